import { expect, it } from "vitest";
import { aPiece } from "#tests/backend/stylist-pieces.ts";
import { makeHouseholds, trueShoe } from "./households.ts";
import { isWrongSize } from "./judge-box.ts";

const people = makeHouseholds(24, new Date("2026-11-01T12:00:00Z")).flatMap((household) => household.people);
const find = (type: "KID" | "WOMAN") => {
  const person = people.find(({ profileType, told }) => profileType === type && told.shoe_size !== null);
  if (!person) throw new Error(`no ${type} with shoes`);
  return person;
};
const sent = (size: string) => ({
  piece: aPiece({ family: "SHOES", kind: "trainers", metaCategory: "FEET" }),
  size,
  score: 0,
  reasons: [],
});

it("sees shoes and socks that a child's feet have outgrown, or would be lost in", () => {
  const [kid, age] = [find("KID"), 72];
  const worn = Math.round(trueShoe(kid, age));
  const isWrong = (size: string) => isWrongSize(sent(size), kid, age);
  expect([-2, 0, 1, 3].map((step) => isWrong(String(worn + step)))).toEqual([true, false, false, true]);
  expect(isWrong(`${worn}-${worn + 3}`)).toBe(false);
  expect(isWrong(`${worn - 6}-${worn - 3}`)).toBe(true);
  expect(isWrong(`${worn + 3}-${worn + 6}`)).toBe(true);
});

it("lets a woman's shoes be of her size only", () => {
  const woman = find("WOMAN");
  const told = Number(woman.told.shoe_size);
  const isWrong = (size: string) => isWrongSize(sent(size), woman, 400);
  expect([told - 1, told, told + 1].map((size) => isWrong(String(size)))).toEqual([true, false, true]);
  expect([`${told - 1}-${told + 1}`, `${told + 1}-${told + 3}`].map(isWrong)).toEqual([false, true]);
});
