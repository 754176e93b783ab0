import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { staffDoorPath } from "#backend/staff/commands.ts";
import { getProduct, searchProducts } from "#contract/catalog.ts";
import { locales } from "#contract/locale.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { createApiClient } from "#lib/http/api-client.ts";
import { localizePath } from "#lib/routing/href.ts";
import { ask } from "../../ask.ts";
import { startProgram, stopProgram, waitForAnswer } from "../../processes.ts";
import { createRandom } from "../random.ts";
import { spreadOf } from "../spread.ts";
import { createPriceHistory } from "./price-history.ts";
import { readPrices } from "./read-prices.ts";

const [port, apiPort] = [3705, 4705];
const url = `http://localhost:${port}`;
const apiUrl = `http://localhost:${apiPort}`;
const dataDir = ".data-bench-prices";
const staffSecret = "a-secret-of-the-staff-of-this-bench";

const readers = 6;
/** Between two pages of a reader. */
const pauseMs = 30;
/** A price changes so often. */
const everyMs = 1_000;
/** From then on nobody is shown the price of before. */
const latestMs = 2_000;
const pagesOfCatalogue = 6;

const lists = ["/", "/shop", "/shop/girls", "/shop/boys", "/shop/all-products", "/shop/all-products?q=robe"];

/** Asks on a connection of its own: whichever storefront has time takes it. */
async function read(path: string): Promise<{ status: number; html: string }> {
  const { status, bytes } = await ask(url + path, { headers: { accept: "text/html" } });
  return { status, html: String(bytes) };
}

async function changePrice(sku: string, cents: number): Promise<void> {
  const answer = await fetch(apiUrl + staffDoorPath, {
    method: "POST",
    headers: { authorization: `Bearer ${staffSecret}`, "content-type": "application/json" },
    body: JSON.stringify({ command: "price", sku, price_cents: cents, isRegular: true }),
  });
  if (!answer.ok) throw new Error(`the price of ${sku} was not changed: ${answer.status} ${await answer.text()}`);
}

/** Products whose prices change, with the addresses of their pages in every language. */
async function findProducts() {
  const pages = Array.from({ length: pagesOfCatalogue }, (_, page) => page + 1);
  const inLanguages = await Promise.all(
    locales.map(async (locale) => {
      const api = createApiClient({ baseUrl: apiUrl, locale, guard: null, visitor: null });
      const found = await Promise.all(pages.map((page) => api.call(searchProducts, { query: { page } })));
      return found.flatMap(({ products }) =>
        products.map((card) => ({ id: card.id, path: productHref(locale, card) })),
      );
    }),
  );
  const byId = Map.groupBy(inLanguages.flat(), ({ id }) => id);
  const api = createApiClient({ baseUrl: apiUrl, locale: "fr", guard: null, visitor: null });
  return Promise.all(
    [...byId].map(async ([id, inEach]) => {
      const { sku, lc_price: euros } = await api.call(getProduct, { params: { id } });
      return { id, sku, euros, paths: inEach.map(({ path }) => path) };
    }),
  );
}

/**
 * Mixed load on two storefronts while a price changes every second: every price on every page that is read is compared with what
 * the API says. Tells what was found; true when nobody was shown a price two seconds after it was replaced, or refused.
 */
export async function benchPrices(minutes: number): Promise<boolean> {
  if (!(minutes > 0)) throw new Error("for how many minutes? `npm run bench -- prices 2`");
  rmSync(dataDir, { recursive: true, force: true });
  const shop = startProgram(process.execPath, ["scripts/start.ts"], {
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    STAFF_SECRET: staffSecret,
    SEED_ACCOUNTS: "false",
    STOREFRONT_URL: url,
    SITE_URL: "http://localhost:3000",
    STOREFRONT_PROCESSES: "2",
    RATE_LIMIT_FACTOR: "1000",
  });
  try {
    await waitForAnswer(`${url}/shop`, shop, 300_000);
    return await compare(minutes);
  } finally {
    await stopProgram(shop);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function compare(minutes: number): Promise<boolean> {
  const random = createRandom(7);
  const products = await findProducts();
  const history = createPriceHistory();
  for (const { id, euros } of products)
    history.note(id, { cents: Math.round(euros * 100), askedAt: -Infinity, madeAt: -Infinity });
  const until = performance.now() + minutes * 60_000;
  const tookMs: number[] = [];
  const wrong: string[] = [];
  const count = { changes: 0, pages: 0, prices: 0, replaced: 0 };

  const choosePath = (): string => {
    if (random.chance(0.6)) return random.pick(random.pick(products).paths);
    return localizePath(
      random.pick(locales),
      random.chance(0.9) ? random.pick(lists) : `/shop/made-up-${random.below(1_000_000)}`,
    );
  };
  const visit = async (): Promise<void> => {
    const path = choosePath();
    const askedAt = performance.now();
    const { status, html } = await read(path);
    const readAt = performance.now();
    tookMs.push(readAt - askedAt);
    count.pages += 1;
    if (status !== (path.includes("made-up") ? 404 : 200)) wrong.push(`${path} answers ${status}`);
    for (const { product, cents } of readPrices(path, html).filter(({ product: id }) => history.knows(id))) {
      const age = history.ageOf(product, cents, { askedAt, readAt });
      count.prices += 1;
      if (age !== null && age > 0) count.replaced += 1;
      if (age === null || age > latestMs)
        wrong.push(
          `${path} shows ${cents} for product ${product}, ${age === null ? "which it never cost" : `${Math.round(age)} ms late`}`,
        );
    }
  };
  const readOn = async (): Promise<void> => {
    while (performance.now() < until) {
      await visit();
      await sleep(pauseMs);
    }
  };
  const changeOn = async (): Promise<void> => {
    for (let next = performance.now(); next < until; next += everyMs) {
      await sleep(Math.max(0, next - performance.now()));
      const { id, sku } = random.pick(products);
      const cents = 1_000 + random.below(9_000);
      const askedAt = performance.now();
      /* From when it is asked for it may be seen, whatever the answer takes. */
      const change = { cents, askedAt, madeAt: Infinity };
      history.note(id, change);
      await changePrice(sku, cents);
      change.madeAt = performance.now();
      count.changes += 1;
    }
  };
  await Promise.all([changeOn(), ...Array.from({ length: readers }, readOn)]);

  const { p50, p99, max } = spreadOf(tookMs);
  console.log(`${count.pages} pages read in ${minutes} min, ${count.changes} prices changed, ${count.prices} compared`);
  console.log(`shown within two seconds after they were replaced: ${count.replaced}`);
  console.log(
    `milliseconds: half within ${Math.round(p50)}, 99 of 100 within ${Math.round(p99)}, slowest ${Math.round(max)}`,
  );
  console.log(`wrong: ${wrong.length}`, ...wrong.slice(0, 20).map((line) => `\n  ${line}`));
  if (count.pages === 0 || count.prices < count.pages)
    throw new Error("pages show fewer prices than there are pages: they are not read rightly");
  return wrong.length === 0;
}
