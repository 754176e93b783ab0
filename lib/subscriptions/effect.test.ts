import { expect, it } from "vitest";
import { describeEffect } from "./effect.ts";

type Stand = Parameters<typeof describeEffect>[0];
const active: Stand = {
  status_details_code: "active",
  frequency: 1,
  next_delivery_date: "2026-12-15",
  planned_delivery_dates: ["2026-12-15", "2027-01-15"],
  active_request_id: 0,
  paused_until: null,
  budget_ttc: 150,
  delivery: { mode: "HOME", pickup_point: null },
  undo_until: "2026-11-23T10:00:00Z",
};
const codes = (change: Partial<Stand>, before = active) =>
  describeEffect(before, { ...before, ...change }).map(({ code }) => code);

it("says nothing where nothing changes", () => expect(codes({})).toEqual([]));

it("names the old and the new day of a box that moves", () =>
  expect(describeEffect(active, { ...active, next_delivery_date: "2026-12-18" })).toEqual([
    { code: "moves", from: "2026-12-15", to: "2026-12-18" },
  ]));

it("tells that an open box is given up before it tells of the next one", () =>
  expect(
    codes({ active_request_id: 0, next_delivery_date: "2027-01-15" }, { ...active, active_request_id: 7 }),
  ).toEqual(["boxGivenUp", "next"]));

it("tells of a pause with an end, of one without, and of a new end", () => {
  const paused = { status_details_code: "paused", paused_until: "2027-03-01" } as const;
  expect(codes({ ...paused, next_delivery_date: "2027-03-10" })).toEqual(["pausesUntil", "moves"]);
  expect(codes({ ...paused, paused_until: null, next_delivery_date: null })).toEqual(["pausesOpen", "noNext"]);
  expect(codes({ paused_until: "2027-04-01" }, { ...active, ...paused })).toEqual(["pausesUntil"]);
});

it("counts the boxes of a year when the rhythm changes", () =>
  expect(describeEffect(active, { ...active, frequency: 2, planned_delivery_dates: ["2026-12-15"] })).toEqual([
    { code: "rhythm", months: 2 },
    { code: "boxesAYear", from: 2, to: 1 },
  ]));

it("says that a subscription ends and nothing of a next box", () =>
  expect(codes({ status_details_code: "terminated", next_delivery_date: null, planned_delivery_dates: [] })).toEqual([
    "ends",
  ]));

it("says which boxes go to another place, and names it", () => {
  const point = { id: "p1", name: "Chez Lina" } as NonNullable<Stand["delivery"]["pickup_point"]>;
  const there: Stand = { ...active, delivery: { mode: "PICKUP_POINT", pickup_point: point } };
  expect(describeEffect(active, there)).toEqual([
    { code: "travels", boxes: "next", date: "2026-12-15", point: "Chez Lina" },
  ]);
  expect(describeEffect({ ...there, frequency: null }, { ...active, frequency: null })).toEqual([
    { code: "travels", boxes: "one", date: "2026-12-15", point: null },
  ]);
  const paused = { next_delivery_date: null };
  expect(describeEffect({ ...active, ...paused }, { ...there, ...paused })).toMatchObject([{ boxes: "all" }]);
});

it("warns of a change that cannot be taken back", () =>
  expect(codes({ budget_ttc: null, undo_until: null })).toEqual(["budget", "cannotUndo"]));
