import { z } from "zod";
import { deriveDeclarationToken } from "../declarations/link.ts";
import { deriveEmailToken, type EmailStep } from "../email-change/link.ts";
import { deriveNewsToken } from "../newsletter/link.ts";
import { deriveResetToken } from "../session/reset-token.ts";
import { deriveAlertToken } from "../stock-alerts/link.ts";
import { deriveConsentToken } from "../session/consent-token.ts";

const storedNonce = z.looseObject({ nonce: z.string() });
/** `confirm_id`: of the declaration whose link the mail holds; null without one. */
const storedDeclaration = z.looseObject({ confirm_id: z.uuid().nullable() });
const storedAlert = z.looseObject({ alert_id: z.uuid() });
const alertMails: ReadonlySet<string> = new Set(["stock-alert-confirm", "stock-back", "stock-alert-ended"]);
const storedNews = z.looseObject({ email: z.string() });
const storedChange = z.looseObject({ change_id: z.uuid() });

/** How the token of a link follows from the secret and what the outbox keeps, by the kind of the mail. */
const tokens: Partial<Record<string, (secret: string, nonce: string) => string>> = {
  "account-made": deriveResetToken,
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
  if (alertMails.has(kind)) {
    const { alert_id, ...rest } = storedAlert.parse(data);
    return {
      ...rest,
      confirm_token: deriveAlertToken(secret, "confirm", alert_id),
      end_token: deriveAlertToken(secret, "end", alert_id),
    };
  }
  if (kind === "declaration") {
    const { confirm_id, ...rest } = storedDeclaration.parse(data);
    return confirm_id === null ? rest : { ...rest, token: deriveDeclarationToken(secret, confirm_id) };
  }
  if (kind === "review-invitation" || kind === "newsletter" || kind.startsWith("newsletter-")) {
    const { email } = storedNews.parse(data);
    return {
      ...data,
      leave_token: deriveNewsToken(secret, "leave", email),
      confirm_token: deriveNewsToken(secret, "confirm", email),
    };
  }
  const derive = tokens[kind];
  if (derive === undefined) return data;
  const { nonce, ...rest } = storedNonce.parse(data);
  return { ...rest, token: derive(secret, nonce) };
}
