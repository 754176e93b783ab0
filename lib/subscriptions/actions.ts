import type { AnswerOf, BodyOf } from "#contract/endpoint.ts";
import { createRequest } from "#contract/requests.ts";
import {
  createSubscription,
  pauseSubscription,
  resumeSubscription,
  skipBox,
  terminateSubscription,
  undoSubscriptionChange,
  updateSubscription,
  type Subscription,
} from "#contract/subscriptions.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import type { Change } from "./change.ts";

type Whose = Pick<Subscription, "id" | "kid">;
const paramsOf = ({ id, kid }: Whose) => ({ id: kid.id, sid: id });

const bodyOf = (
  change: Extract<Change, { kind: "date" | "frequency" | "budget" | "delivery" }>,
): BodyOf<typeof updateSubscription> => {
  switch (change.kind) {
    case "date":
      return { next_delivery_date: change.date };
    case "frequency":
      return { frequency: change.months };
    case "budget":
      return { budget_ttc: change.budget };
    case "delivery":
      return { delivery: change.delivery };
  }
};

/** Changes a subscription and answers it as it is then; a rehearsal only answers it. Throws `AppError`. */
export function changeSubscription(
  subscription: Whose,
  change: Change,
  options: { isRehearsal?: boolean } = {},
): Promise<Subscription> {
  const params = paramsOf(subscription);
  const query = { dry_run: options.isRehearsal ? "true" : "false" };
  switch (change.kind) {
    case "skip":
      return browserApi().call(skipBox, { params, query });
    case "pause":
      return browserApi().call(pauseSubscription, {
        params,
        query: { ...query, ...(change.until === null ? {} : { until: change.until }) },
      });
    case "resume":
      return browserApi().call(resumeSubscription, { params, query });
    case "end":
      return browserApi().call(terminateSubscription, { params, query, body: {} });
    default:
      return browserApi().call(updateSubscription, { params, query, body: bodyOf(change) });
  }
}

export const undoChange = (subscription: Whose): Promise<Subscription> =>
  browserApi().call(undoSubscriptionChange, { params: paramsOf(subscription) });

/** Why a subscription ended, told once it has. */
export const tellReason = (subscription: Whose, body: BodyOf<typeof terminateSubscription>): Promise<Subscription> =>
  browserApi().call(terminateSubscription, { params: paramsOf(subscription), body });

/** A key that belongs to one wish of the client's: the same call repeated does nothing twice. */
export const subscribe = (
  kidId: string,
  body: BodyOf<typeof createSubscription>,
  idempotencyKey: string,
): Promise<Subscription> => browserApi().call(createSubscription, { params: { id: kidId }, body }, { idempotencyKey });

export const askForBox = (
  kidId: string,
  body: BodyOf<typeof createRequest>,
  idempotencyKey: string,
): Promise<AnswerOf<typeof createRequest>> =>
  browserApi().call(createRequest, { params: { id: kidId }, body }, { idempotencyKey });
