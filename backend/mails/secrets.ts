import { z } from "zod";
import { deriveEmailToken, type EmailStep } from "../email-change/link.ts";
import { deriveResetToken } from "../session/reset-token.ts";
import { deriveConsentToken } from "../session/consent-token.ts";

const storedNonce = z.looseObject({ nonce: z.string() });
const storedChange = z.looseObject({ change_id: z.uuid() });

/** How the token of a link follows from the secret and what the outbox keeps, by the kind of the mail. */
const tokens: Partial<Record<string, (secret: string, nonce: string) => string>> = {
  "password-reset": deriveResetToken,
  "staff-consent": deriveConsentToken,
};

/** Mails that carry a link of a change of the e-mail. */
const stepOfMail: Partial<Record<string, EmailStep>> = {
  "email-agree": "agree",
  "email-confirm": "confirm",
  "email-changed": "take-back",
};

/**
 * Completes what the outbox keeps of a mail with what must not lie in the database: the token of a link follows from
 * the secret and is made when the mail is written.
 */
export function addSecrets(secret: string, kind: string, data: Record<string, unknown>): Record<string, unknown> {
  const step = stepOfMail[kind];
  if (step !== undefined) {
    const { change_id, ...rest } = storedChange.parse(data);
    return { ...rest, token: deriveEmailToken(secret, step, change_id) };
  }
  const derive = tokens[kind];
  if (derive === undefined) return data;
  const { nonce, ...rest } = storedNonce.parse(data);
  return { ...rest, token: derive(secret, nonce) };
}
