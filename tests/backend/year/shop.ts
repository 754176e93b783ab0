import { randomUUID } from "node:crypto";
import { createGiftCard, redeemGiftCard } from "#contract/gift-cards.ts";
import { createOrder, getOrder, payOrder, quoteOrder, type Order } from "#contract/orders.ts";
import { rateOrder } from "#contract/ratings.ts";
import { createReturn } from "#contract/returns.ts";
import { getProduct } from "#contract/catalog.ts";
import { anAddress } from "../builders.ts";
import { goodCard, methodToPayWith, replaceCard, saveCard, type Resident } from "./resident.ts";
import { sendBack } from "./parcels.ts";

/** At the bank: yes, no, or the page is closed. */
async function confirmAtBank({ chance, town }: Resident, actionUrl: string | null): Promise<void> {
  if (actionUrl === null) return;
  const decision = chance.choose([
    [7, "confirm"],
    [2, "refuse"],
    [1, null],
  ] as const);
  town.note(`bank: ${decision ?? "left"}`);
  if (decision === null) return;
  const url = new URL(actionUrl, "http://localhost:3000");
  await town.api.request(url.pathname + url.search, { method: "POST", body: new URLSearchParams({ decision }) });
}

/** Pays an order whose payment failed with another card, or leaves it. */
export async function payAgain(home: Resident, id: string): Promise<void> {
  const { chance, town } = home;
  const order = await home.call(getOrder, { params: { id } });
  if (order.status !== "PAYMENT_FAILED") return;
  if (chance.happens(0.3)) {
    // The new default is charged by itself.
    await replaceCard(home);
    town.note("card replaced");
    return;
  }
  const payment_method_id = await saveCard(home, goodCard);
  const body = { payment_method_id };
  const paid = await home.call(payOrder, { params: { id }, body, idempotencyKey: randomUUID() });
  await confirmAtBank(home, paid.payment.action_url);
  town.note("paid by hand");
}

async function order(home: Resident, code: string | null, use_wallet: boolean): Promise<Order | null> {
  const { chance, town } = home;
  const pieces = chance.some(town.pieces, chance.between(1, 3));
  const wanted = pieces.map(({ productId, variantIds }) => ({
    product_id: productId,
    variant_id: chance.pick(variantIds),
    quantity: chance.choose([
      [8, 1],
      [2, 2],
    ] as const),
    look: null,
  }));
  const to = { address: { country_code: "FR" }, delivery: { mode: "HOME" } } as const;
  const quote = await home.call(quoteOrder, {
    body: { lines: wanted, ...to, codes: code === null ? [] : [code], use_wallet },
  });
  if (
    !quote.is_orderable ||
    quote.lines.some(({ availability, quantity }) => availability.available_quantity < quantity)
  )
    return null;
  const isCodeGood = quote.codes.some(({ problem }) => problem === null);
  const { totals } = quote;
  const payment_method_id = await methodToPayWith(home);
  const body = {
    lines: wanted,
    shipping_address: anAddress({ lastname: home.lastname }),
    delivery: { mode: "HOME" },
    payment_method_id,
    codes: isCodeGood && code !== null ? [code] : [],
    use_wallet,
    expected_total_ttc: totals.total_amount_ttc,
    expected_due_ttc: totals.due_ttc,
  } as const;
  const idempotencyKey = randomUUID();
  const made = await home.call(createOrder, { body, idempotencyKey });
  if (isCodeGood) town.note(`code used in the shop: ${code?.replace(/^AMI-.*/, "AMI") ?? ""}`);
  if (totals.wallet_ttc > 0) town.note("wallet used in the shop");
  if (chance.happens(0.05)) {
    const again = await home.call(createOrder, { body, idempotencyKey });
    if (again.id !== made.id) throw new Error("the same key made two orders");
  }
  return made;
}

export async function buyInShop(home: Resident): Promise<void> {
  const { chance, town } = home;
  const code = chance.choose([
    [4, null],
    [1, "BIENVENUE10"],
    [1, "LIVRAISON"],
    [1, "PETITS15"],
    [1, "BIRTHDAY"],
    [2, home.codes.at(-1) ?? null],
  ] as const);
  const made = await order(home, code, chance.happens(0.4));
  if (made === null) return;
  town.note("order in the shop");
  await confirmAtBank(home, made.payment.action_url);
  if (chance.happens(0.6)) await payAgain(home, made.id);
}

async function findOtherSize(home: Resident, line: Order["lines"][number]): Promise<number | null> {
  const { variants } = await home.call(getProduct, { params: { id: line.product_id } });
  const others = variants.filter(({ variant_id, is_available }) => is_available && variant_id !== line.variant_id);
  return others.length === 0 ? null : home.chance.pick(others).variant_id;
}

/** A parcel of the shop came: some of it goes back, for money or for another size. */
export async function unpack(home: Resident, id: string): Promise<void> {
  const { chance, town } = home;
  const bought = await home.call(getOrder, { params: { id } });
  if (chance.happens(0.2) && bought.delivered_at !== null) {
    const items = bought.lines.map(({ id: order_line_id }) => ({ order_line_id, score: chance.between(1, 5) }));
    await home.call(rateOrder, { params: { id }, body: { overall: 4, items } });
    town.note("order rated");
  }
  if (!bought.can_return || chance.happens(0.5)) return;
  const returnable = bought.lines.filter(({ returnable_quantity }) => returnable_quantity > 0);
  const [first, ...others] = chance.some(returnable, chance.between(1, returnable.length));
  if (!first) return;
  const size = chance.happens(0.35) ? await findOtherSize(home, first) : null;
  if (size !== null) town.note("size exchanged");
  const reason = chance.pick(["TOO_LARGE", "CHANGED_MIND", "DEFECT"] as const);
  const items = [
    size === null
      ? { order_line_id: first.id, quantity: first.returnable_quantity, reason }
      : { order_line_id: first.id, quantity: 1, reason, exchange_variant_id: size },
    ...others.map((line) => ({
      order_line_id: line.id,
      quantity: chance.between(1, line.returnable_quantity),
      reason,
    })),
  ];
  const declared = await home.call(createReturn, { body: { order_id: id, items }, idempotencyKey: randomUUID() });
  sendBack(home, declared, "SHOP");
}

export async function giveCard(home: Resident, recipient: { name: string; email: string }): Promise<void> {
  const { chance, town, email } = home;
  const payment_method_id = await methodToPayWith(home);
  const card = await home.call(createGiftCard, {
    idempotencyKey: randomUUID(),
    body: {
      amount: chance.between(2, 20) * 5,
      for: chance.pick(["KID", "WOMAN"] as const),
      recipient,
      buyer: { name: home.lastname, email },
      payment: { payment_method_id },
    },
  });
  await confirmAtBank(home, card.payment.action_url);
  town.note("gift card ordered");
}

export async function redeem(home: Resident, code: string): Promise<void> {
  await home.call(redeemGiftCard, { params: { code } });
  home.town.note("gift card redeemed");
}
