import { expect, it } from "vitest";
import { beforeMigration } from "#tests/backend/before-migration.ts";

const client = "0b1c3c9e-4f0a-4a53-9a2c-6f0d5a3f7a11";
const ids = Array.from({ length: 6 }, (_, index) => `0b1c3c9e-4f0a-4a53-9a2c-6f0d5a3f7b0${index}`);
const order = (index: number, paidAt: string | null, change: { status?: string; of?: string } = {}) => `
  insert into orders (id, number, client_id, kind, status, locale, items_total_cents, shipping_fee_cents,
    is_shipping_offered, total_cents, vat_cents, vat_rate_basis_points, delivery, shipping_address, billing_address,
    created_at, paid_at, exchange_of)
  values ('${ids[index]}', 'PM-${index}', '${client}', 'SHOP', '${change.status ?? "PAID"}', 'fr-FR', 4000, 0, true, 4000,
    667, 2000, '{}', '{}', '{}', '2025-12-01', ${paidAt === null ? "null" : `'${paidAt}'`},
    ${change.of ? `'${change.of}'` : "null"});`;

it("numbers the sales of a database from before in their order, behind the numbers that were given, and keeps its cards", async () => {
  const { database, migrate } = await beforeMigration("kept-cards-and-referrals");
  await database.exec(`
    insert into clients (id, email, password_hash, firstname, lastname, locale, created_at)
      values ('${client}', 'a@mail.example', '-', '', '', 'fr-FR', '2025-12-01');
    insert into payment_methods (id, client_id, gateway, type, provider_payment_method_id, brand, last4, is_default, created_at)
      values ('${client}', '${client}', 'sandbox', 'card_via_sandbox', 'pm', 'visa', '4242', true, '2025-12-02');
    ${order(0, "2026-03-02T10:00:00Z")}
    ${order(1, "2026-01-05T10:00:00Z")}
    ${order(2, "2025-12-31T23:30:00Z")}
    ${order(3, null, { status: "PENDING_PAYMENT" })}
    ${order(4, "2026-02-01T10:00:00Z")}
    ${order(5, "2026-02-09T10:00:00Z", { of: ids[4] })}
    insert into invoices (order_id, year, sequence, issued_at) values ('${ids[4]}', 2026, 1, '2026-02-03');`);
  await migrate();
  const { rows } = await database.query(
    "select order_id, year, sequence, issued_at from invoices order by year, sequence",
  );
  expect(rows).toEqual([
    { order_id: ids[4], year: 2026, sequence: 1, issued_at: new Date("2026-02-03T00:00:00Z") },
    // In Paris the year had begun.
    { order_id: ids[2], year: 2026, sequence: 2, issued_at: new Date("2025-12-31T23:30:00Z") },
    { order_id: ids[1], year: 2026, sequence: 3, issued_at: new Date("2026-01-05T10:00:00Z") },
    { order_id: ids[0], year: 2026, sequence: 4, issued_at: new Date("2026-03-02T10:00:00Z") },
  ]);
  const kept = await database.query("select kept_at from payment_methods");
  expect(kept.rows).toEqual([{ kept_at: new Date("2025-12-02T00:00:00Z") }]);
  await database.close();
});
