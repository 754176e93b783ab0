/** Moves the focus to the heading of the page that is seen: pages the visitor has left stay in the document, hidden. */
export function focusHeading(): void {
  const heading = [...document.querySelectorAll<HTMLElement>("main h1")].find((candidate) =>
    candidate.checkVisibility(),
  );
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
