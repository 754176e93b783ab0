import { describe, expect, it } from "vitest";
import { adviseSize } from "./advise-size.ts";

const kids = ["2 ans", "3 ans", "4 ans", "5 ans", "6 ans", "8 ans"];

describe("a child's size", () => {
  const ask = (age: string, heightCm: number | null, isRoomy = false, sizes = kids) =>
    adviseSize({ kind: "kids", age, heightCm, isRoomy }, sizes);

  it("is that of its age while nobody has measured", () => expect(ask("4 ans", null)).toBe("4 ans"));
  it("goes by the height, whatever the age", () => expect(ask("4 ans", 113)).toBe("6 ans"));
  it("stays with the smaller one for two centimetres", () => expect(ask("4 ans", 104)).toBe("4 ans"));
  it("is one more where it may be roomy", () => expect(ask("4 ans", 102, true)).toBe("5 ans"));
  it("is none for a child taller than the largest", () => expect(ask("12 ans", 150)).toBeNull());
  it("is none for a child far below the smallest", () =>
    expect(ask("2 ans", 86, false, ["6 ans", "8 ans"])).toBeNull());
  it("is the next there is where a size is not made", () =>
    expect(ask("5 ans", null, false, ["4 ans", "6 ans"])).toBe("6 ans"));
});

describe("a woman's size", () => {
  const ask = (usual: string, fits: -1 | 0 | 1, isRoomy = false, sizes = ["XS", "S", "M", "L"]) =>
    adviseSize({ kind: "woman", usual, fits, isRoomy }, sizes);

  it("is the usual one that fits well", () => expect(ask("M", 0)).toBe("M"));
  it("is one more where the usual one is tight, and never two", () => {
    expect(ask("M", 1)).toBe("L");
    expect(ask("S", 1, true)).toBe("M");
  });
  it("is one less where the usual one is loose", () => expect(ask("M", -1)).toBe("S"));
  it("is a double size that holds it", () => expect(ask("M", 0, false, ["S/M", "L/XL"])).toBe("S/M"));
  it("is none beyond what is made", () => expect(ask("XL", 0)).toBeNull());
});

describe("a size of shoes", () => {
  const ask = (footCm: number | null, usual: number | null, isWide = false, sizes = ["26", "27", "28", "29"]) =>
    adviseSize({ kind: "shoes", footCm, usual, isWide }, sizes);

  it("is reckoned from the foot, with room in front", () => expect(ask(16.5, null)).toBe("27"));
  it("is one more for a wide foot between two", () => expect(ask(16.8, null, true)).toBe("28"));
  it("is the usual one where nobody has measured", () => expect(ask(null, 28)).toBe("28"));
  it("is the range of socks that holds it", () => expect(ask(null, 28, false, ["23-26", "27-30"])).toBe("27-30"));
  it("is none for a foot that is far smaller", () => expect(ask(12, null)).toBeNull());
  it("is none without an answer", () => expect(ask(null, null)).toBeNull());
});
