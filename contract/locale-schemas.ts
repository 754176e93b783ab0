import { z } from "zod";
import { countryCodes, localeOptions, locales } from "./locale.ts";

export const localeSchema = z.enum(locales);
export const countryCodeSchema = z.enum(countryCodes);
export const localeOptionSchema = z.enum(localeOptions);
