import { getClient, type Client } from "#contract/client.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import { createGuest, signIn, signOut, signUp } from "#contract/session.ts";
import { browserCartApi } from "#lib/cart/api.ts";
import { cartEngine } from "#lib/cart/browser-engine.ts";
import { readCartMemo, tellOtherTabs, type MergeChange } from "#lib/cart/cart-shell.ts";
import { forgetPiecesToAdd } from "#lib/cart/pieces-to-add.ts";
import { bringFavourites } from "#lib/favourites/favourites.ts";
import { forgetAccountCopy } from "#lib/favourites/kept-store.ts";
import { AppError, hasCode } from "#lib/http/app-error.ts";
import { forgetFormDrafts } from "#lib/forms/form-draft.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { keepDefaultChoice } from "#lib/locale/keep-choice.ts";
import { keepInvitation, readInvitation } from "#lib/referral/invitation.ts";
import { queryClient } from "#lib/query/query-client.ts";
import { forgetInitial, isSignedIn, notifySession, rememberInitial } from "./client-status.ts";

/** Signs in, brings the visitor's cart along and answers what that changed. Throws when the API refuses. */
export async function signInHere(credentials: BodyOf<typeof signIn>): Promise<MergeChange[]> {
  await cartEngine().settled();
  await browserApi().call(signIn, { body: credentials });
  return settleIn(browserApi().call(getClient, {}));
}

/** What the calls that make a client tell of the invitation this browser holds. */
function invitedBy(): { godfather_code?: string } {
  const invitation = readInvitation(localStorage, Date.now());
  return invitation ? { godfather_code: invitation.code } : {};
}

/** Creates an account and a session, tells who invited, brings the visitor's cart along and answers what that changed. */
export async function signUpHere(fields: BodyOf<typeof signUp>): Promise<MergeChange[]> {
  await cartEngine().settled();
  const { client } = await browserApi().call(signUp, {
    body: { ...fields, ...(fields.godfather_email === undefined ? invitedBy() : {}) },
  });
  keepInvitation(localStorage, null);
  return settleIn(client);
}

/**
 * Begins an order with an e-mail alone, tells who invited and brings the visitor's cart along. The invitation is kept until
 * the order is made: it may still become a sign-up. Throws EMAIL_ALREADY_USED where there is an account.
 */
export async function continueAsGuestHere(fields: BodyOf<typeof createGuest>): Promise<MergeChange[]> {
  await cartEngine().settled();
  const { client } = await browserApi().call(createGuest, { body: { ...fields, ...invitedBy() } });
  return settleIn(client);
}

/** Whoever got this far is signed in: a cart or a name that cannot be read now must not look like a refusal. */
async function settleIn(reading: Client | Promise<Client>): Promise<MergeChange[]> {
  const [cart, client] = await Promise.allSettled([bringCart(), reading, bringFavourites()]);
  if (client.status === "fulfilled") {
    rememberInitial(client.value.firstname);
    keepDefaultChoice(client.value);
  }
  notifySession();
  return cart.status === "fulfilled" ? cart.value : [];
}

async function bringCart(): Promise<MergeChange[]> {
  const visitor = readCartMemo();
  try {
    if (visitor === null) throw new AppError("domain", "NOT_FOUND", "no cart to bring along");
    const { cart, changes } = await browserCartApi.merge(visitor.id);
    cartEngine().adopt(cart);
    tellOtherTabs({ id: cart.id, version: cart.version });
    return changes.map((change) => ({
      variantId: change.variant_id,
      quantityBefore: change.quantity_before,
      quantityAfter: change.quantity_after,
    }));
  } catch (error) {
    if (!hasCode(error, "NOT_FOUND")) throw error;
    cartEngine().adopt(await browserCartApi.loadOfClient());
    return [];
  }
}

let leaving: Promise<void> | undefined;

/** Signs out on this device and forgets what belonged to the client, once for all who ask. Throws when the API cannot be reached. */
export const signOutHere = (): Promise<void> => (leaving ??= leave().finally(() => (leaving = undefined)));

async function leave(): Promise<void> {
  try {
    // The door puts the real token in, which scripts cannot read. A visitor has none, and nothing to end.
    if (isSignedIn()) await browserApi().call(signOut, { body: { refresh_token: "cookie" } });
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 401) throw error;
  }
  /* First: an engine that begins adds what waits. */
  forgetPiecesToAdd();
  cartEngine().forget();
  forgetInitial();
  forgetAccountCopy();
  forgetFormDrafts(sessionStorage);
  queryClient().clear();
  tellOtherTabs(null);
  notifySession();
}
