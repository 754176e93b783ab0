import { draftPrefix } from "./kept-quizzes.ts";

const touches = ["pointermove", "pointerdown", "keydown", "focusin", "input"] as const;

/** Somebody was quicker than the script: a field has the focus, or holds something already. */
function isTouched(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement)) return true;
  return [...form.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")].some(({ type, value, checked }) =>
    type === "radio" || type === "checkbox" ? checked : value !== "",
  );
}

const isKept = (code: string): boolean => {
  try {
    return localStorage.getItem(draftPrefix + code) !== null;
  } catch {
    return false;
  }
};

/**
 * Resolves when a quiz whose first screen stands in the HTML needs its script: when somebody comes near it, when its address
 * names a step or carries an answer, or when it was begun before. Where no HTML of it stands, at once.
 */
export async function whenWanted(code: string): Promise<void> {
  if (typeof document === "undefined") return;
  const form = document.querySelector<HTMLFormElement>(`form[data-quiz="${code}"]`);
  if (!form || location.search !== "" || isKept(code) || isTouched(form)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const options = { capture: true, passive: true };
  const onTouch = () => resolve();
  for (const touch of touches) document.addEventListener(touch, onTouch, options);
  window.addEventListener("popstate", onTouch);
  await promise;
  for (const touch of touches) document.removeEventListener(touch, onTouch, options);
  window.removeEventListener("popstate", onTouch);
}
