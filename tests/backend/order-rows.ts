import { randomUUID } from "node:crypto";
import { orders } from "#backend/db/schema/order.ts";
import type { TestApi } from "./create-test-api.ts";
import { plainSteps } from "./plain-steps.ts";

const address = {
  firstname: "Jeanne",
  lastname: "Martin",
  street: "12 rue des Lilas",
  street_extra: "",
  postcode: "44000",
  city: "Nantes",
  country_code: "FR" as const,
  phone: "+33612345678",
};

/** An order of the shop as it is stored, paid and without lines; answers its id. */
export async function anOrderRow(
  api: TestApi,
  clientId: string,
  change: Partial<typeof orders.$inferInsert> = {},
): Promise<string> {
  const [id, now, day] = [randomUUID(), api.clock.now(), "2026-11-25"];
  await api.dependencies.db.insert(orders).values({
    id,
    number: `TEST-${id}`,
    clientId,
    kind: "SHOP",
    status: "PAID",
    locale: "fr-FR",
    itemsTotalCents: 4000,
    shippingFeeCents: 490,
    isShippingOffered: false,
    totalCents: 4490,
    vatCents: 748,
    vatRateBasisPoints: 2000,
    steps: plainSteps([{ id: randomUUID(), unitPriceCents: 4000, quantity: 1 }], { shippingFeeCents: 490 }),
    delivery: { mode: "HOME", carrier: "-", pickup_point: null, expected_from: day, expected_until: day },
    shippingAddress: address,
    billingAddress: address,
    createdAt: now,
    paidAt: now,
    ...change,
  });
  return id;
}
