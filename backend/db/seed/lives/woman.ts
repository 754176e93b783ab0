import { sql } from "../../orm.ts";
import { getCouponCodes } from "#contract/discounts.ts";
import { redeemGiftCard } from "#contract/gift-cards.ts";
import { setOrderReductions } from "#contract/orders.ts";
import { createSubscription, updateSubscription } from "#contract/subscriptions.ts";
import { giftCards } from "../../schema/ledger.ts";
import { loyalClient, womanClient, womanWords } from "../content/people.ts";
import { buy, cards, findDeliveredOrder, introduce, rate, sendBack, settleIn, there } from "./deeds.ts";
import type { Life, Me } from "./life.ts";

/** The code in the mail somebody got with a gift card. */
async function readGiftCardCode({ db, person }: Me): Promise<string> {
  const [card] = await db
    .select({ code: giftCards.code })
    .from(giftCards)
    .where(sql`${giftCards.recipient} ->> 'email' = ${person.email}`);
  return there(card?.code, "a gift card");
}

/** A friend of loyal@: the women's line with a box on its way, a gift card redeemed and partly spent in the shop. */
export const woman: Life = {
  person: womanClient,
  signedUp: 75,
  godfather: loyalClient.email,
  async *live(me) {
    // Not the card of whoever brought her: a household rewards nobody.
    await settleIn(me, cards.worksToo);
    const profile = await introduce(
      me,
      {
        profile_type: "WOMAN",
        firstname: womanClient.firstname,
        gender: "WOMAN",
        birthdate: null,
        top_size: "M",
        bottom_size: "M",
        shoe_size: "39",
        description: womanWords.description,
      },
      {
        styles: ["minimal", "casual"],
        colors_loved: ["blue", "green", "white"],
        pieces_loved: ["cardigans", "jeans"],
        heels: "flat",
        figure: "H",
        needs: ["office", "weekend"],
        budget_level: "generous",
      },
    );
    const { id } = profile;
    const subscription = await me.call(createSubscription, {
      params: { id },
      body: { frequency: 2, first_delivery_date: me.workingDayUntil(-54) },
    });
    yield 50;
    const order = await findDeliveredOrder(me, profile);
    const codes = await me.call(getCouponCodes, {});
    const code = there(
      codes.find((coupon) => coupon.code.startsWith("AMI-")),
      "a friend's code",
    ).code;
    await me.call(setOrderReductions, { params: { id: order.id }, body: { codes: [code], use_wallet: false } });
    await sendBack(me, order, [
      { place: 1, reason: "NOT_AS_EXPECTED" },
      { place: 3, reason: "TOO_SMALL" },
    ]);
    yield 43;
    await rate(me, order, 4, womanWords.rating);
    yield 30;
    await me.call(updateSubscription, {
      params: { id, sid: subscription.id },
      body: { next_delivery_date: me.workingDayFrom(1) },
    });
    yield 23;
    await me.call(redeemGiftCard, { params: { code: await readGiftCardCode(me) } });
    yield 12;
    await buy(me, { genders: ["WOMAN"], size: "M", families: ["TOPS"], skip: 2 }, { useWallet: true });
  },
};
