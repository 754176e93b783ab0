import { products } from "#backend/db/schema/catalog.ts";
import { getOrders, type OrderStatus } from "#contract/orders.ts";
import { getProfiles, type Profile } from "#contract/profiles.ts";
import { getWardrobe } from "#contract/wardrobe.ts";
import type { Resident } from "./resident.ts";

/** Statuses in which what was not sent back is the household's. */
const owned: Record<"BOX" | "SHOP", readonly OrderStatus[]> = {
  BOX: ["PENDING_PAYMENT", "PAYMENT_FAILED", "PAID"],
  SHOP: ["PAID", "PREPARED", "SHIPPED", "DELIVERED"],
};

type Piece = Pick<typeof products.$inferSelect, "profileType" | "gender">;

const canWear = ({ profile_type: type, gender }: Profile, piece: Piece | undefined): boolean =>
  type === piece?.profileType && (gender === "MIXED" || piece.gender === "MIXED" || gender === piece.gender);

/** What a household kept of its orders, by line; of the shop what somebody of it could wear, the rest was for others. */
async function keptLines(home: Resident, family: readonly Profile[], catalogue: ReadonlyMap<number, Piece>) {
  const kept = new Map<string, number>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await home.call(getOrders, { query: { page, page_size: 48 } });
    pages = answer.pages;
    for (const { kind, lines } of answer.items.filter((order) => owned[order.kind].includes(order.status)))
      for (const { id, product_id, quantity, returned_quantity: back } of lines) {
        const isOurs = kind === "BOX" || family.some((one) => canWear(one, catalogue.get(product_id)));
        if (quantity > back && isOurs) kept.set(id, quantity - back);
      }
  }
  return kept;
}

/**
 * Every piece that was kept hangs in one wardrobe of the family, or waits to be claimed; nothing else does. What was handed
 * down hangs with the heir.
 */
export async function auditWardrobes(homes: Iterable<Resident>): Promise<string[]> {
  const faults: string[] = [];
  for (const home of homes) {
    const { id, profileType, gender } = products;
    const rows = await home.town.api.dependencies.db.select({ id, profileType, gender }).from(products);
    const family = await home.call(getProfiles, {});
    const kept = await keptLines(home, family, new Map(rows.map((row) => [row.id, row])));
    const [hanging, unclaimed] = [new Map<string, number>(), new Map<string, number>()];
    for (const { id } of family) {
      const wardrobe = await home.call(getWardrobe, { params: { id } });
      for (const piece of wardrobe.unclaimed) unclaimed.set(piece.id, piece.quantity);
      for (const piece of wardrobe.pieces) {
        if (hanging.has(piece.id)) faults.push(`${home.email} has the piece ${piece.id} twice`);
        const isGiven = piece.handed_down_by !== null;
        if (isGiven !== home.handedDown.has(piece.id) || (isGiven && home.handedDown.get(piece.id) !== id))
          faults.push(`${home.email} has the piece ${piece.id} elsewhere than where it was handed down`);
        hanging.set(piece.id, piece.quantity);
      }
    }
    const shown = new Map([...unclaimed, ...hanging]);
    if (shown.size < unclaimed.size + hanging.size) faults.push(`${home.email} may claim what hangs in a wardrobe`);
    for (const id of new Set([...kept.keys(), ...shown.keys()]))
      if (kept.get(id) !== shown.get(id))
        faults.push(`${home.email} kept ${kept.get(id) ?? 0} of ${id}, its wardrobes have ${shown.get(id) ?? 0}`);
  }
  return faults;
}
