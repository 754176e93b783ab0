import { randomUUID } from "node:crypto";
import type { Random } from "../random.ts";
import type { Act, Call } from "./open-loop.ts";
import { deckOf, type Visitor } from "./visitors.ts";

interface World {
  random: Random;
  visitors: readonly Visitor[];
  pieces: readonly { productId: number; variantId: number }[];
  looks: Readonly<Record<"KID" | "WOMAN", readonly number[]>>;
}

const call = ({ authorization }: Visitor, method: string, path: string, body?: unknown): Call => ({
  method,
  path,
  headers: { locale: "fr", authorization, "content-type": "application/json", "idempotency-key": randomUUID() },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

const address = (n: number) => ({
  firstname: "Camille",
  lastname: "Renard",
  street: `${n} rue des Tanneurs`,
  postcode: "44000",
  city: "Nantes",
  country_code: "FR",
  phone: "+33 6 39 98 00 12",
});

async function ticketOf({ authorization }: Visitor): Promise<Call> {
  const form = new FormData();
  form.set("object", "Une question");
  form.set("content", "Bonjour, quand arrive ma malle ?");
  form.set("sender_email", "client@bench.example");
  form.set("sender_name", "Camille Renard");
  const encoded = new Response(form);
  return {
    method: "POST",
    path: "/customer-service/tickets",
    headers: { locale: "fr", authorization, "content-type": encoded.headers.get("content-type") ?? "" },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

type Write = (world: World, visitor: Visitor) => Act | null;

const putIntoCart: Write = ({ random, pieces }, visitor) =>
  visitor.cartId === null
    ? null
    : (send) =>
        send(
          "cart line",
          call(visitor, "PUT", `/carts/${visitor.cartId}/lines/${random.pick(pieces).variantId}`, { quantity: 1 }),
        );

/** Asks for the price first, as the checkout does, and agrees to it. */
const order: Write = ({ random, pieces }, visitor) => {
  const { addressId, cardId } = visitor;
  if (addressId === null || cardId === null) return null;
  const lines = [random.pick(pieces), random.pick(pieces)]
    .filter((piece, index, all) => all.indexOf(piece) === index)
    .map(({ productId, variantId }) => ({ product_id: productId, variant_id: variantId, quantity: 1 }));
  return async (send) => {
    const quoted = await send(
      "quote",
      call(visitor, "POST", "/clients/me/orders/quote", {
        lines,
        address: { country_code: "FR" },
        delivery: { mode: "HOME" },
      }),
    );
    if (quoted.status !== 200) return;
    const { totals } = JSON.parse(quoted.body) as { totals: { total_amount_ttc: number } };
    await send(
      "order and pay",
      call(visitor, "POST", "/clients/me/orders", {
        lines,
        shipping_address: address(7),
        delivery: { mode: "HOME" },
        payment_method_id: cardId,
        expected_total_ttc: totals.total_amount_ttc,
      }),
    );
  };
};

const wish: Write = ({ random, pieces }, visitor) =>
  visitor.openBoxId === null
    ? null
    : async (send) => {
        const path = `/clients/me/kids/${visitor.profileId}/requests/${visitor.openBoxId}/wishes/${random.pick(pieces).productId}`;
        await send("wish", call(visitor, "PUT", path));
        await send("wish taken back", call(visitor, "DELETE", path));
      };

const one =
  (name: string, toCall: (world: World, visitor: Visitor) => Call | null): Write =>
  (world, visitor) => {
    const made = toCall(world, visitor);
    return made && ((send) => send(name, made));
  };

const writes: readonly (readonly [number, Write])[] = [
  [30, putIntoCart],
  [
    16,
    one("like", ({ random, looks }, visitor) =>
      call(visitor, "POST", `/clients/me/kids/${visitor.profileId}/tinder`, {
        look_id: random.pick(looks[visitor.profileType]),
        like: random.chance(0.6),
      }),
    ),
  ],
  [10, order],
  [8, wish],
  [
    8,
    one("profile", ({ random }, visitor) =>
      call(visitor, "PATCH", `/clients/me/kids/${visitor.profileId}`, {
        description: `Aime grimper ${random.below(1000)}`,
      }),
    ),
  ],
  [6, one("me", ({ random }, visitor) => call(visitor, "PATCH", "/clients/me", { is_optin_kid: random.chance(0.5) }))],
  [
    5,
    one("new address", ({ random }, visitor) =>
      call(visitor, "POST", "/clients/me/shipping-addresses", address(1 + random.below(99))),
    ),
  ],
  [
    5,
    one("address", ({ random }, visitor) =>
      visitor.addressId === null
        ? null
        : call(visitor, "PATCH", `/clients/me/shipping-addresses/${visitor.addressId}`, {
            street: address(random.below(99)).street,
          }),
    ),
  ],
  [
    4,
    one("tastes", ({ random }, visitor) =>
      call(
        visitor,
        "PUT",
        `/clients/me/kids/${visitor.profileId}/quiz-answers/${visitor.profileType === "KID" ? "signup" : "signup-woman"}`,
        {
          answers: { colors_loved: [random.pick(["blue", "green", "yellow"])] },
        },
      ),
    ),
  ],
  [
    3,
    one("rating", (_, visitor) =>
      visitor.shopOrderId === null
        ? null
        : call(visitor, "PUT", `/clients/me/orders/${visitor.shopOrderId}/rating`, {
            overall: 5,
            comment: "Parfait",
            items: [],
          }),
    ),
  ],
  [3, (_, visitor) => async (send) => send("ticket", await ticketOf(visitor))],
  [
    2,
    one("newsletter", ({ random }) => ({
      method: "POST",
      path: "/subscribers",
      headers: { locale: "fr", "content-type": "application/json" },
      body: JSON.stringify({
        email: `new${random.below(1e9)}@bench.example`,
        list: "KID",
        source: "footer",
        language: "fr",
      }),
    })),
  ],
];
const deck = deckOf(writes);

/** What somebody changes next. */
export function nextWrite(world: World): Act {
  return world.random.pick(deck)(world, world.random.pick(world.visitors)) ?? nextWrite(world);
}
