import { asc, eq } from "#backend/db/orm.ts";
import { planJobs } from "#backend/jobs/run-due-jobs.ts";
import { settleJobs } from "#backend/clock/settle-jobs.ts";
import { products, variants } from "#backend/db/schema/catalog.ts";
import { runStaffCommand } from "#backend/staff/run-command.ts";
import { createTestApi, type TestApi } from "../create-test-api.ts";
import { openTestDatabase } from "../test-database.ts";
import type { Chance } from "./chance.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Hours of UTC: in the morning people look at the shop, in the evening the jobs do what the day brought. */
const [morning, evening] = [8, 17];

/** A product as somebody who strolls through the shop sees it. */
interface ShopPiece {
  productId: number;
  sku: string;
  priceCents: number;
  profileType: "KID" | "WOMAN";
  variantIds: number[];
}

type Errand = () => Promise<void>;

/** A town whose households use the shop: a clock that goes day by day, a post office, and everybody's plans. */
export interface Town {
  api: TestApi;
  pieces: ShopPiece[];
  /** Days since the first one. */
  day: () => number;
  /** Does it in the morning of a day to come, or today when `days` is 0 and the morning is not over. */
  plan: (days: number, errand: Errand) => void;
  /** The carrier brings a parcel back to the shop after some days. */
  post: (days: number, trackingNumber: string) => void;
  /** Something happened; the test wants everything to happen. */
  note: (what: string) => void;
  noted: Map<string, number>;
  /** Numbers of the parcels that reached the shop. */
  arrived: Set<string>;
  /** Errands in the morning, jobs in the evening, and what people do with the mails they brought. */
  liveDay: (readMails: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

async function readPieces({ dependencies: { db } }: TestApi): Promise<ShopPiece[]> {
  const rows = await db
    .select({
      productId: products.id,
      sku: products.sku,
      priceCents: products.priceCents,
      profileType: products.profileType,
      variantId: variants.id,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(products.isListed, true))
    .orderBy(asc(variants.id));
  return [...Map.groupBy(rows, ({ productId }) => productId).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, variantIds: [first, ...others].map(({ variantId }) => variantId) }] : [],
  );
}

export async function foundTown(productCount: number): Promise<Town> {
  const database = await openTestDatabase(productCount);
  // Not a demo: nobody's parcels come by themselves.
  const api = await createTestApi({ database, environment: { SEED_ACCOUNTS: false } });
  const start = api.clock.now().getTime();
  const firstDay = start - (start % dayMs);
  const plans = new Map<number, Errand[]>();
  const parcels = new Map<number, string[]>();
  const noted = new Map<string, number>();
  const arrived = new Set<string>();
  let day = 0;

  const add = <T>(diary: Map<number, T[]>, at: number, entry: T) =>
    void diary.set(at, [...(diary.get(at) ?? []), entry]);
  const take = <T>(diary: Map<number, T[]>): T[] => {
    const entries = diary.get(day) ?? [];
    diary.delete(day);
    return entries;
  };
  const goTo = (hour: number) => api.clock.set(new Date(firstDay + day * dayMs + hour * hourMs));

  async function work(): Promise<void> {
    const { failed } = await settleJobs(planJobs(api.dependencies), api.dependencies.log);
    if (failed.length > 0) throw new Error(`jobs failed on day ${day}: ${failed.join(", ")}\n${api.logs.at(-1)}`);
  }

  return {
    api,
    pieces: await readPieces(api),
    day: () => day,
    plan: (days, errand) => add(plans, day + days, errand),
    post: (days, trackingNumber) => add(parcels, day + Math.max(1, days), trackingNumber),
    note: (what) => void noted.set(what, (noted.get(what) ?? 0) + 1),
    noted,
    arrived,
    liveDay: async (readMails) => {
      goTo(morning);
      for (const number of take(parcels)) {
        await runStaffCommand(api.dependencies, { command: "receive-return", number, reason: "it came", staff: "Zoé" });
        arrived.add(number);
      }
      for (let errands = take(plans); errands.length > 0; errands = take(plans))
        for (const errand of errands) await errand();
      goTo(evening);
      await work();
      await readMails();
      day += 1;
    },
    close: async () => {
      await api.close();
      await database.close();
    },
  };
}

/** Staff gives some products another price, up or down. */
export async function changePrices({ api, pieces, note }: Town, chance: Chance, count: number): Promise<void> {
  for (const piece of chance.some(pieces, count)) {
    const price_cents = Math.max(200, Math.round((piece.priceCents * chance.between(60, 120)) / 1000) * 10);
    const isRegular = chance.happens(0.3);
    await runStaffCommand(api.dependencies, { command: "price", sku: piece.sku, price_cents, isRegular });
    note("price changed");
  }
}
