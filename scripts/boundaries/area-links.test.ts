import { expect, it } from "vitest";
import { findDeclared, findLinks } from "./area-links.ts";

const file = "backend/db/schema/order.ts";

it("finds foreign keys, one to the table itself left out", () => {
  const source = `import { clients } from "./client.ts";
export const orders = pgTable("orders", {
  clientId: uuid("client_id").references(() => clients.id),
  exchangeOf: uuid("exchange_of").references((): AnyPgColumn => orders.id),
});
export const payments = pgTable("payments", { orderId: uuid("order_id").references(() => orders.id) });`;
  expect(findLinks(file, source)).toEqual([
    { from: "orders", to: "clients", line: 3 },
    { from: "payments", to: "orders", line: 6 },
  ]);
});

it("finds types of columns, and types made of tables", () => {
  expect(
    findLinks(file, 'export const orders = pgTable("orders", { at: jsonb("at").$type<StoredAddress>() });'),
  ).toEqual([{ from: "orders", to: "StoredAddress", line: 1 }]);
  expect(findLinks(file, 'export type StoredPiece = Pick<typeof requestItems.$inferSelect, "id">;')).toEqual([
    { from: "StoredPiece", to: "requestItems", line: 1 },
  ]);
});

it("takes a field that is called like a table for no table", () => {
  const source = `export const orders = pgTable("orders", { returns: integer("returns") }, (table) => [index().on(table.returns)]);
export interface StoredDelivery { looks: number }`;
  expect(findLinks(file, source)).toEqual([]);
  expect(findLinks(file, "export const orders = pgTable('orders', { returns });")).toHaveLength(1);
});

it("knows what is exported", () => {
  const source = `const hidden = 1;
export const orders = 1, carts = 2;
export type StoredPiece = string;
export interface StoredAddress { id: string }`;
  expect(findDeclared(file, source)).toEqual(["orders", "carts", "StoredPiece", "StoredAddress"]);
});
