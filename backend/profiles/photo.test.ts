import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deletePhoto, deleteProfile, getProfiles, putPhoto, type Profile } from "#contract/profiles.ts";
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import type { createMemoryStorage } from "#tests/backend/memory-storage.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { maxPhotoBytes } from "./photo-picture.ts";

let api: TestApi;
let client: SignedIn;
let kid: Profile;
const files = () => (api.dependencies.storage as ReturnType<typeof createMemoryStorage>).files;
beforeAll(async () => {
  api = await createTestApi();
  client = await aClient(api);
  kid = await aProfile(api, client.token);
});
afterAll(() => api.close());

const picture = (width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: "#ea7a62" } });
const file = (bytes: Uint8Array, name = "photo.jpg") => new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
const put = (photo: File, id = kid.id) => api.call(putPhoto, { token: client.token, params: { id }, body: { photo } });
const refuse = async (photo: unknown, id = kid.id, token = client.token) =>
  api.fail(putPhoto, { token, params: { id }, body: { photo } });
const read = async (url: string) => sharp(new Uint8Array(await (await api.request(url)).arrayBuffer())).metadata();
const photoUrl = async () =>
  (await api.call(getProfiles, { token: client.token })).find(({ id }) => id === kid.id)?.photo_url;

describe("a photo", () => {
  it("is kept upright, small, as WebP and without what the camera wrote into it", async () => {
    const taken = await picture()
      .jpeg()
      .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "48/1 51/1 24/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { photo_url } = await put(file(taken));
    const kept = await read(photo_url);
    expect([kept.format, kept.width, kept.height]).toEqual(["webp", 600, 800]);
    expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(await photoUrl()).toBe(photo_url);
  });

  it("takes the place of the one before, whose file goes; a small one stays small", async () => {
    const { photo_url: before } = await put(file(await picture().png().toBuffer(), "photo.png"));
    const { photo_url } = await put(file(await picture(300, 200).webp().toBuffer(), "photo.webp"));
    expect((await api.request(before)).status).toBe(404);
    expect(await read(photo_url)).toMatchObject({ width: 300, height: 200 });
    expect(files().size).toBe(1);
  });

  it("can be taken away, twice too", async () => {
    await put(file(await picture().jpeg().toBuffer()));
    for (let count = 0; count < 2; count += 1)
      await api.call(deletePhoto, { token: client.token, params: { id: kid.id } });
    expect([await photoUrl(), files().size]).toEqual([null, 0]);
  });

  it("goes with its profile", async () => {
    const { id } = await aProfile(api, client.token);
    await put(file(await picture().jpeg().toBuffer()), id);
    await api.call(deleteProfile, { token: client.token, params: { id } });
    expect(files().size).toBe(0);
  });
});

describe("a file is refused", () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  it.each([
    ["HEIC", "\0\0\0\u0018ftypheic\0\0"],
    ["GIF", "GIF89a"],
    ["SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
    ["PDF", "%PDF-1.7\n"],
    ["text", "hello"],
  ])("for being %s, whatever it claims to be", async (_, text) =>
    expect((await refuse(file(bytes(text)))).code).toBe("PHOTO_TYPE_NOT_SUPPORTED"),
  );

  it("for its bytes or its pixels", async () => {
    const heavy = new Uint8Array(maxPhotoBytes + 1);
    heavy.set([0xff, 0xd8, 0xff, 0xe0]);
    expect((await refuse(file(heavy))).code).toBe("PHOTO_TOO_LARGE");
    const wall = await picture(8000, 8000).png({ compressionLevel: 9 }).toBuffer();
    expect(wall.byteLength).toBeLessThan(maxPhotoBytes / 10);
    expect((await refuse(file(wall))).code).toBe("PHOTO_TOO_LARGE");
  });

  it("for being broken", async () => {
    const whole = await picture().jpeg().toBuffer();
    expect((await refuse(file(whole.subarray(0, whole.length / 2)))).code).toBe("PHOTO_BROKEN");
    expect((await refuse(file(bytes("\u0089PNG\r\n\u001a\n\0\0\0\0")))).code).toBe("PHOTO_BROKEN");
  });

  it("for being none, or of somebody else's profile", async () => {
    expect((await refuse("photo")).code).toBe("VALIDATION");
    expect((await api.fail(putPhoto, { token: client.token, params: { id: kid.id }, body: {} })).fields).toEqual([
      { path: "body.photo", code: "required" },
    ]);
    const other = await aClient(api);
    const photo = file(await picture(10, 10).jpeg().toBuffer());
    expect((await refuse(photo, kid.id, other.token)).code).toBe("NOT_FOUND");
    expect((await api.fail(deletePhoto, { token: other.token, params: { id: kid.id } })).code).toBe("NOT_FOUND");
    expect(files().size).toBe(0);
  });
});
