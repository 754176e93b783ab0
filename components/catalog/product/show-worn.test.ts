// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { showWorn } from "./show-worn.ts";

const page = (size: string) => `<main>
  <div class="ga">
    <a href="/front"><img src="/front" alt="front"></a>
    <a href="/worn/2"><img src="/worn/2" alt="two"></a>
    <ul><li><a href="#p1-2"><img src="/worn/2" alt=""></a></li></ul>
    <span hidden data-worn='{"12":["/worn/2","two"],"14":["/worn/4","four"]}'></span>
  </div>
  <input type="radio" name="size" value="${size}">
</main>`;

const choose = (size: string) => {
  document.body.innerHTML = page(size);
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
