import pino from "pino";
import { createApp } from "#backend/app.ts";
import { parseEnvironment } from "#backend/config/environment.ts";
import { openPostgres } from "#backend/db/database.ts";
import { seedDatabase } from "#backend/db/seed/seed.ts";
import { products } from "#backend/db/schema/catalog.ts";
import { families, genders, sorts } from "#contract/catalog.ts";
import { seasons } from "#contract/garment-details.ts";
import { colorGroupNames, priceRanges } from "#contract/list-filters.ts";
import { createRandom } from "./random.ts";
import { searchWords, shopSlugs } from "./shop-words.ts";
import { spreadOf } from "./spread.ts";

/*
 * How long a page of the catalogue takes, as JSON: p50, p95, p99 and the slowest in milliseconds for each kind of call.
 *   DATABASE_URL=postgres://… [SEED_PRODUCTS=100000] [REQUESTS=200] node scripts/bench/search.ts
 * An empty database is filled first. Requests go through the whole API in this process, one at a time.
 */

const sizes = ["3 mois", "12 mois", "4 ans", "6 ans", "10 ans", "14 ans", "XS", "M", "4XL", "TU", "28", "39", "15-16"];
const fabrics = ["jersey", "denim", "knit", "linen", "satin"];
const { chance, pick, below } = createRandom(7);

function listQuery(): URLSearchParams {
  const query = new URLSearchParams();
  if (chance(0.4)) query.set("gender", pick(genders));
  if (chance(0.4)) query.set("family", chance(0.3) ? `${pick(families)},${pick(families)}` : pick(families));
  if (chance(0.4)) query.set("size", chance(0.3) ? `${pick(sizes)},${pick(sizes)}` : pick(sizes));
  if (chance(0.25)) query.set("color", pick(colorGroupNames));
  if (chance(0.25)) query.set("price", pick(priceRanges));
  if (chance(0.15)) query.set("fabric", pick(fabrics));
  if (chance(0.15)) query.set("season", pick(seasons));
  if (chance(0.1)) query.set("offers", "true");
  if (chance(0.8)) query.set("with_facets", "true");
  if (chance(0.5)) query.set("sort", pick(sorts));
  if (chance(0.4)) query.set("page", String(1 + below(chance(0.2) ? 60 : 6)));
  return query;
}

/** What stands in the field while one types: asked for from the second letter on. */
const beginnings = searchWords
  .flatMap((words) => Array.from(words, (_, place) => words.slice(0, place + 1).trim()))
  .filter(({ length }) => length >= 2);

const calls: Record<string, () => string> = {
  search: () => `/shop/products?${new URLSearchParams([["name", pick(searchWords)], ...listQuery()])}`,
  suggestions: () => `/shop/search-suggestions?${new URLSearchParams({ name: pick(beginnings) })}`,
  list: () => `/shop/products?${listQuery()}`,
  collection: () => `/shop/product-collections/${pick(shopSlugs)}/products?${listQuery()}`,
  product: () => `/products/${1 + below(productCount)}`,
};

const environment = parseEnvironment({
  SESSION_SECRET: "x".repeat(32),
  STOREFRONT_URL: "http://localhost:3000",
  LOG_LEVEL: "silent",
  ...process.env,
});
if (!environment.DATABASE_URL) throw new Error("DATABASE_URL names the server to measure");
const database = await openPostgres(environment.DATABASE_URL);
const clock = { now: () => new Date() };
const [known] = await database.db.select({ id: products.id }).from(products).limit(1);
if (!known)
  await database.db.transaction((tx) => seedDatabase(tx, { products: environment.SEED_PRODUCTS, now: clock.now() }));
const productCount = await database.db.$count(products);

const app = createApp({
  db: database.db,
  clock,
  environment,
  log: pino({ level: "silent" }),
  payments: new Map(),
  mailer: { send: async () => {} },
  storage: { put: async () => {}, get: async () => null, remove: async () => {} },
});

async function time(path: string): Promise<number> {
  const startedAt = performance.now();
  const response = await app.request(path, { headers: { locale: "fr" } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - startedAt;
}

const rounds = 5;

/** Every address in several rounds; the best of them says what it costs when the machine is not busy with others. */
async function measure(path: () => string, count: number) {
  const addresses = Array.from({ length: count }, path);
  const taken = new Map(addresses.map((address) => [address, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [address, times] of taken) times.push(await time(address));
  }
  const best = [...taken].map(([address, times]) => ({ address, ms: Math.min(...times) }));
  return {
    requests: taken.size * rounds,
    all: spreadOf([...taken.values()].flat()),
    best_of_rounds: spreadOf(best.map(({ ms }) => ms)),
    slowest: best
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 5)
      .map(({ address, ms }) => `${Math.round(ms)} ms ${decodeURIComponent(address)}`),
  };
}

const requests = Number(process.env["REQUESTS"] ?? 200);
const results: Record<string, Awaited<ReturnType<typeof measure>>> = {};
for (const [name, path] of Object.entries(calls)) {
  results[name] = await measure(path, requests);
}
await database.close();
console.log(JSON.stringify({ products: productCount, milliseconds: results }, null, 2));
