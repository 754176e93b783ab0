import { z } from "zod";

/** Types of a file that is recognised by its first bytes. */
const imageTypes = ["image/jpeg", "image/png", "image/webp", "image/heic"] as const;
export const uploadTypes = ["application/pdf", ...imageTypes] as const;
export type UploadType = (typeof uploadTypes)[number];

export const megabyte = 1024 * 1024;

/**
 * A file field of a multipart body. The API replaces the type the sender claims by the one the bytes show before this
 * schema sees it; the storefront's forms check what the browser knows. Codes: `file_too_large`, `file_type_not_supported`.
 */
export const uploadSchema = (allowed: { types: readonly UploadType[]; maxBytes: number }) =>
  z
    .file()
    .min(1, "required")
    .max(allowed.maxBytes, "file_too_large")
    .mime([...allowed.types], "file_type_not_supported");

/** A file an endpoint answers: its bytes, its type and the name under which a browser saves it. */
export const documentSchema = (type: "application/pdf") => z.file().mime([type]);
