import type { UploadType } from "#contract/file.ts";
import { endingOf } from "./file-type.ts";

export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: UploadType;
}

/** Where files of customers lie: photos, attachments, labels. Files are small; each is read and written as a whole. */
export interface Storage {
  /** Writes a file, replacing one of the same key; a reader never meets half of one. */
  put: (key: string, bytes: Uint8Array, type: UploadType) => Promise<void>;
  get: (key: string) => Promise<StoredFile | null>;
  /** Removes a file; one that is not there is no error. */
  remove: (key: string) => Promise<void>;
}

const keyPattern = /^[a-z][a-z0-9-]{0,39}(\/[a-z0-9][a-z0-9-]{0,79}){1,4}\.[a-z]{3,4}$/;

/** Keys are folders and names of plain letters and one ending, so that no key leaves its place. */
export const isStorageKey = (key: string): boolean => keyPattern.test(key);

/** Throws on a key that is none: they are made by the program, never by a customer. */
export function requireStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error("not a storage key");
}

/** A new key that nobody can guess, for example `photos/<uuid>.jpg`. */
export const newStorageKey = (folder: string, type: UploadType): string =>
  `${folder}/${crypto.randomUUID()}.${endingOf(type)}`;
