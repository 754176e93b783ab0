/** Of the page that is seen: pages the visitor left stay in the document, hidden. */
const find = <T extends HTMLElement>(selector: string): T | undefined =>
  [...document.querySelectorAll<T>(`.pd-info ${selector}`)].find(
    (element) => element.closest(".pd-info")?.checkVisibility() ?? false,
  );

/** A size has just gone, which the page did not know: it is advised no more, and the alert for it stands open. */
export function offerAlert(variantId: number, label: string): void {
  const help = find("form[data-size-help]");
  if (help)
    help.dataset["sizes"] = (help.dataset["sizes"] ?? "").replace(new RegExp(`\\b(${variantId}:[^:|]*):1`), "$1:0");
  const alert = find<HTMLFormElement>("form[data-stock-alert]");
  const details = alert?.closest("details");
  const select = alert?.querySelector("select");
  if (!details || !select) return;
  const value = String(variantId);
  if (![...select.options].some((option) => option.value === value)) select.add(new Option(label, value));
  select.value = value;
  details.hidden = false;
  details.open = true;
}
