import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCatalogue, aPiece, colors, fabrics, patterns } from "#tests/backend/stylist-pieces.ts";
import { kinds, usualNature } from "../catalog/garment-facts.ts";
import { isHarmonious } from "../catalog/harmony.ts";
import { assembleBox, planLookSizes } from "./assemble.ts";
import { chooseSize, findFittingSizes } from "./fitting-sizes.ts";
import { featuresOf, type Piece } from "./piece.ts";
import { isComplete, isWarmEnough } from "./outfit.ts";
import { nothingSaid } from "./read-answers.ts";
import { createScorer, scoreWish, type ScoredPiece, type Wearer } from "./score.ts";
import { seasonFit } from "./season.ts";
import { noTastes, type Feature } from "./tastes.ts";

const wearer = (change: Partial<Wearer> = {}): Wearer => ({
  profileType: "KID",
  birthdate: "2021-04-12",
  sizes: { top_size: "5 ans", bottom_size: "4 ans", shoe_size: "28" },
  tastes: noTastes,
  ...change,
});
const features: Feature[] = [
  ...Object.keys(colors).map((color) => `color:${color}` as const),
  ...patterns.map((pattern) => `pattern:${pattern}` as const),
  ...fabrics.map((fabric) => `fabric:${fabric}` as const),
  "material:merino",
  "family:DRESSES",
  "kind:jeans",
];
const days = ["2026-12-10", "2027-04-10", "2027-07-10", "2027-10-10"] as const;

const situation = fc.record({
  catalogue: aCatalogue,
  wished: fc.array(fc.nat(70), { maxLength: 5 }),
  never: fc.subarray(features, { maxLength: 4 }),
  loved: fc.subarray(features, { maxLength: 4 }),
  day: fc.constantFrom(...days),
  budgetCents: fc.option(fc.integer({ min: 1000, max: 40_000 })),
  pieceCount: fc.constantFrom(5, 7),
  needs: fc.subarray(["occasion", "evening", "office", "sleep", "school"] as const, { maxLength: 2 }),
  seed: fc.integer(),
});
type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never;

function compose({ catalogue, wished, never, loved, day, needs, ...rest }: Situation) {
  const person = wearer({ tastes: { ...noTastes, never: new Set(never), loved: new Set(loved) } });
  const wishes = wished.flatMap((id) => {
    const piece = catalogue.find((other) => other.id === id);
    return piece ? (scoreWish(piece, null, person, day) ?? []) : [];
  });
  const candidates = catalogue.flatMap((piece) => createScorer(person, day)(piece) ?? []);
  const said = { ...nothingSaid, needs };
  return { looks: assembleBox({ ...rest, day, said, candidates, wishes }), wishes, candidates };
}
const isWish = ({ reasons }: ScoredPiece) => reasons[0]?.code === "WISHED";
const holds = (rule: (situation: Situation, box: ScoredPiece[], looks: ScoredPiece[][]) => void) =>
  fc.assert(
    fc.property(situation, (input) => {
      const { looks } = compose(input);
      rule(input, looks.flat(), looks);
    }),
    { numRuns: 300, seed: 20_261_121 },
  );

describe("a composed box", () => {
  it("never holds what is never wanted, unless it was wished for, and then says so", () =>
    holds(({ never }, box) => {
      const refused = box.flatMap(({ piece, reasons }) => {
        const feature = featuresOf(piece).find((other) => never.includes(other));
        return feature ? [{ feature, reason: reasons[0] }] : [];
      });
      for (const { feature, reason } of refused) expect(reason).toEqual({ code: "WISHED", data: { despite: feature } });
    }));

  it("keeps the budget", () =>
    holds(({ budgetCents }, box) =>
      expect(box.reduce((sum, { piece }) => sum + piece.priceCents, 0)).toBeLessThanOrEqual(
        budgetCents ?? Number.POSITIVE_INFINITY,
      ),
    ));

  it("holds only sizes that fit and are in stock", () =>
    holds(({ day }, box) => {
      for (const { piece, size } of box) {
        expect(piece.sizes).toContain(size);
        expect(chooseSize(findFittingSizes(wearer(), piece.metaCategory, day), [size])).not.toBeNull();
      }
    }));

  it("holds each piece once and never more than wanted", () =>
    holds(({ pieceCount }, box) => {
      expect(new Set(box.map(({ piece }) => piece.id)).size).toBe(box.length);
      expect(box.length).toBeLessThanOrEqual(pieceCount);
    }));

  it("is for its season", () =>
    holds(({ day }, box) => {
      const fits = box.filter((chosen) => !isWish(chosen)).map(({ piece }) => seasonFit(piece, day));
      expect(fits).not.toContain(null);
    }));

  it("has looks whose colours go with each other and no two pieces of a family", () =>
    holds((_, __, looks) => {
      for (const look of looks) {
        for (const [index, chosen] of look.entries()) {
          if (isWish(chosen)) continue;
          for (const other of look.slice(0, index)) {
            expect(isHarmonious(chosen.piece.hex, other.piece.hex)).toBe(true);
            expect(chosen.piece.family).not.toBe(other.piece.family);
          }
        }
      }
    }));

  it("has looks that can be worn on the day, one piece alone only where it is a whole outfit", () =>
    holds(({ day }, _, looks) => {
      for (const look of looks.filter((chosen) => !chosen.some(isWish))) {
        const pieces = look.map(({ piece }) => piece);
        expect(isComplete(pieces)).toBe(true);
        expect(isWarmEnough(pieces, day)).toBe(true);
      }
    }));

  it("is balanced: at most two everyday pieces of a kind, one of any other", () =>
    holds((_, box) => {
      const chosen = box.filter((piece) => !isWish(piece)).map(({ piece }) => piece);
      const count = (test: (piece: Piece) => boolean) => chosen.filter(test).length;
      expect(count(({ family }) => family === "OUTERWEAR")).toBeLessThanOrEqual(1);
      expect(count(({ family }) => family === "SHOES")).toBeLessThanOrEqual(1);
      expect(count(({ family }) => family === "NIGHTWEAR")).toBeLessThanOrEqual(1);
      const kinds = chosen.flatMap(({ kind }) => kind ?? []);
      for (const kind of kinds) expect(kinds.filter((other) => other === kind).length).toBeLessThanOrEqual(2);
    }));

  it("is the same for the same seed and data", () =>
    fc.assert(
      fc.property(situation, (input) => {
        expect(compose(input).looks).toEqual(compose(input).looks);
      }),
      { numRuns: 50, seed: 1 },
    ));

  it("holds the wishes that fit before anything else", () =>
    fc.assert(
      fc.property(situation, (input) => {
        const { looks, wishes } = compose({ ...input, budgetCents: null });
        const wanted = [...new Set(wishes.map(({ piece }) => piece.id))].slice(0, input.pieceCount);
        const box = looks.flat().map(({ piece }) => piece.id);
        expect(box).toEqual(expect.arrayContaining(wanted));
      }),
      { numRuns: 200, seed: 1 },
    ));

  it("gives every piece its size and the piece it goes with as reasons", () =>
    holds((_, __, looks) => {
      for (const look of looks) {
        for (const { reasons, piece } of look) {
          expect(reasons.map(({ code }) => code)).toEqual(
            expect.arrayContaining([expect.stringMatching(/^(SIZE_FITS|GROWS_INTO|ONE_SIZE)$/)]),
          );
          const others = look.filter((other) => other.piece.id !== piece.id).map((other) => other.piece.id);
          const partners = reasons.flatMap(({ code, data }) => (code === "GOES_WITH" ? [data?.["product_id"]] : []));
          expect(others).toEqual(expect.arrayContaining(partners));
        }
      }
    }));
});

it.each([
  [7, [3, 2, 2]],
  [5, [3, 2]],
  [6, [2, 2, 2]],
  [4, [2, 2]],
  [3, [3]],
  [1, [1]],
])("%i pieces make looks of %j", (count, looks) => expect(planLookSizes(count)).toEqual(looks));

describe("assembleBox", () => {
  const plain = { day: "2026-12-10", said: nothingSaid };
  const score = (piece: Piece) => createScorer(wearer(), "2026-12-10")(piece) ?? [];
  const many = Array.from({ length: 60 }, (_, index) => {
    const family = (["TOPS", "BOTTOMS", "KNITWEAR", "OUTERWEAR", "ACCESSORIES"] as const)[index % 5] ?? "TOPS";
    // Of twenty kinds, and yet none but what its family is.
    const nature = usualNature({ family, kind: null, fabric: "jersey" });
    return aPiece({ id: index + 1, family, kind: kinds[index % 20] ?? null, ...nature, priceCents: 900 + index * 70 });
  });

  it("fills a box out of plenty", () => {
    const looks = assembleBox({
      candidates: many.flatMap(score),
      wishes: [],
      pieceCount: 7,
      budgetCents: null,
      seed: 1,
      ...plain,
    });
    expect(looks.map((look) => look.length)).toEqual([3, 2, 2]);
  });

  it("fills it with a budget that is just enough", () => {
    const candidates = many.flatMap(score);
    const looks = assembleBox({ candidates, wishes: [], pieceCount: 7, budgetCents: 8400, seed: 1, ...plain });
    expect(looks.flat()).toHaveLength(7);
    expect(looks.flat().every(({ reasons }) => reasons.at(-1)?.code === "WITHIN_BUDGET")).toBe(true);
  });

  it("differs by seed", () => {
    const boxes = [1, 2, 3, 4].map((seed) =>
      assembleBox({ candidates: many.flatMap(score), wishes: [], pieceCount: 7, budgetCents: null, seed, ...plain })
        .flat()
        .map(({ piece }) => piece.id)
        .join(),
    );
    expect(new Set(boxes).size).toBeGreaterThan(1);
  });

  it("prefers what is loved", () => {
    const person = wearer({ tastes: { ...noTastes, loved: new Set<Feature>(["color:coral"]) } });
    const candidates = many
      .map((piece) => ({ ...piece, ...(piece.id > 40 ? { color: "coral", hex: colors.coral } : {}) }))
      .flatMap((piece) => createScorer(person, "2026-12-10")(piece) ?? []);
    const box = assembleBox({ candidates, wishes: [], pieceCount: 7, budgetCents: null, seed: 3, ...plain }).flat();
    expect(box.every(({ piece }) => piece.color === "coral")).toBe(true);
    expect(box[0]?.reasons[0]).toEqual({ code: "LOVED_COLOR", data: { color: "coral" } });
  });
});
