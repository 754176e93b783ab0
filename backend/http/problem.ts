import { errorStatus, type ErrorCode, type Problem } from "#contract/errors.ts";
import type { z } from "zod";

/** An error with a code of the contract; becomes a problem document. Anything else thrown becomes INTERNAL. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly data: Record<string, unknown> | undefined;
  readonly title: string | undefined;
  readonly fields: { path: string; code: string }[] | undefined;

  constructor(
    code: ErrorCode,
    options: {
      /** Where the specification words it. */
      title?: string;
      detail?: string;
      data?: Record<string, unknown>;
      fields?: { path: string; code: string }[];
    } = {},
  ) {
    super(options.detail ?? code);
    this.name = "ApiError";
    this.code = code;
    this.title = options.title;
    this.data = options.data;
    this.fields = options.fields;
  }
}

/** What a problem names; whoever sends thousands of wrong fields gets no answer as long. */
const mostUnknownKeys = 5;
const mostFields = 50;
const mostKeyLength = 60;

/**
 * Turns zod's issues into fields of a problem, a dotted path and a machine code each. Answers how many more there were than
 * are named.
 */
export function fieldErrors(
  part: "params" | "query" | "body",
  error: z.ZodError,
): { fields: { path: string; code: string }[]; moreFields: number } {
  const fields: { path: string; code: string }[] = [];
  let moreFields = 0;
  const add = (path: PropertyKey[], code: string): void => {
    const names = [part, ...path].map((name) => String(name).slice(0, mostKeyLength).toWellFormed());
    if (fields.length < mostFields) fields.push({ path: names.join("."), code });
    else moreFields += 1;
  };
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys.slice(0, mostUnknownKeys)) add([...issue.path, key], issue.code);
      moreFields += Math.max(0, issue.keys.length - mostUnknownKeys);
    } else add(issue.path, customCodes.has(issue.message) ? issue.message : issue.code);
  }
  return { fields, moreFields };
}

/** Messages the contract gives its rules; they are codes themselves. */
const customCodes = new Set([
  "required",
  "email_invalid",
  "phone_invalid",
  "password_too_short",
  "password_too_long",
  "postcode_invalid",
  "country_not_served",
  "card_number_invalid",
  "card_cvc_invalid",
  "gender_mismatch",
  "size_unknown",
  "file_too_large",
  "file_type_not_supported",
]);

export function toProblem(error: ApiError, requestId: string): Problem {
  return {
    type: `urn:petite-malle:error:${error.code.toLowerCase().replaceAll("_", "-")}`,
    title: error.title ?? error.code,
    status: errorStatus[error.code],
    code: error.code,
    ...(error.message === error.code ? {} : { detail: error.message }),
    ...(error.fields ? { fields: error.fields } : {}),
    ...(error.data ? { data: error.data } : {}),
    request_id: requestId,
  };
}
