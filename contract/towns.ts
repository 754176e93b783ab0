import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { countryCodeSchema } from "./locale-schemas.ts";

export const getTowns = endpoint({
  method: "GET",
  path: "/towns",
  auth: "none",
  origin: "added",
  summary: "Towns a postcode stands for, by name; none where nobody knows",
  query: z.strictObject({ country: countryCodeSchema, postcode: z.string().trim().min(1).max(12) }),
  answer: z.object({ towns: z.array(z.string()) }),
  errors: ["POSTCODE_INVALID"],
});
