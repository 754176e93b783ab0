import { getClientCart, putCartLine } from "#contract/cart.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import { createGiftCard } from "#contract/gift-cards.ts";
import { giverClient, giverWords, womanClient } from "../content/people.ts";
import { choose, saveCard } from "./deeds.ts";
import type { Life, Me } from "./life.ts";

async function give(me: Me, card: Omit<BodyOf<typeof createGiftCard>, "buyer" | "payment">): Promise<void> {
  const { email, firstname, lastname } = me.person;
  const { id } = await saveCard(me);
  const buyer = { name: `${firstname} ${lastname}`, email };
  await me.call(createGiftCard, { body: { ...card, buyer, payment: { payment_method_id: id } } });
}

/** Three gift cards: redeemed by woman@, waiting to be handed over, and to be mailed on a day to come. A cart is begun. */
export const giver: Life = {
  person: giverClient,
  signedUp: 30,
  async *live(me) {
    yield 25;
    const { firstname: name, email } = womanClient;
    await give(me, { amount: 80, for: "WOMAN", recipient: { name, email }, message: giverWords.toWoman });
    yield 7;
    await give(me, {
      amount: 50,
      for: "KID",
      recipient: { name: giverWords.neighbour },
      message: giverWords.toNeighbour,
    });
    yield 2;
    const ahead = { date: me.day(12), recipient: giverWords.grandchild, message: giverWords.toGrandchild };
    await give(me, { amount: 30, for: "KID", ...ahead });
    yield 1;
    const cart = await me.call(getClientCart, {});
    for (const { variant_id } of await choose(me, { genders: ["GIRL"], size: "6 ans", families: ["TOPS", "KNITWEAR"] }))
      await me.call(putCartLine, { params: { cart_id: cart.id, variant_id }, body: { quantity: 1 } });
  },
};
