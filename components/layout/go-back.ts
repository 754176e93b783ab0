/** A press on "back": to the page before, where there is one; without one, or without scripts, the link leads home. */
export function goBack(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a[data-back]") : null;
  if (!link || history.length < 2) return;
  event.preventDefault();
  history.back();
}
