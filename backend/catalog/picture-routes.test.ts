import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getCollections, getProduct } from "#contract/catalog.ts";
import { getEditorial, getLooks, getStylists } from "#contract/website.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { eq } from "../db/orm.ts";
import { products } from "../db/schema/catalog.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const frontOf = async (id: number): Promise<string> =>
  (await api.call(getProduct, { params: { id } })).images[0]?.url ?? "";

it("draws every kind of picture that is referred to", async () => {
  const product = await api.call(getProduct, { params: { id: 3 } });
  const [look] = await api.call(getLooks, { query: {} });
  const [stylist] = (await api.call(getStylists, { query: {} })).items;
  const collections = await api.call(getCollections, { query: {} });
  const editorial = await api.call(getEditorial, { params: { slug: "woman" } });
  const pictures = [
    ...product.images,
    ...product.worn.map(({ image }) => image),
    look?.image,
    stylist?.image,
    ...collections.map(({ image }) => image),
    editorial.hero.image,
    editorial.hero.image_portrait,
    editorial.gift.image,
    ...editorial.steps.map(({ image }) => image),
  ];
  for (const picture of pictures) {
    const response = await api.request(picture?.url ?? "");
    expect([picture?.url, response.status]).toEqual([picture?.url, 200]);
    expect(await response.text()).toContain(`viewBox="0 0 ${picture?.width} ${picture?.height}"`);
  }
});

it("may be kept for ever, runs nothing and is not sniffed", async () => {
  const url = await frontOf(1);
  const response = await api.request(url);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/svg+xml; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
    vary: "accept-encoding",
  });
  const etag = response.headers.get("etag") ?? "";
  const again = await api.request(url, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

it("is sent compressed to those who accept it", async () => {
  const url = await frontOf(2);
  const plain = await (await api.request(url)).text();
  const read = async (encoding: string) => {
    const response = await api.request(url, { headers: { "accept-encoding": encoding } });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    return Buffer.from(await response.arrayBuffer());
  };
  expect(brotliDecompressSync(await read("br")).toString()).toBe(plain);
  expect(gunzipSync(await read("gzip")).toString()).toBe(plain);
});

it("is not found under another hash, view, kind or id", async () => {
  const url = await frontOf(1);
  const wrong = [
    url.replace(/-[0-9a-f]{12}/, "-000000000000"),
    url.replace("front", "side"),
    url.replace("products", "secrets"),
    url.replace("/1/", "/2/"),
    url.replace("/1/", "/99999999999/"),
    url.replace(".svg", ".png"),
    url.replace(/-[0-9a-f]{12}/, ""),
    "/pictures/worn/1/5-ans-000000000000.svg",
    "/pictures/worn/1/constructor-000000000000.svg",
    "/pictures/scenes/constructor-wide-000000000000.svg",
    "/pictures/outfits/1-2-000000000000.svg",
    "/pictures/outfits/1-2000000000-000000000000.svg",
    "/pictures/answers/constructor-x-000000000000.svg",
    "/pictures/__proto__/x-000000000000.svg",
    "/pictures/products/",
  ];
  for (const address of wrong) expect([address, (await api.request(address)).status]).toEqual([address, 404]);
});

it("stays for orders that remember a product that is gone", async () => {
  const url = await frontOf(5);
  await api.dependencies.db.update(products).set({ isPublished: false }).where(eq(products.id, 5));
  expect((await api.request(url)).status).toBe(200);
});

it("is there as a JPEG in the shape social networks show, standing or cut", async () => {
  const [collection] = await api.call(getCollections, { query: {} });
  for (const url of [await frontOf(1), collection?.image.url ?? ""]) {
    const response = await api.request(url.replace(/svg$/, "jpg"));
    expect([url, response.status]).toEqual([url, 200]);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(response.headers.get("cache-control")).toContain("immutable");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(200_000);
  }
});

it("is there as a small JPEG for mails, as tall as a piece and whole", async () => {
  const response = await api.request((await frontOf(3)).replace(/svg$/, "small.jpg"));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 240, height: 320 });
  expect(bytes.length).toBeLessThan(25_000);
});
