// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { endFirstLook, showFirstLook } from "./first-look.ts";

const card = (href: string) => `
  <li class="pc">
    <h2 class="pc-n"><a href="${href}">Robe Louise, blanche</a></h2>
    <span class="pc-b">Tres Limones</span>
    <p class="pr">
      <span class="sr-only">Prix&nbsp;: </span><b>30,00 €</b><s>38,00 €</s>
      <small><span aria-hidden="true">30 j. : 36 €</span><span class="sr-only">Le plus bas des 30 jours : 36,00 €</span></small>
    </p>
    <div class="pc-p" style="background: rgb(225, 205, 180)">
      <img src="/small.avif" srcset="/large.avif 1280w" width="600" height="800" loading="lazy" alt="Robe blanche">
      <p class="pb"><span>Nouveau</span></p>
      <button>+</button>
    </div>
  </li>`;

const open = (path: string, href: string, place = "main") => {
  history.replaceState(null, "", path);
  document.body.innerHTML = `<header class="site-header"></header><div id="content"><${place}><h1>Filles</h1><ul>${card(href)}</ul></${place}></div>`;
  const link = document.querySelector<HTMLAnchorElement>(".pc-n a");
  if (!link) throw new Error("no card");
  return link;
};
const look = () => document.querySelector<HTMLElement>(".first-look");

afterEach(endFirstLook);

it("shows at once what a card knows, where the page will say it, to nobody who listens or presses", () => {
  showFirstLook(open("/shop/girls", "/shop/girls/1-robe-louise"));
  const shown = look();
  expect(shown?.inert).toBe(true);
  expect(shown?.ariaHidden).toBe("true");
  expect(shown?.querySelector("h1")?.textContent).toBe("Robe Louise, blanche");
  expect(shown?.querySelector(".pd-brand")?.textContent).toBe("Tres Limones");
  expect(shown?.querySelector(".pd-offer b")?.textContent).toBe("30,00 €");
  expect(shown?.querySelector(".pd-offer small")?.textContent).toBe("Le plus bas des 30 jours : 36,00 €");
  expect(shown?.querySelector(".pb")?.textContent).toBe("Nouveau");
  expect(shown?.querySelector("button")).toBeNull();
  expect(shown?.querySelector<HTMLElement>(".ga-main div")?.style.background).toBe("rgb(225, 205, 180)");
  const picture = shown?.querySelector("img");
  /* As it is there, in no other width. */
  expect(picture?.getAttribute("srcset")).toBeNull();
  expect(new URL(picture?.src ?? "").pathname).toBe("/small.avif");
  /* The page that is left keeps its place. */
  expect(document.querySelector("main")).not.toBeNull();
});

it("leaves room for the line above pages where they have one", () => {
  const link = open("/de/shop/girls", "/de/shop/girls/1-kleid");
  const place = (element: string, box: Partial<DOMRect>) => {
    const found = document.querySelector(element);
    if (found) found.getBoundingClientRect = () => box as DOMRect;
  };
  place(".site-header", { bottom: 73 });
  place("#content", { top: 111 });
  showFirstLook(link);
  expect(look()?.style.top).toBe("73px");
  expect(look()?.style.getPropertyValue("--above")).toBe("38px");
  showFirstLook(link);
  expect(document.querySelectorAll(".first-look")).toHaveLength(1);
});

it.each([
  ["another kind of page", "/shop/girls", "/shop/girls", "main"],
  ["a piece of a child's own shop", "/shop", "/6f1/your-shop/new/1-robe", "main"],
  ["the page that is open", "/shop/girls/1-robe", "/shop/girls/1-robe", "main"],
  ["what stands in a window above the page", "/shop", "/shop/girls/1-robe", "dialog"],
])("shows nothing of %s", (_what, path, href, place) => {
  showFirstLook(open(path, href, place));
  expect(look()).toBeNull();
});

it("goes, once or twice", () => {
  showFirstLook(open("/shop/girls", "/shop/girls/1-robe"));
  endFirstLook();
  endFirstLook();
  expect(look()).toBeNull();
});
