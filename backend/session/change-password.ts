import type { z } from "zod";
import type { changePassword as contract } from "#contract/session.ts";
import { lockClient } from "../clients/lock.ts";
import { findClient } from "../clients/store.ts";
import type { Caller, RequestContext } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import { hashPassword } from "./password.ts";
import { requireStrongPassword } from "./password-strength.ts";
import { requirePassword } from "./require-password.ts";
import { storePassword } from "./store-password.ts";

/** Changes the password of who knows the present one. The session that asks stays, every other one ends. */
export async function changePassword(
  context: RequestContext & { caller: Caller },
  { current_password, password }: z.output<(typeof contract)["body"]>,
): Promise<void> {
  const client = await requirePassword(context, current_password);
  await requireStrongPassword(password, { email: client.email, names: [client.firstname, client.lastname] });
  const passwordHash = await hashPassword(password);
  await context.db.transaction(async (tx) => {
    await lockClient(tx, client.id);
    const now = await findClient(tx, client.id);
    // Somebody chose another one meanwhile, perhaps the owner who took the account back: that one stands.
    if (now?.passwordHash !== client.passwordHash) throw new ApiError("WRONG_PASSWORD");
    await storePassword(tx, client, { passwordHash, keptSessionId: context.caller.sessionId }, context.clock.now());
  });
}
