/** The page of a product in the shop; a child's own shop shows its pieces in another way. */
const productPath = /^(?:\/\w\w)?\/shop\/[\w-]+\/\d+-[\w-]+$/;

/** What is shown of a product until its page is there; null as a rule. */
let look: HTMLElement | null = null;

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
};

/** The picture of a card as it is there already; a photograph not asked for anew in another width. */
function copyPicture(card: Element): HTMLElement {
  const place = make("div", "");
  const shown = card.querySelector<HTMLElement>(".pc-p");
  place.style.background = shown?.style.backgroundColor ?? "";
  const picture = shown?.querySelector("img");
  if (!picture) return place;
  const copy = new Image(picture.width, picture.height);
  copy.alt = "";
  /* It is there already: the frame that shows the name shows it as well. */
  copy.decoding = "sync";
  copy.src = picture.currentSrc || picture.src;
  place.append(make("a", "", copy));
  return place;
}

/** The price of a card in the words of the page, which has room for the whole sentence. */
function copyPrice(card: Element): HTMLElement {
  const price = card.querySelector<HTMLElement>(".pr")?.cloneNode(true) as HTMLElement | undefined;
  const whole = price?.querySelector("small > .sr-only")?.textContent;
  price?.querySelector("small")?.replaceChildren(whole ?? "");
  price?.classList.add("pd-price");
  return price ?? make("p", "pr pd-price");
}

/**
 * Answers a press on a product's card in the next frame: until its page is there, which React renders for a tenth of a second
 * on a slow phone and a slow line brings later, what the card knows of the piece stands where the page will say the same.
 * It acts for nobody and is read to nobody; the list below keeps its place for whoever comes back.
 */
export function showFirstLook(link: HTMLAnchorElement): void {
  endFirstLook();
  const card = link.closest("main .pc");
  const content = document.querySelector("#content");
  const header = document.querySelector(".site-header");
  if (!card || !content || !header || !productPath.test(link.pathname) || link.pathname === location.pathname) return;
  const top = Math.max(0, header.getBoundingClientRect().bottom);
  const pageTop = content.getBoundingClientRect().top + scrollY;
  const info = make(
    "div",
    "pd-info",
    make("div", "pd-top", make("p", "pd-brand", make("a", "", card.querySelector(".pc-b")?.textContent ?? ""))),
    make("h1", "", link.textContent),
    make("div", "pd-offer", copyPrice(card)),
  );
  const badges = card.querySelector(".pb")?.cloneNode(true) ?? "";
  const gallery = make("div", "ga", make("div", "ga-main", copyPicture(card), badges));
  look = make(
    "div",
    "first-look",
    make("div", "wide product-page", make("div", "crumbs"), make("div", "pd", gallery, info)),
  );
  look.inert = true;
  look.ariaHidden = "true";
  look.style.top = `${top}px`;
  /* What stands above the header where pages begin; not above a product on a phone (see the style sheet). */
  look.style.setProperty("--above", `${Math.max(0, pageTop - top)}px`);
  content.append(look);
}

/** Its page is there, or the visitor goes elsewhere. */
export function endFirstLook(): void {
  look?.remove();
  look = null;
}
