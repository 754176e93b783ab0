import type { Locale } from "#contract/locale.ts";
import { pictureUrl } from "../../catalog/picture-address.ts";
import { groundTint } from "../../pictures/draw.ts";
import type { lookProducts, looks as lookTable } from "../schema/catalog.ts";
import { looks, type Look } from "./content/looks.ts";
import { isHarmonious } from "./content/vocabulary/colors.ts";
import { productName } from "./content/vocabulary/product-name.ts";
import { listPieces, lookText, namedSlots } from "./look-text.ts";
import { planProduct, type ProductPlan } from "./product-plan.ts";

/** Looks are put together from the first products only, so that they stay the same in a larger catalogue. */
const candidateCount = 840;
const fewestPieces = 2;

const sizesLeft = ({ stock }: ProductPlan): number => stock.filter(({ pieces }) => pieces > 0).length;
const isPrinted = ({ pattern }: ProductPlan): boolean => pattern !== "plain";

/** Lower is better; null when the piece does not belong in the look. */
function costOf(plan: ProductPlan, look: Look, chosen: readonly ProductPlan[], uses: number): number | null {
  const isWorn = plan.gender === look.gender || (look.profileType === "KID" && plan.gender === "MIXED");
  if (plan.audience !== look.audience || !isWorn || sizesLeft(plan) * 2 < plan.stock.length) return null;
  if (!chosen.every(({ color }) => isHarmonious(color, plan.color))) return null;
  const inPalette = look.palette.indexOf(plan.color);
  // Its sentence tells the colours one after the other: the same one twice would read like a mistake.
  const again = chosen.some(({ color }) => color === plan.color) ? 6.5 : 0;
  const colorCost = (inPalette < 0 ? 6 : inPalette * 0.5) + again;
  return colorCost + (isPrinted(plan) && chosen.some(isPrinted) ? 4 : 0) + uses * 2;
}

function choosePieces(look: Look, candidates: readonly ProductPlan[], uses: Map<number, number>): ProductPlan[] {
  const chosen: ProductPlan[] = [];
  for (const silhouette of look.slots) {
    let best: { plan: ProductPlan; cost: number } | null = null;
    for (const plan of candidates) {
      if (plan.silhouette !== silhouette) continue;
      const cost = costOf(plan, look, chosen, uses.get(plan.n) ?? 0);
      if (cost !== null && (best === null || cost < best.cost)) best = { plan, cost };
    }
    if (best) chosen.push(best.plan);
  }
  return chosen;
}

export interface PlannedLook {
  row: typeof lookTable.$inferInsert;
  pieces: (typeof lookProducts.$inferInsert)[];
}

/** Every look that the first products can make up, in display order; one that lacks a piece its sentence tells of lists what it has. */
export function planLooks(count: number, now: Date): PlannedLook[] {
  const candidates = Array.from({ length: Math.min(count, candidateCount) }, (_, index) => planProduct(index + 1, now));
  const uses = new Map<number, number>();
  return looks.flatMap((look, index) => {
    const id = index + 1;
    const chosen = choosePieces(look, candidates, uses);
    const [first] = chosen;
    if (!first || chosen.length < fewestPieces) return [];
    const isWhole = namedSlots(look.mood, look.slots).every((slot) =>
      chosen.some(({ silhouette }) => silhouette === slot),
    );
    const text = (locale: Locale) =>
      isWhole ? lookText(look.mood[locale], chosen, locale) : listPieces(chosen, locale);
    for (const { n } of chosen) uses.set(n, (uses.get(n) ?? 0) + 1);
    const drawing = { specs: chosen.map((plan) => plan.drawing), seed: id };
    const alt = (locale: Locale) => chosen.map((plan) => productName({ ...plan, locale })).join(" · ");
    const row: PlannedLook["row"] = {
      id,
      profileType: look.profileType,
      position: index,
      stylistSlug: look.stylist,
      names: look.name,
      descriptions: { fr: text("fr"), de: text("de"), nl: text("nl"), es: text("es") },
      drawing,
      image: {
        url: pictureUrl("looks", String(id), drawing),
        width: 800,
        height: 1000,
        placeholder: groundTint(first.drawing),
        alt: { fr: alt("fr"), de: alt("de"), nl: alt("nl"), es: alt("es") },
      },
    };
    return [{ row, pieces: chosen.map(({ n }, position) => ({ lookId: id, productId: n, position })) }];
  });
}
