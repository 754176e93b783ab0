import { expect, it } from "vitest";
import { swipeOf } from "./swipe.ts";

it.each([
  ["a long push to the right likes", { x: 120, y: 10 }, "right"],
  ["one to the left does not", { x: -90, y: -20 }, "left"],
  ["a short one says nothing", { x: 60, y: 0 }, null],
  ["scrolling says nothing", { x: 100, y: 160 }, null],
] as const)("%s", (_, moved, expected) => expect(swipeOf(moved)).toBe(expected));
