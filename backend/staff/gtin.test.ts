import { afterAll, beforeAll, expect, it } from "vitest";
import { getProduct } from "#contract/catalog.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { asc } from "../db/orm.ts";
import { catalogChanges } from "../db/schema/catalog.ts";
import { commandSchema } from "./commands.ts";
import { runStaffCommand } from "./run-command.ts";

let api: TestApi;
let pieces: { id: number; sku: string; sizes: string[] }[];
beforeAll(async () => {
  api = await createTestApi();
  const { db } = api.dependencies;
  const rows = await db.query.products.findMany({ orderBy: (table) => asc(table.id), limit: 60 });
  const sizes = await db.query.variants.findMany({ orderBy: (table) => asc(table.position) });
  pieces = rows
    .map(({ id, sku }) => ({ id, sku, sizes: sizes.filter((row) => row.productId === id).map(({ size }) => size) }))
    .filter((piece) => piece.sizes.length > 1);
});
afterAll(() => api.close());

const give = (sku: string, gtin: string | null, size?: string) =>
  runStaffCommand(api.dependencies, commandSchema.parse({ command: "gtin", sku, gtin, ...(size ? { size } : {}) }));
const shownOf = async (id: number) => (await api.call(getProduct, { params: { id }, query: {} })).gtins;

it("gives a size its number, which its page shows and hears of, and takes it away", async () => {
  const { id, sku, sizes } = pieces[0]!;
  const size = sizes[1]!;
  const before = await api.dependencies.db.$count(catalogChanges);
  expect(await give(sku, "4006381333931", size.toLowerCase())).toMatchObject({
    size,
    previous: null,
    gtin: "4006381333931",
  });
  expect(await shownOf(id)).toEqual([{ size, gtin: "4006381333931" }]);
  expect(await api.dependencies.db.$count(catalogChanges)).toBeGreaterThan(before);
  expect(await give(sku, "4006381333931", size)).toMatchObject({ previous: "4006381333931" });
  expect(await give(sku, null, size)).toMatchObject({ previous: "4006381333931", gtin: null });
  expect(await shownOf(id)).toEqual([]);
});

it("keeps one number for one size, whatever noughts stand in front, and names the size that has it", async () => {
  const [first, second] = pieces;
  await give(first!.sku, "036000291452", first!.sizes[0]);
  const owner = `${first!.sku} in ${first!.sizes[0]}`;
  for (const gtin of ["036000291452", "0036000291452", "00036000291452"]) {
    await expect(give(second!.sku, gtin, second!.sizes[0])).rejects.toThrow(owner);
    await expect(give(first!.sku, gtin, first!.sizes[1])).rejects.toThrow(owner);
  }
  expect(await shownOf(second!.id)).toEqual([]);
  await give(first!.sku, null, first!.sizes[0]);
  expect(await give(second!.sku, "036000291452", second!.sizes[0])).toMatchObject({ gtin: "036000291452" });
});

it("says what it cannot do", async () => {
  const { sku, sizes } = pieces[2]!;
  await expect(give(sku, "4006381333932", sizes[0])).rejects.toThrow("last digit");
  await expect(give(sku, "40063813339", sizes[0])).rejects.toThrow("8, 12, 13 or 14 digits");
  await expect(give(sku, "2000000000015", sizes[0])).rejects.toThrow("within a company");
  await expect(give("NOTHING", "4006381333931", sizes[0])).rejects.toThrow("No product has the SKU NOTHING.");
  await expect(give(sku, "4006381333931", "XXL9")).rejects.toThrow(`It has no size XXL9: ${sizes.join(", ")}.`);
  await expect(give(sku, "4006381333931")).rejects.toThrow(`Name a size: ${sizes.join(", ")}.`);
});
