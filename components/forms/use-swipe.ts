import { useRef, useState, type PointerEvent } from "react";
import { swipeOf } from "#lib/browser/swipe.ts";

const still = { x: 0, y: 0 };

/**
 * A card that is pushed to a side: how far it is away from its place, where letting go would send it, and what its element
 * listens with. A finger that scrolls after all, or goes elsewhere, says nothing.
 */
export function useSwipe(onSwipe: (to: "left" | "right") => void) {
  const [drag, setDrag] = useState(still);
  const start = useRef<{ x: number; y: number } | null>(null);
  const push = swipeOf(drag);
  const letGo = () => {
    start.current = null;
    setDrag(still);
  };
  return {
    drag,
    push,
    listeners: {
      onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
        start.current = { x, y };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (start.current) setDrag({ x: clientX - start.current.x, y: clientY - start.current.y });
      },
      onPointerUp: () => {
        if (push) onSwipe(push);
        letGo();
      },
      onPointerCancel: letGo,
      onPointerLeave: letGo,
    },
  };
}
