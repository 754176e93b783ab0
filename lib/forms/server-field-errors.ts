import { AppError } from "#lib/http/app-error.ts";

/** Refusals whose fields say more than their code. */
const namesFields = new Set(["VALIDATION", "EMAIL_INVALID", "PASSWORD_TOO_WEAK"]);

/** Fields of a body the API refused, with the code of the broken rule, for example `{ postcode: "postcode_invalid" }`. */
export function serverFieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof AppError) || !namesFields.has(error.code)) return {};
  const fields = error.problem?.fields ?? [];
  return Object.fromEntries(
    fields.filter(({ path }) => path.startsWith("body.")).map(({ path, code }) => [path.slice("body.".length), code]),
  );
}
