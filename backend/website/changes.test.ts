import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getChanges, getPageChanges } from "#contract/website.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { eq, sql } from "../db/orm.ts";
import { catalogChanges, products } from "../db/schema/catalog.ts";
import { cleanUp, retentionMs } from "../jobs/clean-up.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.dependencies.db.delete(catalogChanges);
});

const change = (...tags: string[]) => api.dependencies.db.insert(catalogChanges).values(tags.map((tag) => ({ tag })));
const ask = (after?: number) => api.call(getChanges, { query: { after } });
const lastNumber = async () => (await ask()).last;

describe("what changed", () => {
  it("is told by number to whoever asks, and stays for others", async () => {
    const start = await lastNumber();
    await change("product:1", "catalog", "product:1");
    const first = await ask(start);
    expect(first).toEqual({
      last: start + 3,
      tags: expect.arrayContaining(["product:1", "catalog"]),
      is_complete: true,
    });
    expect(first.tags).toHaveLength(2);
    await change("looks");
    expect(await ask(first.last)).toEqual({ last: start + 4, tags: ["looks"], is_complete: true });
    expect((await ask(start)).tags.toSorted()).toEqual(["catalog", "looks", "product:1"]);
    expect(await ask(start + 4)).toEqual({ last: start + 4, tags: [], is_complete: true });
  });

  it("is not known to who was told nothing yet, and was not told by this database", async () => {
    await change("looks");
    const last = await lastNumber();
    expect(await ask()).toEqual({ last, tags: [], is_complete: false });
    expect(await ask(last + 1)).toEqual({ last, tags: [], is_complete: false });
  });

  it("is kept for a day by the clock of the database; of what lies further back nothing is known", async () => {
    const start = await lastNumber();
    await change("product:1");
    const { last } = await ask(start);
    const aged = { createdAt: sql`now() - make_interval(secs => ${retentionMs.change / 1000 + 1})` };
    await api.dependencies.db.update(catalogChanges).set(aged);
    await change("product:2");
    await cleanUp(api.dependencies);
    expect(await ask(start)).toEqual({ last: last + 1, tags: [], is_complete: false });
    expect(await ask(last)).toEqual({ last: last + 1, tags: ["product:2"], is_complete: true });
    await api.dependencies.db.delete(catalogChanges);
    expect(await ask(last)).toEqual({ last: last + 1, tags: [], is_complete: false });
    expect(await ask(last + 1)).toEqual({ last: last + 1, tags: [], is_complete: true });
  });

  it("is told in parts where there is much, none of it twice", async () => {
    const start = await lastNumber();
    await change(...Array.from({ length: 501 }, (_, id) => `product:${id + 1}`));
    const first = await ask(start);
    const second = await ask(first.last);
    expect([first.last, second.last]).toEqual([start + 500, start + 501]);
    expect(new Set([...first.tags, ...second.tags]).size).toBe(501);
  });

  it("has a number once it can be read, whatever was made before it", async () => {
    const start = await lastNumber();
    /* As a transaction leaves it that ended after a later one: its row is older than one that was told. */
    await change("product:2");
    const { last } = await ask(start);
    const [told] = await api.dependencies.db.select().from(catalogChanges);
    await api.dependencies.db.insert(catalogChanges).values({ id: (told?.id ?? 0) - 1_000_000, tag: "product:1" });
    expect(await ask(last)).toEqual({ last: last + 1, tags: ["product:1"], is_complete: true });
  });

  it("comes with the days of changes read anew, which are asked for next", async () => {
    const day = async () => (await api.call(getPageChanges, {})).products;
    const start = await lastNumber();
    const before = await day();
    const later = new Date("2030-01-05T10:00:00Z");
    await api.dependencies.db.update(products).set({ changedAt: later }).where(eq(products.id, 1));
    expect(await day()).toBe(before);
    await change("catalog");
    await ask(start);
    expect(await day()).toBe(later.toISOString());
  });
});
