import { setOrderReductions } from "#contract/orders.ts";
import { extendReturnDeadline, maxReturnExtensionDays } from "#contract/returns.ts";
import { decideBox, getTryOn, type TryOn } from "#contract/try-on.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import type { WaitingDecision } from "./outbox.ts";

/** Sends a decision; sent again under its key it is answered anew and nothing is done twice. Throws an `AppError`. */
export const sendDecision = (orderId: string, { key, body }: WaitingDecision): Promise<TryOn> =>
  browserApi().call(decideBox, { params: { id: orderId }, body }, { idempotencyKey: key });

export const readTryOn = (orderId: string): Promise<TryOn> => browserApi().call(getTryOn, { params: { id: orderId } });

/** Notes code and wallet for the bill; answers the box with them. */
export async function chooseReductions(
  orderId: string,
  wish: { codes: string[]; use_wallet: boolean },
): Promise<TryOn> {
  await browserApi().call(setOrderReductions, { params: { id: orderId }, body: wish });
  return readTryOn(orderId);
}

/** Moves the last day by as much as is allowed. */
export const extendDeadline = (orderId: string) =>
  browserApi().call(extendReturnDeadline, { params: { id: orderId }, body: { days: maxReturnExtensionDays } });
