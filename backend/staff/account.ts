import { readDeeds } from "../clients/deeds.ts";
import { findClient, findClientByEmail } from "../clients/store.ts";
import { deriveStatuses } from "../clients/status.ts";
import type { Dependencies } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { and, count, desc, eq, gt, isNull } from "../db/orm.ts";
import { sessions } from "../db/schema/client.ts";
import { orders } from "../db/schema/order.ts";
import { profiles } from "../db/schema/profile.ts";
import { requests } from "../db/schema/request.ts";
import { staffActionResults, staffActions, staffDecisions } from "../db/schema/staff.ts";
import { accounts } from "../ledger/accounts.ts";
import { readBalance } from "../ledger/post.ts";
import { nextDateWith } from "../profiles/answer.ts";
import { deriveProfileStatus, deriveSubscriptionStatus, findNextSubscription } from "../profiles/status.ts";
import { findSubscriptionsOf } from "../profiles/store.ts";
import { findHome } from "../subscriptions/store.ts";
import type { AccountStatus, StaffCommand } from "./commands.ts";
import { noteCommand } from "./note-command.ts";
import { StaffRefusal } from "./refusal.ts";

const newest = 10;

/** The same for staff that says who it is and why: written down before it is answered. */
export async function readAccountFor(
  needs: Pick<Dependencies, "db" | "clock">,
  asked: Extract<StaffCommand, { command: "status" }>,
): Promise<AccountStatus> {
  const account = await readAccount(needs, asked.email);
  const kinds = ["ACCOUNT", "PROFILE", "BOX", "ORDER", "WALLET", "LOYALTY"] as const;
  await noteCommand(
    needs,
    asked,
    kinds.map((kind) => ({ clientId: account.id, kind, id: null })),
  );
  return account;
}

/** What staff sees of an account at a glance. */
export async function readAccount(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  email: string,
): Promise<AccountStatus> {
  const client = await findClientByEmail(db, email);
  if (client === null) throw new StaffRefusal(`There is no account with the e-mail ${email}.`);
  const godfather = client.godfatherClientId ? await findClient(db, client.godfatherClientId) : null;
  const [open] = await db
    .select({ count: count() })
    .from(sessions)
    .where(and(eq(sessions.clientId, client.id), isNull(sessions.revokedAt), gt(sessions.expiresAt, clock.now())));
  const orderRows = await db
    .select()
    .from(orders)
    .where(eq(orders.clientId, client.id))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(newest);
  const actions = await db
    .select()
    .from(staffActions)
    .leftJoin(staffActionResults, eq(staffActionResults.actionId, staffActions.id))
    .where(and(eq(staffActions.clientId, client.id), staffActions.isWrite))
    .orderBy(desc(staffActions.at))
    .limit(newest);
  const decisions = await db
    .select()
    .from(staffDecisions)
    .where(eq(staffDecisions.clientId, client.id))
    .orderBy(desc(staffDecisions.at))
    .limit(newest);
  return {
    name: `${client.firstname} ${client.lastname}`,
    email: client.email,
    id: client.id,
    locale: client.locale,
    signed_up_at: client.createdAt.toISOString(),
    godfather: godfather?.email ?? null,
    statuses: deriveStatuses(await readDeeds(db, client.id)),
    wallet_cents: await readBalance(db, accounts.wallet(client.id), "EUR"),
    points: await readBalance(db, accounts.points(client.id), "POINT"),
    open_sessions: open?.count ?? 0,
    profiles: await readProfiles(db, client.id),
    boxes: await readBoxes(db, client.id),
    orders: orderRows.map((order) => ({
      number: order.number,
      kind: order.kind,
      status: order.status,
      total_cents: order.totalCents,
      created_at: order.createdAt.toISOString(),
    })),
    staff_actions: actions.map(({ staff_actions: action, staff_action_results: result }) => ({
      at: action.at.toISOString(),
      staff_name: action.staffName,
      call: action.call,
      record_id: action.recordId,
      fields: (result?.changes ?? []).map(({ field }) => field),
      error_code: result?.errorCode ?? null,
      reason: action.reason,
    })),
    staff_decisions: decisions.map(({ at, staffName, kind, reason }) => ({
      at: at.toISOString(),
      staff_name: staffName,
      kind,
      reason,
    })),
  };
}

async function readProfiles(db: Queryable, clientId: string): Promise<AccountStatus["profiles"]> {
  const own = await db
    .select()
    .from(profiles)
    .where(and(eq(profiles.clientId, clientId), isNull(profiles.erasedAt)))
    .orderBy(profiles.createdAt, profiles.id);
  const all = await findSubscriptionsOf(db, clientId);
  const nextDate = nextDateWith(await findHome(db, clientId));
  return own.map((profile) => {
    const its = all.filter(({ profileId }) => profileId === profile.id);
    const next = findNextSubscription(its);
    return {
      id: profile.id,
      firstname: profile.firstname,
      type: profile.profileType,
      status: deriveProfileStatus(profile),
      subscription: deriveSubscriptionStatus(its),
      next_delivery_date: next && nextDate(next),
    };
  });
}

async function readBoxes(db: Queryable, clientId: string): Promise<AccountStatus["boxes"]> {
  const rows = await db
    .select({ box: requests, firstname: profiles.firstname })
    .from(requests)
    .innerJoin(profiles, eq(profiles.id, requests.profileId))
    .where(eq(requests.clientId, clientId))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(newest);
  return rows.map(({ box, firstname }) => ({
    id: box.id,
    firstname,
    status: box.status,
    delivery_date: box.deliveryDate,
    blocked_reason: box.blockedReason,
    label: box.fraudLabel,
  }));
}
