import type { Family } from "#contract/catalog.ts";
import { loyalClient, loyalWords } from "../content/people.ts";
import { birthday, buy, introduce, orderLabels, rate, sendBack, settleIn, writeToUs, type Shelf } from "./deeds.ts";
import type { Life } from "./life.ts";

const wardrobe: readonly Family[] = ["TOPS", "BOTTOMS", "KNITWEAR", "DRESSES"];
/** Pieces nobody else has in hand: each order begins further down the shelves. */
const rummage = (skip: number, families = wardrobe): Shelf => ({
  genders: ["GIRL", "MIXED"],
  size: "6 ans",
  families,
  skip,
});

/** Many orders of the shop: points above the first tier, of which a code was bought, a refund, an exchange and a return. */
export const loyal: Life = {
  person: loyalClient,
  signedUp: 124,
  async *live(me) {
    await settleIn(me);
    await introduce(
      me,
      {
        firstname: loyalWords.kid,
        gender: "GIRL",
        birthdate: birthday(me, 7, 5),
        top_size: "6 ans",
        bottom_size: "6 ans",
        shoe_size: "30",
        description: loyalWords.description,
      },
      {
        styles: ["playful"],
        colors_loved: ["red", "blue", "yellow"],
        needs: ["school", "holidays"],
        budget_level: "generous",
      },
    );
    yield 121;
    const first = await buy(me, rummage(0));
    yield 110;
    await rate(me, first, 5, loyalWords.ratings[0]);
    yield 107;
    await buy(me, rummage(1));
    yield 92;
    const third = await buy(me, rummage(2));
    yield 79;
    await sendBack(me, third, [{ place: 0, reason: "TOO_SMALL" }]);
    yield 74;
    const fourth = await buy(me, rummage(3));
    yield 62;
    await rate(me, fourth, 5, loyalWords.ratings[1]);
    await orderLabels(me, 2);
    yield 44;
    const fifth = await buy(me, rummage(4), { code: "LOYALTY200" });
    yield 31;
    await sendBack(me, fifth, [{ place: 1, reason: "TOO_SMALL", isExchange: true }]);
    yield 21;
    const sixth = await buy(me, rummage(5, ["TOPS", "BOTTOMS"]), { useWallet: true });
    yield 5;
    await writeToUs(me, loyalWords.ticket);
    yield 2;
    await sendBack(me, sixth, [{ place: 1, reason: "CHANGED_MIND" }]);
    yield 1;
    await buy(me, rummage(6, ["TOPS", "DRESSES"]));
  },
};
