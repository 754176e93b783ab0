/** Of the page that is seen: pages the visitor left stay in the document, hidden. */
const find = <T extends HTMLElement>(selector: string): T | undefined =>
  [...document.querySelectorAll<T>(`.pd-info ${selector}`)].find(
    (element) => element.closest(".pd-info")?.checkVisibility() ?? false,
  );

/** A size is gone, which the page may not have known: it is advised no more, and the alert for it stands open. */
export function offerAlert(variantId: number, label: string): HTMLFormElement | undefined {
  const help = find("form[data-size-help]");
  if (help)
    help.dataset["sizes"] = (help.dataset["sizes"] ?? "").replace(new RegExp(`\\b(${variantId}:[^:|]*):1`), "$1:0");
  const alert = find<HTMLFormElement>("form[data-stock-alert]");
  const details = alert?.closest("details");
  const select = alert?.querySelector("select");
  if (!alert || !details || !select) return undefined;
  const value = String(variantId);
  if (![...select.options].some((option) => option.value === value)) select.add(new Option(label, value));
  select.value = value;
  details.hidden = false;
  details.open = true;
  return alert;
}
