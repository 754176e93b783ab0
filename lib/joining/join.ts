import { updateSubscription, type BoxDeliveryInput, type Subscription } from "#contract/subscriptions.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { askForBox, subscribe } from "#lib/subscriptions/actions.ts";
import { planJoining, type JoiningChoice } from "./choice.ts";

interface Joining {
  kidId: string;
  going: Subscription | null;
  choice: JoiningChoice;
  delivery: BoxDeliveryInput;
  /** Of this one wish, however often it is sent. */
  idempotencyKey: string;
}

/** Does what was chosen; answers the box that comes of it, 0 for one that is only planned. Throws `AppError`. */
export async function join({ kidId, going, choice, delivery, idempotencyKey }: Joining): Promise<number> {
  const { frequency, budget, date } = choice;
  const plan = planJoining(going, choice);
  if (plan.kind === "box") {
    const body = { delivery_date: date, budget_ttc: budget, delivery };
    return (await askForBox(kidId, body, idempotencyKey)).id;
  }
  if (plan.kind === "change" && going && frequency !== null) {
    const changed = await browserApi().call(updateSubscription, {
      params: { id: kidId, sid: going.id },
      body: { frequency, budget_ttc: budget, delivery, ...(plan.movesNext ? { next_delivery_date: date } : {}) },
    });
    return changed.active_request_id ?? 0;
  }
  const body = { frequency, first_delivery_date: date, budget_ttc: budget, delivery };
  return (await subscribe(kidId, body, idempotencyKey)).active_request_id ?? 0;
}
