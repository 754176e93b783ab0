import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
/* Time is the subject of one test: how far an upgrade has come when its program is killed. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getOrder, getOrders } from "#contract/orders.ts";
import { discountByLine, paidByLine, shippingOf } from "#contract/price.ts";
import { getProfiles } from "#contract/profiles.ts";
import { getPreview } from "#contract/preview.ts";
import { getKidRequests } from "#contract/requests.ts";
import { signIn } from "#contract/session.ts";
import { startApiProcess } from "#tests/backend/api-process.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { openTestDatabase } from "#tests/backend/test-database.ts";
import { restoreDump, type RestoredDump } from "#tests/backend/upgrades/restore-dump.ts";
import { parseEnvironment } from "../config/environment.ts";
import { createLogger } from "../config/logger.ts";
import { checkLedger } from "../ledger/check.ts";
import { soldPieces } from "../orders/sold.ts";
import { findKept } from "../website/bring-contents.ts";
import { products, websiteContents } from "./schema/catalog.ts";
import { orderLines, orders } from "./schema/order.ts";
import { openBackend } from "../open.ts";
import { getTableColumns, inArray, sql } from "./orm.ts";
import { openPostgres, type Database, type OpenDatabase } from "./database.ts";
import { demoPassword } from "./seed/accounts.ts";

const folder = path.join(import.meta.dirname, "../../tests/backend/upgrades");
const dumps = readdirSync(folder).filter((name) => name.endsWith(".sql.br"));
const newest = present(
  readdirSync(path.join(import.meta.dirname, "migrations"))
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .at(-1),
).replace(".sql", "");

/** Everything of a database that is not rows, in the order of its names. */
async function shapeOf(db: Database): Promise<string[]> {
  const rows = await db.select({ thing: sql<string>`thing` }).from(
    sql`(
        select concat_ws(' ', 'column', table_name, column_name, data_type, is_nullable, column_default, generation_expression) as thing
          from information_schema.columns where table_schema = 'public'
        union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
        union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
        union all select 'function ' || pg_get_functiondef(pg_proc.oid) from pg_proc
          where pronamespace = 'public'::regnamespace and prolang = (select oid from pg_language where lanname = 'plpgsql')
        union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
          where connamespace = 'public'::regnamespace and contype <> 'n'
        union all select concat_ws(' ', 'storage', attrelid::regclass, attname, attstorage) from pg_attribute
          where attrelid = 'products'::regclass and attnum > 0 and not attisdropped
        union all select concat_ws(' ', 'sequence', sequence_name, start_value) from information_schema.sequences
          where sequence_schema = 'public'
      ) as things`,
  );
  return rows.map(({ thing }) => thing).toSorted();
}

describe.each(dumps)("a database that the program of %s wrote", (name) => {
  let dump: RestoredDump;
  let api: TestApi;
  let close: () => Promise<void>;
  const said: string[] = [];

  beforeAll(async () => {
    dump = await restoreDump(path.join(folder, name));
    const environment = parseEnvironment({
      NODE_ENV: "test",
      SESSION_SECRET: "a secret of the program of today 0123456789",
      STOREFRONT_URL: "http://localhost:3000",
      ...dump.environment,
    });
    const log = createLogger(
      { LOG_LEVEL: "warn" },
      { write: (line) => said.push((JSON.parse(line) as { msg: string }).msg) },
    );
    const opened = await openBackend(environment, log);
    close = opened.close;
    const database: OpenDatabase = { db: opened.dependencies.db, engine: "pglite", upgraded: null, close };
    api = await createTestApi({ database });
  });
  afterAll(() => dump[Symbol.asyncDispose]());

  const from = path.basename(name, ".sql.br");
  const upgraded = `database upgraded from ${from} to ${newest}`;

  it.runIf(process.env.TEST_DATABASE_URL)("is upgraded, which is said in one line", () => {
    expect(said).toEqual([upgraded]);
  });

  it.skipIf(process.env.TEST_DATABASE_URL)("is upgraded, which is said in one line, and kept as it was", () => {
    const copy = path.join("DATA_DIR" in dump.environment ? dump.environment.DATA_DIR : "", `backup-${from}`);
    expect(said).toEqual([`${upgraded}; the one before is kept in ${copy}`]);
    expect(existsSync(path.join(copy, "PG_VERSION"))).toBe(true);
  });

  it("has the tables, indexes, rules and triggers of a new one then", async () => {
    const fresh = await openTestDatabase();
    expect(await shapeOf(api.dependencies.db)).toEqual(await shapeOf(fresh.db));
    await fresh.close();
  });

  it("knows of its products what a new one knows of the same", async () => {
    const natureOf = (db: Database) =>
      db
        .select({
          id: products.id,
          drawing: products.drawing,
          kind: products.kind,
          cut: products.cut,
          role: products.role,
          hasShortSleeves: products.hasShortSleeves,
          climate: products.climate,
          dress: products.dress,
          isRelaxed: products.isRelaxed,
          occasions: products.occasions,
          traits: products.traits,
        })
        .from(products)
        .orderBy(products.id);
    const fresh = await openTestDatabase();
    const ofNew = new Map((await natureOf(fresh.db)).map((product) => [product.id, product]));
    const both = (await natureOf(api.dependencies.db)).filter(({ id }) => ofNew.has(id));
    expect(both.length).toBeGreaterThan(10);
    for (const product of both) expect(product).toEqual(ofNew.get(product.id));
    await fresh.close();
  });

  it("has the texts of a new one then, the quizzes it had among them", async () => {
    const { db } = api.dependencies;
    expect(await findKept(db)).toEqual([]);
    /* Each came on a day of its own. */
    const { changedAt: _day, ...columns } = getTableColumns(websiteContents);
    const textsOf = (of: Database) =>
      of
        .select(columns)
        .from(websiteContents)
        .where(inArray(websiteContents.kind, ["quiz", "legal", "faq", "editorial"]))
        .orderBy(websiteContents.kind, websiteContents.slug, websiteContents.locale);
    const fresh = await openTestDatabase();
    expect(await textsOf(db)).toEqual(await textsOf(fresh.db));
    await fresh.close();
  });

  it("shows its customers their orders and boxes, and its books balance", async () => {
    const signedIn = async (email: string) =>
      (await api.call(signIn, { body: { email, password: demoPassword } })).access_token;

    const shopper = await signedIn("shopper@example.com");
    const [listed] = (await api.call(getOrders, { token: shopper })).items;
    const order = await api.call(getOrder, { token: shopper, params: { id: present(listed).id } });
    expect(order).toMatchObject({
      status: "DELIVERED",
      total_amount_ttc: 63.8,
      items_total_ttc: 58.9,
      has_invoice: true,
    });
    expect(order.lines.map(({ size, line_total_ttc }) => [size, line_total_ttc])).toEqual([
      ["6 ans", 38],
      ["2 ans", 20.9],
    ]);

    const subscriber = await signedIn("subscriber@example.com");
    const kid = present((await api.call(getProfiles, { token: subscriber }))[0]);
    const box = present((await api.call(getKidRequests, { token: subscriber, params: { id: kid.id } }))[0]);
    expect(box).toMatchObject({ kind: "SUBSCRIPTION", status_details: { code: "COMPOSED" } });
    const preview = await api.call(getPreview, { token: subscriber, params: { id: kid.id, rid: box.id } });
    expect(preview.looks.flatMap(({ items }) => items)).toHaveLength(7);
    expect(preview.totals).toMatchObject({ pieces: 7, items_total_ttc: 207.45 });

    expect(await checkLedger(api.dependencies.db)).toEqual([]);
  });

  it("knows how the totals of before came about", async () => {
    const { db } = api.dependencies;
    const [all, pieces] = [await db.select().from(orders), await db.select().from(orderLines)];
    expect(all.length).toBeGreaterThan(0);
    for (const { id, kind, steps, totalCents, discountCents, exchangeOf, couponCode, paidAt } of all) {
      const own = pieces.filter(({ orderId }) => orderId === id);
      const bought = own.map((line) => [line.id, line.unitPriceCents * soldPieces(kind, line)] as const);
      const items = new Map(steps[0]?.lines.map(({ id: line, cents }) => [line, cents]));
      expect(items).toEqual(new Map(bought.filter(([, cents]) => cents > 0)));
      const off = discountByLine(steps);
      expect([...off.values()].reduce((sum, cents) => sum + cents, 0)).toBe(discountCents);
      for (const [line, cents] of off) expect(cents).toBeLessThanOrEqual(items.get(line) ?? 0);
      const paid = [...paidByLine(steps).values()].reduce((sum, cents) => sum + cents, 0);
      expect(paid + shippingOf(steps)).toBe(exchangeOf === null ? totalCents : discountCents);
      expect(steps.map(({ code }) => code)).toContain(paidAt === null ? null : couponCode);
    }
    expect(new Set(all.flatMap(({ steps }) => steps.map(({ rule }) => rule))).size).toBeGreaterThan(2);
  });

  it("is changed by nothing when the same program opens it again", async () => {
    await api.dependencies.db.execute(sql`drop trigger brands_noted on brands`);
    await close();
    const again = await dump.open();
    expect(again.upgraded).toBeNull();
    expect((await shapeOf(again.db)).filter((thing) => thing.includes("brands_noted"))).toEqual([]);
    await again.close();
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    "is opened then by a role that may change rows and nothing else",
    async () => {
      const owner = await dump.open();
      const role = `clerk_${randomUUID().slice(-12)}`;
      const clerk = sql.identifier(role);
      await owner.db.execute(sql`create role ${clerk} login password 'of the clerk'`);
      try {
        await owner.db.execute(sql`grant usage on schema public, drizzle to ${clerk}`);
        await owner.db.execute(
          sql`grant select, insert, update, delete on all tables in schema public, drizzle to ${clerk}`,
        );
        const url = new URL("DATABASE_URL" in dump.environment ? dump.environment.DATABASE_URL : "");
        url.username = role;
        url.password = "of the clerk";
        const opened = await openPostgres(url.href);
        expect(opened.upgraded).toBeNull();
        await opened.close();
      } finally {
        await owner.db.execute(sql`drop owned by ${clerk}`);
        await owner.db.execute(sql`drop role ${clerk}`);
        await owner.close();
      }
    },
  );

  it("is refused by this program once a newer one had it, in one line and for good", async () => {
    const { db, close: leave } = await dump.open();
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`,
    );
    await leave();
    await using program = startApiProcess(dump.environment);
    expect(await program.ended).toBe(78);
    expect(program.log).toHaveLength(1);
    expect(program.log[0]).toContain("not started: the database was made by a newer program");
  });
});

describe.each(dumps)("an upgrade of %s whose program is killed", (name) => {
  let dump: RestoredDump;
  beforeAll(async () => {
    dump = await restoreDump(path.join(folder, name));
  });
  afterAll(() => dump[Symbol.asyncDispose]());

  const expectUpgraded = async () => {
    const [{ db, close, upgraded }, fresh] = [await dump.open(), await openTestDatabase()];
    try {
      expect(await shapeOf(db)).toEqual(await shapeOf(fresh.db));
      expect(present((await db.select({ sold: sql<number>`count(*)::int` }).from(orderLines))[0]).sold).toBeGreaterThan(
        0,
      );
      return upgraded;
    } finally {
      await Promise.all([close(), fresh.close()]);
    }
  };

  it.runIf(process.env.TEST_DATABASE_URL)("has not begun for who looks at it, and is made by the next", async () => {
    const url = "DATABASE_URL" in dump.environment ? dump.environment.DATABASE_URL : "";
    const clerk = new pg.Client({ connectionString: url });
    await clerk.connect();
    const applied = async () => (await clerk.query("select hash from drizzle.__drizzle_migrations")).rows;
    const before = await applied();
    /* The newest migrations are the last that come to this table. */
    await clerk.query("begin");
    await clerk.query("lock table catalog_changes in access share mode");
    await using program = startApiProcess(dump.environment);
    const waiting =
      "select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())";
    await expect.poll(async () => (await clerk.query(waiting)).rowCount).toBe(1);
    program.process.kill("SIGKILL");
    await program.ended;
    await clerk.query("commit");
    expect(await applied()).toEqual(before);
    await clerk.end();
    expect(await expectUpgraded()).toMatchObject({ from: name.replace(".sql.br", "") });
  });

  it.skipIf(process.env.TEST_DATABASE_URL)("is made by the next that is let", async () => {
    const data = "DATA_DIR" in dump.environment ? dump.environment.DATA_DIR : "";
    const copy = path.join(data, `backup-${name.replace(".sql.br", "")}`);
    for (const afterMs of [100, 500]) {
      rmSync(copy, { recursive: true, force: true });
      await using program = startApiProcess(dump.environment);
      /* A machine that is quick has made it by the second time. */
      await expect.poll(() => existsSync(copy) || program.log.length > 0, { interval: 10 }).toBe(true);
      await sleep(afterMs);
      program.process.kill("SIGKILL");
      await program.ended;
    }
    await expectUpgraded();
  });
});
