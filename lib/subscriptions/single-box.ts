import { cancelRequest, createRequest, updateRequest, type Request } from "#contract/requests.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { asInput } from "#lib/joining/box-delivery.ts";

type Whose = Pick<Request, "id" | "kid">;
const paramsOf = ({ id, kid }: Whose) => ({ id: kid.id, rid: String(id) });

/** All of these throw an `AppError`. */
export const cancelBox = (box: Whose): Promise<Request> => browserApi().call(cancelRequest, { params: paramsOf(box) });

export const moveBox = (box: Whose, date: string): Promise<Request> =>
  browserApi().call(updateRequest, { params: paramsOf(box), body: { delivery_date: date } });

/** Asks once more for a box that was called off, as it was. */
export const askAgain = (box: Request): Promise<Request> =>
  browserApi().call(
    createRequest,
    {
      params: { id: box.kid.id },
      body: {
        subscription_id: null,
        wishes: box.wishes.map(({ product_id, variant_id }) => ({ product_id, variant_id })),
        delivery_date: box.delivery_date,
        budget_ttc: box.budget_ttc,
        delivery: asInput(box.delivery),
      },
    },
    { idempotencyKey: crypto.randomUUID() },
  );
