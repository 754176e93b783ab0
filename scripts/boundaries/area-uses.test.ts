import path from "node:path";
import { expect, it } from "vitest";
import { findUses } from "./area-uses.ts";
import { importedBy } from "./imported.ts";
import { createResolve } from "./resolve.ts";

const resolve = createResolve(path.resolve(import.meta.dirname, "../.."));
const usesOf = (file: string, source: string) =>
  findUses(file, source, importedBy(file, source), resolve).map(({ user, used, usedArea }) => ({
    user,
    used,
    usedArea,
  }));

const file = "backend/cart/zz.ts";

it.each([
  'import { wakeHeldBoxes } from "../requests/wake.ts";',
  'import type { X } from "#backend/requests/wake.ts";',
  'export { wakeHeldBoxes } from "../requests/wake.ts";',
  'export * from "../requests/wake.ts";',
  'import "../requests/wake.ts";',
  'const later = async () => import("../requests/wake.ts");',
  'let x: import("../requests/wake.ts").X;',
  'const x = require("../requests/wake.ts");',
])("follows an import in whatever way: %s", (source) =>
  expect(usesOf(file, source)).toEqual([{ user: file, used: "backend/requests/wake.ts", usedArea: "boxes" }]),
);

it.each([
  'import { payments } from "../db/schema/order.ts";',
  'import { type payments as kept } from "#backend/db/schema/order.ts";',
  'import type { payments } from "../db/schema/order.ts";',
  'export { payments } from "../db/schema/order.ts";',
  "const found = sql`select from payments`;",
])("knows the owner of a table, whichever file declares it: %s", (source) =>
  expect(usesOf(file, source)).toEqual([{ user: file, used: "table payments", usedArea: "money" }]),
);

it("looks at each table of an import by itself", () =>
  expect(usesOf(file, 'import { orders, mailOutbox, type GuestMethod } from "../db/schema/order.ts";')).toEqual([
    { user: file, used: "table orders", usedArea: "shop" },
    { user: file, used: "table mailOutbox", usedArea: "platform" },
    { user: file, used: "table GuestMethod", usedArea: "money" },
  ]));

it.each([
  'import * as order from "../db/schema/order.ts";',
  'export * from "../db/schema/order.ts";',
  'const later = import("../db/schema/order.ts");',
  'let x: import("../db/schema/order.ts").X;',
])("leaves a whole module of the schema to who knows all tables: %s", (source) =>
  expect(usesOf(file, source)).toEqual([
    { user: file, used: "all of backend/db/schema/order.ts", usedArea: "operations" },
  ]),
);

it("counts in the schema from table to table, not from file to file", () => {
  const source = `import { clients, paymentMethods } from "./client.ts";
export const carts = pgTable("carts", { clientId: uuid("client_id").references(() => clients.id) });
export const payments = pgTable("payments", { id: uuid("id").references(() => paymentMethods.id) });`;
  expect(usesOf("backend/db/schema/order.ts", source)).toEqual([
    { user: "table carts", used: "table clients", usedArea: "people" },
    { user: "table payments", used: "table paymentMethods", usedArea: "money" },
  ]);
});

it("wants an owner for each new table", () => {
  expect(() => usesOf("backend/db/schema/order.ts", 'export const surprises = pgTable("surprises", {});')).toThrow(
    "surprises belongs to no area",
  );
  expect(() => usesOf(file, 'import { surprises } from "../db/schema/order.ts";')).toThrow(
    "surprises belongs to no area",
  );
});

it("asks nothing of packages and of the contract", () =>
  expect(usesOf(file, 'import "drizzle-orm"; import "#contract/cart.ts";')).toEqual([]));
