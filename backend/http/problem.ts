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

/** Turns zod's issues into fields of a problem: a dotted path and a machine code. */
export const fieldErrors = (part: "params" | "query" | "body", error: z.ZodError) =>
  error.issues.map((issue) => ({
    path: [part, ...issue.path, ...(issue.code === "unrecognized_keys" ? issue.keys : [])].join("."),
    code: customCodes.has(issue.message) ? issue.message : issue.code,
  }));

/** Messages the contract gives its rules; they are codes themselves. */
const customCodes = new Set([
  "required",
  "email_invalid",
  "phone_invalid",
  "password_too_short",
  "password_too_long",
  "postcode_invalid",
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
