import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countSlips, findEmailDomainHint, knownEmailDomains } from "./email-domain.ts";

describe("a hint about the domain of an address", () => {
  it.each([
    ["lea@gmial.com", "lea@gmail.com"],
    ["lea@gmail.con", "lea@gmail.com"],
    ["lea@gmai.com", "lea@gmail.com"],
    ["Lea.B@HOTMIAL.fr", "Lea.B@hotmail.fr"],
    ["a@oragne.fr", "a@orange.fr"],
    ["a@wbe.de", "a@web.de"],
    ["a@zigo.nl", "a@ziggo.nl"],
    [" a@yaho.es ", "a@yahoo.es"],
  ])("for %s proposes %s", (typed, suggestion) => expect(findEmailDomainHint(typed)?.suggestion).toBe(suggestion));

  it.each(["claire@mairie-lyon.fr", "jan@kleding.nl", "x@a.nl", "x@mycompany.de"])(
    "knows no provider like that of %s",
    (typed) => expect(findEmailDomainHint(typed)).toEqual({ domain: typed.split("@")[1], suggestion: null }),
  );

  it.each(["lea@gmail.com", "lea@GMAIL.com", "lea@", "lea", "", "lea@gmail", "a@b@c.fr"])("is absent for %j", (typed) =>
    expect(findEmailDomainHint(typed)).toBeNull(),
  );

  it("is absent for every provider it knows", () => {
    for (const domain of knownEmailDomains) expect(findEmailDomainHint(`lea@${domain}`)).toBeNull();
  });
});

describe("countSlips", () => {
  it.each([
    ["gmail", "gmail", 0],
    ["gmial", "gmail", 1],
    ["gmai", "gmail", 1],
    ["gmaiil", "gmail", 1],
    ["", "abc", 3],
  ] as const)("%j to %j: %i", (a, b, slips) => expect(countSlips(a, b)).toBe(slips));
  it("counts the same both ways", () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(countSlips(a, b)).toBe(countSlips(b, a));
      }),
      { seed: 3 },
    ));
});
