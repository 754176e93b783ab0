import type { z } from "zod";
import type { createRequest, Request } from "#contract/requests.ts";
import type { Caller, RequestContext } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import { ApiError } from "../http/problem.ts";
import { identifyCall } from "../orders/idempotency.ts";
import { requireProfile } from "../profiles/service.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { requireDeliveryChoice } from "../subscriptions/delivery-choice.ts";
import { deliveryRange } from "../subscriptions/delivery-dates.ts";
import { requireBudget } from "../subscriptions/least-budget.ts";
import { planCreation } from "../subscriptions/machine.ts";
import { runOnce } from "../subscriptions/run-once.ts";
import {
  findHome,
  findOpenSubscriptions,
  findSubscription,
  insertSubscription,
  lockSubscription,
  type StoredSubscription,
} from "../subscriptions/store.ts";
import { readRequest } from "./answer.ts";
import { requireDate } from "./move-date.ts";
import { openExtraBox, openSubscriptionBox } from "./open.ts";
import { findUnsent, findUnsentExtra, type StoredRequest } from "./store.ts";
import { addWishes } from "./wishes.ts";

type Context = RequestContext & { caller: Caller };
type Input = z.output<(typeof createRequest)["body"]>;

/** The subscription whose next box is asked for, locked. Throws NOT_FOUND, SUBSCRIPTION_ENDED and BOX_ALREADY_OPEN. */
async function requireSubscription(
  tx: Transaction,
  { clientId }: Caller,
  profileId: string,
  id: string,
): Promise<StoredSubscription> {
  const subscription = await lockSubscription(tx, id);
  if (subscription?.clientId !== clientId || subscription.profileId !== profileId) throw new ApiError("NOT_FOUND");
  if (subscription.status === "TERMINATED" || subscription.status === "COMPLETED")
    throw new ApiError("SUBSCRIPTION_ENDED");
  if (await findUnsent(tx, id)) throw new ApiError("BOX_ALREADY_OPEN");
  return subscription;
}

/** A one-shot for a profile without a subscription, so that it can go on as one later. */
async function insertOneShot(
  context: Context,
  tx: Transaction,
  profileId: string,
  choice: Pick<StoredRequest, "deliveryDate" | "budgetCents" | "delivery" | "fraudLabel">,
): Promise<StoredSubscription> {
  const [id, now] = [crypto.randomUUID(), context.clock.now()];
  const { deliveryDate, ...columns } = choice;
  await insertSubscription(
    tx,
    {
      ...planCreation(null, deliveryDate),
      ...columns,
      id,
      clientId: context.caller.clientId,
      profileId,
      createdAt: now,
      updatedAt: now,
    },
    now,
  );
  const subscription = await findSubscription(tx, id);
  if (!subscription) throw new Error("the one-shot was not inserted");
  return subscription;
}

async function openWanted(context: Context, tx: Transaction, profileId: string, input: Input): Promise<StoredRequest> {
  const { caller, clock } = context;
  const { profileType } = await requireProfile({ db: tx }, caller, profileId);
  const home = await findHome(tx, caller.clientId);
  if (!home) throw new ApiError("NOT_FOUND");
  const subscription =
    input.subscription_id === null ? null : await requireSubscription(tx, caller, profileId, input.subscription_id);
  const delivery = input.delivery
    ? requireDeliveryChoice(input.delivery, home)
    : (subscription?.delivery ?? requireDeliveryChoice({ mode: "HOME" }, home));
  const range = deliveryRange(todayOf(clock.now()), { country: home.country, mode: delivery.mode });
  if (input.delivery_date !== undefined) requireDate(input.delivery_date, range);
  const finalWishes = input.wishes.map(({ product_id }) => product_id);
  const budgetCents = requireBudget(profileType, input.budget_ttc ?? null);
  if (subscription)
    return openSubscriptionBox(context, tx, subscription, {
      ...(input.delivery_date === undefined ? {} : { deliveryDate: input.delivery_date }),
      ...(input.budget_ttc === undefined ? {} : { budgetCents }),
      delivery,
      finalWishes,
    });
  const deliveryDate = input.delivery_date ?? range.from;
  if ((await findOpenSubscriptions(tx, caller.clientId, profileId)).length > 0) {
    if (await findUnsentExtra(tx, profileId)) throw new ApiError("BOX_ALREADY_OPEN");
    return openExtraBox(context, tx, {
      clientId: caller.clientId,
      profileId,
      deliveryDate,
      budgetCents,
      delivery,
      finalWishes,
    });
  }
  const oneShot = await insertOneShot(context, tx, profileId, {
    deliveryDate,
    budgetCents,
    delivery,
    fraudLabel: null,
  });
  return openSubscriptionBox(context, tx, oneShot, { deliveryDate, finalWishes });
}

/** Asks for a box: the subscription's next one now, or one of its own. Repeated calls answer the same box. */
export async function createRequestFor(context: Context, profileId: string, input: Input): Promise<Request> {
  const { caller } = context;
  const call = identifyCall(caller.clientId, context.idempotencyKey, "createRequest", { profileId, ...input });
  try {
    const id = await runOnce(context, call, async (tx) => {
      const request = await openWanted(context, tx, profileId, input);
      await addWishes(context, tx, request, input.wishes);
      return String(request.id);
    });
    return await readRequest(context, caller.clientId, profileId, Number(id));
  } catch (error) {
    // Two calls at the same moment: the one that came second finds what the first opened.
    if (isUniqueViolation(error)) throw new ApiError("BOX_ALREADY_OPEN");
    throw error;
  }
}
