import { expect, it } from "vitest";
import { planContents, type KnownPiece } from "./plan-contents.ts";

const key = { kind: "faq", slug: "delivery", locale: "fr" };
const plan = (shipped: string | null, known: Pick<KnownPiece, "given" | "current"> | null, isBrought = true) => {
  const { write, remove, remember, forget } = planContents(
    shipped === null ? [] : [{ ...key, digest: shipped }],
    known === null ? [] : [{ ...key, ...known }],
    { isEarlier: (digest) => digest.startsWith("earlier"), isBrought: () => isBrought },
  );
  return {
    ...(write.length > 0 ? { write: write[0]?.digest } : {}),
    ...(remove.length > 0 ? { remove: true } : {}),
    ...(remember[0] ? { remember: [remember[0].digest, remember[0].newest] } : {}),
    ...(forget.length > 0 ? { forget: true } : {}),
  };
};
const given = (digest: string, newest = digest) => ({ digest, newest });

it.each([
  ["puts a new piece there", "b", null, { write: "b", remember: ["b", "b"] }],
  ["leaves a piece that is as it was shipped", "a", { given: given("a"), current: "a" }, {}],
  ["replaces what nobody changed", "b", { given: given("a"), current: "a" }, { write: "b", remember: ["b", "b"] }],
  [
    "keeps what staff changed, and knows that there is a newer one",
    "b",
    { given: given("a"), current: "x" },
    { remember: ["a", "b"] },
  ],
  ["writes nothing a second time where staff's was kept", "b", { given: given("a", "b"), current: "x" }, {}],
  [
    "replaces what staff has put back",
    "b",
    { given: given("a", "b"), current: "a" },
    { write: "b", remember: ["b", "b"] },
  ],
  ["does not bring back what staff took away", "b", { given: given("a"), current: null }, { remember: ["a", "b"] }],
  ["takes away what is shipped no longer", null, { given: given("a"), current: "a" }, { remove: true, forget: true }],
  ["keeps what staff changed of it", null, { given: given("a"), current: "x" }, { forget: true }],
  [
    "knows a text of before versions were kept",
    "b",
    { given: null, current: "earlier 1" },
    { write: "b", remember: ["b", "b"] },
  ],
  ["knows one of before that is still shipped", "b", { given: null, current: "b" }, { remember: ["b", "b"] }],
  ["keeps one of before that is nobody's known", "b", { given: null, current: "x" }, { remember: ["", "b"] }],
  ["takes away one of before that is shipped no longer", null, { given: null, current: "earlier 1" }, { remove: true }],
  ["leaves what staff wrote itself", null, { given: null, current: "x" }, {}],
] as const)("%s", (_, shipped, known, expected) => expect(plan(shipped, known)).toEqual(expected));

it("leaves out what is not to come, and does not ask again", () => {
  expect(plan("b", null, false)).toEqual({ remember: ["", "b"] });
  expect(plan("c", { given: given("", "b"), current: null }, true)).toEqual({ remember: ["", "c"] });
});
