import { describe, expect, it } from "vitest";
import { chooseStylist } from "./box-stylist.ts";

const team = [
  { slug: "ana", profile_type: "KID" as const },
  { slug: "bo", profile_type: "KID" as const },
  { slug: "dan", profile_type: "WOMAN" as const },
];
const day = "2026-11-22";
const slugFor = (profileType: "KID" | "WOMAN", birthdate: string | null) =>
  chooseStylist(team, { profileType, birthdate }, day)?.slug;

describe("the stylist of a profile", () => {
  it("goes by its age: the first of the line dresses babies, the last all who are older", () => {
    expect(["2026-05-01", "2022-05-01", "2014-05-01"].map((birthdate) => slugFor("KID", birthdate))).toEqual([
      "ana",
      "bo",
      "bo",
    ]);
  });

  it("is of its line, and somebody of the house where the line has nobody", () => {
    expect(slugFor("WOMAN", null)).toBe("dan");
    expect(chooseStylist(team.slice(0, 2), { profileType: "WOMAN", birthdate: null }, day)?.slug).toBe("ana");
    expect(chooseStylist([], { profileType: "KID", birthdate: null }, day)).toBeNull();
  });
});
