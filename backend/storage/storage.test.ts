import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3Server, type S3Server } from "#tests/backend/s3-server.ts";
import { createFolderStorage } from "./folder-storage.ts";
import { createS3Storage } from "./s3-storage.ts";
import { isStorageKey, newStorageKey, type Storage } from "./storage.ts";

const accessKeyId = "key-of-the-tests";
const text = (value: string) => new TextEncoder().encode(value);

let folder: string;
let s3: S3Server;
const bucket = (credentials = { accessKeyId, secretAccessKey: "secret" }): Storage =>
  createS3Storage({ endpoint: s3.url, bucket: "malle", region: "auto", credentials });
const storages: Record<string, () => Storage> = {
  folder: () => createFolderStorage(path.join(folder, "files")),
  bucket: () => bucket(),
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "petite-malle-"));
  s3 = await startS3Server(accessKeyId);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await s3.close();
});

const badKeys = [
  "",
  "photo.jpg",
  "../secret.jpg",
  "photos/../../secret.jpg",
  "photos/..",
  "/etc/passwd",
  "photos/a.jpg/../b.jpg",
  "photos/%2e%2e/a.jpg",
  "photos\\a.jpg",
  "photos/a\0.jpg",
  "photos//a.jpg",
  "photos/.hidden.jpg",
  "photos/A.jpg",
];

describe("a key", () => {
  it("is made of plain letters and cannot be guessed", () => {
    const [one, other] = [newStorageKey("photos", "image/jpeg"), newStorageKey("photos", "image/jpeg")];
    expect(one).toMatch(/^photos\/[0-9a-f-]{36}\.jpg$/);
    expect(isStorageKey(one)).toBe(true);
    expect(one).not.toBe(other);
  });
  it.each(badKeys)("%j is none", (key) => expect(isStorageKey(key)).toBe(false));
});

describe.each(Object.entries(storages))("the %s", (_, open) => {
  it("keeps, replaces, answers and removes a file", async () => {
    const storage = open();
    const key = newStorageKey("tickets", "application/pdf");
    expect(await storage.get(key)).toBeNull();
    await storage.put(key, text("%PDF-1"), "application/pdf");
    await storage.put(key, text("%PDF-2"), "application/pdf");
    expect(await storage.get(key)).toEqual({ bytes: text("%PDF-2"), type: "application/pdf" });
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.get(key)).toBeNull();
  });
  it("takes no key that leaves its place", async () => {
    await writeFile(path.join(folder, "secret.jpg"), "secret");
    for (const key of badKeys) {
      await expect(open().put(key, text("x"), "image/jpeg")).rejects.toThrow(/storage key/);
      const read = await open()
        .get(key)
        .catch((error: Error) => error.message);
      expect([null, "not a storage key"]).toContain(read);
      await expect(open().remove(key)).rejects.toThrow("not a storage key");
    }
  });
  it("takes no file whose type is not the one of its key", async () => {
    await expect(open().put("photos/a.jpg", text("x"), "image/png")).rejects.toThrow("ending");
  });
});

describe("the folder", () => {
  it("leaves no drafts behind", async () => {
    const storage = createFolderStorage(path.join(folder, "drafts"));
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => storage.put("photos/a.jpg", text(`photo ${index}`), "image/jpeg")),
    );
    expect(await readdir(path.join(folder, "drafts", "photos"))).toEqual(["a.jpg"]);
  });
});

describe("the bucket", () => {
  it("gets the type with the file, in a signed call", async () => {
    await bucket().put("photos/b.webp", text("RIFF"), "image/webp");
    expect(s3.objects.get("/malle/photos/b.webp")).toEqual({ bytes: Buffer.from("RIFF"), type: "image/webp" });
  });
  it("is asked again when it is busy", async () => {
    s3.failNext(1);
    await bucket().put("photos/c.webp", text("RIFF"), "image/webp");
    expect(s3.objects.has("/malle/photos/c.webp")).toBe(true);
  });
  it("that refuses is an error, never a missing file", async () => {
    const stranger = bucket({ accessKeyId: "stranger", secretAccessKey: "secret" });
    await expect(stranger.get("photos/b.webp")).rejects.toMatchObject({ name: "SignatureDoesNotMatch" });
  });
});
