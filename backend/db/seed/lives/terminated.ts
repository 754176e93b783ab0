import { createSubscription, terminateSubscription } from "#contract/subscriptions.ts";
import { terminatedClient, terminatedWords } from "../content/people.ts";
import { birthday, findDeliveredOrder, introduce, sendBack, settleIn } from "./deeds.ts";
import type { Life } from "./life.ts";

/** One box of a subscription that is over. */
export const terminated: Life = {
  person: terminatedClient,
  signedUp: 98,
  async *live(me) {
    await settleIn(me);
    const kid = await introduce(
      me,
      {
        firstname: terminatedWords.kid,
        gender: "BOY",
        birthdate: birthday(me, 5, -20),
        top_size: "4 ans",
        bottom_size: "4 ans",
        shoe_size: "27",
        description: terminatedWords.description,
      },
      {
        styles: ["playful", "retro"],
        colors_loved: ["green", "blue"],
        needs: ["school", "outdoor"],
        budget_level: "careful",
      },
    );
    const subscription = await me.call(createSubscription, {
      params: { id: kid.id },
      body: { frequency: 2, first_delivery_date: me.workingDayUntil(-80) },
    });
    yield 75;
    await sendBack(me, await findDeliveredOrder(me, kid), [
      { place: 0, reason: "TOO_LARGE" },
      { place: 2, reason: "CHANGED_MIND" },
    ]);
    yield 45;
    await me.call(terminateSubscription, {
      params: { id: kid.id, sid: subscription.id },
      body: { reason: "TOO_MANY_CLOTHES", comment: terminatedWords.farewell },
    });
  },
};
