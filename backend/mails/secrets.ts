import { z } from "zod";
import { deriveEmailToken, type EmailStep } from "../email-change/link.ts";
import { deriveResetToken } from "../session/reset-token.ts";

const storedReset = z.looseObject({ nonce: z.string() });
const storedChange = z.looseObject({ change_id: z.uuid() });

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
  if (kind !== "password-reset") return data;
  const { nonce, ...rest } = storedReset.parse(data);
  return { ...rest, token: deriveResetToken(secret, nonce) };
}
