import { createSubscription, pauseSubscription } from "#contract/subscriptions.ts";
import { pausedClient, pausedWords } from "../content/people.ts";
import { declareSatisfied } from "#contract/requests.ts";
import { birthday, findDeliveredOrder, introduce, sendBack, settleIn, writeToUs } from "./deeds.ts";
import type { Life } from "./life.ts";

/** Two boxes, then a pause that ends by itself. */
export const paused: Life = {
  person: pausedClient,
  signedUp: 95,
  async *live(me) {
    await settleIn(me);
    const kid = await introduce(
      me,
      {
        firstname: pausedWords.kid,
        gender: "GIRL",
        birthdate: birthday(me, 8, -40),
        top_size: "8 ans",
        bottom_size: "8 ans",
        shoe_size: "32",
        description: pausedWords.description,
      },
      {
        styles: ["sporty", "classic"],
        colors_loved: ["blue", "red"],
        pieces_loved: ["leggings", "sweatshirts"],
        pieces_avoided: ["skirts"],
        needs: ["school", "sport"],
        budget_level: "careful",
      },
    );
    const subscription = await me.call(createSubscription, {
      params: { id: kid.id },
      body: { frequency: 1, first_delivery_date: me.workingDayUntil(-76) },
    });
    yield 71;
    await me.call(declareSatisfied, { params: { id: (await findDeliveredOrder(me, kid)).id } });
    yield 40;
    await sendBack(me, await findDeliveredOrder(me, kid), [
      { place: 0, reason: "CHANGED_MIND" },
      { place: 1, reason: "TOO_LARGE" },
      { place: 3, reason: "NOT_AS_EXPECTED" },
      { place: 4, reason: "NOT_AS_EXPECTED" },
    ]);
    yield 36;
    await me.call(pauseSubscription, { params: { id: kid.id, sid: subscription.id }, query: { months: 3 } });
    yield 9;
    await writeToUs(me, pausedWords.ticket);
  },
};
