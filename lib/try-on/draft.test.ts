import { describe, expect, it } from "vitest";
import { aPiece, aTryOn } from "#tests/lib/try-on-builders.ts";
import { billOfAll, billOfDraft } from "./bill.ts";
import {
  openPieces,
  pieceDraft,
  problemOf,
  startDraft,
  toBody,
  withReason,
  withSize,
  type TryOnDraft,
} from "./draft.ts";
import { readKept, writeKept } from "./outbox.ts";

const box = aTryOn();
const [dress, jeans] = box.pieces.map(({ order_line_id: id }) => id) as [string, string];
const empty = { decision: null, reason: null, size: null, fit: null, score: null };
const draftOf = (pieces: TryOnDraft["pieces"]): TryOnDraft => ({ pieces, overall: null, comment: "" });

describe("a draft of a box", () => {
  it("decides nothing by itself, but keeps everything for who came to say so", () => {
    expect(openPieces(box).map(({ order_line_id: id }) => problemOf(pieceDraft(startDraft(box, false), id)))).toEqual([
      "undecided",
      "undecided",
    ]);
    expect(pieceDraft(startDraft(box, true), dress).decision).toBe("KEEP");
  });

  it("begins at what was decided before", () => {
    const exchange = { variant_id: 12, size: "6 ans" };
    const decided = aTryOn({ pieces: [aPiece({ decision: "EXCHANGE", reason: "TOO_SMALL", exchange })] });
    expect(pieceDraft(startDraft(decided, false), dress)).toEqual({
      decision: "EXCHANGE",
      reason: "TOO_SMALL",
      size: 12,
      fit: null,
      score: null,
    });
  });

  it("takes a larger size as 'too small', a smaller one as 'too large', and a reason as the fit", () => {
    expect(withSize(empty, "5 ans", { variant_id: 12, size: "6 ans" })).toMatchObject({
      reason: "TOO_SMALL",
      size: 12,
    });
    expect(withSize(empty, "5 ans", { variant_id: 9, size: "18 mois" })).toMatchObject({ fit: "TOO_LARGE" });
    expect(withReason(empty, "TOO_LARGE").fit).toBe("TOO_LARGE");
    expect(withReason({ ...empty, fit: "GOOD" }, "TOO_LARGE").fit).toBe("GOOD");
    expect(withReason(empty, "CHANGED_MIND").fit).toBeNull();
  });

  it("wants a reason for what goes back, and a size for what is exchanged", () => {
    expect(problemOf({ ...empty, decision: "BACK" })).toBe("reason");
    expect(problemOf({ ...empty, decision: "EXCHANGE" })).toBe("size");
    expect(problemOf({ ...empty, decision: "KEEP" })).toBeNull();
  });

  it("is sent with what was shown, and only with what belongs to each decision", () => {
    const draft = draftOf({
      [dress]: { decision: "EXCHANGE", reason: "TOO_SMALL", size: 12, fit: "TOO_SMALL", score: 2 },
      [jeans]: { decision: "KEEP", reason: "DEFECT", size: 10, fit: "GOOD", score: null },
    });
    expect(toBody(box, draft, { dueCents: 5300, version: "v1" })).toMatchObject({
      items: [
        { order_line_id: dress, decision: "EXCHANGE", reason: "TOO_SMALL", exchange_variant_id: 12 },
        { order_line_id: jeans, decision: "KEEP", fit: "GOOD", score: null },
      ],
      expected_due_ttc: 53,
      expected_version: "v1",
    });
    expect(toBody(box, draft, { dueCents: 0, version: "" }).items[1]).not.toHaveProperty("reason");
  });
});

describe("the bill of a draft", () => {
  it("moves with each decision: undecided and exchanged count as kept, what goes back costs nothing", () => {
    expect(billOfDraft(box, draftOf({})).dueCents).toBe(5300);
    expect(billOfDraft(box, draftOf({ [dress]: { ...empty, decision: "EXCHANGE" } })).dueCents).toBe(5300);
    expect(billOfDraft(box, draftOf({ [dress]: { ...empty, decision: "BACK" } }))).toMatchObject({
      itemsTotalCents: 3000,
      shippingFeeCents: 490,
      dueCents: 2490,
    });
  });

  it("leaves out what has come back", () => {
    const back = aTryOn({ pieces: [aPiece({ has_come_back: true, decision: "BACK" }), ...box.pieces.slice(1)] });
    expect(billOfDraft(back, draftOf({})).itemsTotalCents).toBe(3000);
    expect(billOfAll(back).itemsTotalCents).toBe(3000);
  });
});

it("a draft and a press that waits outlive the page; what is broken counts as nothing", () => {
  const cells = new Map<string, string>();
  const store = {
    getItem: (key: string) => cells.get(key) ?? null,
    setItem: (key: string, value: string) => void cells.set(key, value),
    removeItem: (key: string) => void cells.delete(key),
  };
  const draft = startDraft(box, true);
  const body = toBody(box, draft, { dueCents: 5300, version: "v1" });
  const kept = { version: "v1", draft, waiting: { key: crypto.randomUUID(), body } };
  expect(writeKept(store, "o", kept)).toBe(true);
  expect(readKept(store, "o")).toMatchObject(kept);
  expect(readKept(store, "other")).toBeNull();
  cells.set("try-on:o", "{");
  expect(readKept(store, "o")).toBeNull();
  writeKept(store, "o", null);
  expect(cells.size).toBe(0);
});
