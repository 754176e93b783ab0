import { gtinFault } from "../catalog/gtin.ts";
import type { Dependencies } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { asc, eq, sql } from "../db/orm.ts";
import { products, variants } from "../db/schema/catalog.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { StaffRefusal } from "./refusal.ts";

const faults = {
  length: "it has 8, 12, 13 or 14 digits",
  own: "what begins like this is given within a company, and names another thing outside of it",
  check: "its last digit does not follow from the others, so that one of them is mistyped",
};

/** Gives a size the number its maker gave it, or takes it away; pages of the piece hear of it through the change feed. */
export async function giveGtin(
  { db }: Dependencies,
  { sku, size, gtin }: Extract<StaffCommand, { command: "gtin" }>,
): Promise<StaffAnswer<"gtin">> {
  const fault = gtin === null ? null : gtinFault(gtin);
  if (fault) throw new StaffRefusal(`${gtin} is no number of the trade: ${faults[fault]}.`);
  try {
    return await db.transaction(async (tx) => {
      const { name, variant } = await findSize(tx, sku, size);
      await tx.update(variants).set({ gtin }).where(eq(variants.id, variant.id));
      return { name, size: variant.size, previous: variant.gtin, gtin };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new StaffRefusal(
      `${gtin} is the number of ${await ownerOf(db, gtin ?? "")} already: a number names one size.`,
    );
  }
}

async function findSize(db: Queryable, sku: string, size: string | undefined) {
  const rows = await db
    .select({ names: products.names, variant: variants })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(products.sku, sku))
    .orderBy(asc(variants.position))
    .for("no key update", { of: variants });
  const [first] = rows;
  if (!first) throw new StaffRefusal(`No product has the SKU ${sku}.`);
  const found =
    size === undefined && rows.length === 1
      ? first
      : rows.find(({ variant }) => variant.size.toUpperCase() === size?.toUpperCase());
  const sizes = rows.map(({ variant }) => variant.size).join(", ");
  if (!found) throw new StaffRefusal(`${size === undefined ? "Name a size" : `It has no size ${size}`}: ${sizes}.`);
  return { name: first.names.fr, variant: found.variant };
}

/** Noughts in front change no number. */
async function ownerOf(db: Queryable, gtin: string): Promise<string> {
  const [row] = await db
    .select({ sku: products.sku, size: variants.size })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(sql`lpad(${variants.gtin}, 14, '0') = lpad(${gtin}, 14, '0')`);
  return row ? `${row.sku} in ${row.size}` : "another size";
}
