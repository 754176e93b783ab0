import { z } from "zod";

/** How a parcel goes back: handed in at a pickup point or a post office, or collected at the door. */
export const returnModeSchema = z.enum(["PICKUP_POINT", "POST_OFFICE", "HOME"]);
export type ReturnMode = z.infer<typeof returnModeSchema>;
