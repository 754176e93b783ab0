import { randomBytes } from "node:crypto";
import type { StaffSession } from "#contract/session.ts";
import { findClientByEmail } from "../clients/store.ts";
import type { Dependencies } from "../context.ts";
import { and, eq, gt, isNull } from "../db/orm.ts";
import { staffLinks } from "../db/schema/staff.ts";
import { ApiError } from "../http/problem.ts";
import { storefrontLink } from "../mails/storefront-links.ts";
import { hashToken } from "../session/reset-token.ts";
import { openSession } from "../session/service.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { StaffRefusal } from "./refusal.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment">;

/** How long a link may wait to be opened. */
export const staffLinkTtlMs = 10 * 60_000;

/** Records who acts for whom and why, and answers a link that opens a session once. Only the token's hash is kept. */
export async function createStaffLink(
  { db, clock, environment }: Needs,
  { email, reason, staff }: Extract<StaffCommand, { command: "connect-as" }>,
): Promise<StaffAnswer<"connect-as">> {
  const client = await findClientByEmail(db, email);
  if (client === null) throw new StaffRefusal(`There is no account with the e-mail ${email}.`);
  const token = randomBytes(32).toString("base64url");
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + staffLinkTtlMs);
  await db.insert(staffLinks).values({
    tokenHash: hashToken(token),
    clientId: client.id,
    staffName: staff,
    reason,
    createdAt: now,
    expiresAt,
  });
  return {
    url: storefrontLink(environment.STOREFRONT_URL, client.locale, `?connect-as-access-token=${token}`),
    client: `${client.firstname} ${client.lastname} <${client.email}>`,
    expires_at: expiresAt.toISOString(),
  };
}

/** Exchanges the token of a link for a session in which staff acts; a token works once and for ten minutes. */
export async function exchangeStaffToken(context: Needs, token: string): Promise<StaffSession> {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const [link] = await tx
      .update(staffLinks)
      .set({ usedAt: now })
      .where(and(eq(staffLinks.tokenHash, hashToken(token)), isNull(staffLinks.usedAt), gt(staffLinks.expiresAt, now)))
      .returning();
    if (link === undefined) throw new ApiError("STAFF_LINK_INVALID");
    const session = await openSession(context, tx, link.clientId, {
      staff: { name: link.staffName, reason: link.reason },
    });
    return { ...session, staff: { name: link.staffName } };
  });
}
