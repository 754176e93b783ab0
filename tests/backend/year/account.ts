import { randomUUID } from "node:crypto";
import { getCouponCodes } from "#contract/discounts.ts";
import { getLoyalty } from "#contract/loyalty.ts";
import { getOrders } from "#contract/orders.ts";
import { deletePaymentMethod } from "#contract/payment-methods.ts";
import { putQuizAnswers } from "#contract/profile-quiz.ts";
import { updateProfile } from "#contract/profiles.ts";
import { createRecyclingLabel } from "#contract/recycling.ts";
import { createRequest, getRequests } from "#contract/requests.ts";
import {
  createSubscription,
  getDeliveryDates,
  getSubscriptions,
  pauseSubscription,
  resumeSubscription,
  terminateSubscription,
  updateSubscription,
  type Subscription,
} from "#contract/subscriptions.ts";
import { getLookSuggestions, judgeLook } from "#contract/suggestions.ts";
import { getWallet } from "#contract/wallet.ts";
import { getWardrobe, movePiece } from "#contract/wardrobe.ts";
import { addDays, todayOf } from "#backend/subscriptions/calendar.ts";
import { anAddress } from "../builders.ts";
import { skipNext } from "./boxes.ts";
import { aWorkingDay } from "./parcels.ts";
import { moveHouse, replaceCard, saveAnyCard, welcomeWearer, type Resident } from "./resident.ts";

/** Boxes again and again, some from a day of the household's own, or one alone. */
export async function subscribe(home: Resident): Promise<void> {
  const { chance, town } = home;
  const params = { id: chance.pick(home.wearers).id };
  const isReady = chance.happens(0.9);
  if (isReady && !home.hasAddress) await moveHouse(home);
  if (isReady && home.methods.length === 0) await saveAnyCard(home);
  const known = await home.call(getSubscriptions, { params });
  const open = known.find(({ status_details_code: code }) => code === "active" || code === "paused");
  if (open) return changeSubscription(home, params.id, open);
  const frequency = chance.choose([
    [1, 1],
    [3, 2],
    [5, 3],
    [3, null],
  ] as const);
  const range = chance.happens(0.4) ? await home.call(getDeliveryDates, { params }) : null;
  const body = {
    frequency,
    ...(range ? { first_delivery_date: aWorkingDay(chance, range, 40) } : {}),
    ...(chance.happens(0.3) ? { budget_ttc: chance.between(4, 6) * 50 } : {}),
  };
  await home.call(createSubscription, { params, body, idempotencyKey: randomUUID() });
  town.note(frequency === null ? "one-shot" : "subscription");
}

/** Another rhythm or day, a pause, a box left out, the end of one, an extra box, or the end of it all. */
async function changeSubscription(home: Resident, id: string, subscription: Subscription): Promise<void> {
  const { chance, town } = home;
  const params = { id, sid: subscription.id };
  const today = todayOf(town.api.clock.now());
  if (subscription.status_details_code === "paused") {
    await home.call(resumeSubscription, { params });
    return town.note("resumed");
  }
  const change = chance.choose([
    [2, "pause"],
    [2, "pause until"],
    [1, "terminate"],
    [2, "frequency"],
    [2, "date"],
    [2, "skip"],
    [2, "extra"],
    [1, "next now"],
  ] as const);
  const isRhythm = subscription.frequency !== null;
  const range = subscription.delivery_date_range;
  if (change === "pause" && isRhythm)
    await home.call(pauseSubscription, { params, query: chance.happens(0.5) ? {} : { months: chance.between(1, 3) } });
  else if (change === "pause until" && isRhythm)
    await home.call(pauseSubscription, { params, query: { until: addDays(today, chance.between(10, 120)) } });
  else if (change === "terminate")
    await home.call(terminateSubscription, { params, body: { reason: "TOO_MANY_CLOTHES" } });
  else if (change === "frequency")
    await home.call(updateSubscription, { params, body: { frequency: chance.between(1, 3) } });
  else if (change === "date" && range)
    await home.call(updateSubscription, { params, body: { next_delivery_date: aWorkingDay(chance, range, 30) } });
  else if (change === "skip" && isRhythm) return skipNext(home, id, subscription.id);
  else if (change === "extra" || change === "next now") return askForBox(home, id, subscription, change === "extra");
  else return;
  town.note(`subscription: ${change}`);
}

const isWaiting = (code: string) => ["OPEN", "COMPOSED", "VALIDATED"].includes(code);

async function askForBox(home: Resident, id: string, { id: sid }: Subscription, isExtra: boolean): Promise<void> {
  const boxes = (await home.call(getRequests, {})).filter(({ kid }) => kid.id === id);
  const wanted = isExtra ? null : sid;
  if (boxes.some((box) => isWaiting(box.status_details.code) && box.subscription_id === wanted)) return;
  const body = { subscription_id: wanted };
  await home.call(createRequest, { params: { id }, body, idempotencyKey: randomUUID() });
  home.town.note(isExtra ? "extra box" : "box asked for");
}

export async function judgeLooks(home: Resident): Promise<void> {
  const params = { id: home.chance.pick(home.wearers).id };
  for (const { look_id } of home.chance.some(await home.call(getLookSuggestions, { params, query: {} }), 2)) {
    await home.call(judgeLook, { params, body: { look_id, like: home.chance.happens(0.6) } });
    home.town.note("look judged");
  }
}

export async function tellTheStylist(home: Resident): Promise<void> {
  const wearer = home.chance.pick(home.wearers);
  const params = { id: wearer.id };
  if (home.chance.happens(0.5)) {
    const code = wearer.kind === "KID" ? "subscriber" : "subscriber-woman";
    await home.call(putQuizAnswers, { params: { ...params, code }, body: { answers: {} } });
  } else await home.call(updateProfile, { params, body: { description: "Grandit vite." } });
  home.town.note("profile told");
}

/** Something of one's wardrobe goes to a brother or a sister. */
export async function handDown(home: Resident): Promise<void> {
  for (const { id } of home.chance.some(home.wearers, home.wearers.length)) {
    const { pieces } = await home.call(getWardrobe, { params: { id } });
    const piece = pieces.find(
      ({ heirs, is_on_its_way, handed_down_by: giver }) => heirs.length > 0 && !is_on_its_way && giver === null,
    );
    const heir = piece?.heirs[0];
    if (!piece || !heir) continue;
    await home.call(movePiece, { params: { id, lid: piece.id }, body: { profile_id: heir.id } });
    home.handedDown.set(piece.id, heir.id);
    return home.town.note("piece handed down");
  }
}

export async function recycle(home: Resident): Promise<void> {
  const { chance, town, email } = home;
  const address = anAddress({ lastname: home.lastname });
  const body = { address: { ...address, street_extra: "" }, parcel_count: chance.between(1, 3), email };
  const { tracking_numbers } = await home.call(createRecyclingLabel, { body });
  if (chance.happens(0.8)) town.post(chance.between(2, 70), chance.pick(tracking_numbers));
  town.note("recycling label");
}

/** Looks around without doing anything. */
export async function lookAround(home: Resident): Promise<void> {
  const seen = home.chance.between(0, 3);
  if (seen === 0) await home.call(getWallet, {});
  if (seen === 1) await home.call(getLoyalty, {});
  if (seen === 2) await home.call(getOrders, {});
  if (seen === 3) {
    const codes = await home.call(getCouponCodes, {});
    home.codes.push(...codes.filter(({ problem }) => problem === null).map(({ code }) => code));
  }
  home.town.note("looked around");
}

export async function settleIn(home: Resident): Promise<void> {
  const { chance, town } = home;
  const change = chance.between(0, 3);
  if (change === 0 && home.wearers.length < 4) await welcomeWearer(home);
  if (change === 1) await moveHouse(home);
  if (change === 2) await replaceCard(home);
  const [oldest, ...others] = home.methods;
  if (change === 3 && oldest !== undefined && others.length > 0) {
    await home.call(deletePaymentMethod, { params: { id: oldest.id } });
    home.methods.shift();
    town.note("card forgotten");
  }
  town.note("household changed");
}
