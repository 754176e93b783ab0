import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/backend/test-database.ts";
import { lowStockLimit } from "../catalog/availability.ts";
import type { OpenDatabase } from "./database.ts";
import { eq, getTableColumns, sql } from "./orm.ts";
import { products, websiteContents } from "./schema/catalog.ts";

let database: OpenDatabase;
const triggers = new Map<string, string>();

beforeAll(async () => {
  database = await openTestDatabase();
  const rows = await database.db
    .select({ name: sql<string>`tgname`, definition: sql<string>`pg_get_triggerdef(oid)` })
    .from(sql`pg_trigger`)
    .where(sql`not tgisinternal`);
  for (const { name, definition } of rows) triggers.set(name, definition);
});
afterAll(() => database.close());

const definitionOf = (name: string): string => triggers.get(name) ?? `no trigger ${name}`;

/** Columns of a product that no page shows: what follows from others, and what only searches and the stylist read. */
const unseen = [
  "id",
  "is_listed",
  "sizes_in_stock",
  "kind",
  "cut",
  "role",
  "has_short_sleeves",
  "climate",
  "dress",
  "is_relaxed",
  "occasions",
  "traits",
  "facets",
  "materials",
  "review_count",
  "review_stars",
  "changed_at",
  "search_fr",
  "search_de",
  "search_nl",
  "search_es",
];

it("works nothing out from drawings: what a garment is stands in columns of its own", async () => {
  const rows = await database.db
    .select({ what: sql<string>`what` })
    .from(
      sql`(
        select 'column ' || column_name as what, generation_expression as text from information_schema.columns
          where table_schema = 'public'
        union all select 'function ' || proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
        union all select 'index ' || indexname, indexdef from pg_indexes where schemaname = 'public'
      ) as things`,
    )
    .where(sql`text ~ 'drawing'`);
  expect(rows).toEqual([]);
});

describe("the change feed", () => {
  it("notes every column of a product, but for those no page shows", () => {
    const noted = / UPDATE OF (?<columns>.+?) ON public\.products /.exec(definitionOf("products_noted_update"))?.groups;
    const columns = Object.values(getTableColumns(products)).map(({ name }) => name);
    expect(noted?.["columns"]?.split(", ").toSorted()).toEqual(
      columns.filter((name) => !unseen.includes(name)).toSorted(),
    );
  });

  it("notes a stock that passes the line under which a size is called scarce", () => {
    expect(definitionOf("variants_noted_stock")).toContain(
      `((old.stock <= ${lowStockLimit}) <> (new.stock <= ${lowStockLimit}))`,
    );
  });

  it("notes what is added, changed and taken away in every table of which public pages are made", () => {
    const all = [...triggers.values()].filter((definition) => /FUNCTION note_/.test(definition));
    const notes = (table: string) =>
      ["INSERT", "UPDATE", "DELETE"].filter((deed) =>
        all.some((definition) => new RegExp(`AFTER [^(]*${deed}.* ON public\\.${table} `).test(definition)),
      );
    const tables = ["products", "variants", "collections", "collection_products", "looks", "look_products", "brands"];
    for (const table of [...tables, "website_contents"]) {
      expect({ table, notes: notes(table) }).toEqual({ table, notes: ["INSERT", "UPDATE", "DELETE"] });
    }
  });
});

describe("the moment the page of a product last changed", () => {
  const old = new Date("2026-01-05T10:00:00Z");
  const changed = async (values: Partial<typeof products.$inferInsert>) => {
    const ofFirst = eq(products.id, 1);
    await database.db.update(products).set({ changedAt: old }).where(ofFirst);
    await database.db.update(products).set(values).where(ofFirst);
    const [row] = await database.db.select({ at: products.changedAt }).from(products).where(ofFirst);
    return (row?.at?.getTime() ?? 0) > old.getTime();
  };
  const [name, other] = ["Robe", "Jupe"].map((text) => ({ fr: text, de: text, nl: text, es: text }));

  it("is that of a change of what it says, and of none else", async () => {
    expect(await changed({ names: name! })).toBe(true);
    expect(await changed({ names: name! })).toBe(false);
    expect(await changed({ names: other!, rank: 4000 })).toBe(true);
    expect(await changed({ priceCents: 1234 })).toBe(true);
    expect(await changed({ rank: 5000, sizesInStock: [], isPublished: true })).toBe(false);
  });

  it("is, in the shop that was just filled, that of its last price, never that of the filling", async () => {
    const rows = await database.db
      .select({ id: products.id })
      .from(products)
      .where(
        sql`id > 1 and changed_at is distinct from
          (select max(starts_at) from price_history where product_id = products.id)`,
      );
    expect(rows).toEqual([]);
  });
});

describe("the address of the official notice on the guarantee", () => {
  const slug = "guarantee_notice_url";
  const set = (value: string) =>
    database.db
      .insert(websiteContents)
      .values({ kind: "config", slug, locale: "de", data: { key: slug, value } })
      .onConflictDoUpdate({
        target: [websiteContents.kind, websiteContents.slug, websiteContents.locale],
        set: { data: { key: slug, value } },
      });

  it.each(["/guarantee-de.svg", "/legal/guarantee-de.png", ""])("may be %o", async (value) => {
    await expect(set(value)).resolves.toBeDefined();
  });

  it.each([
    "https://commission.example/notice.svg",
    "//cdn.example/de.svg",
    String.raw`/\cdn.example/de.svg`,
    "de.svg",
    "/",
  ])("is refused as %o, in words that say what it has to be", async (value) => {
    const refusal = { message: expect.stringContaining("guarantee_notice_url (de) has to be a path of the shop") };
    await expect(set(value)).rejects.toMatchObject({ cause: refusal });
  });
});

describe("the ledger's guards", () => {
  it("refuse a change of what was written", () => {
    for (const table of ["ledger_postings", "ledger_entries"]) {
      expect(definitionOf(`${table}_kept`)).toContain(`BEFORE DELETE OR UPDATE ON public.${table} `);
      expect(definitionOf(`${table}_kept`)).toContain("EXECUTE FUNCTION refuse_ledger_change()");
    }
  });

  it("weigh each entry when its transaction commits", () => {
    expect(definitionOf("ledger_postings_balanced")).toMatch(
      /AFTER INSERT ON public\.ledger_postings DEFERRABLE INITIALLY DEFERRED .*require_balanced_entry\(\)/,
    );
  });
});
