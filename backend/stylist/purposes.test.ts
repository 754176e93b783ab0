import { describe, expect, it } from "vitest";
import { aPiece } from "#tests/backend/stylist-pieces.ts";
import { planPurposes, servesPurpose, suitsPurpose } from "./purposes.ts";

const plan = (needs: Parameters<typeof planPurposes>[0]["needs"], occasionDate: string | null = null, looks = 3) =>
  planPurposes({ needs, occasionDate }, "2026-12-01", looks);
const dress = aPiece({ family: "DRESSES", kind: "dress", fabric: "velvet" });
const joggers = aPiece({ family: "BOTTOMS", kind: "joggers", fabric: "jersey" });
const trousers = aPiece({ family: "BOTTOMS", kind: "trousers", fabric: "corduroy" });
const jumper = aPiece({ family: "KNITWEAR", kind: "jumper", fabric: "knit" });
const pyjamas = aPiece({ family: "NIGHTWEAR", kind: "pyjamas" });

describe("planPurposes", () => {
  it("dresses for the feast once and for every day otherwise", () =>
    expect(plan(["school", "occasion"])).toEqual(["occasion", "school", "school"]));
  it("leaves the other looks free when only a feast was named", () =>
    expect(plan(["occasion"])).toEqual(["occasion", null, null]));
  it("plans no look for a feast that is over or months ahead", () => {
    expect(plan(["occasion"], "2026-11-20")).toEqual([null, null, null]);
    expect(plan(["occasion"], "2026-12-24")).toEqual(["occasion", null, null]);
    expect(plan(["occasion"], "2027-05-01")).toEqual([null, null, null]);
  });
  it("takes the needs of every day in turn", () =>
    expect(plan(["outdoor", "office", "sleep"])).toEqual(["sleep", "outdoor", "office"]));
});

it("wants something to dress up in for a feast, and no jogging", () => {
  expect(servesPurpose([dress], "occasion")).toBe(true);
  expect(servesPurpose([jumper, trousers], "occasion")).toBe(false);
  expect(servesPurpose([dress, joggers], "occasion")).toBe(false);
});

it("lets no jogging into an office", () =>
  expect([joggers, trousers, jumper].map((piece) => suitsPurpose(piece, "office"))).toEqual([false, true, true]));

it("sends nightwear for the night and for nothing else", () => {
  expect(servesPurpose([pyjamas], "sleep")).toBe(true);
  expect(suitsPurpose(pyjamas, null)).toBe(false);
  expect(suitsPurpose(jumper, "sleep")).toBe(false);
});
