import { describe, expect, it } from "vitest";
import type { Quiz } from "#contract/quiz.ts";
import { canBegin, findSamePerson, newProfileOf } from "./join.ts";

const person = { id: "1", profile_type: "KID", firstname: "Zoé", birthdate: "2021-04-03" } as const;
const woman = { id: "2", profile_type: "WOMAN", firstname: "Ana", birthdate: null } as const;
const kid = { profile_type: "KID" } as const;
const asked = (id: string) => ({ id, kind: "text", sets: `profile.${id}` });
const quiz = { ...kid, steps: [{ questions: ["firstname", "gender", "birthdate"].map(asked) }] } as unknown as Quiz;

describe("joining with answers", () => {
  it.each([
    [
      "a child of the same name and birthday is the same",
      { firstname: " zoé ", birthdate: "2021-04-03" },
      undefined,
      "1",
    ],
    ["another birthday is another child", { firstname: "Zoé", birthdate: "2023-04-03" }, undefined, null],
    ["the profile made in an attempt before is taken again", { firstname: "Léo" }, "1", "1"],
  ] as const)("%s", (_, answers, madeBefore, expected) =>
    expect(findSamePerson([person, woman], kid, answers, madeBefore)).toBe(expected),
  );
  it("a client is one woman", () =>
    expect(findSamePerson([person, woman], { profile_type: "WOMAN" }, { firstname: "Eva" }, undefined)).toBe("2"));

  it("a profile begins with name, gender and birthday", () =>
    expect(newProfileOf(quiz, { firstname: "Zoé", gender: "GIRL", birthdate: "2021-04-03" })).toEqual({
      profile_type: "KID",
      firstname: "Zoé",
      gender: "GIRL",
      birthdate: "2021-04-03",
    }));
  it("a further one is made once these are known, a visitor's at the end", () => {
    const answers = { firstname: "Zoé", gender: "GIRL", birthdate: "2021-04-03" };
    expect(canBegin({ code: "new-kid", ...kid }, answers)).toBe(true);
    expect(canBegin({ code: "new-kid", ...kid }, { firstname: "Zoé" })).toBe(false);
    expect(canBegin({ code: "new-profile-woman", profile_type: "WOMAN" }, { firstname: "Ana" })).toBe(true);
    expect(canBegin({ code: "signup", ...kid }, answers)).toBe(false);
  });
});
