import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readKnownBreaches } from "./area-walls.ts";
import { checkTree } from "./check-tree.ts";

const root = path.resolve(import.meta.dirname, "../..");
const list = "scripts/boundaries/area-breaches.txt";

/** What is wrong with files by their path, in a project of their own. */
function wrongWith(files: Record<string, string>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "walls-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = { "package.json": readFileSync(path.join(root, "package.json"), "utf8"), ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return checkTree(folder);
}

const schema = { "backend/db/schema/order.ts": "export const orders = 1; export const mailOutbox = 2;" };
const upward = '\nimport { wake } from "../requests/wake.ts";';
const upwards = {
  "backend/addresses/service.ts": upward,
  "backend/requests/wake.ts": "export const wake = 1;",
};
const breach = "backend/addresses/service.ts → backend/requests/wake.ts";

describe("an area", () => {
  it("does not know one above", () =>
    expect(wrongWith(upwards)).toEqual([
      `backend/addresses/service.ts:2 ${breach}: people stands below boxes (scripts/boundaries/area-rows.ts)`,
    ]));

  it("knows itself and those below", () =>
    expect(
      wrongWith({
        ...schema,
        "backend/requests/wake.ts":
          'import "../addresses/service.ts"; import "./zz.ts"; import { orders } from "../db/schema/order.ts";',
        "backend/requests/zz.ts": "",
        "backend/addresses/service.ts": 'import { mailOutbox } from "../db/schema/order.ts";',
      }),
    ).toEqual([]));

  it("is nothing to tests, which may know everything", () =>
    expect(
      wrongWith({ ...upwards, "backend/addresses/service.ts": "", "backend/addresses/service.test.ts": upward }),
    ).toEqual([]));

  it("uses no table from above, imported or named in SQL", () =>
    expect(
      wrongWith({
        ...schema,
        "backend/addresses/store.ts": 'import { orders } from "../db/schema/order.ts";',
        "backend/clients/store.ts": "export const open = sql`exists (select from orders)`;",
      }).toSorted(),
    ).toEqual([
      expect.stringContaining("backend/addresses/store.ts → table orders: people stands below shop"),
      expect.stringContaining("backend/clients/store.ts → table orders: people stands below shop"),
    ]));

  it("has no table that refers to one above", () =>
    expect(
      wrongWith({
        "backend/db/schema/ledger.ts":
          'import { orders } from "./order.ts"; export const payments = pgTable("payments", { id: uuid("id").references(() => orders.id) });',
        ...schema,
      }),
    ).toEqual([expect.stringContaining("table payments → table orders: money stands below shop")]));

  it("is named for each new folder", () =>
    expect(() => wrongWith({ "backend/surprise/zz.ts": "" })).toThrow("backend/surprise/zz.ts stands in no area"));

  it("of the product knows nothing of the demo", () =>
    expect(
      wrongWith({ "backend/serve.ts": 'import "./db/seed/accounts.ts";', "backend/db/seed/accounts.ts": "" }),
    ).toEqual([expect.stringContaining("operations stands below demo")]));
});

describe("the list of breaches", () => {
  it("lets pass what it names, and nothing else", () => {
    expect(wrongWith({ ...upwards, [list]: `${breach}\n` })).toEqual([]);
    expect(
      wrongWith({
        ...upwards,
        "backend/addresses/store.ts": 'import "../requests/wake.ts";',
        [list]: `${breach}\n`,
      }),
    ).toEqual([expect.stringContaining("backend/addresses/store.ts → backend/requests/wake.ts")]);
  });

  it("gives a line up that is true no more: mended, moved or deleted", () => {
    const gone = [`${list}: ${breach} is no breach any more, take the line out`];
    expect(wrongWith({ ...upwards, "backend/addresses/service.ts": "", [list]: breach })).toEqual(gone);
    expect(wrongWith({ "backend/requests/wake.ts": "", [list]: breach })).toEqual(gone);
  });

  /* The number goes down with the list. It never goes up: what reaches upwards is turned round instead. */
  it("has not grown, and is in order", () => {
    const known = readKnownBreaches(root);
    expect(known.length).toBeLessThanOrEqual(35);
    expect(known).toEqual([...new Set(known)].toSorted());
  });
});
