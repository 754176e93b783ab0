import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { productHref } from "#lib/catalog/product-address.ts";
import { compressWhole } from "#front-door/encoders.ts";
import { tricks, type Trick } from "#front-door/tricks.ts";
import { type Answer, ask } from "#scripts/ask.ts";
import { currentBuild } from "#scripts/builds.ts";
import { productsInStock } from "./api.ts";
import { text } from "./texts.ts";

/*
 * Each trick of the front door on the real build: one that stopped working would be missed by nobody, since every page is the
 * same without it. What it came to is read where those who run a shop read it.
 */

const buildDir = currentBuild();
const healthSchema = z.object({
  done: z.record(z.string(), z.number()),
  kept: z.array(z.object({ name: z.string(), entries: z.number() })),
});

/** Looks as a browser does. */
const look = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(url, { headers: { accept: "text/html", "accept-encoding": "gzip, br", ...headers } });

const readHtml = async (url: string): Promise<string> =>
  String((await look(url, { "accept-encoding": "identity" })).bytes);

async function askHealth(baseURL: string): Promise<z.output<typeof healthSchema>> {
  const secrets = readFileSync(path.join(process.env.E2E_DATA_DIR ?? ".data-e2e", "secrets.json"), "utf8");
  const { HEALTH_SECRET } = z.object({ HEALTH_SECRET: z.string() }).parse(JSON.parse(secrets));
  const headers = { authorization: `Bearer ${HEALTH_SECRET}`, "accept-encoding": "identity" };
  const { bytes } = await look(`${baseURL}/healthz`, headers);
  return healthSchema.parse(JSON.parse(String(bytes)));
}

/** Pages of products that others hardly look at. */
const findPages = async (baseURL: string): Promise<string[]> =>
  (await productsInStock(9)).map((product) => baseURL + productHref("fr", product));

const entriesOf = async (baseURL: string, place: string): Promise<number | undefined> =>
  (await askHealth(baseURL)).kept.find(({ name }) => name === place)?.entries;

const scriptsOf = (html: string): string[] => [...new Set(html.match(/\/_next\/static\/[^"\\ ]+\.js/g))];

/** This shop does without giving memory back; the one that `memory.spec.ts` fills does not. */
type Shown = Exclude<Trick, "give-back">;
const isShown = (trick: Trick): trick is Shown => trick !== "give-back";

/** How each trick shows that it works. */
const shown: Record<Shown, (baseURL: string) => Promise<void>> = {
  "whole-pages": async (baseURL) => {
    const pages = await findPages(baseURL);
    /* Whatever is bought meanwhile is told as a change, and every page looked at anew. */
    await expect
      .poll(async () => {
        for (let time = 0; time < 3; time++) await look(pages[0] ?? "");
        return (await askHealth(baseURL)).done["whole_pages"];
      })
      .toBeGreaterThan(0);
    /* What the router asks for ahead of a press is kept as well, once Next has said what the address has to end with. */
    const ahead = { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };
    const { status, headers } = await look(pages[1] ?? "", ahead);
    expect(status).toBe(307);
    const address = new URL(headers.location ?? "", baseURL).href;
    /* What the build made may show prices of then: to the router alone Next would show it for ever. */
    expect((await look(address, ahead)).headers["x-nextjs-cache"]).not.toBe("STALE");
    await expect
      .poll(async () => {
        for (let time = 0; time < 3; time++) await look(address, ahead);
        return entriesOf(baseURL, "marks of the router");
      })
      .toBeGreaterThan(0);
  },
  "kept-pages": async (baseURL) => {
    for (const page of await findPages(baseURL)) await look(page);
    expect(await entriesOf(baseURL, "pages, packed")).toBeGreaterThan(1);
  },
  "kept-bytes": async (baseURL) => {
    for (const page of await findPages(baseURL)) await look(page);
    expect(await entriesOf(baseURL, "compressed pages")).toBeGreaterThan(1);
  },
  squeeze: async (baseURL) => {
    const page = (await findPages(baseURL))[1] ?? "";
    const once = await compressWhole(await readHtml(page), "br", "kept");
    await expect.poll(async () => (await look(page)).bytes.length).toBeLessThan(once.length - 100);
  },
  "pressed-files": async (baseURL) => {
    const scripts = scriptsOf(await readHtml(`${baseURL}/faq`));
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const pressed = path.join(buildDir, "pressed", `${script.slice("/_next/".length)}.br`);
      expect(existsSync(pressed), pressed).toBe(true);
      expect((await look(baseURL + script)).bytes.equals(readFileSync(pressed)), script).toBe(true);
    }
    expect((await askHealth(baseURL)).done["pressed_files"]).toBeGreaterThan(0);
  },
  "late-scripts": async (baseURL) => {
    const html = await readHtml(`${baseURL}/faq`);
    expect(html).toMatch(/<script id="_R_" data-late="[^"]+\.js/);
    expect(html.match(/<script[^>]+src="[^"]+"[^>]*>/g)).toEqual([expect.stringContaining("noModule")]);
  },
  "error-documents": async (baseURL) => {
    const html = await readHtml(`${baseURL}/nulle-part`);
    expect(html).toContain(text("fr", "notFound.text", { path: "/nulle-part" }));
  },
  existence: async (baseURL) => {
    expect((await look(`${baseURL}/shop/girls/999983-robe`)).status).toBe(404);
    expect((await askHealth(baseURL)).done["named_nothing"]).toBeGreaterThan(0);
  },
  line: async (baseURL) => {
    /* More pages at once than are made at a time, of one shelf after the other: what was looked at before waits for nothing. */
    let shelf = 10;
    await expect
      .poll(async () => {
        const products = await productsInStock(shelf++);
        await Promise.all(products.map((product) => look(baseURL + productHref("fr", product))));
        return (await askHealth(baseURL)).done["waited"];
      })
      .toBeGreaterThan(0);
  },
};

for (const trick of tricks.filter(isShown))
  test(`the front door's ${trick} works on the build`, async ({ baseURL }) => shown[trick](baseURL ?? ""));

test("has caches ask first whether a page, and what the router asks of it ahead, are still good", async ({
  baseURL,
}) => {
  const page = `${baseURL}/faq`;
  const ahead = { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };
  const address = new URL((await look(page, ahead)).headers.location ?? "", baseURL).href;
  for (const headers of [{}, ahead])
    for (let time = 0; time < 3; time++) {
      const { headers: got } = await look(headers === ahead ? address : page, headers);
      expect(got["cache-control"]).toBe("public, max-age=0, must-revalidate");
    }
});
