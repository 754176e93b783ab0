import type { WornByVariant } from "./worn-pictures.ts";

/** Shows the piece on somebody of the size that was chosen, wherever the gallery shows it: large, small and as a link. */
export function showWorn({ target }: Pick<Event, "target">): void {
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
  }
}
