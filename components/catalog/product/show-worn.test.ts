// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { showWorn } from "./show-worn.ts";

const page = (size: string) => `<main>
  <div class="ga">
    <section class="ga-main">
      <div><a href="/front"><img src="/front" alt="front"></a></div>
      <div><a href="/worn/2"><img src="/worn/2" alt="two"></a></div>
    </section>
    <ul><li><a href="#p1-2"><img src="/worn/2" alt=""></a></li></ul>
    <span hidden data-worn='{"12":["/worn/2","two"],"14":["/worn/4","four"]}'></span>
  </div>
  <input type="radio" name="size" value="${size}">
</main>`;

/** Where the browser laid the frame of the worn picture. */
const wornAt = 320;

const choose = (size: string) => {
  document.body.innerHTML = page(size);
  const frame = document.querySelector(".ga-main div:last-child") ?? document.body;
  Object.defineProperty(frame, "offsetLeft", { value: wornAt });
  document.addEventListener("change", showWorn, { once: true });
  document.querySelector<HTMLInputElement>("input")?.click();
};

afterEach(() => document.removeEventListener("change", showWorn));

it("changes picture, description, small picture and link together", () => {
  choose("14");
  expect([...document.querySelectorAll("img")].map((img) => [img.getAttribute("src"), img.alt])).toEqual([
    ["/front", "front"],
    ["/worn/4", "four"],
    ["/worn/4", ""],
  ]);
  expect([...document.querySelectorAll("a")].map((a) => a.getAttribute("href"))).toEqual([
    "/front",
    "/worn/4",
    "#p1-2",
  ]);
});

it("leaves the gallery as it is for a choice it has no picture of", () => {
  choose("99");
  expect(document.querySelectorAll('img[src="/worn/2"]')).toHaveLength(2);
});

it.each([
  ["who chooses a size to the picture of it", "14", wornAt],
  ["nobody anywhere for a choice it has no picture of", "99", 0],
])("brings %s", (_, size, left) => {
  choose(size);
  expect(document.querySelector(".ga-main")?.scrollLeft).toBe(left);
});

it("leaves the first picture where it is for a size that was chosen before", () => {
  document.body.innerHTML = page("14");
  const [input] = document.querySelectorAll("input");
  Object.defineProperty(document.querySelector(".ga-main div:last-child"), "offsetLeft", { value: wornAt });
  if (input) input.checked = true;
  showWorn({ target: input ?? null });
  expect(document.querySelector(".ga-main")?.scrollLeft).toBe(0);
  expect(document.querySelectorAll('img[src="/worn/4"]')).toHaveLength(2);
});
