import { composeBox } from "../stylist/compose.ts";

/** Who chooses what a box holds; a test may choose for itself. Takes nothing out of stock. */
export interface Stylist {
  composeBox: typeof composeBox;
}

export const stylist: Stylist = { composeBox };

/** A box with fewer pieces than that is not worth its way. */
export const fewestPieces = { KID: 5, WOMAN: 4 } as const;
