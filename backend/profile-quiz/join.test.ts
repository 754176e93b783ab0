import { expect, it } from "vitest";
import { isSamePerson } from "./join.ts";

const kid = { profileType: "KID", firstname: "Nino", birthdate: "2021-03-04", hasRequested: false } as const;
const input = { profile_type: "KID", firstname: "nino ", birthdate: "2021-03-04" } as const;

it.each([
  ["the same name and day of birth", kid, input, true],
  ["another name: a twin", kid, { ...input, firstname: "Nina" }, false],
  ["another day", kid, { ...input, birthdate: "2021-03-05" }, false],
  ["somebody who had a box: a word about her is put on her own page", { ...kid, hasRequested: true }, input, false],
  ["the woman of the account", { ...kid, profileType: "WOMAN" }, { profile_type: "WOMAN", firstname: "Zoé" }, true],
] as const)("%s", (_, profile, told, expected) => expect(isSamePerson(profile, told)).toBe(expected));
