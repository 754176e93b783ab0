import { and, asc, eq, inArray, sql } from "../../orm.ts";
import { createOrder, getOrder, quoteOrder } from "#contract/orders.ts";
import { getPaymentMethods } from "#contract/payment-methods.ts";
import { writeReview } from "#contract/reviews.ts";
import { products, variants } from "../../schema/catalog.ts";
import { reviews as writtenReviews } from "../../schema/review.ts";
import { favourites, reviewers, type Favourite, type Reviewer } from "../content/reviewers.ts";
import { settleIn, there } from "./deeds.ts";
import type { Life, Me } from "./life.ts";

/** Long enough for a parcel to come and for a piece to be worn. */
const daysToReview = 16;

/** Readers of customer service take their time. */
const daysToAnswer = 2;
/** Who answers reviews in the demo. */
const staff = "Maud";
/** Stock that is left for others. */
const plentiful = 12;

/** The first piece of its kind on the shelf, in a size or, where that is gone, in the next one. */
async function findFavourite(me: Me, favourite: Favourite, size: string) {
  const { silhouette, genders, comesIn } = favourites[favourite];
  const [product] = await me.db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.isListed, true),
        inArray(products.gender, [...genders]),
        eq(products.kind, silhouette),
        sql`exists (select from variants where variants.product_id = ${products.id} and variants.size = ${comesIn})`,
        sql`(select sum(stock) from variants where variants.product_id = ${products.id}) > ${plentiful}`,
      ),
    )
    .orderBy(asc(products.rank), asc(products.id))
    .limit(1);
  const { id } = there(product, `a piece of the kind ${favourite}`);
  const sizes = await me.db
    .select({ id: variants.id, size: variants.size, stock: variants.stock })
    .from(variants)
    .where(eq(variants.productId, id))
    .orderBy(asc(variants.position));
  const wanted = sizes.findIndex((variant) => variant.size === size);
  if (wanted === -1) throw new Error(`${favourite} does not come in ${size}`);
  const [chosen] = sizes
    .map((variant, place) => ({ ...variant, away: Math.abs(place - wanted) }))
    .filter(({ stock }) => stock > 1)
    .toSorted((one, other) => one.away - other.away);
  return { product_id: id, variant_id: there(chosen, `a size of ${favourite}`).id, quantity: 1, look: null };
}

async function answerReview(me: Me, words: string, text: string): Promise<void> {
  const mine = and(eq(writtenReviews.clientId, me.clientId), eq(writtenReviews.text, words));
  const [review] = await me.db.select({ number: writtenReviews.number }).from(writtenReviews).where(mine);
  await me.askStaff({ command: "answer-review", review: there(review, "its review").number, text, staff });
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
    const answered = reviews.flatMap(([, , , , text, answer]) => (answer === undefined ? [] : [{ text, answer }]));
    if (answered.length === 0) return;
    yield ordered - daysToReview - daysToAnswer;
    for (const { text, answer } of answered) await answerReview(me, text, answer);
  },
});

/** Families who bought, kept and say what the pieces are like. */
export const reviewerLives: readonly Life[] = reviewers.map(toLife);
