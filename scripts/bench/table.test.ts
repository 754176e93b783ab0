import { expect, it } from "vitest";
import { judge } from "./table.ts";

it("meets a goal it just reaches", () =>
  expect(judge("x", "ms", 60, 40, { atMost: 60 })).toMatchObject({ isMet: true, ratio: 1.5, goal: "≤ 60" }));
it("misses a goal by a little", () =>
  expect(judge("x", "", 59.9, 100, { atLeast: 60 })).toMatchObject({ isMet: false }));
it("does not judge what was not measured", () =>
  expect(judge("x", "", null, null, { atMost: 1 })).toMatchObject({ isMet: null, ratio: null }));
