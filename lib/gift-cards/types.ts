import type { AnswerOf } from "#contract/endpoint.ts";
import type { getGiftCardDesigns, GiftCard } from "#contract/gift-cards.ts";

/** The drawings a card can carry. */
export type Designs = AnswerOf<typeof getGiftCardDesigns>;

/** A card as its giver sees it, from a list or by its own address. */
export type Given = GiftCard & {
  withdraw_until: string | null;
  is_code_hidden: boolean;
  /** Told to the signed-in giver only. */
  code?: string | null;
};
