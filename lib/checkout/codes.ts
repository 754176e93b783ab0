import { queryOptions } from "@tanstack/react-query";
import { getCouponCodes, getDiscount } from "#contract/discounts.ts";
import type { AnswerOf } from "#contract/endpoint.ts";
import { redeemGiftCard } from "#contract/gift-cards.ts";
import { getWallet } from "#contract/wallet.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import type { OwnCode } from "./best-code.ts";
import { giftCardWorth } from "./code-trouble.ts";

/** A code the client may use; `discount_ttc` is what it takes off the cart. */
export type KnownCode = AnswerOf<typeof getDiscount>;

/** What a code is worth, for a cart or for nothing yet. Throws what speaks against it. */
export const lookUpCode = (code: string, cartId: string | null): Promise<KnownCode> =>
  browserApi().call(getDiscount, { params: { code }, query: cartId === null ? {} : { cart_id: cartId } });

/** What a gift card is worth that was typed as a code, in euros; null for one that is none. Throws whatever else speaks against it. */
export async function worthOfCard(code: string): Promise<number | null> {
  try {
    await lookUpCode(code, null);
    return null;
  } catch (error) {
    const worthTtc = giftCardWorth(error);
    if (worthTtc === null) throw error;
    return worthTtc;
  }
}

/** Codes of the client's own and those that can be earned. Ask only where there is a session. */
export const readOwnCodes = (signal?: AbortSignal): Promise<OwnCode[]> =>
  browserApi().call(getCouponCodes, {}, signal ? { signal } : {});

export const ownCodesQuery = () =>
  queryOptions({
    queryKey: ["own-codes"],
    queryFn: ({ signal }) => readOwnCodes(signal),
    retry: false,
  });

export const walletKey = ["wallet"] as const;

/** What the wallet holds that is held for no order. Asked again when the tab comes back: another one may have spent it. */
export const walletQuery = () =>
  queryOptions({
    queryKey: walletKey,
    queryFn: ({ signal }) => browserApi().call(getWallet, { query: { page_size: 1 } }, { signal }),
    refetchOnWindowFocus: "always",
  });

/** Puts a gift card into the wallet; answers its worth in euros. */
export const redeemCard = async (code: string): Promise<number> =>
  (await browserApi().call(redeemGiftCard, { params: { code } })).amount;
