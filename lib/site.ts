/** The working brand name; the only place that spells it. */
export const siteName = "Petite Malle";
