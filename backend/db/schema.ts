import * as catalog from "./schema/catalog.ts";
import * as client from "./schema/client.ts";
import * as order from "./schema/order.ts";

/** Every table of the database, for drizzle. */
export const schema = { ...catalog, ...client, ...order };
