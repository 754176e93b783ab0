import { z } from "zod";

/** A decimal amount in euros as it travels, for example 19.9. At most two decimals. */
export const decimalSchema = z.number().min(-10_000_000).max(10_000_000).meta({ description: "Euros, two decimals" });
