import { z } from "zod";

/** Local part with optional separators (. + _ -), then a domain and a top-level domain. */
export const emailPattern = /^[A-Za-z0-9]+([.+_-]+[A-Za-z0-9]+)*[_-]?@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*\.[A-Za-z]{2,}$/;

export const emailSchema = z.string().trim().max(254).regex(emailPattern, { error: "email_invalid" });

/** A number as people write it, with or without its country: separators are free, 6 to 15 digits count (ITU-T E.164). */
export const phoneSchema = z
  .string()
  .trim()
  .max(30)
  .refine(
    (phone) =>
      /^(\+|00)?[\d\s().\-/]*$/.test(phone) && /^\d{6,15}$/.test(phone.replace(/^00/, "").replaceAll(/\D/g, "")),
    { error: "phone_invalid" },
  );

/** A new password: 10 to 200 characters, no rule about kinds of characters (NIST SP 800-63B). */
export const newPasswordSchema = z
  .string()
  .min(10, { error: "password_too_short" })
  .max(200, { error: "password_too_long" });

/** A password somebody proves who they are with: whatever was allowed when it was chosen. */
export const presentPasswordSchema = z.string().min(1).max(200);

/** Why a password is PASSWORD_TOO_WEAK: the code of its field in the problem document. */
export const passwordWeaknesses = [
  "password_common",
  "password_personal",
  "password_pattern",
  "password_date",
  "password_simple",
] as const;
export type PasswordWeakness = (typeof passwordWeaknesses)[number];
