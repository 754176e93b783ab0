// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { giveFocusBack } from "./give-focus-back.ts";

afterEach(() => document.body.replaceChildren());

const aButton = () => document.body.appendChild(document.createElement("button"));

it("gives the focus back when what had it is gone", () => {
  const [opener, save] = [aButton(), aButton()];
  save.focus();
  save.remove();
  giveFocusBack(opener);
  expect(document.activeElement).toBe(opener);
});

it("leaves it where somebody has gone on to", () => {
  const [opener, next] = [aButton(), aButton()];
  next.focus();
  giveFocusBack(opener);
  expect(document.activeElement).toBe(next);
});
