import { randomUUID } from "node:crypto";
import type { z } from "zod";
import {
  isPostcodeValid,
  maxAddresses,
  type Address,
  type createShippingAddress,
  type updateShippingAddress,
} from "#contract/addresses.ts";
import { lockClient } from "../clients/lock.ts";
import { findClient } from "../clients/store.ts";
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

/** An address without a name is one of the account's owner. */
async function nameOf(tx: Transaction, clientId: string, input: Input): Promise<Pick<Input, "firstname" | "lastname">> {
  if (input.firstname !== "" || input.lastname !== "") return input;
  return (await findClient(tx, clientId)) ?? input;
}

/** The first address of a kind is its default. */
export function addAddress(
  { db, clock }: Dependencies,
  { clientId }: Caller,
  kind: AddressKind,
  input: Input,
): Promise<Address> {
  const { street_extra: streetExtra, country_code: countryCode, ...same } = input;
  const id = randomUUID();
  return db.transaction(async (tx) => {
    await lockClient(tx, clientId);
    if ((await countAddresses(tx, clientId)) >= maxAddresses) throw new ApiError("TOO_MANY_ADDRESSES");
    const isFirst = (await readAddresses(tx, clientId, kind)).length === 0;
    const { firstname, lastname } = await nameOf(tx, clientId, input);
    await insertAddress(tx, {
      id,
      clientId,
      kind,
      ...same,
      firstname,
      lastname,
      streetExtra,
      countryCode,
      isDefault: isFirst,
      createdAt: clock.now(),
    });
    if (isFirst && kind === "shipping") await wakeHeldBoxes(tx, clientId, clock.now());
    return { id, ...input, firstname, lastname, is_default: isFirst };
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
    const after = { ...before, ...change };
    if (!isPostcodeValid(after.country_code, after.postcode)) {
      throw new ApiError("POSTCODE_INVALID", { fields: [{ path: "body.postcode", code: "postcode_invalid" }] });
    }
    await updateAddressFields(tx, clientId, id, {
      ...same,
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
