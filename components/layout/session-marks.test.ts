// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { leadMembers, leadNear } from "./session-marks.ts";

let isMember = false;
const near = (event: Event) => leadNear(event, () => isMember);
for (const name of ["pointerover", "focusin"]) document.addEventListener(name, near, true);

afterEach(() => {
  document.body.innerHTML = "";
  isMember = false;
});

/** A link to the quiz that leads clients to their shop, as a page brings it. */
function aLink(): HTMLAnchorElement {
  document.body.innerHTML = '<a href="/quiz" data-member-href="/your-shop"><b>In a box</b></a><a href="/shop">Shop</a>';
  return document.querySelector("a")!;
}
const ways = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));

it("leads clients elsewhere while they are signed in", () => {
  aLink();
  leadMembers(true);
  expect(ways()).toEqual(["/your-shop", "/shop"]);
  leadMembers(false);
  expect(ways()).toEqual(["/quiz", "/shop"]);
});

it.each(["pointerover", "focusin"])("does so for a link that came since, at its %s", (name) => {
  const link = aLink();
  const approach = () => link.firstElementChild!.dispatchEvent(new Event(name, { bubbles: true }));
  approach();
  expect(ways()).toEqual(["/quiz", "/shop"]);
  isMember = true;
  approach();
  expect(ways()).toEqual(["/your-shop", "/shop"]);
  isMember = false;
  approach();
  expect(ways()).toEqual(["/quiz", "/shop"]);
});
