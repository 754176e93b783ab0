import pino, { type DestinationStream, type Logger } from "pino";
import type { Environment } from "./environment.ts";

const secretFields = [
  "authorization",
  "password",
  "access_token",
  "refresh_token",
  "token",
  "client_secret",
  "number",
  "cvc",
  "cookie",
  "redirect_result",
  "session_data",
  "sessionData",
  "clientSecret",
  "redirectResult",
  "apiKey",
];

/** What of an error may stand in a log: drizzle puts the values of a failed query, personal data, into its message. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const message = error.message.split("\nparams:")[0];
  const stack = error.stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join("\n");
  return { type: error.name, message, ...code, stack, ...(error.cause ? { cause: describeError(error.cause) } : {}) };
}

/** JSON lines on standard output (or `destination`); secrets are replaced wherever they stand, up to two levels deep. */
export const createLogger = (environment: Pick<Environment, "LOG_LEVEL">, destination?: DestinationStream): Logger =>
  pino(
    {
      level: environment.LOG_LEVEL,
      base: { service: "api" },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: "[redacted]" },
      serializers: { error: describeError, err: describeError },
    },
    destination,
  );
