import { randomUUID } from "node:crypto";
import type { Dependencies } from "../../context.ts";
import { insertAddress } from "../../addresses/store.ts";
import { insertClient } from "../../clients/store.ts";
import { keepMethod } from "../../payment-methods/keep.ts";
import { insertPaymentMethod } from "../../payment-methods/store.ts";
import { insertSandboxMethod } from "../../payments/sandbox/store.ts";
import { fingerprintOf } from "../../payments/sandbox/token.ts";
import { hashPassword } from "../../session/password.ts";
import { seedPastOrder } from "./past-order.ts";

/** Password of the demo accounts; it is printed at a local start. */
export const demoPassword = "Malle-demo-2026";

export const demoEmails = { prospect: "prospect@example.com", shopper: "shopper@example.com" } as const;

const shopperAddress = {
  firstname: "Camille",
  lastname: "Renard",
  street: "8 rue des Tanneurs",
  streetExtra: "",
  postcode: "44000",
  city: "Nantes",
  countryCode: "FR",
  phone: "+33 6 39 98 00 12",
} as const;

/** Adds the two demo accounts: a prospect with nothing, and a shopper with addresses, a test card and a past order. Repeatable. */
export async function seedAccounts(dependencies: Dependencies): Promise<void> {
  const { db, clock } = dependencies;
  const base = { passwordHash: await hashPassword(demoPassword), locale: "fr-FR", createdAt: clock.now() } as const;
  const clientId = randomUUID();
  await insertClient(db, {
    ...base,
    id: randomUUID(),
    email: demoEmails.prospect,
    firstname: "Alex",
    lastname: "Morel",
  });
  const shopper = { ...base, id: clientId, email: demoEmails.shopper, firstname: "Camille", lastname: "Renard" };
  if (!(await insertClient(db, shopper))) return;
  await seedAddress(dependencies, clientId, "billing");
  const addressId = await seedAddress(dependencies, clientId, "shipping");
  // A real provider knows no test card: there the shopper starts without one.
  if (!dependencies.payments.has("sandbox")) return;
  const paymentMethodId = await seedCard(dependencies, clientId);
  await seedPastOrder(dependencies, { clientId, addressId, paymentMethodId });
}

async function seedAddress(
  { db, clock }: Dependencies,
  clientId: string,
  kind: "billing" | "shipping",
): Promise<string> {
  const id = randomUUID();
  await insertAddress(db, { id, clientId, kind, ...shopperAddress, isDefault: true, createdAt: clock.now() });
  return id;
}

async function seedCard({ db, clock, environment }: Dependencies, clientId: string): Promise<string> {
  const providerPaymentMethodId = `sandbox_pm_${randomUUID()}`;
  const card = { brand: "visa", last4: "4242", expirationDate: `${clock.now().getUTCFullYear() + 3}-12-31` };
  const stored = { ...card, fingerprint: fingerprintOf(environment.SESSION_SECRET, "4242424242424242") };
  await insertSandboxMethod(db, { id: providerPaymentMethodId, type: "card", behaviour: "succeeds", ...stored });
  const method = {
    clientId,
    gateway: "sandbox",
    type: "card_via_sandbox",
    providerPaymentMethodId,
    ...stored,
  } as const;
  return db.transaction(async (tx) => {
    const inserted = await insertPaymentMethod(tx, { ...method, createdAt: clock.now() });
    await keepMethod(tx, inserted, clock.now());
    return inserted.id;
  });
}
