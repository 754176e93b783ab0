import { useEffect, useRef, useState } from "react";
import { isUnderWay, noteWay } from "#lib/routing/under-way.ts";
import { loadingBar } from "#lib/theme/tokens.ts";

/**
 * Tells whether a navigation takes longer than the loading bar's throttle; call `begin` right before it. React's pending
 * state of a transition says the same, but renders and paints it on the press, before the page that is already there.
 * `onOver` is told when it has led somewhere, or nowhere.
 */
export function useSlowNavigation(onOver: () => void): { isSlow: boolean; begin: () => void } {
  const [isSlow, setIsSlow] = useState(false);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);

  const begin = () => {
    clearInterval(timer.current);
    noteWay();
    timer.current = setInterval(() => {
      const isOver = !isUnderWay();
      setIsSlow(!isOver);
      if (!isOver) return;
      clearInterval(timer.current);
      onOver();
    }, loadingBar.throttleMs);
  };
  return { isSlow, begin };
}
