import { expect, it } from "vitest";
import { reasonWords } from "./reason-words.ts";

it("names a kind of garment as messages do", () =>
  expect(reasonWords({ kind: "long-sleeve" })).toEqual({ need: "", style: "", kind: "long_sleeve" }));
it("leaves what is not told to the general words", () =>
  expect(reasonWords(undefined)).toEqual({ need: "", style: "", kind: "" }));
