import { draftOf } from "./draft-of.ts";
import { buildOf } from "./figure/build.ts";
import { draftBox } from "./render.ts";
import type { Cut, GarmentSpec, Silhouette } from "./types.ts";

/** What a cut is drawn for: in this size its measures are those of the table. */
const sizeOfCut: Record<Cut, string> = { baby: "9 mois", child: "4 ans", woman: "M" };

/** Drawn in units of their own, not in those of a body: how long one side of the drawing is in centimetres. */
const ownLengths: Partial<Record<Silhouette, { side: "width" | "height"; cm: Record<Cut, number> }>> = {
  trainers: { side: "width", cm: { baby: 14, child: 21, woman: 29 } },
  boots: { side: "width", cm: { baby: 16, child: 25, woman: 34 } },
  sandals: { side: "height", cm: { baby: 13, child: 19, woman: 26 } },
  ballerinas: { side: "height", cm: { baby: 13, child: 19, woman: 26 } },
  socks: { side: "height", cm: { baby: 11, child: 21, woman: 27 } },
  hat: { side: "width", cm: { baby: 25, child: 29, woman: 36 } },
  beanie: { side: "width", cm: { baby: 18, child: 21, woman: 23 } },
  scarf: { side: "height", cm: { baby: 26, child: 34, woman: 56 } },
  bag: { side: "width", cm: { baby: 20, child: 24, woman: 30 } },
  belt: { side: "width", cm: { baby: 14, child: 16, woman: 20 } },
};

export interface TrueSize {
  /** Centimetres. */
  width: number;
  height: number;
  /** Centimetres of a drawing unit. */
  unit: number;
}

/** How large a garment lies on a table. */
export function trueSizeOf(spec: GarmentSpec): TrueSize {
  const [x0, y0, x1, y1] = draftBox(draftOf(spec, false));
  const [width, height] = [x1 - x0, y1 - y0];
  const own = ownLengths[spec.silhouette];
  const cut: Cut = Object.hasOwn(sizeOfCut, spec.cut) ? spec.cut : "child";
  const body = buildOf(sizeOfCut[cut], cut);
  const unit = own ? own.cm[cut] / (own.side === "width" ? width : height) : body.heightCm / body.height;
  return { width: width * unit, height: height * unit, unit };
}
