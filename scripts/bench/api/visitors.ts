import type { Database } from "#backend/db/database.ts";
import { sql } from "#backend/db/orm.ts";
import { readRows } from "./read-rows.ts";
import { issueAccessToken } from "#backend/session/access-token.ts";

/** A signed-in client with what its calls name. Null where it has none. */
export interface Visitor {
  clientId: string;
  authorization: string;
  profileId: string;
  profileType: "KID" | "WOMAN";
  addressId: string | null;
  cardId: string | null;
  cartId: string | null;
  shopOrderId: string | null;
  openBoxId: number | null;
  previewBoxId: number | null;
}

interface VisitorRow {
  client_id: string;
  session_id: string;
  profile_id: string;
  profile_type: "KID" | "WOMAN";
  address_id: string | null;
  card_id: string | null;
  cart_id: string | null;
  shop_order_id: string | null;
  open_box_id: number | null;
  preview_box_id: number | null;
}

/** Clients from all over the shop who have a profile, signed in for the length of a token. */
export async function signInVisitors(db: Database, secret: string, count: number, now: Date): Promise<Visitor[]> {
  const rows = await readRows<VisitorRow>(
    db,
    sql`
    select profiles.client_id, sessions.id as session_id, profiles.id as profile_id, profiles.profile_type,
      (select id from addresses where client_id = profiles.client_id and kind = 'shipping' and is_default) as address_id,
      (select id from payment_methods where client_id = profiles.client_id and is_default and deleted_at is null) as card_id,
      (select id from carts where client_id = profiles.client_id) as cart_id,
      (select id from orders where client_id = profiles.client_id and kind = 'SHOP' and status = 'DELIVERED' limit 1) as shop_order_id,
      (select id from requests where profile_id = profiles.id and status = 'OPEN') as open_box_id,
      (select id from requests where profile_id = profiles.id and status = 'COMPOSED') as preview_box_id
    from (select * from profiles where erased_at is null order by hashtext(id::text) limit ${count}) as profiles
      join sessions on sessions.client_id = profiles.client_id and sessions.revoked_at is null`,
  );
  return Promise.all(
    rows.map(async (row) => ({
      clientId: row.client_id,
      authorization: `Bearer ${await issueAccessToken(secret, { clientId: row.client_id, sessionId: row.session_id }, now)}`,
      profileId: row.profile_id,
      profileType: row.profile_type,
      addressId: row.address_id,
      cardId: row.card_id,
      cartId: row.cart_id,
      shopOrderId: row.shop_order_id,
      openBoxId: row.open_box_id,
      previewBoxId: row.preview_box_id,
    })),
  );
}

/** Pieces with stock from all over the catalogue. */
export async function findPieces(db: Database, count: number): Promise<{ productId: number; variantId: number }[]> {
  const rows = await readRows<{ product_id: number; id: number }>(
    db,
    sql`
    select variants.product_id, variants.id from variants join products on products.id = variants.product_id
    where is_listed and stock > 20 order by hashint4(variants.id) limit ${count}`,
  );
  return rows.map(({ product_id, id }) => ({ productId: product_id, variantId: id }));
}

/** A deck to draw acts from, each as often as its share. */
export const deckOf = <T>(shares: readonly (readonly [number, T])[]): T[] =>
  shares.flatMap(([share, item]) => Array.from({ length: share }, () => item));
