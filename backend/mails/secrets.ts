import { z } from "zod";
import { deriveResetToken } from "../session/reset-token.ts";
import { deriveConsentToken } from "../session/consent-token.ts";

const storedNonce = z.looseObject({ nonce: z.string() });

/** How the token of a link follows from the secret and what the outbox keeps, by the kind of the mail. */
const tokens: Record<string, (secret: string, nonce: string) => string> = {
  "password-reset": deriveResetToken,
  "staff-consent": deriveConsentToken,
};

/**
 * Completes what the outbox keeps of a mail with what must not lie in the database: the token of a link follows from
 * the secret and is made when the mail is written.
 */
export function addSecrets(secret: string, kind: string, data: Record<string, unknown>): Record<string, unknown> {
  const derive = tokens[kind];
  if (derive === undefined) return data;
  const { nonce, ...rest } = storedNonce.parse(data);
  return { ...rest, token: derive(secret, nonce) };
}
