import { getGiftCard, type GiftCardOrder } from "#contract/gift-cards.ts";
import { AppError } from "#lib/http/app-error.ts";
import { browserApi } from "#lib/http/browser-client.ts";

/** The gift card an address names, for its giver; null when it names none. Throws when it cannot be read now. */
export async function findGivenCard(search: string): Promise<GiftCardOrder | null> {
  const asked = new URLSearchParams(search);
  const params = getGiftCard.params.safeParse({ id: asked.get("gift_card") });
  const query = getGiftCard.query.safeParse({ key: asked.get("key") ?? undefined });
  if (!params.success || !query.success) return null;
  try {
    return await browserApi().call(getGiftCard, { params: params.data, query: query.data });
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}
