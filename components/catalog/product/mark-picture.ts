/** Marks the small picture of the large one a gallery was scrolled to. */
export function markPicture({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches(".ga-main")) return;
  const shown = Math.round(target.scrollLeft / target.clientWidth);
  for (const [index, link] of [...(target.parentElement?.querySelectorAll(".ga-small a") ?? [])].entries()) {
    if (index === shown) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}
