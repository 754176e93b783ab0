import "#components/sheets/acts.css";
/**
 * Lays the search of the header, its field ready to be typed in and the worlds below, over a page whose header has no room
 * for it. What is laid over is gone again once it was left or led somewhere. `closeLabel` names the button that closes it.
 * Suggestions come as in the header, with the focus of the field: every phone fetches this, and few search.
 */
export function openSearch(closeLabel: string): void {
  const form = document.querySelector(".site-search form")?.cloneNode(true);
  if (!(form instanceof HTMLFormElement) || document.querySelector(".search-sheet")) return;
  const field = form.querySelector("input");
  if (!field) return;
  for (const name of ["role", "aria-autocomplete", "aria-expanded", "aria-controls"]) field.removeAttribute(name);
  form.querySelector(".sugg")?.remove();

  const sheet = document.createElement("dialog");
  sheet.className = "search-sheet";
  sheet.setAttribute("aria-label", field.getAttribute("aria-label") ?? "");
  const close = document.createElement("button");
  close.type = "button";
  close.className = "search-sheet-close";
  close.setAttribute("aria-label", closeLabel);
  close.append("×");
  close.addEventListener("click", () => sheet.close());
  const box = document.createElement("search");
  box.className = "site-search";
  box.append(form);
  sheet.append(box, close);
  const worlds = document.querySelector(".site-worlds ul")?.cloneNode(true);
  if (worlds) sheet.append(worlds);
  sheet.addEventListener("close", () => sheet.remove());
  /* The way is taken by whoever listens on the document: the sheet goes afterwards. */
  const leave = () => setTimeout(() => sheet.close());
  sheet.addEventListener("submit", leave);
  sheet.addEventListener("click", ({ target }) => {
    if (target === sheet || (target instanceof Element && target.closest("a"))) leave();
  });
  document.body.append(sheet);
  sheet.showModal();
  field.focus();
}
