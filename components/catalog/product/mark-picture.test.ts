// @vitest-environment jsdom
import { expect, it } from "vitest";
import { markPicture } from "./mark-picture.ts";

it.each([
  [0, "1"],
  [170, "1"],
  [200, "2"],
  [750, "3"],
])("marks the picture that is shown the most at %i of 375 pixels each", (scrollLeft, expected) => {
  document.body.innerHTML =
    '<div class="ga"><section class="ga-main"></section><ul class="ga-small"><a aria-current="true">1</a><a>2</a><a>3</a></ul></div>';
  const strip = document.querySelector(".ga-main");
  if (!strip) throw new Error("no gallery");
  Object.defineProperty(strip, "clientWidth", { value: 375 });
  strip.scrollLeft = scrollLeft;
  document.addEventListener("scroll", markPicture, { capture: true, once: true });
  strip.dispatchEvent(new Event("scroll"));
  expect([...document.querySelectorAll("[aria-current]")].map(({ textContent }) => textContent)).toEqual([expected]);
});
