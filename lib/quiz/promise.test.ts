import { expect, it } from "vitest";
import { promisedKind } from "./promise.ts";

it("says refusals back, patterns in words of their own, and nothing else", () => {
  expect(promisedKind("fabrics_avoided")).toBe("thing");
  expect(promisedKind("patterns_avoided")).toBe("pattern");
  expect(promisedKind("colors_loved")).toBeNull();
});
