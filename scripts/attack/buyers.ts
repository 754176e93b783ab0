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
import { trialAddress } from "../trial-address.ts";
import { type Account, openAccount } from "./calls.ts";
import type { AttackResult } from "./result.ts";

export interface BuyersInput {
  /** Address of the API, without a trailing slash; it has to sell through the sandbox. */
  apiUrl: string;
  /** Clients who want the same piece at the same moment; at most 60. */
  buyers?: number;
}

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
            shipping_address: trialAddress,
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

/** Code of a gift card of `cardCents`, bought for this. */
async function aGiftCode(apiUrl: string): Promise<string> {
  const giver = await openAccount(apiUrl);
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
  return (await giver.api.call(getGiftCards, {})).given[0]?.code ?? "";
}

const walletCents = async ({ api }: Account): Promise<number> =>
  Math.round((await api.call(getWallet, { query: {} })).amount * 100);

/** One gift card redeemed by two at the same moment, again and again: it is worth its amount once. */
async function redeemAtOnce(apiUrl: string, tries: number): Promise<string[]> {
  const [code, one, other] = [await aGiftCode(apiUrl), await openAccount(apiUrl), await openAccount(apiUrl)];
  const outcomes = await Promise.all(
    Array.from({ length: tries }, (_, nth) =>
      outcomeOf((nth % 2 === 0 ? one : other).api.call(redeemGiftCard, { params: { code } })),
    ),
  );
  const kept = (await walletCents(one)) + (await walletCents(other));
  return count(outcomes, "done") === 1 && kept === cardCents
    ? []
    : [`a card redeemed ${tries} times: ${count(outcomes, "done")} done, ${kept / 100} € in wallets`];
}

/** A piece there is enough of. */
async function findPlentiful(apiUrl: string): Promise<Line> {
  const { products } = await createApiClient({ baseUrl: apiUrl, locale: "fr" }).call(searchProducts, { query: {} });
  for (const { id, variants } of products) {
    const variant = variants.find(({ is_available, is_low_stock }) => is_available && !is_low_stock);
    if (variant) return { product_id: id, variant_id: variant.variant_id, quantity: 1 };
  }
  throw new Error("every piece is scarce");
}

/** One wallet that pays many orders at the same moment: it is spent once, and never below nothing. */
async function spendAtOnce(apiUrl: string, tries: number): Promise<string[]> {
  const account = await openAccount(apiUrl);
  await account.api.call(redeemGiftCard, { params: { code: await aGiftCode(apiUrl) } });
  const [line, card] = [await findPlentiful(apiUrl), await aCard(account)];
  const asked = { lines: [line], delivery, use_wallet: true };
  const { totals } = await account.api.call(quoteOrder, { body: { ...asked, address: { country_code: "FR" } } });
  const outcomes = await Promise.all(
    Array.from({ length: tries }, () =>
      outcomeOf(
        account.api.call(
          createOrder,
          {
            body: {
              ...asked,
              shipping_address: trialAddress,
              payment_method_id: card,
              expected_total_ttc: totals.total_amount_ttc,
              expected_due_ttc: totals.due_ttc,
            },
          },
          { idempotencyKey: randomUUID() },
        ),
      ),
    ),
  );
  const left = await walletCents(account);
  const spentEach = Math.round((totals.total_amount_ttc - totals.due_ttc) * 100);
  const paid = count(outcomes, "done");
  return left >= 0 && left === cardCents - paid * spentEach
    ? []
    : [`a wallet spent ${tries} times: ${paid} orders of ${spentEach / 100} €, ${left / 100} € left`];
}

/** Buys, redeems, spends and repeats in parallel: no piece is sold twice, no euro is spent twice. */
export async function attackInParallel({ apiUrl, buyers = 30 }: BuyersInput): Promise<AttackResult> {
  const many = Math.min(buyers, 60);
  const wrong = [
    ...(await buyAtOnce(apiUrl, many)),
    ...(await redeemAtOnce(apiUrl, many)),
    ...(await spendAtOnce(apiUrl, many)),
  ];
  return { name: "parallel buyers and spenders", tries: many * 3, failures: wrong.length, note: wrong.join("; ") };
}
