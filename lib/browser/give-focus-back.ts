/**
 * Gives the focus back to what opened a part of the page that is gone now. Who has gone on meanwhile keeps it: the next key
 * would be pressed on something else than what was chosen.
 */
export function giveFocusBack(opener: HTMLElement | null): void {
  if (document.activeElement === null || document.activeElement === document.body) opener?.focus();
}
