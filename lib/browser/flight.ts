/** Where things land: `data-lands` of the element. */
export type Landing = "cart" | "wishes";

const flightMs = 520;
/** By how much a place grows at most when something lands in it, in px: what fills the page's width stays within it. */
const mostGrowth = 16;
const isSeen = ({ width, bottom, top }: DOMRect): boolean => width > 0 && bottom > 0 && top < innerHeight;

/** Where the lid of the trunk in the header is fixed, in its drawing. */
const hinge = "3.75px 12.75px";

/** The picture a gallery shows at the moment. */
const shownPicture = (gallery: Element | null | undefined): HTMLImageElement | null => {
  const { left, right } = gallery?.getBoundingClientRect() ?? { left: 0, right: 0 };
  const pictures = [...(gallery?.querySelectorAll("img") ?? [])];
  return (
    pictures.find((picture) => {
      const box = picture.getBoundingClientRect();
      return box.left >= left - 1 && box.left < right;
    }) ?? null
  );
};

/** Lets what something landed in give way: the trunk opens, anything else grows a little. */
function giveWay(place: Element): void {
  /* As it is now: what has landed is counted there already, in other words. */
  const grown = 1 + Math.min(0.15, mostGrowth / place.getBoundingClientRect().width);
  place.animate([{ scale: 1 }, { scale: grown }, { scale: 1 }], { duration: 220, easing: "ease-out" });
  place.querySelector("[data-lid]")?.animate(
    ["none", "translateY(-2px) rotate(-22deg)", "none"].map((transform) => ({ transform, transformOrigin: hinge })),
    { duration: 420, easing: "ease-in-out" },
  );
}

/**
 * Sends the picture of the card around a button, or else the one its page shows large, to where its piece was put: up a
 * little, then down into it, which gives way. What happens is said and counted elsewhere; who wants no motion sees none.
 */
export function flyFrom(button: Element, landing: Landing): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const picture = button.closest("li")?.querySelector("img") ?? shownPicture(document.querySelector(".ga-main"));
  const place = [...document.querySelectorAll(`[data-lands=${landing}]`)].find(
    (element) => element.getBoundingClientRect().width > 0,
  );
  if (!picture || !place) return;
  const [from, to] = [picture.getBoundingClientRect(), place.getBoundingClientRect()];
  if (!isSeen(from)) return;
  const copy = new Image();
  copy.src = picture.currentSrc;
  copy.alt = "";
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    inset: `${from.top}px auto auto ${from.left}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    objectFit: "cover",
    borderRadius: "1.25rem",
    pointerEvents: "none",
    zIndex: "90",
  });
  document.body.append(copy);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const scale = Math.min(1, 28 / from.width);
  const flight = copy.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x * 0.4}px, ${y * 0.4 - 48}px) scale(0.5) rotate(-5deg)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.2 },
    ],
    { duration: flightMs, easing: "cubic-bezier(0.4, 0, 0.3, 1)" },
  );
  flight.addEventListener("finish", () => {
    copy.remove();
    giveWay(place);
  });
  flight.addEventListener("cancel", () => copy.remove());
}
