import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Client, DataLayer, updateClient } from "#contract/client.ts";
import { toDecimal } from "#contract/money.ts";
import type { Session, signUp } from "#contract/session.ts";
import { toAddress } from "../addresses/store.ts";
import type { Caller, Dependencies, RequestContext } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import { countryOf } from "../delivery/offers.ts";
import { ApiError } from "../http/problem.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { readPaymentMethods } from "../payment-methods/store.ts";
import { welcomeFriend } from "../referral/welcome-friend.ts";
import { hashPassword } from "../session/password.ts";
import { requireStrongPassword } from "../session/password-strength.ts";
import { endResetLinks } from "../session/reset-password.ts";
import { openSession } from "../session/service.ts";
import { deriveStatuses } from "./status.ts";
import {
  findAccount,
  findClient,
  findCredentials,
  insertClient,
  updateClientFields,
  type StoredClient,
} from "./store.ts";

/** Creates a client and opens its session; a godfather nobody knows is ignored, so that the call tells nothing of others. */
export async function createClient(
  context: RequestContext,
  input: z.output<(typeof signUp)["body"]>,
): Promise<Session> {
  const email = input.email.toLowerCase();
  requireStrongPassword(input.password, { email, names: [input.firstname, input.lastname] });
  const passwordHash = await hashPassword(input.password);
  const godfather =
    input.godfather_email === undefined ? null : await findCredentials(context.db, input.godfather_email);
  const [id, now, locale] = [randomUUID(), context.clock.now(), input.locale ?? context.localeOption];
  return context.db.transaction(async (tx) => {
    const isNew = await insertClient(tx, {
      id,
      email,
      passwordHash,
      firstname: input.firstname,
      lastname: input.lastname,
      locale,
      origin: input.origin ?? null,
      isOptinKid: input.is_optin_kid,
      optinSourceKid: input.optin_source_kid ?? null,
      isOptinWoman: input.is_optin_woman,
      optinSourceWoman: input.optin_source_woman ?? null,
      godfatherClientId: godfather?.id ?? null,
      createdAt: now,
    });
    if (!isNew) throw new ApiError("EMAIL_ALREADY_USED");
    if (godfather) await welcomeFriend(tx, { friendClientId: id, godfatherClientId: godfather.id }, now);
    await tx.insert(mailOutbox).values({
      id: randomUUID(),
      kind: "welcome",
      recipient: email,
      locale,
      data: { firstname: input.firstname, email },
      dedupeKey: `welcome:${id}`,
      createdAt: now,
      nextAttemptAt: now,
    });
    return openSession(context, tx, id);
  });
}

/** The client as the contract shows it, statuses derived from what it did. */
export async function readClient({ db }: Pick<Dependencies, "db">, { clientId, staffName }: Caller): Promise<Client> {
  const [account, methods] = await Promise.all([findAccount(db, clientId), readPaymentMethods(db, clientId)]);
  if (account === null) throw new ApiError("UNAUTHENTICATED");
  const { client, shipping, billing, deeds } = account;
  return {
    id: client.id,
    email: client.email,
    firstname: client.firstname,
    lastname: client.lastname,
    phone: client.phone,
    locale: client.locale,
    default_shipping_address: shipping && toAddress(shipping),
    default_billing_address: billing && toAddress(billing),
    default_payment_method: methods.find((method) => method.is_default) ?? null,
    payment_methods: methods,
    ...deriveStatuses(deeds),
    is_optin_kid: client.isOptinKid,
    is_optin_woman: client.isOptinWoman,
    is_woman_activated: client.isWomanActivated,
    return_mode: client.returnMode,
    staff_name: staffName ?? null,
    created_at: client.createdAt.toISOString(),
  };
}

/** What tracking may know; nothing that names a person. */
export async function readDataLayer(
  { db }: Pick<Dependencies, "db">,
  { clientId, staffName }: Caller,
): Promise<DataLayer> {
  const account = await findAccount(db, clientId);
  if (account === null) throw new ApiError("UNAUTHENTICATED");
  const { client, deeds } = account;
  const countOf = (type: "KID" | "WOMAN") => deeds.profiles.filter((profile) => profile.type === type).length;
  return {
    user_id: client.id,
    locale: client.locale,
    country_code: countryOf(client.locale),
    ...deriveStatuses(deeds),
    kid_count: countOf("KID"),
    woman_count: countOf("WOMAN"),
    cart_quantity: deeds.cartQuantity,
    shop_order_count: deeds.paidOrders,
    box_count: deeds.boxCount,
    total_spent_ttc: toDecimal(deeds.spentCents),
    last_order_at: deeds.lastOrderAt?.toISOString() ?? null,
    is_optin_kid: client.isOptinKid,
    is_optin_woman: client.isOptinWoman,
    signed_up_at: client.createdAt.toISOString(),
    is_staff: staffName !== undefined,
  };
}

const columnOf = {
  firstname: "firstname",
  lastname: "lastname",
  email: "email",
  phone: "phone",
  locale: "locale",
  is_optin_kid: "isOptinKid",
  optin_source_kid: "optinSourceKid",
  is_optin_woman: "isOptinWoman",
  optin_source_woman: "optinSourceWoman",
  return_mode: "returnMode",
} as const satisfies Record<keyof ClientFields, keyof StoredClient>;

type ClientFields = z.output<(typeof updateClient)["body"]>;

/** The owner of an account hears at the old address that it has another one now. */
async function tellOldAddress(tx: Transaction, before: StoredClient, after: StoredClient, now: Date): Promise<void> {
  if (before.email.toLowerCase() === after.email) return;
  const data = { firstname: after.firstname, email: before.email, new_email: after.email, at: now.toISOString() };
  const dedupeKey = `email-changed:${before.id}:${now.getTime()}`;
  await enqueueMail(tx, { kind: "email-changed", recipient: before.email, locale: after.locale, data, dedupeKey }, now);
}

/** Changes fields with the e-mail among them: links that were sent to the old address end. Throws EMAIL_ALREADY_USED. */
async function changeWithEmail(
  { db, clock }: Dependencies,
  { clientId }: Caller,
  columns: Partial<StoredClient>,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const before = await findClient(tx, clientId);
      await updateClientFields(tx, clientId, columns);
      await endResetLinks(tx, clientId);
      if (before) await tellOldAddress(tx, before, { ...before, ...columns }, clock.now());
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError("EMAIL_ALREADY_USED");
    throw error;
  }
}

/** Changes the fields that are given. */
export async function changeClient(context: Dependencies, caller: Caller, input: ClientFields): Promise<Client> {
  const fields = { ...input, ...(input.email === undefined ? {} : { email: input.email.toLowerCase() }) };
  const columns: Partial<StoredClient> = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [columnOf[name as keyof ClientFields], value]),
  );
  if (fields.email === undefined) await updateClientFields(context.db, caller.clientId, columns);
  else await changeWithEmail(context, caller, columns);
  return readClient(context, caller);
}
