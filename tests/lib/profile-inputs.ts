import type { ProfileInput } from "#contract/profiles.ts";

/** A child whose shoes nobody has told the size of. */
export const aKid: ProfileInput = {
  profile_type: "KID",
  firstname: "Lou",
  gender: "GIRL",
  birthdate: "2021-05-04",
  top_size: "5 ans",
  bottom_size: "5 ans",
};

export const aWoman: ProfileInput = {
  profile_type: "WOMAN",
  firstname: "Inés",
  gender: "WOMAN",
  top_size: "S",
  bottom_size: "S",
};
