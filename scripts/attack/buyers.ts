import { randomUUID } from "node:crypto";
import { createCart, putCartLine } from "#contract/cart.ts";
import { searchProducts } from "#contract/catalog.ts";
import { createGiftCard, redeemGiftCard, getGiftCards } from "#contract/gift-cards.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import { createOrder, quoteOrder } from "#contract/orders.ts";
import { createPaymentMethod, createSandboxToken, createSetupIntent } from "#contract/payment-methods.ts";
import { getWallet } from "#contract/wallet.ts";
import { createApiClient } from "#lib/http/api-client.ts";
import { AppError } from "#lib/http/app-error.ts";
import { type Account, openAccount } from "./calls.ts";
import type { AttackResult } from "./result.ts";

export interface BuyersInput {
  /** Address of the API, without a trailing slash; it has to sell through the sandbox. */
  apiUrl: string;
  /** Clients who want the same piece at the same moment; at most 60. */
  buyers?: number;
}

const home = {
  firstname: "Zoé",
  lastname: "Roux",
  street: "3 rue des Tilleuls",
  postcode: "69003",
  city: "Lyon",
  country_code: "FR",
  phone: "+33 6 00 00 00 00",
} as const;
const delivery = { mode: "HOME" } as const;
const cardCents = 6_000;

async function aCard({ api }: Account): Promise<string> {
  const { client_secret } = await api.call(createSetupIntent, { query: {} });
  const { provider_payment_method_id } = await api.call(createSandboxToken, {
    body: { client_secret, number: "4242424242424242", expiry_month: 12, expiry_year: 2040, cvc: "123", holder: "Zoé" },
  });
  return (await api.call(createPaymentMethod, { body: { provider_payment_method_id } })).id;
}

/** What became of a call: its code when it was refused. */
const outcomeOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? (error.problem?.code ?? error.kind) : String(error)),
  );

const count = (outcomes: readonly string[], outcome: string): number =>
  outcomes.filter((one) => one === outcome).length;

type Line = BodyOf<typeof createOrder>["lines"][number];

/** A variant of which few are left, and how many. */
async function findScarce(apiUrl: string): Promise<{ line: Line; left: number }> {
  const api = createApiClient({ baseUrl: apiUrl, locale: "fr" });
  for (let page = 1; page <= 20; page += 1) {
    const { products } = await api.call(searchProducts, { query: { page } });
    for (const product of products)
      for (const variant of product.variants.filter(({ is_available, is_low_stock }) => is_available && is_low_stock)) {
        const { id } = await api.call(createCart, { body: {} });
        const { lines } = await api.call(putCartLine, {
          params: { cart_id: id, variant_id: variant.variant_id },
          body: { quantity: 10 },
        });
        const left = lines[0]?.availability.available_quantity ?? 0;
        if (left > 0 && left < 10)
          return { line: { product_id: product.id, variant_id: variant.variant_id, quantity: 1 }, left };
      }
  }
  throw new Error("every piece is plentiful");
}

/** More buyers than pieces: as many orders as pieces, the others are told. */
async function buyAtOnce(apiUrl: string, buyers: number): Promise<string[]> {
  const { line, left } = await findScarce(apiUrl);
  const ready: { account: Account; card: string; total: number }[] = [];
  for (let nth = 0; nth < buyers; nth += 1) {
    const account = await openAccount(apiUrl);
    const { totals } = await account.api.call(quoteOrder, {
      body: { lines: [line], address: { country_code: "FR" }, delivery },
    });
    ready.push({ account, card: await aCard(account), total: totals.total_amount_ttc });
  }
  const order = ({ account, card, total }: (typeof ready)[number], key: string) =>
    outcomeOf(
      account.api.call(
        createOrder,
        {
          body: {
            lines: [line],
            shipping_address: home,
            delivery,
            payment_method_id: card,
            expected_total_ttc: total,
          },
        },
        { idempotencyKey: key },
      ),
    );
  const outcomes = await Promise.all(ready.map((buyer) => order(buyer, randomUUID())));
  const [paid, soldOut] = [count(outcomes, "done"), count(outcomes, "NOT_ENOUGH_STOCK")];
  return paid === left && soldOut === buyers - left
    ? []
    : [`${buyers} buyers of ${left} pieces: ${paid} paid, ${soldOut} told, ${[...new Set(outcomes)].join()}`];
}

/** One gift card redeemed by two at the same moment, again and again: it is worth its amount once. */
async function redeemAtOnce(apiUrl: string, tries: number): Promise<string[]> {
  const [giver, one, other] = [await openAccount(apiUrl), await openAccount(apiUrl), await openAccount(apiUrl)];
  await giver.api.call(
    createGiftCard,
    {
      body: {
        amount: cardCents / 100,
        for: "KID",
        recipient: { name: "Ana", email: null },
        buyer: { name: "Zoé", email: "giver@example.com" },
        payment: { payment_method_id: await aCard(giver) },
      },
    },
    { idempotencyKey: randomUUID() },
  );
  const code = (await giver.api.call(getGiftCards, {})).given[0]?.code ?? "";
  const outcomes = await Promise.all(
    Array.from({ length: tries }, (_, nth) =>
      outcomeOf((nth % 2 === 0 ? one : other).api.call(redeemGiftCard, { params: { code } })),
    ),
  );
  const wallets = await Promise.all([one, other].map(({ api }) => api.call(getWallet, { query: {} })));
  const kept = wallets.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return count(outcomes, "done") === 1 && kept === cardCents
    ? []
    : [`a card redeemed ${tries} times: ${count(outcomes, "done")} done, ${kept / 100} € in wallets`];
}

/** Buys, redeems and repeats in parallel: no piece is sold twice, no euro is spent twice. */
export async function attackInParallel({ apiUrl, buyers = 30 }: BuyersInput): Promise<AttackResult> {
  const many = Math.min(buyers, 60);
  const wrong = [...(await buyAtOnce(apiUrl, many)), ...(await redeemAtOnce(apiUrl, many))];
  return { name: "parallel buyers and spenders", tries: many * 2, failures: wrong.length, note: wrong.join("; ") };
}
