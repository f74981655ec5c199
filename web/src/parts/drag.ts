/** Dragging a card is the same as tapping it and then tapping what it is dropped on. */
const FAR = 8; // so many pixels make a drag of a press

export interface Dragged {
  /** The card was lifted: light where it may go. Nothing is sent. */
  onlift: () => void;
  /** It was dropped on a place for cards that has no button of its own; which one, its `data-drop` says. */
  ondrop: (on: string) => void;
}

/** Let a card be dragged onto what lies under the pointer: a lit button, or anything with `data-drop`. */
export function draggable(node: HTMLElement, dragged: () => Dragged | null): { destroy: () => void } {
  let from: PointerEvent | null = null;
  let moving = false;
  let scale = 1;
  // Heard from the window: a quick hand has left the card before it has moved far enough to be dragging it.
  const heard = { pointermove: move, pointerup: up, pointercancel: up };

  function down(event: PointerEvent): void {
    if (event.button !== 0 || from !== null || dragged() === null) return;
    from = event;
    for (const [name, listener] of Object.entries(heard)) window.addEventListener(name, listener as EventListener);
  }

  function move(event: PointerEvent): void {
    if (from === null || event.pointerId !== from.pointerId) return;
    const [dx, dy] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (!moving && Math.hypot(dx, dy) > FAR) {
      moving = true;
      scale = node.getBoundingClientRect().width / Math.max(1, node.offsetWidth); // a board may be drawn larger or smaller
      node.setPointerCapture(event.pointerId);
      node.classList.add("dragged");
      dragged()?.onlift();
    }
    if (moving) node.style.transform = `translate(${dx / scale}px, ${dy / scale}px)`;
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== from?.pointerId) return;
    const under = moving && event.type === "pointerup" ? targetAt(event.clientX, event.clientY, node) : null;
    if (under?.dataset.drop !== undefined) dragged()?.ondrop(under.dataset.drop);
    else under?.click();
    stop();
  }

  function stop(): void {
    if (moving) node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
    for (const [name, listener] of Object.entries(heard)) window.removeEventListener(name, listener as EventListener);
    from = null;
    moving = false;
    node.style.transform = "";
    node.classList.remove("dragged");
  }

  node.addEventListener("pointerdown", down);
  return {
    destroy: () => {
      node.removeEventListener("pointerdown", down);
      stop();
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
