import type { Relative } from "../stylist/wardrobe-owner.ts";
import type { StoredProfile } from "./store.ts";

/** Somebody of a family, as far as clothes go, with the name on the hanger. */
export interface NamedRelative extends Relative {
  firstname: string;
}

export const toRelative = (row: StoredProfile): NamedRelative => ({
  id: row.id,
  firstname: row.firstname,
  profileType: row.profileType,
  gender: row.gender,
  birthdate: row.birthdate,
  sizes: { top_size: row.topSize, bottom_size: row.bottomSize, shoe_size: row.shoeSize },
});
