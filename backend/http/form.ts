import { sniffType } from "../storage/file-type.ts";
import { isMultipart, limitBody } from "./body-limit.ts";
import { ApiError } from "./problem.ts";

/** A name that may be stored, shown and sent back in a header; the end is kept, because it holds the ending. */
const toFileName = (name: string): string =>
  name
    .toWellFormed()
    .replaceAll(/[\p{Cc}"/\\]/gu, "_")
    .slice(-120) || "file";

/** The file as its bytes show it: whoever sends it may claim any type. */
export async function recogniseFile(file: File): Promise<File> {
  const type = sniffType(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  return new File([file], toFileName(file.name), { type: type ?? "application/octet-stream" });
}

/** An input nobody filled in is sent all the same: a text as nothing, a file as one without name and bytes. */
const isLeftEmpty = (value: string | File): boolean =>
  value === "" || (typeof value !== "string" && value.size === 0 && value.name === "");

/**
 * The fields of a form, undefined without a body. One that is left empty is absent; one that comes twice is a list,
 * which schemas refuse.
 */
export async function readForm(request: Request, maxBytes: number): Promise<Record<string, unknown> | undefined> {
  if (request.body === null) return undefined;
  if (!isMultipart(request.headers)) throw new ApiError("UNSUPPORTED_MEDIA_TYPE");
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const form = await new Response(limitBody(request, maxBytes), { headers }).formData().catch((error: unknown) => {
    if (error instanceof ApiError) throw error;
    throw new ApiError("VALIDATION", { fields: [{ path: "body", code: "malformed" }] });
  });
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const name of new Set(form.keys())) {
    const values: unknown[] = [];
    for (const value of form.getAll(name)) {
      if (!isLeftEmpty(value)) values.push(typeof value === "string" ? value : await recogniseFile(value));
    }
    if (values.length > 0) fields[name] = values.length === 1 ? values[0] : values;
  }
  return { ...fields };
}
