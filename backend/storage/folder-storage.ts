import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { typeOfKey } from "./file-type.ts";
import { requireStorageKey, type Storage } from "./storage.ts";

/** Keeps files in a folder of this machine, for a start without a bucket. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (key: string): string => {
    requireStorageKey(key);
    return path.join(folder, ...key.split("/"));
  };
  return {
    put: async (key, bytes, type) => {
      if (typeOfKey(key) !== type) throw new Error("the ending of a storage key tells its type");
      const target = pathOf(key);
      const draft = `${target}.${crypto.randomUUID()}.draft`;
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, target);
    },
    get: async (key) => {
      const type = typeOfKey(key);
      if (type === null) return null;
      const bytes = await readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
        throw error;
      });
      return bytes && { bytes: new Uint8Array(bytes), type };
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
}
