import type { BodyOf } from "#contract/endpoint.ts";
import {
  confirmDeclaration,
  declare,
  declareAsClient,
  getContracts,
  type Contracts,
  type Declaration,
  type Receipt,
} from "#contract/declarations.ts";
import { browserApi } from "#lib/http/browser-client.ts";

export type GuestDeclaration = BodyOf<typeof declare>;
export type ClientDeclaration = BodyOf<typeof declareAsClient>;

/** What the signed-in client can withdraw from or end. Throws an `AppError`. */
export const readContracts = (): Promise<Contracts> => browserApi().call(getContracts, {});

export const sendDeclaration = (body: GuestDeclaration): Promise<Receipt> => browserApi().call(declare, { body });

/** Carried out at once; the same key answers the same one. */
export const sendOwnDeclaration = (body: ClientDeclaration, idempotencyKey: string): Promise<Declaration> =>
  browserApi().call(declareAsClient, { body }, { idempotencyKey });

/** Has carried out what was declared; a second press answers the same. */
export const confirmMailed = (token: string): Promise<Declaration> =>
  browserApi().call(confirmDeclaration, { body: { token } });
