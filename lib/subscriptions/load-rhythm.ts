import "server-only";
import { getLoyalty } from "#contract/loyalty.ts";
import type { Profile } from "#contract/profiles.ts";
import { getRequests, type Request } from "#contract/requests.ts";
import {
  getAllDeliveryDates,
  getAllSubscriptions,
  type DeliveryDays,
  type Subscription,
} from "#contract/subscriptions.ts";
import { getWallet } from "#contract/wallet.ts";
import { addMonths } from "#lib/forms/month-grid.ts";
import { loadProfilesOf } from "#lib/session/account.ts";
import { callAsClient, type ClientSession } from "#lib/session/server.ts";

/** What pages about the rhythm of boxes show. */
export interface Rhythm {
  /** The day of the shop, as the API knows it. */
  today: string;
  /** Free days a box may arrive on. */
  days: string[];
  keeps: { wallet: number; points: number };
  /** Boxes of all of them that something keeps from being sent. */
  blocked: Request[];
  /** Each profile with the subscription that goes on, else with the one that ended last. */
  rows: { profile: Profile; subscription: Subscription | null }[];
}

/** The range reaches a year ahead. */
const todayOf = ({ until }: DeliveryDays): string => addMonths(until, -12);

/** Of all profiles, in one round of requests. */
export async function loadRhythm(session: ClientSession): Promise<Rhythm> {
  const [profiles, dates, wallet, loyalty, boxes, subscriptions] = await Promise.all([
    loadProfilesOf(session.locale, session.target),
    callAsClient(session, getAllDeliveryDates, {}),
    callAsClient(session, getWallet, {}),
    callAsClient(session, getLoyalty, {}),
    callAsClient(session, getRequests, { query: { status: "UPCOMING,OPEN,COMPOSED,VALIDATED,PREPARED" } }),
    callAsClient(session, getAllSubscriptions, {}),
  ]);
  return {
    today: todayOf(dates),
    days: dates.days,
    keeps: { wallet: wallet.amount, points: loyalty.balance },
    blocked: boxes.filter(({ is_blocked }) => is_blocked),
    rows: profiles.map((profile) => ({
      profile,
      subscription: subscriptions.find(({ kid }) => kid.id === profile.id) ?? null,
    })),
  };
}
