// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { flyFrom } from "./flight.ts";

const flights: (EventTarget & { of: Element; frames: Keyframe[] })[] = [];
const boxes: Record<string, Partial<DOMRect>> = {};
let wantsNone = false;

beforeEach(() => {
  wantsNone = false;
  flights.length = 0;
  Object.assign(boxes, {
    IMG: { left: 100, top: 200, width: 200, height: 240, bottom: 440 },
    A: { left: 900, top: 10, width: 44, height: 44, bottom: 54 },
  });
  vi.stubGlobal("matchMedia", () => ({ matches: wantsNone }));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(this: Element) {
    return { width: 0, ...boxes[this.tagName] } as DOMRect;
  });
  Element.prototype.animate = function animate(this: Element, frames) {
    const flight = Object.assign(new EventTarget(), { of: this, frames: frames as Keyframe[] });
    flights.push(flight);
    return flight as unknown as Animation;
  };
  document.body.innerHTML = `
    <a data-lands="cart">Cart</a>
    <ul><li><img src="https://shop.test/a.svg" alt="A dress"><button>+</button></li></ul>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "animate");
  document.body.innerHTML = "";
});

const press = () => flyFrom(document.querySelector("button")!, "cart");
const copies = () => document.querySelectorAll("body > img");

it("sends a copy of the picture, which says nothing, and takes it away where it has landed", () => {
  press();
  expect(copies()).toHaveLength(1);
  expect(copies()[0]?.getAttribute("aria-hidden")).toBe("true");
  expect(flights.map(({ of }) => of)).toEqual([copies()[0]]);
  flights[0]?.dispatchEvent(new Event("finish"));
  expect(copies()).toHaveLength(0);
  expect(flights.map(({ of }) => of.tagName)).toEqual(["IMG", "A"]);
});

it("sends the picture a product's page shows large where no card is around the button", () => {
  boxes["SECTION"] = { left: 90, right: 400 };
  document.body.innerHTML = `<a data-lands="cart">Cart</a><form><button>Add</button></form>
    <section class="ga-main"><img src="https://shop.test/front.svg" alt=""></section>`;
  press();
  expect(copies()).toHaveLength(1);
});

it("opens the lid of a trunk, and nothing of what has none", () => {
  document.querySelector("a")?.insertAdjacentHTML("beforeend", "<svg><use data-lid></use></svg>");
  press();
  flights[0]?.dispatchEvent(new Event("finish"));
  expect(flights.map(({ of }) => of.tagName)).toEqual(["IMG", "A", "use"]);
});

it("lets what takes it grow a little, and no wider than a page has room", () => {
  press();
  flights[0]?.dispatchEvent(new Event("finish"));
  expect(flights[1]?.frames[1]?.["scale"]).toBe(1.15);
  press();
  boxes["A"] = { left: 16, top: 700, width: 343, height: 24, bottom: 724 };
  flights[2]?.dispatchEvent(new Event("finish"));
  expect(343 * (Number(flights[3]?.frames[1]?.["scale"]) - 1)).toBeCloseTo(16);
});

it("leaves nothing behind where the flight is broken off", () => {
  press();
  flights[0]?.dispatchEvent(new Event("cancel"));
  expect(copies()).toHaveLength(0);
});

it.each<[string, () => void]>([
  ["to who wants no motion", () => (wantsNone = true)],
  [
    "of a picture that is out of sight",
    () => (boxes["IMG"] = { left: 0, top: -300, width: 200, height: 240, bottom: -60 }),
  ],
  ["where there is no picture", () => document.querySelector("img")?.remove()],
  ["where nothing takes it", () => document.querySelector("a")?.remove()],
  ["where what takes it is not shown", () => (boxes["A"] = { width: 0 })],
])("shows nothing %s", (_, change) => {
  change();
  press();
  expect(flights).toEqual([]);
  expect(copies()).toHaveLength(0);
});
