import { describe, expect, test } from "vitest";
import { parseHunt, profiles } from "./profiles.ts";
import { slownesses } from "./slowness.ts";

describe("what is asked of a hunt", () => {
  test("is ten times in every profile, unless told", () => {
    expect(parseHunt([])).toEqual({ names: [], times: 10, profiles });
    expect(parseHunt(["cart.spec.ts", "--times=3", "--profile=api", "--profile=plain"])).toMatchObject({
      names: ["cart.spec.ts"],
      times: 3,
      profiles: [{ name: "api" }, { name: "plain" }],
    });
  });

  test.each([["--times=0"], ["--times=ten"], ["--times=1.5"], ["--profile=slow"], ["--loops=3"]])(
    "is refused as %s",
    (argument) => {
      expect(() => parseHunt([argument])).toThrow(argument.slice(0, argument.indexOf("=")));
    },
  );
});

test("every way to be late has its profile", () => {
  expect(profiles.map(({ name }) => name)).toEqual(["plain", ...Object.keys(slownesses)]);
});
