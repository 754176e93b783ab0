import { and, eq, isNotNull } from "#backend/db/orm.ts";
import { createShippingAddress, type Address, type AddressInput } from "#contract/addresses.ts";
import {
  createPaymentMethod,
  createSandboxToken,
  createSetupIntent,
  type PaymentMethod,
} from "#contract/payment-methods.ts";
import { signUp, type Session } from "#contract/session.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import { clients } from "#backend/db/schema/client.ts";
import type { TestApi } from "./create-test-api.ts";

/** Strong, and quickly seen to be: what guesses at one tries dates and signs in every way. */
export const testPassword = "Petits-pois";

let clientCount = 0;

/** Body of a sign-up with an e-mail of its own. */
export const aSignUp = (change: Partial<BodyOf<typeof signUp>> = {}): BodyOf<typeof signUp> => ({
  email: `client-${(clientCount += 1)}@example.com`,
  password: testPassword,
  firstname: "Jeanne",
  lastname: "Martin",
  ...change,
});

export interface SignedIn extends Session {
  token: string;
  email: string;
}

/** A new client, signed in; `token` is its access token. */
export async function aClient(api: TestApi, change: Partial<BodyOf<typeof signUp>> = {}): Promise<SignedIn> {
  const body = aSignUp(change);
  const session = await api.call(signUp, { body });
  return { ...session, token: session.access_token, email: body.email };
}

export const anAddress = (change: Partial<AddressInput> = {}): AddressInput => ({
  firstname: "Jeanne",
  lastname: "Martin",
  street: "12 rue des Lilas",
  postcode: "44000",
  city: "Nantes",
  country_code: "FR",
  phone: "+33 6 12 34 56 78",
  ...change,
});

export const aShippingAddress = (api: TestApi, token: string, change: Partial<AddressInput> = {}): Promise<Address> =>
  api.call(createShippingAddress, { token, body: anAddress(change) });

/** Test numbers of the sandbox by what they do. */
export const cards = {
  succeeds: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  insufficientFunds: "4000 0000 0000 9995",
  threeDSecure: "4000 0025 0000 3155",
  /** Kept and paid with, and refused once nobody is there. */
  offSessionDeclined: "4000 0000 0000 0341",
  expired: "4000 0000 0000 0069",
} as const;

export const aCardForm = (client_secret: string, number: string): BodyOf<typeof createSandboxToken> => ({
  client_secret,
  number,
  expiry_month: 4,
  expiry_year: 2029,
  cvc: "123",
  holder: "Jeanne Martin",
});

/** A card, entered the way the storefront enters it: kept, or one that only pays, as one that is refused does. */
export async function aCard(
  api: TestApi,
  token: string,
  number: string = cards.succeeds,
  is_kept: boolean = number !== cards.declined && number !== cards.insufficientFunds,
): Promise<PaymentMethod> {
  const { client_secret } = await api.call(createSetupIntent, { token });
  const { provider_payment_method_id } = await api.call(createSandboxToken, { body: aCardForm(client_secret, number) });
  return api.call(createPaymentMethod, {
    token,
    body: { provider_payment_method_id, payment_gateway: "sandbox", is_kept },
  });
}

/** Has the e-mail of an account be one that was proved, as a link mailed there proves it. */
export const proveEmail = async ({ dependencies: { db, clock } }: TestApi, clientId: string): Promise<void> => {
  await db.update(clients).set({ emailProvedAt: clock.now() }).where(eq(clients.id, clientId));
};

/** Whether the e-mail of an account was proved. */
export const isEmailProved = async ({ dependencies: { db } }: TestApi, clientId: string): Promise<boolean> =>
  (await db.$count(clients, and(eq(clients.id, clientId), isNotNull(clients.emailProvedAt)))) === 1;
