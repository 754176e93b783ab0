import type { z } from "zod";
import { isMultipart } from "./body-limit.ts";
import { ApiError, fieldErrors } from "./problem.ts";

type Part = "params" | "query" | "body";

const maxDepth = 20;

/**
 * Parses one part of a request; throws VALIDATION that names every broken rule, with the endpoint's `requirement` when
 * a mandatory field is missing.
 */
export function parsePart<S extends z.ZodType>(
  part: Part,
  schema: S,
  value: unknown,
  requirement?: string,
): z.output<S> {
  refuseUnstorable(part, value);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { fields, moreFields } = fieldErrors(part, result.error);
  throw invalidFields(fields, requirement, moreFields);
}

/**
 * VALIDATION for the fields, with the endpoint's `requirement` when a mandatory one is missing; `data.more_fields` says how
 * many wrong ones are not named.
 */
export const invalidFields = (
  fields: { path: string; code: string }[],
  requirement?: string,
  moreFields = 0,
): ApiError =>
  new ApiError("VALIDATION", {
    fields,
    ...(moreFields > 0 ? { data: { more_fields: moreFields } } : {}),
    ...(requirement && fields.some(({ code }) => code === "required") ? { detail: requirement } : {}),
  });

/** What was sent as the body of a call that takes none: many clients send an empty object where there is nothing to say. */
export const ignoreEmpty = (body: unknown): unknown =>
  typeof body === "object" && body !== null && !Array.isArray(body) && Object.keys(body).length === 0
    ? undefined
    : body;

/**
 * PostgreSQL stores neither NUL nor half of a surrogate pair: refused here, they are an answer about the input
 * instead of a failed query. Walks without recursion, so that depth cannot exhaust the stack.
 */
function refuseUnstorable(part: Part, value: unknown): void {
  const open: { value: unknown; path: string; depth: number }[] = [{ value, path: part, depth: 0 }];
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const { value: current, path, depth } = entry;
    if (typeof current === "string") {
      if (!isStorable(current)) throw new ApiError("VALIDATION", { fields: [{ path, code: "invalid_characters" }] });
    } else if (typeof current === "object" && current !== null) {
      if (depth === maxDepth) throw new ApiError("VALIDATION", { fields: [{ path: part, code: "too_deep" }] });
      for (const [key, child] of Object.entries(current)) {
        if (!isStorable(key)) throw new ApiError("VALIDATION", { fields: [{ path, code: "invalid_characters" }] });
        open.push({ value: child, path: `${path}.${key}`, depth: depth + 1 });
      }
    }
  }
}

const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** The JSON of a body, undefined when there is none. */
export async function readJson(request: Request): Promise<unknown> {
  if (isMultipart(request.headers)) throw new ApiError("UNSUPPORTED_MEDIA_TYPE");
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return undefined;
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/([a-z.+-]+\+)?json\s*(;|$)/i.test(type)) throw new ApiError("UNSUPPORTED_MEDIA_TYPE");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError("MALFORMED_JSON");
  }
}
