import { randomUUID } from "node:crypto";
import type { z } from "zod";
import {
  isPostcodeValid,
  maxAddresses,
  type Address,
  type createShippingAddress,
  type updateShippingAddress,
} from "#contract/addresses.ts";
import { requirePhone } from "../clients/require-phone.ts";
import { lockClient } from "../clients/lock.ts";
import { findClient, updateClientFields } from "../clients/store.ts";
import type { Caller, Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { ApiError } from "../http/problem.ts";
import { wakeHeldBoxes } from "../requests/wake.ts";
import {
  countAddresses,
  findAddress,
  insertAddress,
  makeDefault,
  readAddresses,
  removeAddress,
  updateAddressFields,
  type AddressKind,
} from "./store.ts";

type Input = z.output<(typeof createShippingAddress)["body"]>;
type Change = z.output<(typeof updateShippingAddress)["body"]>;

type Name = Pick<Input, "firstname" | "lastname">;

/**
 * An address without a name is one of the account's owner; an account without a name has the one parcels go to, as far as
 * that does not contradict what it has.
 */
function planNames(client: Name, address: Name, kind: AddressKind): { address: Name; client: Name | null } {
  const { firstname, lastname } = address;
  if (firstname === "" && lastname === "") return { address: client, client: null };
  const isComplete = client.firstname !== "" && client.lastname !== "";
  const isOthers =
    (client.firstname !== "" && client.firstname !== firstname) ||
    (client.lastname !== "" && client.lastname !== lastname);
  const named = { firstname, lastname };
  return { address: named, client: kind === "billing" || isComplete || isOthers ? null : named };
}

async function nameOf(tx: Transaction, clientId: string, kind: AddressKind, input: Input): Promise<Name> {
  const client = await findClient(tx, clientId);
  if (client === null) return input;
  const names = planNames(client, input, kind);
  if (names.client !== null) await updateClientFields(tx, clientId, names.client);
  return names.address;
}

/** The first address of a kind is its default. */
export function addAddress(
  { db, clock }: Dependencies,
  { clientId }: Caller,
  kind: AddressKind,
  input: Input,
): Promise<Address> {
  const { street_extra: streetExtra, country_code: countryCode, ...same } = input;
  const phone = requirePhone(input.phone, countryCode);
  const id = randomUUID();
  return db.transaction(async (tx) => {
    await lockClient(tx, clientId);
    if ((await countAddresses(tx, clientId)) >= maxAddresses) throw new ApiError("TOO_MANY_ADDRESSES");
    const isFirst = (await readAddresses(tx, clientId, kind)).length === 0;
    const { firstname, lastname } = await nameOf(tx, clientId, kind, input);
    await insertAddress(tx, {
      id,
      clientId,
      kind,
      ...same,
      firstname,
      lastname,
      phone,
      streetExtra,
      countryCode,
      isDefault: isFirst,
      createdAt: clock.now(),
    });
    if (isFirst && kind === "shipping") await wakeHeldBoxes(tx, clientId, clock.now());
    return { id, ...input, firstname, lastname, phone, is_default: isFirst };
  });
}

/** Changes the fields that are given; the postcode has to fit the country that results. */
export function changeAddress(
  { db }: Dependencies,
  { clientId }: Caller,
  kind: AddressKind,
  id: string,
  change: Change,
): Promise<Address> {
  const { is_default: isDefault, street_extra: streetExtra, country_code: countryCode, ...same } = change;
  return db.transaction(async (tx) => {
    await lockClient(tx, clientId);
    const before = await findAddress(tx, clientId, kind, id);
    if (before === null) throw new ApiError("NOT_FOUND");
    const country = change.country_code ?? before.country_code;
    const phone = change.phone === undefined ? {} : { phone: requirePhone(change.phone, country) };
    const after = { ...before, ...change, ...phone };
    if (!isPostcodeValid(after.country_code, after.postcode)) {
      throw new ApiError("POSTCODE_INVALID", { fields: [{ path: "body.postcode", code: "postcode_invalid" }] });
    }
    await updateAddressFields(tx, clientId, id, {
      ...same,
      ...phone,
      ...(streetExtra === undefined ? {} : { streetExtra }),
      ...(countryCode === undefined ? {} : { countryCode }),
    });
    if (isDefault) await makeDefault(tx, clientId, kind, id);
    return after;
  });
}

/** When the default goes, the newest of the others takes its place. */
export function deleteAddress(
  { db }: Dependencies,
  { clientId }: Caller,
  kind: AddressKind,
  id: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockClient(tx, clientId);
    const address = await findAddress(tx, clientId, kind, id);
    if (address === null) throw new ApiError("NOT_FOUND");
    await removeAddress(tx, clientId, id);
    const [next] = address.is_default ? await readAddresses(tx, clientId, kind) : [];
    if (next) await makeDefault(tx, clientId, kind, next.id);
  });
}
