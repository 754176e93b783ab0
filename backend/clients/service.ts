import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Client, DataLayer, updateClient } from "#contract/client.ts";
import { toDecimal } from "#contract/money.ts";
import type { Session, signUp } from "#contract/session.ts";
import { toAddress } from "../addresses/store.ts";
import type { Caller, Dependencies, RequestContext } from "../context.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { countryOf } from "../delivery/offers.ts";
import { requireFreeEmail } from "../email-change/require-free-email.ts";
import { requestEmailChange } from "../email-change/service.ts";
import { ApiError } from "../http/problem.ts";
import { readPaymentMethods } from "../payment-methods/store.ts";
import { findGodfather } from "../referral/godfather.ts";
import { welcomeFriend } from "../referral/welcome-friend.ts";
import { hashPassword } from "../session/password.ts";
import { requireStrongPassword } from "../session/password-strength.ts";
import { openSession } from "../session/service.ts";
import { lockClient } from "./lock.ts";
import { requirePhone } from "./require-phone.ts";
import { insertOptinChanges, planOptinChanges } from "./optins.ts";
import { deriveStatuses } from "./status.ts";
import { findAccount, findClient, insertClient, updateClientFields, type StoredClient } from "./store.ts";

const noOptins = { isOptinKid: false, isOptinWoman: false };

/** Creates a client and opens its session; a godfather nobody knows is ignored, so that the call tells nothing of others. */
export async function createClient(
  context: RequestContext,
  input: z.output<(typeof signUp)["body"]>,
): Promise<Session> {
  const email = input.email.toLowerCase();
  await requireStrongPassword(input.password, { email, names: [input.firstname, input.lastname] });
  await requireFreeEmail(context, email);
  const passwordHash = await hashPassword(input.password);
  const godfather = await findGodfather(context.db, input);
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
    const optins = { isOptinKid: input.is_optin_kid, isOptinWoman: input.is_optin_woman };
    await insertOptinChanges(tx, planOptinChanges(noOptins, optins), {
      clientId: id,
      staffName: null,
      sources: { KID: input.optin_source_kid ?? null, WOMAN: input.optin_source_woman ?? null },
      now,
    });
    const code = godfather && (await welcomeFriend(tx, { friendClientId: id, godfatherClientId: godfather.id }, now));
    await tx.insert(mailOutbox).values({
      id: randomUUID(),
      kind: "welcome",
      recipient: email,
      locale,
      data: { firstname: input.firstname, email, ...(code ? { code } : {}) },
      dedupeKey: `welcome:${id}`,
      createdAt: now,
      nextAttemptAt: now,
    });
    return openSession(context, tx, id);
  });
}

/** The client as the contract shows it, statuses derived from what it did. */
export async function readClient(
  { db }: Pick<Dependencies, "db">,
  { clientId, staffName }: Pick<Caller, "clientId" | "staffName">,
): Promise<Client> {
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
    has_password: client.passwordHash !== null,
    is_provisional: client.isProvisional,
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
  phone: "phone",
  locale: "locale",
  is_optin_kid: "isOptinKid",
  optin_source_kid: "optinSourceKid",
  is_optin_woman: "isOptinWoman",
  optin_source_woman: "optinSourceWoman",
  return_mode: "returnMode",
} as const satisfies Record<keyof PlainFields, keyof StoredClient>;

type ClientFields = z.output<(typeof updateClient)["body"]>;
type PlainFields = Omit<ClientFields, "email" | "current_password">;

/** Another e-mail is only asked for, with the password; the account's own in another spelling is no change. */
async function askForEmail(
  context: RequestContext & { caller: Caller },
  email: string,
  password: string | undefined,
): Promise<void> {
  const client = await findClient(context.db, context.caller.clientId);
  if (client?.email.toLowerCase() === email.toLowerCase()) return;
  if (password === undefined) throw new ApiError("PASSWORD_REQUIRED");
  await requestEmailChange(context, { email, password });
}

/** Changes the fields that are given. An e-mail stays what it is until its change was confirmed: see `email-change`. */
export async function changeClient(
  context: RequestContext & { caller: Caller },
  { email, current_password, ...fields }: ClientFields,
): Promise<Client> {
  const { clientId, staffName = null } = context.caller;
  if (email !== undefined) await askForEmail(context, email, current_password);
  const columns: Partial<StoredClient> = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [columnOf[name as keyof PlainFields], value]),
  );
  await context.db.transaction(async (tx) => {
    await lockClient(tx, clientId);
    const before = await findClient(tx, clientId);
    if (before === null) throw new ApiError("UNAUTHENTICATED");
    if (fields.phone) columns.phone = requirePhone(fields.phone, countryOf(fields.locale ?? before.locale));
    await updateClientFields(tx, clientId, columns);
    await insertOptinChanges(tx, planOptinChanges(before, columns), {
      clientId,
      staffName,
      sources: { KID: fields.optin_source_kid ?? null, WOMAN: fields.optin_source_woman ?? null },
      now: context.clock.now(),
    });
  });
  return readClient(context, context.caller);
}
