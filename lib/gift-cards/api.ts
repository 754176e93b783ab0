import type { BodyOf } from "#contract/endpoint.ts";
import {
  createGiftCard,
  getGiftCard,
  openGiftCard,
  payGiftCard,
  returnFromGiftCardPayment,
  sendGiftCardAgain,
  startGiftCardPayment,
  updateGiftCard,
  withdrawGiftCard,
  type GiftCardOrder,
  type OpenedGiftCard,
} from "#contract/gift-cards.ts";
import { AppError } from "#lib/http/app-error.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { readRedirectResult } from "#lib/payments/payment-return.ts";

/** What names a card to its giver: its id, and the key where nobody is signed in. */
export interface CardName {
  id: string;
  key?: string | undefined;
}

export const nameOf = ({ id, access_key: key }: Pick<GiftCardOrder, "id" | "access_key">): CardName => ({
  id,
  key: key ?? undefined,
});

/** The part of an address that names a card. */
export const searchOf = ({ id, key }: CardName): Record<string, string> => ({
  gift_card: id,
  ...(key === undefined ? {} : { key }),
});

const inputOf = ({ id, key }: CardName) => ({ params: { id }, query: key === undefined ? {} : { key } });

/** The card an address names; null when it names none. */
function readCardName(search: string): CardName | null {
  const asked = new URLSearchParams(search);
  const params = getGiftCard.params.safeParse({ id: asked.get("gift_card") });
  const query = getGiftCard.query.safeParse({ key: asked.get("key") ?? undefined });
  return params.success && query.success ? { id: params.data.id, key: query.data.key } : null;
}

/** The gift card an address names, for its giver; null when it names none. Throws when it cannot be read now. */
export async function findGivenCard(search: string): Promise<GiftCardOrder | null> {
  const name = readCardName(search);
  if (name === null) return null;
  try {
    return await browserApi().call(getGiftCard, inputOf(name));
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}

/**
 * The same for the page a bank leads back to: what the bank's page wrote into the address is handed over first, because
 * some providers finish a payment only then. When that fails, the card tells what is known.
 */
export async function findReturnedCard(search: string): Promise<GiftCardOrder | null> {
  const name = readCardName(search);
  const result = readRedirectResult(new URLSearchParams(search));
  if (name === null || result === null) return findGivenCard(search);
  return browserApi()
    .call(returnFromGiftCardPayment, { ...inputOf(name), body: { redirect_result: result } })
    .catch(() => findGivenCard(search));
}

/** Orders a card that is paid later. The same key makes the same card. Throws `AppError`. */
export const orderCard = (
  body: BodyOf<typeof createGiftCard>,
  attempt: { idempotencyKey: string },
): Promise<GiftCardOrder> => browserApi().call(createGiftCard, { body }, attempt);

export const payCard = (name: CardName, payment: BodyOf<typeof payGiftCard>["payment"]): Promise<GiftCardOrder> =>
  browserApi().call(payGiftCard, { ...inputOf(name), body: { payment } });

/** What a guest can pay with, and what the provider's form begins with. */
export const startGuestPayment = () => browserApi().call(startGiftCardPayment, {});

export const changeSending = (name: CardName, body: BodyOf<typeof updateGiftCard>): Promise<GiftCardOrder> =>
  browserApi().call(updateGiftCard, { ...inputOf(name), body });

export const sendAgain = (name: CardName, body: BodyOf<typeof sendGiftCardAgain>): Promise<GiftCardOrder> =>
  browserApi().call(sendGiftCardAgain, { ...inputOf(name), body });

export const withdrawCard = (name: CardName): Promise<GiftCardOrder> =>
  browserApi().call(withdrawGiftCard, inputOf(name));

export const openCard = (code: string): Promise<OpenedGiftCard> => browserApi().call(openGiftCard, { body: { code } });

/** Where a card can be printed. */
export const pdfOf = ({ id, key }: CardName): string =>
  `/api/gift_cards/${id}/gift-card.pdf${key === undefined ? "" : `?${new URLSearchParams({ key })}`}`;
