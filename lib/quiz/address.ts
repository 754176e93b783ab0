const stepEvent = "quiz-step";

/** Calls back when the address names another step: by us, or by the browser's own buttons. */
export function subscribeToStep(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  window.addEventListener(stepEvent, listener);
  return () => {
    window.removeEventListener("popstate", listener);
    window.removeEventListener(stepEvent, listener);
  };
}

/** The step the address names; null at the beginning. */
export const readStep = (): string | null => new URLSearchParams(location.search).get("step");

/** Address of a step of the quiz at `path`. */
export const stepAddress = (path: string, step: string, rest: Record<string, string> = {}): string =>
  `${path}?${new URLSearchParams({ step, ...rest }).toString()}`;

/** Shows a step without asking a server: every one is an address all the same. */
export function goToStep(address: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  window.dispatchEvent(new Event(stepEvent));
}

/** Whether the address carries an answer: a form was sent before the script of the page was there. */
export const isHurried = (query: URLSearchParams): boolean => query.has("for");
