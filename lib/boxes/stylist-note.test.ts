import { expect, it } from "vitest";
import type { Preview } from "#contract/preview.ts";
import { findLessons, planNote } from "./stylist-note.ts";

type Reasons = Preview["looks"][number]["items"][number]["reasons"];
const preview = (
  items: { is_wish?: boolean; reasons?: Reasons }[],
  rest: { left?: number; missing?: number } = {},
): Preview =>
  ({
    looks: [{ items: items.map((item) => ({ is_wish: false, reasons: [], ...item })) }],
    unfulfilled_wishes: Array.from({ length: rest.missing ?? 0 }, () => ({})),
    totals: { budget_ttc: 100, items_total_ttc: 100 - (rest.left ?? 0) },
  }) as unknown as Preview;

it("opens with what weighs most: wishes, then what is loved, then the season", () => {
  const loved = { reasons: [{ code: "LOVED_COLOR" }] };
  expect(planNote(preview([{ is_wish: true }, loved, loved]))[0]).toEqual({ key: "wishes", count: 1 });
  expect(planNote(preview([loved, loved, {}]))[0]).toEqual({ key: "loved", count: 2 });
  expect(planNote(preview([loved, {}]))[0]).toEqual({ key: "season" });
});

it("ends with a wish that is missing before what is left of the budget", () => {
  expect(planNote(preview([], { missing: 2, left: 30 }))[1]).toEqual({ key: "missing", count: 2 });
  expect(planNote(preview([], { left: 30 }))[1]).toEqual({ key: "budget", amount: 30 });
  expect(planNote(preview([], { left: 2 }))[1]).toEqual({ key: "offer" });
});

it("tells each lesson of earlier boxes once", () => {
  const kept = { code: "KEPT_KIND", data: { kind: "cardigan", count: 3 } };
  const lessons = findLessons(preview([{ reasons: [{ code: "SEASON" }, kept] }, { reasons: [{ ...kept }] }]));
  expect(lessons).toEqual([kept]);
});
