import { createCart, putCartLine, setCartReductions } from "#contract/cart.ts";
import { getClient, type Client } from "#contract/client.ts";
import { writeCartMemo } from "#lib/cart/cart-shell.ts";
import { startDelivery } from "#lib/checkout/delivery-form.ts";
import { emptyDraft, tabStore } from "#lib/checkout/tab-store.ts";
import { aShippingAddress, type SignedIn } from "#tests/backend/builders.ts";
import type { TestApi } from "#tests/backend/create-test-api.ts";

/** Leaves this tab with a cart of one piece whose delivery is chosen: how it is paid is all that is left to say. */
export async function cartAtPayment(
  api: TestApi,
  { token }: SignedIn,
  variant_id: number,
  use_wallet: boolean,
): Promise<Client> {
  const address = await aShippingAddress(api, token);
  const { id: cart_id } = await api.call(createCart, { token, body: {} });
  await api.call(putCartLine, { token, params: { cart_id, variant_id }, body: { quantity: 1 } });
  await api.call(setCartReductions, { token, params: { cart_id }, body: { codes: [], use_wallet } });
  writeCartMemo({ id: cart_id, quantity: 1 });
  const client = await api.call(getClient, { token });
  const delivery = startDelivery(null, { client, shipping: [address], billing: [], country: "FR" });
  tabStore().writeDraft({ ...emptyDraft(client.id), delivery, hasDelivery: true });
  return client;
}
