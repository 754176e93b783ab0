import { randomInt } from "node:crypto";
import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { and, eq } from "../db/orm.ts";
import { profiles } from "../db/schema/profile.ts";
import type { StoredDeliveryChoice } from "../db/schema/request.ts";
import { laterDay, todayOf } from "../subscriptions/calendar.ts";
import { earliestDelivery } from "../subscriptions/delivery-dates.ts";
import { findFraudLabel } from "../subscriptions/fraud.ts";
import { planAfterBox } from "../subscriptions/machine.ts";
import { saveSubscription, type StoredSubscription } from "../subscriptions/store.ts";
import { composeAt } from "./schedule.ts";
import { takePromised } from "./promised.ts";
import { readStanding, type Standing } from "./standing.ts";
import { findLatest, insertRequest, type StoredRequest } from "./store.ts";

type Needs = Pick<Dependencies, "clock" | "payments">;

interface NewBox {
  clientId: string;
  profileId: string;
  subscriptionId: string | null;
  kind: StoredRequest["kind"];
  deliveryDate: string;
  budgetCents: number | null;
  delivery: StoredDeliveryChoice;
  /** Products the client wishes for with the box, who has chosen then: the stylist waits for nothing more. */
  finalWishes: readonly number[];
}

async function insertBox(
  needs: Needs,
  tx: Transaction,
  box: NewBox,
  standing: Standing,
  beginning: { from?: number | null; own?: readonly number[] } = {},
): Promise<StoredRequest> {
  const now = needs.clock.now();
  const { finalWishes, ...columns } = box;
  const areWishesFinal = finalWishes.length > 0;
  await tx
    .update(profiles)
    .set({ hasRequested: true })
    .where(and(eq(profiles.id, box.profileId), eq(profiles.hasRequested, false)));
  const request = await insertRequest(
    tx,
    {
      ...columns,
      seed: randomInt(2_147_483_647),
      blockedReason: standing.blockOf(box.profileId),
      fraudLabel: await findFraudLabel(tx, box.clientId, box.profileId),
      dueAt: composeAt(box.deliveryDate, now, areWishesFinal),
    },
    now,
  );
  await takePromised(tx, request, now, { own: finalWishes, isChosenOtherwise: areWishesFinal, ...beginning });
  return request;
}

/**
 * Opens the next box of a subscription that is locked, and plans the one after it. A planned day that is too near by
 * now becomes the first day that is possible. The subscription has no box that is not yet sent.
 */
export async function openSubscriptionBox(
  needs: Needs,
  tx: Transaction,
  subscription: StoredSubscription,
  wanted: Partial<Pick<NewBox, "deliveryDate" | "budgetCents" | "delivery" | "finalWishes">> & {
    /** The first wish, which opens the box and is followed by others. */
    firstWish?: number;
  } = {},
): Promise<StoredRequest> {
  const now = needs.clock.now();
  const { id, clientId, profileId, frequencyMonths } = subscription;
  const standing = await readStanding({ ...needs, db: tx }, clientId);
  const delivery = wanted.delivery ?? subscription.delivery;
  const earliest = earliestDelivery(todayOf(now), { country: standing.home.country, mode: delivery.mode });
  const deliveryDate = wanted.deliveryDate ?? laterDay(subscription.nextDeliveryDate ?? earliest, earliest);
  const latest = await findLatest(tx, subscription);
  const box = {
    clientId,
    profileId,
    subscriptionId: id,
    kind: frequencyMonths === null ? ("ONE_SHOT" as const) : ("SUBSCRIPTION" as const),
    deliveryDate,
    budgetCents: wanted.budgetCents === undefined ? subscription.budgetCents : wanted.budgetCents,
    delivery,
    finalWishes: wanted.finalWishes ?? [],
  };
  const request = await insertBox(needs, tx, box, standing, {
    from: latest?.status === "CANCELLED" ? latest.id : null,
    ...(wanted.firstWish === undefined ? {} : { own: [wanted.firstWish] }),
  });
  const { nextDeliveryDate, nextAt } = planAfterBox(subscription, deliveryDate);
  await saveSubscription(tx, id, { nextDeliveryDate, nextAt }, now);
  return request;
}

/** Opens a box of its own, beside the profile's subscription. */
export async function openExtraBox(
  needs: Needs,
  tx: Transaction,
  box: Omit<NewBox, "subscriptionId" | "kind">,
): Promise<StoredRequest> {
  const standing = await readStanding({ ...needs, db: tx }, box.clientId);
  return insertBox(needs, tx, { ...box, subscriptionId: null, kind: "ONE_SHOT" }, standing);
}
