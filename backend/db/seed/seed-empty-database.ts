import { sql } from "../orm.ts";
import { isDemo } from "../../config/environment.ts";
import type { Dependencies } from "../../context.ts";
import type { Database } from "../database.ts";
import { clients } from "../schema/client.ts";
import { products } from "../schema/catalog.ts";
import { createSandboxProvider } from "../../payments/sandbox/provider.ts";
import { bringContents, findKept, readContentState, type ContentRelease } from "../../website/bring-contents.ts";
import { contentRelease } from "./content-release.ts";
import { demoPassword, seedAccounts } from "./accounts.ts";
import type { Life } from "./lives/life.ts";
import { fewestProductsForLives, seedLives } from "./lives/lives.ts";
import { numberInvoicesByDay } from "./number-invoices.ts";
import { seedDatabase } from "./seed.ts";

const seedLock = 7_410_002;

/**
 * Brings the texts of a database up to what `release` ships: all of them or, when the process dies meanwhile, none. Of several
 * processes that start at once, one does and the others wait. Tells which texts of staff were kept instead.
 */
export async function bringContentsOnce(
  { db, clock, log }: Pick<Dependencies, "db" | "clock" | "log">,
  release: ContentRelease = contentRelease,
): Promise<void> {
  const before = await readContentState(db, release);
  if (before.isDue) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
      if ((await readContentState(tx, release)).isDue) await bringContents(tx, release, { now: clock.now() });
    });
  }
  const kept = before.isDue ? await findKept(db) : before.kept;
  if (kept.length > 0)
    log.info(
      { contents: kept.map(({ kind, slug, locale, how }) => `${kind} ${slug} ${locale}: ${how}`) },
      "texts of staff stand in the place of those shipped",
    );
}

/**
 * Fills a database that has neither products nor clients: all of it or, when the process dies meanwhile, nothing.
 * Of several processes that start at once, one fills and the others wait. `others` live in a demo beside its own clients.
 */
export async function seedEmptyDatabase(dependencies: Dependencies, others: readonly Life[] = []): Promise<void> {
  const { db, clock, log, environment } = dependencies;
  if (environment.SEED_PRODUCTS === 0) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const [product] = await tx.select({ id: products.id }).from(products).limit(1);
    const [client] = await tx.select({ id: clients.id }).from(clients).limit(1);
    if (product || client) return;
    const startedAt = performance.now();
    await seedDatabase(tx, { products: environment.SEED_PRODUCTS, now: clock.now() });
    const inTransaction: Database = tx;
    if (isDemo(environment)) {
      const sandbox = createSandboxProvider({ db: inTransaction, clock, environment });
      await seedAccounts({ ...dependencies, db: inTransaction, payments: new Map([["sandbox", sandbox]]) });
      // A real provider knows no test cards: boxes that go on could never be charged.
      if (dependencies.payments.has("sandbox") && environment.SEED_PRODUCTS >= fewestProductsForLives)
        await seedLives({ ...dependencies, db: inTransaction }, demoPassword, others);
      await numberInvoicesByDay(inTransaction);
      // They bought before anybody had cached anything.
      await tx.execute(sql`truncate catalog_changes`);
    }
    log.info({ products: environment.SEED_PRODUCTS, ms: Math.round(performance.now() - startedAt) }, "database filled");
  });
}
