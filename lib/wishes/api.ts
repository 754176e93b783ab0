import { deleteWish, putWish, wishRefusalSchema, type Request, type WishRefusal } from "#contract/requests.ts";
import { judgeLook, unjudgeLook } from "#contract/suggestions.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { browserApi } from "#lib/http/browser-client.ts";

/** The box a wish is for; 0 is the upcoming one, which the first wish opens. */
export interface WishedBox {
  kidId: string;
  requestId: number;
}

const paramsOf = ({ kidId, requestId }: WishedBox, productId: number) => ({
  id: kidId,
  rid: String(requestId),
  product_id: String(productId),
});

/** Wishes for a product, or changes its size; null leaves the size to the profile. Answers the box as it stands then. */
export const putWishOf = (box: WishedBox, productId: number, variantId: number | null): Promise<Request> =>
  browserApi().call(putWish, {
    params: paramsOf(box, productId),
    query: variantId === null ? {} : { variant_id: String(variantId) },
  });

export const dropWishOf = (box: WishedBox, productId: number): Promise<Request> =>
  browserApi().call(deleteWish, { params: paramsOf(box, productId), query: {} });

/** Why a wish was refused and what could be wished for instead; null for any other failure. */
export function readRefusal(error: unknown): WishRefusal | null {
  if (!hasCode(error, "WISH_NOT_POSSIBLE")) return null;
  const refusal = wishRefusalSchema.safeParse(error.problem?.data);
  return refusal.success ? refusal.data : null;
}

export const sayOfLook = (kidId: string, lookId: number, isLiked: boolean): Promise<void> =>
  browserApi().call(judgeLook, { params: { id: kidId }, body: { look_id: lookId, like: isLiked } });

export const takeBackOfLook = (kidId: string, lookId: number): Promise<void> =>
  browserApi().call(unjudgeLook, { params: { id: kidId, look_id: String(lookId) } });
