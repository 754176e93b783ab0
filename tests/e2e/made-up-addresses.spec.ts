import { readdirSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { getCollectionProducts, getProduct } from "#contract/catalog.ts";
import { locales } from "#contract/locale.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { href, localizePath } from "#lib/routing/href.ts";
import { attackWithMadeUpAddresses } from "#scripts/attack/made-up-addresses.ts";
import { currentBuild } from "#scripts/builds.ts";
import { visitorApi } from "./api.ts";
import { askStaff } from "./staff-link.ts";
import { text } from "./texts.ts";

const buildDir = currentBuild();

/** Files of the build, those of its compiler apart. */
const filesOfBuild = (): string[] =>
  readdirSync(path.join(buildDir, "server"), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

test("keeps no file of any page, real or made up, and says 404 of what is not there", async ({ baseURL }) => {
  test.setTimeout(300_000);
  const before = filesOfBuild();
  const result = await attackWithMadeUpAddresses({
    storefrontUrl: baseURL ?? "",
    pid: null,
    buildDir,
    pages: 12,
    /* Each kind once in each language. */
    tries: 124,
  });
  expect(result.failures, result.note).toBe(0);
  expect(filesOfBuild().filter((file) => !before.includes(file))).toEqual([]);
});

test("says in every language that there is no such list", async ({ request }) => {
  for (const name of [
    "GIRLS",
    "x_y",
    "été",
    "a b",
    "¥",
    "a".repeat(90),
    "no-such-collection",
    "GIRLS?page=2",
    "GIRLS?size=S",
    "no-such-collection?size=S",
  ])
    for (const locale of locales) {
      const [place = "", query] = name.split("?");
      const address = localizePath(locale, `/shop/${encodeURIComponent(place)}`);
      const answer = await request.get(query ? `${address}?${query}` : address);
      expect(answer.status(), address).toBe(404);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toContain(text(locale, "notFound.text", { path: localizePath(locale, `/shop/${place}`) }));
    }
});

test("lets pages be read only", async ({ request }) => {
  for (const address of ["/", "/faq", "/de/shop/girls", "/made-up", "/_next/static/made-up.js"])
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]) {
      const answer = await request.fetch(address, { method, maxRedirects: 0 });
      expect([answer.status(), answer.headers().allow], `${method} ${address}`).toEqual([405, "GET, HEAD"]);
    }
  expect((await request.fetch("/faq", { method: "HEAD" })).status()).toBe(200);
  expect((await request.post("/api/made-up")).status(), "has methods of its own").toBe(404);
});

/** First lines of what the shop answers to a request written by hand. */
const sendRaw = (baseUrl: string, target: string, method = "GET"): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(baseUrl);
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    let received = "";
    socket.setEncoding("utf8").on("data", (part: string) => (received += part));
    socket.on("end", () => resolve(received.split("\r\n\r\n", 1)[0] ?? "")).on("error", reject);
  });

test("takes an absolute target for a path of its own", async ({ baseURL }) => {
  const base = baseURL ?? "";
  for (const target of [
    "http://evil.test/api/version",
    "http://evil.test/shop/",
    "http://evil.test//a",
    "http://evil.test",
  ])
    expect(await sendRaw(base, target), target).not.toMatch(/^HTTP\/1\.1 5|evil\.test/);
  expect(await sendRaw(base, "http://evil.test/faq")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await sendRaw(base, "ftp://evil.test/faq")).toMatch(/^HTTP\/1\.1 400 /);
});

test("has one spelling for an address, by which methods are judged as well", async ({ baseURL, request }) => {
  const base = baseURL ?? "";
  for (const [target, location] of [
    ["/x/../shop/girls", "/shop/girls"],
    ["/shop/./girls?size=4", "/shop/girls?size=4"],
    ["/%73hop//girls", "/shop/girls"],
    ["//evil.test/faq", "/evil.test/faq"],
  ]) {
    const answer = await sendRaw(base, target ?? "");
    expect(answer, target).toMatch(/^HTTP\/1\.1 308 /);
    expect(/^location: (.*)$/im.exec(answer)?.[1], target).toBe(location);
  }
  expect(await sendRaw(base, "/api/../shop", "POST")).toMatch(/^HTTP\/1\.1 405 /);
  expect(await sendRaw(base, "/x/../api/carts", "POST")).toMatch(/^HTTP\/1\.1 404 /);
  const picture = encodeURIComponent("/pictures/v1/../scenes/a.jpg");
  expect((await request.get(`/_next/image?url=${picture}&w=3840&q=75`)).status()).toBe(400);
});

test("shows further pages of a narrowed list, and says where there are no more", async ({ request }) => {
  const pageOf = async (page: number | string) => {
    const answer = await request.get(`/de/shop/all-products?gender=GIRL&page=${page}`);
    return [answer.status(), (await answer.text()).includes('<html lang="de"')];
  };
  expect(await pageOf(2)).toEqual([200, true]);
  for (const page of [900, "02", "x", 100_000]) expect(await pageOf(page), String(page)).toEqual([404, true]);
});

test("searches for whatever is typed, and writes it as text", async ({ request }) => {
  const markup = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
  for (const name of ["robe ".repeat(2048), "%", markup]) {
    const answer = await request.get(`/de/shop/all-products?name=${encodeURIComponent(name)}`);
    expect(answer.status(), name.slice(0, 40)).toBeLessThan(500);
    const html = await answer.text();
    expect(html).not.toMatch(/<script>alert|<img src=x/);
    if (answer.status() === 200) expect(html).toContain('<html lang="de"');
  }
});

test("renders a kept page anew once what it shows has changed", async ({ request }) => {
  const { products } = await visitorApi().call(getCollectionProducts, { params: { slug: "girls" }, query: {} });
  const [product] = products;
  if (!product) throw new Error("nothing to look at");
  const { sku, variants } = await visitorApi().call(getProduct, { params: { id: product.id } });
  const number = (gtin: string | null) => askStaff({ command: "gtin", sku, size: variants[0]?.size, gtin });
  /* As it is in a new shop. */
  await number(null);
  const stateOf = async (address: string) => (await request.get(address)).headers()["x-nextjs-cache"];
  /* A page nobody asked for before, and one that was prerendered. */
  const addresses = [productHref("es", product), href("fr", "shop-collection", { collection: "girls" })];
  for (const address of addresses) {
    await request.get(address);
    await expect.poll(() => stateOf(address), address).toBe("HIT");
  }
  await number("4006381333931");
  for (const address of addresses) {
    /* The first who asks after the change is told sees the page as it was. */
    await expect.poll(() => stateOf(address), address).toBe("STALE");
    await expect.poll(() => stateOf(address), address).toBe("HIT");
  }
});
