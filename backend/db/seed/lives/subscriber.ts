import { commentPreview, validatePreview } from "#contract/preview.ts";
import { declareSatisfied } from "#contract/requests.ts";
import { createSubscription, updateSubscription } from "#contract/subscriptions.ts";
import { getLookSuggestions, judgeLook } from "#contract/suggestions.ts";
import { subscriberClient, subscriberWords } from "../content/people.ts";
import {
  birthday,
  buy,
  findBox,
  findDeliveredOrder,
  introduce,
  orderLabels,
  rate,
  sendBack,
  settleIn,
  wish,
  writeToUs,
} from "./deeds.ts";
import type { Life, Me } from "./life.ts";

const girl = { genders: ["GIRL"], size: "5 ans" } as const;

/** A box each month: the third one is composed and waits for a word. */
async function* daughterOf(me: Me): AsyncGenerator<number, void> {
  const daughter = await introduce(
    me,
    {
      firstname: subscriberWords.daughter,
      gender: "GIRL",
      birthdate: birthday(me, 5, -130),
      top_size: "5 ans",
      bottom_size: "5 ans",
      shoe_size: "28",
      description: subscriberWords.daughterDescription,
    },
    {
      styles: ["romantic", "playful"],
      build: "slim",
      enough: ["ACCESSORIES"],
      colors_loved: ["pink", "yellow", "purple"],
      colors_avoided: ["grey", "black"],
      patterns_loved: ["flower", "dot"],
      pieces_loved: ["dresses", "cardigans"],
      fabrics_avoided: ["wool"],
      needs: ["school", "occasion"],
      budget_level: "balanced",
    },
  );
  const { id } = daughter;
  const looks = await me.call(getLookSuggestions, { params: { id }, query: {} });
  for (const [place, { look_id }] of looks.slice(0, 4).entries())
    await me.call(judgeLook, { params: { id }, body: { look_id, like: place !== 2 } });
  const subscription = await me.call(createSubscription, {
    params: { id },
    body: { frequency: 1, first_delivery_date: me.workingDayUntil(-47) },
  });
  const changeDate = (day: string) =>
    me.call(updateSubscription, { params: { id, sid: subscription.id }, body: { next_delivery_date: day } });
  yield 41;
  const first = await findDeliveredOrder(me, daughter);
  await me.call(declareSatisfied, { params: { id: first.id } });
  await rate(me, first, 5, subscriberWords.ratings[0]);
  yield 11;
  const second = await findDeliveredOrder(me, daughter);
  await sendBack(me, second, [
    { place: 0, reason: "TOO_SMALL" },
    { place: 3, reason: "CHANGED_MIND" },
    { place: 6, reason: "NOT_AS_EXPECTED" },
  ]);
  // Asked for later, then for sooner after all: the stylist's choice is fresh whatever weekday it is.
  yield 9;
  await changeDate(me.workingDayFrom(16));
  yield 3;
  await wish(me, daughter, ["Robe/Combi/Salopette", "Pull-Cardi"]);
  yield 2;
  await changeDate(me.workingDayUntil(13));
}

/** A box every two months: the second one came a few days ago, the third one takes wishes. */
async function* sonOf(me: Me): AsyncGenerator<number, void> {
  const son = await introduce(
    me,
    {
      firstname: subscriberWords.son,
      gender: "BOY",
      birthdate: birthday(me, 2, -70),
      top_size: "2 ans",
      bottom_size: "2 ans",
      shoe_size: "23",
      description: subscriberWords.sonDescription,
    },
    {
      styles: ["sporty", "retro"],
      colors_loved: ["green", "brown", "orange"],
      pieces_loved: ["joggers", "sweatshirts"],
      needs: ["creche", "outdoor"],
      budget_level: "balanced",
    },
  );
  const { id } = son;
  const arrival = me.workingDayUntil(-3);
  const subscription = await me.call(createSubscription, {
    params: { id },
    body: { frequency: 2, first_delivery_date: me.workingDayUntil(-64) },
  });
  yield 59;
  const first = await findDeliveredOrder(me, son);
  await sendBack(me, first, [
    { place: 2, reason: "TOO_LARGE" },
    { place: 5, reason: "NOT_AS_EXPECTED" },
  ]);
  yield 49;
  await rate(me, first, 5, subscriberWords.ratings[1]);
  yield 32;
  await me.call(updateSubscription, { params: { id, sid: subscription.id }, body: { next_delivery_date: arrival } });
  yield me.daysAgo(arrival) + 13;
  const params = { id, rid: (await findBox(me, son, "COMPOSED")).id };
  await me.call(commentPreview, { params, body: { message: subscriberWords.comment } });
  await me.call(validatePreview, { params });
  yield 1;
  await wish(me, son, ["Pull-Cardi", "Bottoms", "Autre"]);
}

/** Two children with a box in each of its states, and the shop at the price of a subscriber. */
export const subscriber: Life = {
  person: subscriberClient,
  signedUp: 82,
  async *live(me) {
    await settleIn(me);
    await me.alongside(daughterOf(me));
    await me.alongside(sonOf(me));
    yield 20;
    await buy(me, { ...girl, families: ["TOPS", "BOTTOMS", "DRESSES"], skip: 3 });
    yield 15;
    await orderLabels(me, 2);
    yield 5;
    await writeToUs(me, subscriberWords.ticket);
    yield 2;
    await orderLabels(me, 1);
  },
};
