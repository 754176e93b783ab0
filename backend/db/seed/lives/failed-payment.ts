import { deletePaymentMethod, getPaymentMethods, updatePaymentMethod } from "#contract/payment-methods.ts";
import { declareSatisfied } from "#contract/requests.ts";
import { createSubscription, updateSubscription } from "#contract/subscriptions.ts";
import { failedPaymentClient, failedPaymentWords } from "../content/people.ts";
import { birthday, cards, findDeliveredOrder, introduce, saveCard, sendBack, settleIn } from "./deeds.ts";
import type { Life } from "./life.ts";

/** A box that was paid and one that could not be charged: its order is open, the next box is blocked. */
export const failedPayment: Life = {
  person: failedPaymentClient,
  signedUp: 66,
  async *live(me) {
    await settleIn(me);
    const kid = await introduce(
      me,
      {
        firstname: failedPaymentWords.kid,
        gender: "GIRL",
        birthdate: birthday(me, 3, -90),
        top_size: "3 ans",
        bottom_size: "3 ans",
        shoe_size: "25",
        description: failedPaymentWords.description,
      },
      {
        styles: ["retro", "boho"],
        colors_loved: ["orange", "brown", "white"],
        needs: ["creche", "outdoor"],
        budget_level: "careful",
      },
    );
    const subscription = await me.call(createSubscription, {
      params: { id: kid.id },
      body: { frequency: 1, first_delivery_date: me.workingDayUntil(-45) },
    });
    yield 41;
    await sendBack(me, await findDeliveredOrder(me, kid), [
      { place: 2, reason: "TOO_SMALL" },
      { place: 3, reason: "NOT_AS_EXPECTED" },
    ]);
    yield 38;
    await me.call(updateSubscription, {
      params: { id: kid.id, sid: subscription.id },
      body: { next_delivery_date: me.workingDayUntil(-13) },
    });
    yield 7;
    const former = await me.call(getPaymentMethods, {});
    const { id } = await saveCard(me, cards.failsOffSession);
    await me.call(updatePaymentMethod, { params: { id }, body: { is_default: true } });
    for (const method of former) await me.call(deletePaymentMethod, { params: { id: method.id } });
    yield 5;
    await me.call(declareSatisfied, { params: { id: (await findDeliveredOrder(me, kid)).id } });
  },
};
