import { describe, expect, it } from "vitest";
import { profileSizes, shoeEnds } from "#contract/sizes.ts";
import { wornWith } from "../../catalog/goes-with.ts";
import { lowestPriceBefore } from "../../catalog/price-reduction.ts";
import { numberOf } from "./assortment.ts";
import { canonicalSlug, collectionsOf } from "./collection-plan.ts";
import { collections } from "./content/collections.ts";
import { colors } from "./content/vocabulary/colors.ts";
import { productName } from "./content/vocabulary/product-name.ts";
import { silhouetteFacts } from "./content/vocabulary/silhouettes.ts";
import { planLooks } from "./look-plan.ts";
import { planProduct, type ProductPlan as Plan } from "./product-plan.ts";
import { slugify } from "./slugify.ts";

const now = new Date("2026-11-21T10:00:00Z");
const plans = Array.from({ length: 840 }, (_, index) => planProduct(index + 1, now));
const share = (items: readonly unknown[], of: readonly unknown[] = plans): number => items.length / of.length;

describe("the catalogue", () => {
  it("dresses at least 600 times children and 200 times women", () => {
    expect(plans.filter(({ audience }) => audience !== "WOMAN").length).toBeGreaterThanOrEqual(600);
    expect(plans.filter(({ audience }) => audience === "WOMAN").length).toBeGreaterThanOrEqual(200);
  });

  it("gives every product a name of its own in every language", () => {
    for (const locale of ["fr", "de", "nl", "es"] as const)
      expect(new Set(plans.map((plan) => productName({ ...plan, locale }))).size).toBe(plans.length);
  });

  it("is the same every time", () => {
    expect(planProduct(777, now)).toEqual(plans[776]);
  });

  it("has five to nine sizes a product, accessories fewer", () => {
    for (const { silhouette, stock } of plans) {
      const isAccessory = silhouetteFacts[silhouette].family === "ACCESSORIES";
      expect(stock.length).toBeGreaterThanOrEqual(isAccessory ? 1 : 5);
      expect(stock.length).toBeLessThanOrEqual(9);
    }
  });

  it.each(["GIRL", "BOY", "WOMAN"] as const)(
    "has shoes and socks for every size that can be told of a %s",
    (gender) => {
      const shelf = plans.filter((plan) => wornWith(gender).includes(plan.gender));
      const sizesOf = (isWanted: (plan: Plan) => boolean) =>
        shelf.filter(isWanted).flatMap(({ stock }) => stock.map(({ size }) => shoeEnds(size)));
      const shoes = sizesOf(({ silhouette }) => silhouetteFacts[silhouette].family === "SHOES");
      const socks = sizesOf(({ silhouette }) => silhouette === "socks");
      const told = profileSizes[gender === "WOMAN" ? "WOMAN" : "KID"].shoe_size.map(Number);
      for (const sizes of [shoes, socks])
        expect(told.filter((size) => !sizes.some((ends) => ends && ends[0] <= size && size <= ends[1]))).toEqual([]);
    },
  );

  it("draws what it names", () => {
    for (const { drawing, color, silhouette, pattern, fabric } of plans)
      expect(drawing).toMatchObject({ silhouette, pattern, fabric, color: colors[color].hex });
  });

  it("is low on some sizes, out of others, and on the last pieces of a few products", () => {
    const left = plans.flatMap(({ stock }) => stock.map(({ pieces }) => pieces));
    expect(
      share(
        left.filter((pieces) => pieces === 0),
        left,
      ),
    ).toBeGreaterThan(0.05);
    expect(
      share(
        left.filter((pieces) => pieces >= 1 && pieces <= 3),
        left,
      ),
    ).toBeGreaterThan(0.1);
    const lastPieces = plans.filter(
      ({ stock }) => stock.every(({ pieces }) => pieces <= 3) && stock.some(({ pieces }) => pieces > 0),
    );
    expect(share(lastPieces)).toBeGreaterThan(0.02);
    expect(share(lastPieces)).toBeLessThan(0.12);
  });

  it("calls organic only what is nearly all organic cotton", () => {
    const organic = plans.filter(({ label }) => label === "cotonbio");
    expect(organic.length).toBeGreaterThan(50);
    for (const { composition } of organic) {
      expect(composition.find(({ material }) => material === "organicCotton")?.percent).toBeGreaterThanOrEqual(95);
      expect(composition.some(({ material }) => material === "cotton")).toBe(false);
    }
    const others = plans.filter(({ label }) => label !== "cotonbio");
    expect(others.some(({ composition }) => composition.some(({ material }) => material === "organicCotton"))).toBe(
      false,
    );
  });

  it("has pieces that just came out, none from tomorrow", () => {
    const ages = plans.map(({ publishedAt }) => (now.getTime() - publishedAt.getTime()) / 86_400_000);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(share(ages.filter((age) => age <= 60))).toBeGreaterThan(0.1);
  });
});

describe("models", () => {
  const models = [...Map.groupBy(plans, ({ lead }) => lead).values()].filter((pieces) => pieces.length > 1);

  it("come in two to four colours or patterns, several dozen of them", () => {
    expect(models.length).toBeGreaterThan(50);
    for (const pieces of models) {
      expect(pieces.length).toBeLessThanOrEqual(4);
      expect(new Set(pieces.map(({ color, pattern }) => `${color} ${pattern}`)).size).toBe(pieces.length);
    }
  });

  it("differ by nothing else: name, maker, cloth, cut, sizes and price before a reduction are the same", () => {
    const shared = ({
      model,
      brand,
      silhouette,
      audience,
      gender,
      fabric,
      composition,
      label,
      stock,
      drawing,
      price,
    }: Plan) => ({
      model,
      brand,
      silhouette,
      audience,
      gender,
      fabric,
      composition,
      label,
      sizes: stock.map(({ size }) => size),
      cut: [drawing.cut, drawing.seed],
      price: price.originalPriceCents ?? price.priceCents,
    });
    for (const [first, ...others] of models)
      for (const other of others) expect(first && shared(other)).toEqual(first && shared(first));
  });

  it("are named by their first piece, whose number is found from its place", () => {
    for (const { n, lead } of plans) expect(lead).toBeLessThanOrEqual(n);
    expect(plans.map((plan) => numberOf(plan))).toEqual(plans.map(({ n }) => n));
  });
});

describe("prices", () => {
  const reduced = plans.filter(({ price }) => price.originalPriceCents !== null);

  it("are whole cents that shops would write", () => {
    for (const { price } of plans) expect([0, 50, 90, 95]).toContain(price.priceCents % 100);
  });

  it("are reduced for one product in five, never for a new one", () => {
    expect(share(reduced)).toBeGreaterThan(0.12);
    expect(share(reduced)).toBeLessThan(0.3);
    for (const { publishedAt } of reduced)
      expect(now.getTime() - publishedAt.getTime()).toBeGreaterThan(90 * 86_400_000);
  });

  it("say the lowest price of the 30 days before the reduction began, from their history", () => {
    for (const { price } of reduced) {
      const drop = price.history.findIndex(
        ({ priceCents }, index) => index > 0 && priceCents < (price.history[index - 1]?.priceCents ?? 0),
      );
      const started = price.history
        .slice(drop)
        .findLast(
          ({ priceCents }, index, rest) =>
            index === 0 ||
            ((rest[index - 1]?.priceCents ?? 0) === price.originalPriceCents &&
              priceCents < (price.originalPriceCents ?? 0)),
        );
      expect(price.lowestPrice30DaysCents).toBe(lowestPriceBefore(price.history, started?.startsAt ?? now));
      expect(price.history.at(-1)?.priceCents).toBe(price.priceCents);
      expect(price.lowestPrice30DaysCents).toBeGreaterThan(price.priceCents);
      expect(price.history.map(({ startsAt }) => startsAt)).toEqual(
        price.history.map(({ startsAt }) => startsAt).toSorted((a, b) => a.getTime() - b.getTime()),
      );
    }
    expect(reduced.some(({ price }) => price.lowestPrice30DaysCents !== price.originalPriceCents)).toBe(true);
  });
});

describe("collections", () => {
  it("hold at least twenty products each, and every product", () => {
    const counts = new Map(collections.map(({ slug }) => [slug, 0]));
    for (const plan of plans) {
      const memberships = collectionsOf(plan, now);
      expect(memberships.map(({ slug }) => slug)).toContain(canonicalSlug(memberships));
      for (const { slug } of memberships) counts.set(slug, (counts.get(slug) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count < 20)).toEqual([]);
  });

  it.each(collections.map(({ slug }) => slug))(
    "%s: the first twelve look varied, and no two alike stand side by side",
    (slug) => {
      const first = plans
        .filter((plan) => collectionsOf(plan, now).some((member) => member.slug === slug))
        .slice(0, 12);
      expect(
        new Set(first.map(({ silhouette, color, pattern }) => `${silhouette} ${color} ${pattern}`)).size,
      ).toBeGreaterThanOrEqual(11);
      expect(new Set(first.map(({ color }) => color)).size).toBeGreaterThanOrEqual(6);
      const alike = first.filter(
        ({ silhouette, color }, index) =>
          first[index - 1]?.silhouette === silhouette && first[index - 1]?.color === color,
      );
      expect(alike.length).toBeLessThanOrEqual(1);
    },
  );
});

describe("looks", () => {
  it("are put together from the same first products in a larger catalogue", () => {
    expect(planLooks(840, now)).toEqual(planLooks(100_000, now));
  });
  it("are nearly all there, with three pieces or more", () => {
    const looks = planLooks(840, now);
    expect(looks.length).toBeGreaterThanOrEqual(36);
    expect(looks.filter(({ pieces }) => pieces.length >= 3).length / looks.length).toBeGreaterThan(0.9);
  });
});

it.each([
  ["Robe Cœur d'été, écru", "robe-coeur-d-ete-ecru"],
  ["Knöpfchen & Co, Weiß", "knopfchen-co-weiss"],
  ["  Niño – 4 años ", "nino-4-anos"],
])("writes %j as %j in an address", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});
