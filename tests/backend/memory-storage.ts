import type { StoredFile, Storage } from "#backend/storage/storage.ts";

/** Files in memory, at the edge where a folder or a bucket is called. */
export function createMemoryStorage(): Storage & { files: Map<string, StoredFile> } {
  const files = new Map<string, StoredFile>();
  return {
    files,
    put: async (key, bytes, type) => void files.set(key, { bytes: new Uint8Array(bytes), type }),
    get: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
  };
}
