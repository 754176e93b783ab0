import { createSubscription } from "#contract/subscriptions.ts";
import { oneShotClient, oneShotWords } from "../content/people.ts";
import { birthday, buy, findBox, findDeliveredOrder, introduce, rate, sendBack, settleIn, wish } from "./deeds.ts";
import type { Life } from "./life.ts";

/** One box with wishes, of which two pieces went back, and an order of the shop on its way. */
export const oneShot: Life = {
  person: oneShotClient,
  signedUp: 38,
  async *live(me) {
    await settleIn(me);
    const kid = await introduce(
      me,
      {
        firstname: oneShotWords.kid,
        gender: "BOY",
        birthdate: birthday(me, 4, -100),
        top_size: "4 ans",
        bottom_size: "4 ans",
        shoe_size: "27",
        description: oneShotWords.description,
      },
      {
        styles: ["playful", "sporty"],
        colors_loved: ["blue", "green", "yellow"],
        pieces_avoided: ["shirts"],
        fabrics_avoided: ["wool"],
        needs: ["school", "outdoor"],
        budget_level: "balanced",
      },
    );
    await me.call(createSubscription, {
      params: { id: kid.id },
      body: { first_delivery_date: me.workingDayFrom(-21) },
    });
    yield 37;
    const box = await findBox(me, kid, "OPEN");
    await wish(me, kid, ["Pull-Cardi", "Bottoms"], box.id);
    yield 15;
    const order = await findDeliveredOrder(me, kid);
    await sendBack(me, order, [
      { place: 1, reason: "TOO_SMALL" },
      { place: 4, reason: "NOT_AS_EXPECTED" },
    ]);
    yield 8;
    await rate(me, order, 4, oneShotWords.rating);
    yield 1;
    await buy(me, { genders: ["BOY", "MIXED"], size: "5 ans", families: ["TOPS", "BOTTOMS"], skip: 2 });
  },
};
