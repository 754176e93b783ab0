import type { AxiosResponse } from "axios";

/** The fields of a multipart body; what is undefined or null is left out, as an unfilled field would be. */
export function toForm(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof File) form.append(name, value, value.name);
    else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      form.append(name, String(value));
  }
  return form;
}

/** Name of a `content-disposition`: the one in UTF-8 where there is one (RFC 6266). */
export function fileNameOf(disposition: unknown): string {
  const text = typeof disposition === "string" ? disposition : "";
  const encoded = /filename\*=UTF-8''([\w%.~-]+)/i.exec(text)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Broken escapes: the plain name is left.
    }
  }
  return /filename="([^"]*)"/i.exec(text)?.[1] ?? "";
}

/** An answered file with its type and the name under which it is saved. */
export function toFile(blob: Blob, response: Pick<AxiosResponse<unknown>, "headers">): File {
  const type = String(response.headers["content-type"] ?? blob.type).split(";", 1)[0] ?? "";
  return new File([blob], fileNameOf(response.headers["content-disposition"]), { type });
}
