import pino from "pino";
import { createApp } from "#backend/app.ts";
import { parseEnvironment } from "#backend/config/environment.ts";
import { openPostgres } from "#backend/db/database.ts";
import { seedDatabase } from "#backend/db/seed/seed.ts";
import { products } from "#backend/db/schema/catalog.ts";
import { families, genders, sorts } from "#contract/catalog.ts";

/*
 * How long a page of the catalogue takes, as JSON: p50, p95, p99 and the slowest in milliseconds for each kind of call.
 *   DATABASE_URL=postgres://… [SEED_PRODUCTS=100000] [REQUESTS=400] node scripts/bench/search.ts
 * An empty database is filled first. Requests go through the whole API in this process, one at a time.
 */

const words = [
  "robe",
  "robe fleurs",
  "pantalon velours",
  "t-shirt",
  "jean",
  "marinière",
  "pull moutarde",
  "manteau femme",
  "chaussettes",
  "bleu marine",
  "petit ressac",
  "salopette denim",
  "pyjama étoiles",
  "louise",
  "chemise lin blanche",
  "rob",
  "chem",
  "pantalno",
  "chausettes",
  "bonnet bébé",
  "coton",
  "fille rose",
  "cardigan maille côtelée camel",
  "zzzzqqqq",
  "baskets",
  "à fleurs",
];
const sizes = ["3 mois", "12 mois", "4 ans", "6 ans", "10 ans", "14 ans", "XS", "M", "4XL", "TU", "28", "39", "15-16"];
const slugs = [
  "girls",
  "boys",
  "baby",
  "woman",
  "new-in",
  "last-chance",
  "denim",
  "nightwear",
  "woman-dresses",
  "organic-cotton",
];

/** A repeatable row of numbers in [0, 1). */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 4_294_967_296;
  }
}
const random = numbers(7);
const chance = (share: number): boolean => random.next().value < share;
const pick = <T>(items: readonly T[]): T => items[Math.floor(random.next().value * items.length)] as T;

function listQuery(): URLSearchParams {
  const query = new URLSearchParams();
  if (chance(0.4)) query.set("gender", pick(genders));
  if (chance(0.4)) query.set("family", chance(0.3) ? `${pick(families)},${pick(families)}` : pick(families));
  if (chance(0.4)) query.set("size", chance(0.3) ? `${pick(sizes)},${pick(sizes)}` : pick(sizes));
  if (chance(0.5)) query.set("sort", pick(sorts));
  if (chance(0.4)) query.set("page", String(1 + Math.floor(random.next().value * (chance(0.2) ? 60 : 6))));
  return query;
}

const calls: Record<string, () => string> = {
  search: () => `/shop/products?${new URLSearchParams([["name", pick(words)], ...listQuery()])}`,
  list: () => `/shop/products?${listQuery()}`,
  collection: () => `/shop/product-collections/${pick(slugs)}/products?${listQuery()}`,
  product: () => `/products/${1 + Math.floor(random.next().value * productCount)}`,
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
});

async function measure(path: () => string, count: number) {
  const taken: { ms: number; path: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const address = path();
    const startedAt = performance.now();
    const response = await app.request(address, { headers: { locale: "fr" } });
    await response.arrayBuffer();
    taken.push({ ms: performance.now() - startedAt, path: address });
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  }
  const sorted = taken.toSorted((a, b) => a.ms - b.ms);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]?.ms ?? 0) * 10) / 10;
  return {
    requests: count,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
    slowest: sorted.slice(-3).map(({ path: slow }) => decodeURIComponent(slow)),
  };
}

const requests = Number(process.env["REQUESTS"] ?? 400);
const results: Record<string, Awaited<ReturnType<typeof measure>>> = {};
for (const [name, path] of Object.entries(calls)) {
  await measure(path, Math.ceil(requests / 8));
  results[name] = await measure(path, requests);
}
await database.close();
console.log(JSON.stringify({ products: productCount, milliseconds: results }, null, 2));
