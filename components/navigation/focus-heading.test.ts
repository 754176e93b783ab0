// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { promiseArrival, takeArrival } from "#lib/browser/arrival.ts";
import { focusHeadingWhenThere } from "./focus-heading.ts";

beforeEach(() => {
  document.body.innerHTML = "<button>Menu</button><main></main>";
  /* jsdom lays nothing out. */
  Element.prototype.checkVisibility = () => true;
});

const addHeading = () => document.querySelector("main")?.insertAdjacentHTML("beforeend", "<h1>Merci</h1>");
/** What was changed is told after the task. */
const afterChanges = () => new Promise<void>((resolve) => queueMicrotask(resolve));

it("gives the focus to the heading of a page, at once or when it comes", async () => {
  addHeading();
  focusHeadingWhenThere();
  expect(document.activeElement?.textContent).toBe("Merci");
  document.body.innerHTML = "<main></main>";
  focusHeadingWhenThere();
  addHeading();
  await afterChanges();
  expect(document.activeElement?.textContent).toBe("Merci");
});

it("leaves the focus to who has put it somewhere meanwhile, or has left", async () => {
  focusHeadingWhenThere();
  document.querySelector("button")?.focus();
  addHeading();
  await afterChanges();
  expect(document.activeElement?.textContent).toBe("Menu");
  document.body.innerHTML = "<main></main>";
  focusHeadingWhenThere()();
  addHeading();
  await afterChanges();
  expect(document.activeElement).toBe(document.body);
});

it("knows once that a deed led here", () => {
  expect(takeArrival()).toBe(false);
  promiseArrival();
  expect([takeArrival(), takeArrival()]).toEqual([true, false]);
});
