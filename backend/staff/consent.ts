import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Endpoint } from "#contract/endpoint.ts";
import { staffConsentDeedSchema, type StaffConsent } from "#contract/staff.ts";
import { findClient } from "../clients/store.ts";
import type { Caller, RequestContext } from "../context.ts";
import type { HandlerInput } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { countCall, forgetCall, staffAskLimit, staffConsentLimit } from "../http/rate-limit.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { hashToken } from "../session/reset-token.ts";
import {
  findByToken,
  findConsent,
  giveConsentBack,
  insertConsent,
  lockConsent,
  markAsked,
  takeConsent,
  writeAnswer,
  type StoredConsent,
} from "./consent-store.ts";
import { deriveConsentToken } from "../session/consent-token.ts";
import { boundTo, consentRules, isPreparation } from "./deeds.ts";
import { reasonOf } from "./log.ts";
import { staffFirstname } from "../customer-service/staff-firstname.ts";

type Needs = RequestContext & { caller: Caller };

/** For how long a client can answer, and staff can use the answer. */
export const consentTtlMs = 4 * 60 * 60_000;

/** A consent that a deed is done with. */
export interface UsedConsent {
  id: string;
  /** Undoes the use, where the deed was refused. */
  giveBack: () => Promise<void>;
}

/** Throws where the client has to agree first; `consentId` names what to ask for. */
export class ConsentMissing extends ApiError {
  readonly consentId: string;
  constructor({ id, askedAt, answer }: Pick<StoredConsent, "id" | "askedAt" | "answer">) {
    super("STAFF_NEEDS_CONSENT", { data: { consent_id: id, is_asked: askedAt !== null, answer } });
    this.consentId = id;
  }
}

/**
 * Spends the client's consent for a call of staff; null where the call needs none. Throws ConsentMissing until the client has
 * agreed to exactly this. The same call with the same key uses the same consent again.
 */
export async function spendConsent(
  context: Needs,
  endpoint: Endpoint,
  input: HandlerInput<Endpoint>,
): Promise<UsedConsent | null> {
  if (endpoint.staff !== "consent") return null;
  const rule = consentRules.get(endpoint);
  if (rule === undefined) throw new ApiError("STAFF_NOT_ALLOWED");
  const deed = await rule(input, context);
  if (deed === null) return null;
  const { db, clock, caller, idempotencyKey } = context;
  const now = clock.now();
  const digest = createHash("sha256")
    .update(JSON.stringify(boundTo(endpoint, input)))
    .digest("base64url");
  const found = await findConsent(db, caller.sessionId, digest, now);
  if (found !== null) {
    const used = { id: found.id, giveBack: () => giveConsentBack(db, found.id) };
    if (found.usedKey !== null && found.usedKey === idempotencyKey)
      return { id: found.id, giveBack: async () => undefined };
    if (found.usedAt === null) {
      if (found.answer === "AGREED" && isPreparation(endpoint))
        return { id: found.id, giveBack: async () => undefined };
      if (await takeConsent(db, found.id, idempotencyKey, now)) return used;
      throw new ConsentMissing(found);
    }
  }
  const consent = {
    id: randomUUID(),
    clientId: caller.clientId,
    sessionId: caller.sessionId,
    staffName: caller.staffName ?? "",
    reason: await reasonOf(context, caller.sessionId),
    deed,
    digest,
    createdAt: now,
  };
  await insertConsent(db, consent);
  throw new ConsentMissing({ id: consent.id, askedAt: null, answer: null });
}

/** Asks the client by mail, once; until when there is an answer. Only the session that tried the deed may ask for it. */
export async function askConsent(context: Needs, consentId: string): Promise<{ expires_at: string }> {
  const { db, clock, caller, environment } = context;
  if (caller.staffName === undefined) throw new ApiError("NOT_FOUND");
  await countCall(context, staffAskLimit, caller.sessionId);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const consent = await lockConsent(tx, consentId, caller.sessionId);
    const client = await findClient(tx, caller.clientId);
    if (consent === null || client === null) throw new ApiError("NOT_FOUND");
    if (consent.answer !== null) throw new ApiError("CONFLICT", { data: { answer: consent.answer } });
    if (consent.expiresAt !== null && consent.expiresAt > now) return { expires_at: consent.expiresAt.toISOString() };
    const nonce = randomBytes(32).toString("base64url");
    const tokenHash = hashToken(deriveConsentToken(environment.SESSION_SECRET, nonce));
    const expiresAt = new Date(now.getTime() + consentTtlMs);
    await markAsked(tx, consent.id, { tokenHash, askedAt: now, expiresAt });
    await enqueueMail(
      tx,
      {
        kind: "staff-consent",
        recipient: client.email,
        locale: client.locale,
        data: {
          firstname: client.firstname,
          staff_firstname: staffFirstname(consent.staffName),
          reason: consent.reason,
          deed: consent.deed,
          hours: consentTtlMs / 3_600_000,
          nonce,
        },
        dedupeKey: `staff-consent:${tokenHash}`,
      },
      now,
    );
    return { expires_at: expiresAt.toISOString() };
  });
}

function stateOf({ answer, usedAt, expiresAt }: StoredConsent, now: Date): StaffConsent["state"] {
  if (answer === "REFUSED") return "REFUSED";
  if (usedAt !== null) return "USED";
  if (expiresAt === null || expiresAt <= now) return "LAPSED";
  return answer ?? "OPEN";
}

const toConsent = (consent: StoredConsent, now: Date): StaffConsent => ({
  staff_firstname: staffFirstname(consent.staffName),
  reason: consent.reason,
  /* Deeds that were noted before these fields existed have none. */
  deed: staffConsentDeedSchema.parse(consent.deed),
  answer: consent.answer,
  state: stateOf(consent, now),
  expires_at: (consent.expiresAt ?? new Date(0)).toISOString(),
  used_at: consent.usedAt?.toISOString() ?? null,
});

/** Counts a try at a link; one that leads somewhere is given back. Throws STAFF_CONSENT_INVALID for one that does not. */
async function requireLink(context: RequestContext, find: () => Promise<StoredConsent | null>): Promise<StaffConsent> {
  await countCall(context, staffConsentLimit, context.remoteAddress);
  const consent = await find();
  if (consent === null) throw new ApiError("STAFF_CONSENT_INVALID");
  await forgetCall(context, staffConsentLimit, context.remoteAddress);
  return toConsent(consent, context.clock.now());
}

/** What a client is asked, by the token of the mail, and what became of it for as long as that is kept. */
export const readConsent = (context: RequestContext, token: string): Promise<StaffConsent> =>
  requireLink(context, () => findByToken(context.db, hashToken(token)));

/** Writes the client's answer, once. */
export const answerConsent = (context: RequestContext, token: string, isAgreed: boolean): Promise<StaffConsent> =>
  requireLink(context, () =>
    writeAnswer(context.db, hashToken(token), isAgreed ? "AGREED" : "REFUSED", context.clock.now()),
  );
