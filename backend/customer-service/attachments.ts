import { attachmentInputSchema, maxAttachedBytes, maxAttachments } from "#contract/customer-service.ts";
import type { UploadType } from "#contract/file.ts";
import type { Attachment } from "../db/schema/after-sale.ts";
import { recogniseFile } from "../http/form.ts";
import { newStorageKey, type Storage } from "../storage/storage.ts";

/** A file that came with no form; what it is, its bytes say. */
export interface SentFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface CheckedFiles {
  files: File[];
  /** Those that cannot be taken. Codes: those of an upload, `too_many_files`, `files_too_large` for all of them together. */
  refused: { name: string; code: string }[];
}

/** Holds files to what an upload is held to, and all of them to what a message may hold. */
export async function checkFiles(sent: readonly SentFile[]): Promise<CheckedFiles> {
  const checked: CheckedFiles = { files: [], refused: [] };
  let bytes = 0;
  for (const { name, bytes: content } of sent) {
    const file = await recogniseFile(new File([content], name));
    const result = attachmentInputSchema.safeParse(file);
    const isOver = bytes + file.size > maxAttachedBytes;
    const code = result.success
      ? checked.files.length === maxAttachments
        ? "too_many_files"
        : isOver
          ? "files_too_large"
          : null
      : (result.error.issues[0]?.message ?? "invalid");
    if (code !== null) {
      checked.refused.push({ name: file.name, code });
      continue;
    }
    checked.files.push(file);
    bytes += file.size;
  }
  return checked;
}

/** Writes checked files into the storage; all of them, or none. */
export async function keepAttachments(files: readonly File[], storage: Storage): Promise<Attachment[]> {
  const kept: Attachment[] = [];
  try {
    for (const file of files) {
      const type = file.type as UploadType;
      const key = newStorageKey("tickets", type);
      await storage.put(key, new Uint8Array(await file.arrayBuffer()), type);
      kept.push({ key, name: file.name, type, bytes: file.size });
    }
  } catch (error) {
    await removeAttachments(kept, storage);
    throw error;
  }
  return kept;
}

/** Takes back what was kept for a message that came to nothing. */
export async function removeAttachments(attachments: readonly Attachment[], storage: Storage): Promise<void> {
  for (const { key } of attachments) await storage.remove(key);
}
