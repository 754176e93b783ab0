import { randomUUID } from "node:crypto";
import type { Dependencies } from "../../context.ts";
import { insertAddress } from "../../addresses/store.ts";
import { insertClient } from "../../clients/store.ts";
import { insertPaymentMethod } from "../../payment-methods/store.ts";
import { insertSandboxMethod } from "../../payments/sandbox/store.ts";
import { hashPassword } from "../../session/password.ts";

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

/** Adds the two demo accounts: a prospect with nothing, and a shopper with addresses and a test card. Repeatable. */
export async function seedAccounts({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const createdAt = clock.now();
  const base = { passwordHash, locale: "fr-FR", createdAt } as const;
  const [prospectId, shopperId] = [randomUUID(), randomUUID()];
  await insertClient(db, { ...base, id: prospectId, email: demoEmails.prospect, firstname: "Alex", lastname: "Morel" });
  if (
    !(await insertClient(db, {
      ...base,
      id: shopperId,
      email: demoEmails.shopper,
      firstname: "Camille",
      lastname: "Renard",
    }))
  )
    return;
  for (const kind of ["shipping", "billing"] as const) {
    await insertAddress(db, {
      id: randomUUID(),
      clientId: shopperId,
      kind,
      ...shopperAddress,
      isDefault: true,
      createdAt,
    });
  }
  const card = { brand: "visa", last4: "4242", expirationDate: `${createdAt.getUTCFullYear() + 3}-12-31` };
  const providerPaymentMethodId = `sandbox_pm_${randomUUID()}`;
  await insertSandboxMethod(db, { id: providerPaymentMethodId, behaviour: "succeeds", ...card });
  await insertPaymentMethod(db, {
    id: randomUUID(),
    clientId: shopperId,
    gateway: "sandbox",
    type: "card_via_sandbox",
    providerPaymentMethodId,
    ...card,
    isDefault: true,
    createdAt,
  });
}
