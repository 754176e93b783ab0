import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNotNull, notInArray } from "#backend/db/orm.ts";
import { products, variants } from "#backend/db/schema/catalog.ts";
import { requestItems } from "#backend/db/schema/request.ts";
import type { Stylist } from "#backend/requests/stylist.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import type { Profile } from "#contract/profiles.ts";
import { signIn } from "#contract/session.ts";
import { createSubscription, type Subscription } from "#contract/subscriptions.ts";
import { aCard, aClient, aShippingAddress, testPassword, type SignedIn } from "./builders.ts";
import type { TestApi } from "./create-test-api.ts";
import { aKid, aProfile } from "./profile-builders.ts";

export interface Household extends SignedIn {
  kid: Profile;
}

/** A client with an address, a card that can be charged and a girl of five. */
export async function aHousehold(api: TestApi, card?: string): Promise<Household> {
  const client = await aClient(api);
  await aShippingAddress(api, client.token);
  await aCard(api, client.token, card);
  return { ...client, kid: await aProfile(api, client.token, aKid()) };
}

/** A token of now, for a client who was away while the clock moved. */
export const comeBack = async (api: TestApi, { email }: Pick<SignedIn, "email">): Promise<string> =>
  (await api.call(signIn, { body: { email, password: testPassword } })).access_token;

/** A subscription that was asked for through the API. */
export const subscribe = (
  api: TestApi,
  { token, kid }: Pick<Household, "token" | "kid">,
  body: BodyOf<typeof createSubscription> = { frequency: 1 },
): Promise<Subscription> =>
  api.call(createSubscription, { token, params: { id: kid.id }, body, idempotencyKey: randomUUID() });

/** Takes the first sizes in stock, whoever they fit: a small catalogue lasts for many boxes. */
export const anyPieces: Stylist = {
  composeBox: async (db, { requestId, pieceCount }) => {
    const own = db
      .select({ id: requestItems.productId })
      .from(requestItems)
      .where(eq(requestItems.requestId, requestId));
    const rows = await db
      .selectDistinctOn([variants.productId], {
        productId: variants.productId,
        variantId: variants.id,
        unitPriceCents: products.priceCents,
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(and(gt(variants.stock, 0), isNotNull(products.images), notInArray(variants.productId, own)))
      .orderBy(asc(variants.productId), asc(variants.id))
      .limit(pieceCount);
    return [{ lookIndex: 0, items: rows.map((row) => ({ ...row, reasons: [] })) }];
  },
};
