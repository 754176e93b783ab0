import { z } from "zod";
import { deriveResetToken } from "../session/reset-token.ts";

const storedReset = z.looseObject({ nonce: z.string() });

/**
 * Completes what the outbox keeps of a mail with what must not lie in the database: the token of a link follows from
 * the secret and is made when the mail is written.
 */
export function addSecrets(secret: string, kind: string, data: Record<string, unknown>): Record<string, unknown> {
  if (kind !== "password-reset") return data;
  const { nonce, ...rest } = storedReset.parse(data);
  return { ...rest, token: deriveResetToken(secret, nonce) };
}
