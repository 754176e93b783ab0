/** Moves the focus to the heading of the page that is seen: pages the visitor has left stay in the document, hidden. Answers whether there is one. */
export function focusHeading(): boolean {
  const heading = [...document.querySelectorAll<HTMLElement>("main h1")].find((candidate) =>
    candidate.checkVisibility(),
  );
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** The same once there is a heading, unless the visitor puts the focus somewhere first; answers how to give that up. */
export function focusHeadingWhenThere(): () => void {
  const isDone = () => (document.activeElement ?? document.body) !== document.body || focusHeading();
  if (isDone()) return () => undefined;
  const changes = new MutationObserver(() => {
    if (isDone()) changes.disconnect();
  });
  changes.observe(document.body, { childList: true, subtree: true });
  return () => changes.disconnect();
}
