/** Dragging a card is the same as tapping it and then tapping what it is dropped on. */
const FAR = 8; // so many pixels make a drag of a press

export interface Dragged {
  /** The card was lifted: light where it may go. Nothing is sent. */
  onlift: () => void;
  /** It was dropped on a place for cards that has no button of its own. */
  ondrop: () => void;
}

/** Let a card be dragged onto what lies under the pointer: a lit button, or anything with `data-drop`. */
export function draggable(node: HTMLElement, dragged: () => Dragged | null): { destroy: () => void } {
  let from: PointerEvent | null = null;
  let moving = false;

  function down(event: PointerEvent): void {
    if (event.button === 0 && dragged() !== null) from = event;
  }

  function move(event: PointerEvent): void {
    if (from === null) return;
    const [dx, dy] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (!moving && Math.hypot(dx, dy) > FAR) {
      moving = true;
      node.setPointerCapture(event.pointerId);
      node.classList.add("dragged");
      dragged()?.onlift();
    }
    if (moving) node.style.transform = `translate(${dx}px, ${dy}px)`;
  }

  function up(event: PointerEvent): void {
    const under = moving && event.type === "pointerup" ? targetAt(event.clientX, event.clientY, node) : null;
    if (under?.dataset.drop !== undefined) dragged()?.ondrop();
    else under?.click();
    stop();
  }

  function stop(): void {
    if (moving) node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
    from = null;
    moving = false;
    node.style.transform = "";
    node.classList.remove("dragged");
  }

  const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
  for (const [name, listener] of Object.entries(heard)) node.addEventListener(name, listener as EventListener);
  return {
    destroy: () => {
      for (const [name, listener] of Object.entries(heard)) node.removeEventListener(name, listener as EventListener);
    },
  };
}

/** The click that ends a drag is no tap. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function targetAt(x: number, y: number, dragged: HTMLElement): HTMLElement | null {
  const under = document.elementsFromPoint(x, y).find((one) => !dragged.contains(one) && one.closest("[data-drop], [data-target]"));
  return under?.closest<HTMLElement>("[data-drop], [data-target]") ?? null;
}
