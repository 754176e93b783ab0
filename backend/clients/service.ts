import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Client, updateClient } from "#contract/client.ts";
import type { Session, signUp } from "#contract/session.ts";
import { readAddresses } from "../addresses/store.ts";
import type { Caller, Dependencies, RequestContext } from "../context.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import { ApiError } from "../http/problem.ts";
import { readPaymentMethods } from "../payment-methods/store.ts";
import { hashPassword, isPasswordGuessable } from "../session/password.ts";
import { openSession } from "../session/service.ts";
import { deriveStatuses } from "./status.ts";
import { findClient, findCredentials, insertClient, readShopFacts, updateClientFields } from "./store.ts";

/** Creates a client and opens its session; a godfather nobody knows is ignored, so that the call tells nothing of others. */
export async function createClient(
  context: RequestContext,
  input: z.output<(typeof signUp)["body"]>,
): Promise<Session> {
  const email = input.email.toLowerCase();
  if (isPasswordGuessable(input.password, email)) throw new ApiError("PASSWORD_TOO_WEAK");
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
export async function readClient({ db }: Pick<Dependencies, "db">, { clientId }: Caller): Promise<Client> {
  const client = await findClient(db, clientId);
  if (client === null) throw new ApiError("UNAUTHENTICATED");
  const [shipping, billing] = [
    await readAddresses(db, clientId, "shipping"),
    await readAddresses(db, clientId, "billing"),
  ];
  const methods = await readPaymentMethods(db, clientId);
  const facts = await readShopFacts(db, clientId);
  return {
    id: client.id,
    email: client.email,
    firstname: client.firstname,
    lastname: client.lastname,
    phone: client.phone,
    locale: client.locale,
    default_shipping_address: shipping.find((address) => address.is_default) ?? null,
    default_billing_address: billing.find((address) => address.is_default) ?? null,
    default_payment_method: methods.find((method) => method.is_default) ?? null,
    payment_methods: methods,
    ...deriveStatuses({ ...facts, profiles: [], giftCardsGiven: 0 }),
    is_optin_kid: client.isOptinKid,
    is_optin_woman: client.isOptinWoman,
    created_at: client.createdAt.toISOString(),
  };
}

/** Changes the fields that are given. */
export async function changeClient(
  context: Dependencies,
  caller: Caller,
  input: z.output<(typeof updateClient)["body"]>,
): Promise<Client> {
  const { email, is_optin_kid: isOptinKid, is_optin_woman: isOptinWoman, ...same } = input;
  try {
    await updateClientFields(context.db, caller.clientId, {
      ...same,
      ...(email === undefined ? {} : { email: email.toLowerCase() }),
      ...(isOptinKid === undefined ? {} : { isOptinKid }),
      ...(isOptinWoman === undefined ? {} : { isOptinWoman }),
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError("EMAIL_ALREADY_USED");
    throw error;
  }
  return readClient(context, caller);
}
