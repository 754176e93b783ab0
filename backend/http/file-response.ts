import type { Context } from "hono";

/** A name for headers: ASCII for old readers, and as it is (RFC 6266). */
const contentDisposition = (name: string): string =>
  `inline; filename="${name.replaceAll(/[^\w. -]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )}`;

/** Answers a file; a browser shows it and saves it under its name, and nothing inside it can act. */
export async function fileResponse(c: Context, file: File, type: string): Promise<Response> {
  return c.body(await file.arrayBuffer(), 200, {
    "content-type": type,
    "content-disposition": contentDisposition(file.name),
    "content-security-policy": "default-src 'none'; sandbox",
  });
}
