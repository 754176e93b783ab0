import * as afterSale from "./schema/after-sale.ts";
import * as catalog from "./schema/catalog.ts";
import * as client from "./schema/client.ts";
import * as favourite from "./schema/favourite.ts";
import * as ledger from "./schema/ledger.ts";
import * as newsletter from "./schema/newsletter.ts";
import * as order from "./schema/order.ts";
import * as profile from "./schema/profile.ts";
import * as request from "./schema/request.ts";
import * as review from "./schema/review.ts";
import * as sandbox from "./schema/sandbox.ts";
import * as staff from "./schema/staff.ts";

/** Every table of the database, for drizzle. */
export const schema = {
  ...catalog,
  ...client,
  ...order,
  ...favourite,
  ...sandbox,
  ...profile,
  ...request,
  ...ledger,
  ...afterSale,
  ...newsletter,
  ...review,
  ...staff,
};
