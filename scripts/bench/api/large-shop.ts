import { measureSearch } from "../measure-search.ts";
import { judge } from "../table.ts";
import { measureApi, type ApiMeasures } from "./measure.ts";
import { isPrepared, openShopDatabase, type ShopSize } from "./shop-database.ts";

const size: ShopSize = { products: 100_000, clients: 50_000 };
const loads = {
  full: { seconds: 60, renewals: 10_000, boxes: 200 },
  quick: { seconds: 15, renewals: 1_000, boxes: 50 },
};
const port = 4710;

/**
 * The commerce API on a large shop. Null without PostgreSQL, and in a quick run for which the shop would have to be made
 * first.
 */
export async function measureLargeShop(options: {
  isQuick: boolean;
  nodeArgs?: readonly string[];
}): Promise<ApiMeasures | null> {
  if (options.isQuick && !isPrepared(size)) {
    console.log("The API is left out: a run without --quick makes its database, in some minutes.");
    return null;
  }
  const shop = await openShopDatabase(size);
  if (shop === null) return null;
  try {
    const load = options.isQuick ? loads.quick : loads.full;
    const measures = await measureApi(shop.url, { port, ...load, nodeArgs: options.nodeArgs ?? [] });
    await shop.settle();
    for (const [call, p99Ms] of Object.entries(await measureSearch(shop.url))) {
      measures.rows.push(judge(`${call} of ${size.products} products, p99`, "ms", p99Ms, null, { atMost: 50 }));
    }
    return measures;
  } finally {
    shop.stop();
  }
}
