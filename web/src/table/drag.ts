import { type MouseEvent, type PointerEvent, useRef } from "react";

const FAR = 10; // pixels from which on a press is a drag

interface Drag {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(event: PointerEvent<HTMLElement>): void;
  onClickCapture(event: MouseEvent<HTMLElement>): void;
}

const inside = (box: DOMRect, { clientX: x, clientY: y }: { clientX: number; clientY: number }) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** A thing that can be chosen can also be dragged: let go outside of its place it is chosen, else it goes back. */
export function useDrag(lit: boolean, choose: (element: HTMLElement) => void): Drag {
  const from = useRef<{ x: number; y: number; home: DOMRect } | null>(null);
  const dragged = useRef(false);
  const back = (element: HTMLElement) => {
    from.current = null;
    element.classList.remove("dragged");
    element.style.translate = "";
  };
  return {
    onPointerDown(event) {
      dragged.current = false;
      const home = event.currentTarget.closest("[data-zone]")?.getBoundingClientRect();
      if (lit && home && event.button === 0) from.current = { x: event.clientX, y: event.clientY, home };
    },
    onPointerMove(event) {
      if (!from.current) return;
      const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
      const element = event.currentTarget;
      if (!dragged.current && Math.hypot(x, y) > FAR) {
        dragged.current = true;
        element.setPointerCapture(event.pointerId);
        element.classList.add("dragged");
      }
      if (dragged.current) element.style.translate = `${x}px ${y}px`;
    },
    onPointerUp(event) {
      const home = from.current?.home;
      back(event.currentTarget);
      if (home && dragged.current && !inside(home, event)) choose(event.currentTarget);
    },
    onPointerCancel: (event) => back(event.currentTarget),
    onClickCapture(event) {
      if (dragged.current) event.stopPropagation();
    },
  };
}
