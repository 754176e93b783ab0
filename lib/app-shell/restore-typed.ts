import { reloadParameter } from "./chunk-failure.ts";
import { fieldsNamed, takeTyped, type TypedValue } from "./typed-values.ts";

/** Fields come with the parts of the page that load later. */
const everyMs = 250;
const longestMs = 8_000;

/** Sets a value the way typing does, so that what listens hears of it. */
function type(field: Element, { value, isChecked }: TypedValue): void {
  if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
    if (isChecked && !field.checked) field.click();
    return;
  }
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

const holds = (field: Element, { value, isChecked }: TypedValue): boolean =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")
    ? field.checked === isChecked
    : (field as HTMLInputElement).value === value;

/**
 * After a page was loaded anew: takes the word for it out of the address and types what the fields held before. A field
 * that the visitor has begun to fill meanwhile is left alone. A value has to last a moment, because React may still be
 * taking the page over.
 */
export function restoreTyped(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(reloadParameter)) return;
  url.searchParams.delete(reloadParameter);
  history.replaceState(history.state, "", url);
  const open = new Set(takeTyped());
  const startedAt = Date.now();
  const stable = new Set<TypedValue>();
  const work = () => {
    for (const kept of open) {
      const field = fieldsNamed(kept.name)[kept.index];
      if (!field) continue;
      if (holds(field, kept)) {
        if (stable.has(kept)) open.delete(kept);
        stable.add(kept);
      } else if (field !== document.activeElement) {
        stable.delete(kept);
        type(field, kept);
      }
    }
    if (open.size === 0 || Date.now() - startedAt > longestMs) clearInterval(timer);
  };
  const timer = setInterval(work, everyMs);
  work();
}
