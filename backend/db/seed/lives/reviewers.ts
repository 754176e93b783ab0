import { and, asc, eq, gt, inArray, sql } from "../../orm.ts";
import { createOrder, getOrder, quoteOrder } from "#contract/orders.ts";
import { getPaymentMethods } from "#contract/payment-methods.ts";
import { writeReview } from "#contract/reviews.ts";
import { products, variants } from "../../schema/catalog.ts";
import { favourites, reviewers, type Favourite, type Reviewer } from "../content/reviewers.ts";
import { settleIn, there } from "./deeds.ts";
import type { Life, Me } from "./life.ts";

/** Long enough for a parcel to come and for a piece to be worn. */
const daysToReview = 16;

/** The first piece of its kind on the shelf, in a size or, where that is gone, in another one. */
async function findFavourite(me: Me, favourite: Favourite, size: string) {
  const { silhouette, genders } = favourites[favourite];
  const [product] = await me.db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.isListed, true),
        inArray(products.gender, [...genders]),
        eq(products.kind, silhouette),
        sql`(select sum(stock) from variants where variants.product_id = ${products.id}) > 12`,
      ),
    )
    .orderBy(asc(products.rank), asc(products.id))
    .limit(1);
  const { id } = there(product, `a piece of the kind ${favourite}`);
  const sizes = await me.db
    .select({ id: variants.id, size: variants.size })
    .from(variants)
    .where(and(eq(variants.productId, id), gt(variants.stock, 1)))
    .orderBy(asc(variants.position));
  const chosen = sizes.find((variant) => variant.size === size) ?? there(sizes[0], `a size of ${favourite}`);
  return { product_id: id, variant_id: chosen.id, quantity: 1, look: null };
}

const toLife = ({ person, ordered, reviews }: Reviewer): Life => ({
  person,
  signedUp: ordered,
  async *live(me) {
    await settleIn(me);
    const lines: Awaited<ReturnType<typeof findFavourite>>[] = [];
    for (const [favourite, size] of reviews) lines.push(await findFavourite(me, favourite, size));
    const { firstname, lastname, home } = person;
    const { totals } = await me.call(quoteOrder, {
      body: { lines, address: { country_code: home.country_code }, delivery: { mode: "HOME" } },
    });
    const [card] = await me.call(getPaymentMethods, {});
    const { id } = await me.call(createOrder, {
      body: {
        lines,
        shipping_address: { firstname, lastname, ...home },
        delivery: { mode: "HOME" },
        payment_method_id: there(card, "a card").id,
        expected_total_ttc: totals.total_amount_ttc,
      },
    });
    yield ordered - daysToReview;
    const order = await me.call(getOrder, { params: { id } });
    for (const [index, [, , score, fit, text]] of reviews.entries()) {
      const line = there(
        order.lines.find(({ variant_id }) => variant_id === lines[index]?.variant_id),
        "a piece that came",
      );
      await me.call(writeReview, { params: { id, line_id: line.id }, body: { score, fit, text } });
    }
  },
});

/** Families who bought, kept and say what the pieces are like. */
export const reviewerLives: readonly Life[] = reviewers.map(toLife);
