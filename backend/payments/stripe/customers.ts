import { createHash } from "node:crypto";
import type { Stripe } from "stripe";
import type { Dependencies } from "../../context.ts";
import { and, eq } from "../../db/orm.ts";
import { providerCustomers } from "../../db/schema/client.ts";
import type { ProviderClient } from "../provider.ts";

type Needs = Pick<Dependencies, "db" | "clock">;

export async function findCustomer({ db }: Pick<Needs, "db">, clientId: string): Promise<string | null> {
  const [row] = await db
    .select()
    .from(providerCustomers)
    .where(and(eq(providerCustomers.clientId, clientId), eq(providerCustomers.gateway, "stripe")));
  return row?.customerId ?? null;
}

/** The customer Stripe knows a client by; made at the first need, once however many ask at the same moment. */
export async function requireCustomer(stripe: Stripe, needs: Needs, client: ProviderClient): Promise<string> {
  const known = await findCustomer(needs, client.id);
  if (known !== null) return known;
  const { email, name } = client;
  const parameters = { email, name, metadata: { client_id: client.id } };
  // Stripe refuses a known key with other parameters: the key changes with them.
  const digest = createHash("sha256").update(JSON.stringify(parameters)).digest("hex").slice(0, 16);
  const customer = await stripe.customers.create(parameters, { idempotencyKey: `customer-${client.id}-${digest}` });
  await needs.db
    .insert(providerCustomers)
    .values({ clientId: client.id, gateway: "stripe", customerId: customer.id, createdAt: needs.clock.now() })
    .onConflictDoNothing();
  return (await findCustomer(needs, client.id)) ?? customer.id;
}
