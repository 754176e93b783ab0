import { expect, it } from "vitest";
import { pickDifferent } from "./pick-different.ts";

const look = (name: string, fitting: number, ...features: string[]) => ({ name, fitting, features });
const names = (looks: readonly { name: string }[]) => looks.map(({ name }) => name);

it("begins with the look that fits best and goes on with the one least like those taken", () => {
  const looks = [
    look("navy", 1, "color:navy", "kind:jeans"),
    look("navy again", 1, "color:navy", "kind:jeans", "pattern:plain"),
    look("flowers", 0.8, "color:pink", "pattern:flower"),
  ];
  expect(names(pickDifferent(looks, 2))).toEqual(["navy", "flowers"]);
});

it("takes what there is, each once", () => {
  const looks = [look("a", 1, "x"), look("b", 1, "x")];
  expect(names(pickDifferent(looks, 6)).toSorted()).toEqual(["a", "b"]);
  expect(pickDifferent([], 6)).toEqual([]);
});
