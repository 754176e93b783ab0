import { expect, it } from "vitest";
import { planJoining, readChoice, toQuery } from "./choice.ts";

const query = { rhythm: "2", budget: "210", date: "2026-12-09" };

it("reads what was chosen from the address, and writes it back", () => {
  const choice = readChoice(query);
  expect(choice).toEqual({ frequency: 2, budget: 210, date: "2026-12-09" });
  expect(choice && toQuery(choice)).toEqual(query);
  expect(readChoice({ ...query, rhythm: "once", budget: "open" })).toMatchObject({ frequency: null, budget: null });
});

it.each([{ rhythm: "0" }, { rhythm: "often" }, { date: "soon" }, { date: undefined }])("takes no %o", (wrong) =>
  expect(readChoice({ ...query, ...wrong })).toBeNull(),
);

it("leaves a budget that is none to the quiz", () => expect(readChoice({ ...query, budget: "12" })?.budget).toBeNull());

const going = { status_details_code: "active", frequency: null, active_request_id: 7 } as const;

it("subscribes whoever has nothing that goes on", () => {
  expect(planJoining(null, { frequency: 2 })).toEqual({ kind: "subscribe" });
  expect(planJoining({ ...going, status_details_code: "terminated" }, { frequency: null })).toEqual({
    kind: "subscribe",
  });
});

it("turns a single box under way into a subscription without moving it", () =>
  expect(planJoining(going, { frequency: 1 })).toEqual({ kind: "change", movesNext: false }));

it("resumes what is paused with the day that was chosen", () =>
  expect(
    planJoining({ status_details_code: "paused", frequency: 1, active_request_id: null }, { frequency: 3 }),
  ).toEqual({ kind: "change", movesNext: true }));

it("asks for one box more beside what goes on", () =>
  expect(planJoining(going, { frequency: null })).toEqual({ kind: "box" }));
