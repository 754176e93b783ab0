import type { WornByVariant } from "./worn-pictures.ts";

/**
 * Shows the piece on somebody of the size that was chosen, wherever the gallery shows it: large, small and as a link. Who
 * chooses one is brought to that picture; one chosen before stays out of the way of the first.
 */
export function showWorn({ target, type }: { target: EventTarget | null; type?: string }): void {
  if (!(target instanceof HTMLInputElement) || target.type !== "radio" || !target.checked) return;
  const page = target.closest("main");
  const data = page?.querySelector<HTMLElement>("[data-worn]")?.dataset.worn;
  if (!page || !data) return;
  const pictures = JSON.parse(data) as WornByVariant;
  const [url, alt] = pictures[target.value] ?? [];
  if (url === undefined || alt === undefined) return;
  const known = new Set(Object.values(pictures).map(([address]) => address));
  for (const picture of page.querySelectorAll<HTMLImageElement>(".ga img")) {
    if (!known.has(picture.getAttribute("src") ?? "")) continue;
    picture.src = url;
    if (picture.alt !== "") picture.alt = alt;
    const link = picture.closest("a");
    if (link && known.has(link.getAttribute("href") ?? "")) link.href = url;
    const gallery = type === "change" ? picture.closest(".ga-main") : null;
    if (gallery) gallery.scrollLeft = picture.closest<HTMLElement>(".ga-main div")?.offsetLeft ?? 0;
  }
}
