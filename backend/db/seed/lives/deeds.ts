import { and, asc, eq, gt, inArray } from "../../orm.ts";
import { createBillingAddress, createShippingAddress } from "#contract/addresses.ts";
import type { Family, Gender } from "#contract/catalog.ts";
import { createTicket } from "#contract/customer-service.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import { createOrder, getOrder, quoteOrder, type Order } from "#contract/orders.ts";
import {
  createPaymentMethod,
  createSandboxToken,
  createSetupIntent,
  getPaymentMethods,
  type PaymentMethod,
} from "#contract/payment-methods.ts";
import { putQuizAnswers } from "#contract/profile-quiz.ts";
import { createProfile, type Profile, type ProfileInput } from "#contract/profiles.ts";
import { rateOrder } from "#contract/ratings.ts";
import { createRecyclingLabel } from "#contract/recycling.ts";
import { getKidRequests, putWish, type Request } from "#contract/requests.ts";
import { createReturn, type Return, type ReturnReason } from "#contract/returns.ts";
import { getSuggestions, type SuggestionCategory } from "#contract/suggestions.ts";
import { products, variants } from "../../schema/catalog.ts";
import type { Me } from "./life.ts";

export const cards = {
  works: "4242 4242 4242 4242",
  worksToo: "5555 5555 5555 4444",
  failsOffSession: "4000 0000 0000 0341",
} as const;

/** Stock that is left for others after a demo client has bought. */
const plentiful = 6;
const shelf = 400;

export function there<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`a demo client misses ${what}`);
  return value;
}

/** Saves a test card the way its form does; the first one becomes the default. */
export async function saveCard(me: Me, number: string = cards.works): Promise<PaymentMethod> {
  const { client_secret } = await me.call(createSetupIntent, {});
  const { firstname, lastname } = me.person;
  const { provider_payment_method_id } = await me.call(createSandboxToken, {
    body: {
      client_secret,
      number,
      expiry_month: 11,
      expiry_year: Number(me.day(0).slice(0, 4)) + 3,
      cvc: "123",
      holder: `${firstname} ${lastname}`,
    },
  });
  return me.call(createPaymentMethod, { body: { provider_payment_method_id, payment_gateway: "sandbox" } });
}

/** Tells where to send and to bill, and saves a card. */
export async function settleIn(me: Me, card: string = cards.works): Promise<void> {
  const { firstname, lastname, home } = me.person;
  const body = { firstname, lastname, ...home };
  await me.call(createShippingAddress, { body });
  await me.call(createBillingAddress, { body });
  await saveCard(me, card);
}

/** The day on which somebody turns `years` so many days from today. */
export function birthday(me: Me, years: number, daysFromToday: number): string {
  const day = me.day(daysFromToday);
  const date = `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
  return date.endsWith("-02-29") ? date.replace("-02-29", "-02-28") : date;
}

/** A profile whose quiz is answered to the end. */
export async function introduce(me: Me, profile: ProfileInput, tastes: Record<string, unknown>): Promise<Profile> {
  const { id } = await me.call(createProfile, { body: profile });
  const { profile_type: type = "KID", gender, birthdate, ...fields } = profile;
  const code = type === "WOMAN" ? "signup-woman" : "signup";
  const answers = { ...fields, ...(type === "KID" ? { gender, birthdate } : {}), ...tastes };
  return me.call(putQuizAnswers, { params: { id, code }, body: { answers } });
}

export interface Shelf {
  genders: readonly Gender[];
  size: string;
  families: readonly Family[];
  /** How many pieces of each family are passed over. */
  skip?: number;
}

/** One piece of each family in a size, as one finds it by scrolling; a family that has none is left out. */
export async function choose(me: Me, { genders, size, families, skip = 0 }: Shelf) {
  const found = await me.db
    .select({ product_id: products.id, variant_id: variants.id, family: products.family })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(
      and(
        eq(products.isListed, true),
        inArray(products.gender, [...genders]),
        inArray(products.family, [...families]),
        eq(variants.size, size),
        gt(variants.stock, plentiful),
      ),
    )
    .orderBy(asc(products.rank), asc(products.id))
    .limit(shelf);
  return families.flatMap((family) => {
    const piece = found.filter((other) => other.family === family)[skip];
    return piece ? [{ product_id: piece.product_id, variant_id: piece.variant_id }] : [];
  });
}

/** Wishes for what is suggested first in each category, for the next box; on id 0 the first wish opens it. */
export async function wish(
  me: Me,
  { id }: Profile,
  categories: readonly SuggestionCategory[],
  boxId = 0,
): Promise<void> {
  for (const category of categories) {
    const { products: found } = await me.call(getSuggestions, { params: { id }, query: { categories: category } });
    const [first] = found;
    if (first) await me.call(putWish, { params: { id, rid: boxId, product_id: first.id } });
  }
}

/** Buys a piece of each family, paid with the saved card after code and wallet. */
export async function buy(
  me: Me,
  pieces: Shelf,
  { code = null, useWallet = false }: { code?: string | null; useWallet?: boolean } = {},
): Promise<Order> {
  const lines = (await choose(me, pieces)).map((piece) => ({ ...piece, quantity: 1, look: null }));
  const { firstname, lastname, home } = me.person;
  const reductions = { codes: code === null ? [] : [code], use_wallet: useWallet };
  const { totals } = await me.call(quoteOrder, {
    body: { lines, address: { country_code: home.country_code }, delivery: { mode: "HOME" }, ...reductions },
  });
  const [card] = await me.call(getPaymentMethods, {});
  return me.call(createOrder, {
    body: {
      lines,
      ...reductions,
      shipping_address: { firstname, lastname, ...home },
      delivery: { mode: "HOME" },
      payment_method_id: there(card, "a card").id,
      expected_total_ttc: totals.total_amount_ttc,
      expected_due_ttc: totals.due_ttc,
    },
  });
}

type ReturnedItem = BodyOf<typeof createReturn>["items"][number];

/** Sends pieces back, by their place in the order: for money, or for `exchange`, another size in stock. */
export async function sendBack(
  me: Me,
  { id }: { id: string },
  pieces: readonly { place: number; reason: ReturnReason; isExchange?: boolean }[],
): Promise<Return> {
  const { lines } = await me.call(getOrder, { params: { id } });
  const returned: ReturnedItem[] = [];
  for (const { place, reason, isExchange } of pieces) {
    const line = there(lines[place], `piece ${place}`);
    const exchange_variant_id = isExchange ? await findOtherSize(me, line) : null;
    const exchange = exchange_variant_id === null ? {} : { exchange_variant_id };
    returned.push({ order_line_id: line.id, quantity: 1, reason, ...exchange });
  }
  return me.call(createReturn, { body: { order_id: id, items: returned } });
}

async function findOtherSize(me: Me, line: { product_id: number; variant_id: number }): Promise<number | null> {
  const sizes = await me.db
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(eq(variants.productId, line.product_id))
    .orderBy(asc(variants.position));
  const own = sizes.findIndex(({ id }) => id === line.variant_id);
  const other = [...sizes.slice(own + 1), ...sizes.slice(0, own)].find(({ stock }) => stock > 1);
  return other?.id ?? null;
}

/** Rates an order and each of its pieces. */
export async function rate(me: Me, { id }: { id: string }, overall: number, comment: string): Promise<void> {
  const { lines } = await me.call(getOrder, { params: { id } });
  const items = lines.map((line, place) => {
    const isBack = line.returned_quantity > 0;
    return {
      order_line_id: line.id,
      score: isBack ? 3 : place % 3 === 2 ? 4 : 5,
      fit: isBack ? ("TOO_SMALL" as const) : ("GOOD" as const),
    };
  });
  await me.call(rateOrder, { params: { id }, body: { overall, comment, items } });
}

/** The newest box of a profile in this state. */
export async function findBox(
  me: Me,
  { id }: Pick<Profile, "id">,
  status: Request["status_details"]["code"],
): Promise<Request> {
  const boxes = await me.call(getKidRequests, { params: { id } });
  return there(
    boxes.find(({ status_details }) => status_details.code === status),
    `a box that is ${status}`,
  );
}

/** The order of the newest delivered box of a profile. */
export async function findDeliveredOrder(me: Me, profile: Pick<Profile, "id">): Promise<{ id: string }> {
  return there((await findBox(me, profile, "DELIVERED")).order, "the order of a box");
}

/** Labels to send outgrown clothes in. */
export async function orderLabels(me: Me, parcel_count: number): Promise<void> {
  const { email, firstname, lastname, home } = me.person;
  await me.call(createRecyclingLabel, { body: { email, parcel_count, address: { firstname, lastname, ...home } } });
}

export async function writeToUs(me: Me, words: { object: string; content: string }): Promise<void> {
  const { email, firstname, lastname } = me.person;
  await me.call(createTicket, { body: { ...words, sender_email: email, sender_name: `${firstname} ${lastname}` } });
}
