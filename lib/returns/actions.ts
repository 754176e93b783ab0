import { cancelReturn as cancelReturnCall, createReturn, type Return } from "#contract/returns.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import type { ReturnBody } from "./draft.ts";

/** Declares a return; the same key answers the same one. Throws an `AppError`. */
export const declareReturn = (body: ReturnBody, idempotencyKey: string): Promise<Return> =>
  browserApi().call(createReturn, { body }, { idempotencyKey });

/** The client keeps it after all. Throws an `AppError`. */
export const cancelReturn = (id: string): Promise<Return> => browserApi().call(cancelReturnCall, { params: { id } });
