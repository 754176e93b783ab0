import "server-only";
import { defaultLocale, locales, type Locale } from "#contract/locale.ts";
import { env } from "#lib/env/server.ts";
import { createApiClient, type ApiClient } from "./api-client.ts";
import { boundBody, readBody } from "./read-body.ts";
import { isSameOrigin } from "./same-origin.ts";

interface PlainForm {
  fields: URLSearchParams;
  /** What was chosen in the file fields of a form sent in parts; an empty choice is none. */
  files: ReadonlyMap<string, File>;
  /** The field of that name; French where it says none of ours. */
  locale: Locale;
  /** Speaks for the visitor who sent the form. */
  api: ApiClient;
}

/**
 * Reads a form that a page of the shop posted without a script, of at most `maxBytes` bytes. Answers 403 to forms of other
 * sites, 413 to larger ones and to those without a body,
 * 400 to parts that cannot be told from each other.
 */
export async function readPlainForm(request: Request, maxBytes: number): Promise<PlainForm | Response> {
  if (!isSameOrigin("POST", request.headers)) return new Response(null, { status: 403 });
  const form = request.body && (await readFields(request.body, request.headers.get("content-type") ?? "", maxBytes));
  if (form === null) return new Response(null, { status: 413 });
  if (form === "torn") return new Response(null, { status: 400 });
  const { fields, files } = form;
  const locale = locales.find((candidate) => candidate === fields.get("locale")) ?? defaultLocale;
  const headers = { "x-forwarded-for": request.headers.get("x-forwarded-for") ?? "127.0.0.1" };
  return { fields, files, locale, api: createApiClient({ baseUrl: env.API_BASE_URL, locale, headers }) };
}

/** Null for more than `maxBytes`; parts are read as they come, since their parser gathers them itself. */
async function readFields(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  type: string,
  maxBytes: number,
): Promise<Pick<PlainForm, "fields" | "files"> | "torn" | null> {
  const files = new Map<string, File>();
  if (!type.startsWith("multipart/form-data")) {
    const bytes = await readBody(body, maxBytes);
    return bytes && { fields: new URLSearchParams(new TextDecoder().decode(bytes)), files };
  }
  const fields = new URLSearchParams();
  const bounded = boundBody(body, maxBytes);
  try {
    const parts = await new Response(bounded.body, { headers: { "content-type": type } }).formData();
    for (const [name, part] of parts) {
      if (typeof part === "string") fields.append(name, part);
      else if (part.size > 0) files.set(name, part);
    }
    return { fields, files };
  } catch {
    return bounded.isTooLarge() ? null : "torn";
  }
}
