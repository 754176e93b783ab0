/** Below this width the filters are a sheet that is applied with its button. */
export const wideScreen = "(min-width: 64rem)";

const controls = "button, input, a[href]";

/**
 * Makes a dialog of the filters while they are an open sheet: it has a role and a name, Tab stays in it, nothing scrolls
 * behind it, and the focus goes back to the button that opened it. On wide screens they are a part of the page and
 * nothing happens. Answers how to stop.
 */
export function guardFilterSheet(): () => void {
  let sheet: HTMLElement | null = null;

  const open = (panel: HTMLElement) => {
    sheet = panel;
    document.documentElement.toggleAttribute("data-list-filters", true);
    const name = panel.querySelector("form")?.getAttribute("aria-labelledby");
    panel.role = "dialog";
    panel.ariaModal = "true";
    if (name) panel.setAttribute("aria-labelledby", name);
    controlsOf(panel)[0]?.focus({ preventScroll: true });
  };
  const release = (panel: HTMLElement) => {
    sheet = null;
    document.documentElement.toggleAttribute("data-list-filters", false);
    for (const attribute of ["role", "aria-modal", "aria-labelledby"]) panel.removeAttribute(attribute);
  };

  // It tells of itself, but not to those around it.
  const onToggle = (event: ToggleEvent) => {
    const panel = event.target;
    if (!(panel instanceof HTMLElement) || !panel.matches(".lf")) return;
    if (event.newState === "open") return open(panel);
    release(panel);
    // Not every browser gives back what a press did not give: a button it pressed may never have had the focus.
    const focused = document.activeElement;
    if (focused === null || focused === document.body || panel.contains(focused))
      document
        .querySelector<HTMLElement>(`[popovertarget="${panel.id}"]:not([popovertargetaction="hide"])`)
        ?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Tab" || !sheet || matchMedia(wideScreen).matches) return;
    const inside = controlsOf(sheet);
    const isOutside = !sheet.contains(document.activeElement);
    if (!isOutside && document.activeElement !== inside.at(event.shiftKey ? 0 : -1)) return;
    event.preventDefault();
    inside.at(event.shiftKey ? -1 : 0)?.focus();
  };

  document.addEventListener("toggle", onToggle, true);
  document.addEventListener("keydown", onKeyDown);
  return () => {
    document.removeEventListener("toggle", onToggle, true);
    document.removeEventListener("keydown", onKeyDown);
    if (!sheet) return;
    // The page is kept, hidden: it must not come back with the sheet open.
    const left = sheet;
    release(left);
    left.hidePopover();
  };
}

const controlsOf = (panel: HTMLElement): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(controls)].filter((control) => control.checkVisibility());
