export type { Fabric, Pattern, Silhouette } from "#backend/pictures/types.ts";

/** Who wears it; the catalogue draws the three with different cuts. */
export type Audience = "BABY" | "KID" | "WOMAN";
