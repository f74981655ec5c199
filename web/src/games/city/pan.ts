/** The ground can be dragged by mouse, as it is by touch, and enlarged with two fingers or with Ctrl and the wheel. */
export function pannable(node: HTMLElement, onscale: (by: number) => void): { destroy: () => void } {
  const fingers = new Map<number, PointerEvent>();

  function spread(): number {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  }

  function down(event: PointerEvent): void {
    if (!(event.target as Element).closest("button")) fingers.set(event.pointerId, event);
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const wide = spread();
    fingers.set(event.pointerId, event);
    if (wide > 0) onscale(spread() / wide);
    else if (event.pointerType === "mouse") node.scrollBy(before.clientX - event.clientX, before.clientY - event.clientY);
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    onscale(Math.exp(-event.deltaY / 300));
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("wheel", wheel, { passive: false });
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  return {
    destroy: () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    },
  };
}
