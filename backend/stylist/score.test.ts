import { expect, it } from "vitest";
import type { Kind } from "../catalog/garment-facts.ts";
import { aPiece } from "#tests/backend/stylist-pieces.ts";
import { lessonFeaturesOf, type Piece } from "./piece.ts";
import { nothingSaid, readAnswers } from "./read-answers.ts";
import { createScorer, type Wearer } from "./score.ts";
import { learnFrom, noTastes, type Fate } from "./tastes.ts";

const bottom = (id: number, kind: Kind): Piece =>
  aPiece({ id, family: "BOTTOMS", kind, metaCategory: "BOTTOM", fabric: "denim" });
const sent = (...fates: Fate[]): Wearer => ({
  profileType: "KID",
  birthdate: "2021-04-12",
  sizes: { top_size: "5 ans", bottom_size: "5 ans", shoe_size: null },
  tastes: {
    ...noTastes,
    ...learnFrom(
      [],
      fates.map((fate, id) => ({ features: lessonFeaturesOf(bottom(100 + id, "jeans")), fate })),
    ),
  },
});
const reasonsFor = (piece: Piece, wearer: Wearer) =>
  createScorer(wearer, "2026-12-10")(piece)?.reasons.filter(({ code }) => code === "RETURNED_KIND");
const disliked: Fate = { kind: "RETURNED", reason: "NOT_AS_EXPECTED" };

it("says of a piece that it comes instead of what went back because it did not please", () => {
  const wearer = sent(disliked, disliked);
  expect(reasonsFor(bottom(1, "trousers"), wearer)).toEqual([
    { code: "RETURNED_KIND", data: { kind: "jeans", count: 2 } },
  ]);
  expect(reasonsFor(bottom(2, "jeans"), wearer), "not of one more of them").toEqual([]);
  expect(reasonsFor(aPiece({ id: 3, kind: "long-sleeve" }), wearer), "nor of what comes elsewhere").toEqual([]);
});

it("says nothing of one piece, of what was kept as often, and of what did not fit", () => {
  const tooSmall: Fate = { kind: "RETURNED", reason: "TOO_SMALL" };
  for (const wearer of [sent(disliked), sent(disliked, { kind: "KEPT" }), sent(tooSmall, tooSmall)])
    expect(reasonsFor(bottom(1, "trousers"), wearer)).toEqual([]);
});

const scoreOf = (piece: Piece, wearer: Wearer): number =>
  createScorer(wearer, "2026-12-10")(piece)?.score ?? Number.NaN;
const plain: Wearer = { ...sent(), tastes: noTastes };
const owning = (size: string, of: Partial<Piece> = {}): Wearer => {
  const { family, kind, role, color, hex, metaCategory } = { ...bottom(50, "leggings"), ...of };
  return { ...plain, owned: [{ productId: 50, family, kind, role, color, hex, metaCategory, size }] };
};

it("takes a second one of what is worn for no news, and what is outgrown for nothing", () => {
  const leggings = bottom(1, "leggings");
  const alone = scoreOf(leggings, plain);
  expect(scoreOf(leggings, owning("5 ans"))).toBe(alone - 5);
  expect(scoreOf(leggings, owning("18 mois"))).toBe(alone);
  expect(scoreOf(bottom(50, "leggings"), owning("5 ans")), "the very same piece").toBe(alone - 5);
  expect(scoreOf(bottom(2, "jeans"), owning("5 ans"))).toBe(alone);
});

it("names the piece of the wardrobe that makes an outfit with it, as long as that fits", () => {
  const jumper = aPiece({ id: 3, family: "KNITWEAR", kind: "jumper" });
  const reasonOf = (wearer: Wearer) =>
    createScorer(wearer, "2026-12-10")(jumper)?.reasons.find(({ code }) => code === "GOES_WITH_OWNED");
  expect(reasonOf(owning("5 ans"))).toEqual({ code: "GOES_WITH_OWNED", data: { product_id: 50, kind: "leggings" } });
  expect(reasonOf(owning("18 mois"))).toBeUndefined();
});

it("puts what costs less first for who is careful, and what costs more for who is not", () => {
  const cheap = aPiece({ id: 4, priceCents: 1200 });
  const dear = aPiece({ id: 5, priceCents: 4800 });
  const wishing = (wish: "careful" | "open"): Wearer => ({
    ...plain,
    said: { ...nothingSaid, prices: { [cheap.family]: wish } },
  });
  const gap = (wearer: Wearer) => scoreOf(cheap, wearer) - scoreOf(dear, wearer);
  expect(gap(plain)).toBe(0);
  expect(gap(wishing("careful"))).toBeGreaterThan(0);
  expect(gap(wishing("open"))).toBeLessThan(0);
});

it("lets a child that has a say have its colours before what its parents find practical", () => {
  const practical = aPiece({ id: 6, color: "navy", pattern: "plain", kind: "joggers" });
  const loved = aPiece({ id: 7, color: "coral", pattern: "plain", kind: "joggers", fabric: "rib" });
  const lead = (decides: string | null): number => {
    const wearer: Wearer = {
      ...plain,
      tastes: { ...noTastes, loved: new Set(["color:coral"]), leaning: new Map([["color:navy", 1.4]]) },
      said: readAnswers({ decides, sensory: ["loose", "no_seams"], dress_code: "uniform" }, "KID"),
    };
    return scoreOf(loved, wearer) - scoreOf(practical, wearer);
  };
  expect(lead("parent")).toBeLessThan(0);
  expect(lead(null)).toBe(lead("parent"));
  expect(lead("both")).toBeGreaterThan(lead("parent"));
  expect(lead("child")).toBeGreaterThan(0);
});

it("hears a child that has a say in the looks it liked and disliked, not in what its parents say is missing", () => {
  const piece = aPiece({ id: 8 });
  const scoreFor = (decides: string, tastes: Partial<Wearer["tastes"]>) =>
    scoreOf(piece, { ...plain, tastes: { ...noTastes, ...tastes }, said: readAnswers({ decides }, "KID") });
  const judged = (isLiked: boolean) => ({ judged: new Map([[8, { lookId: 1, isLiked }]]) });
  expect(scoreFor("child", judged(true))).toBeGreaterThan(scoreFor("parent", judged(true)));
  expect(scoreFor("child", judged(false))).toBeLessThan(scoreFor("parent", judged(false)));
  const missing = { loved: new Set(["family:TOPS"] as const) };
  expect(scoreFor("child", missing)).toBe(scoreFor("parent", missing));
});
