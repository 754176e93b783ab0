import { describe, expect, it } from "vitest";
import { fitDescription, fitTitle, withSiteName } from "./head-texts.ts";

describe("the title", () => {
  it("ends with the shop's name once, where there is room", () => {
    expect(withSiteName("Fragen")).toBe("Fragen | Petite Malle");
    expect(withSiteName("Petite Malle, das Konzept")).toBe("Petite Malle, das Konzept");
    const long = "x".repeat(46);
    expect(withSiteName(long)).toBe(long);
    expect(withSiteName("x".repeat(45))).toHaveLength(60);
  });
  it("is the first that is shown whole, else whole words of the last", () => {
    const [whole, withoutBrand] = [
      "Camiseta de manga larga Balthazar, verde agua de Maison Tilleul",
      "Camiseta Balthazar",
    ];
    expect(fitTitle([whole, withoutBrand])).toBe("Camiseta Balthazar | Petite Malle");
    expect(fitTitle([whole])).toBe("Camiseta de manga larga Balthazar, verde agua de Maison…");
  });
  it.each([
    [["x".repeat(60)], "x".repeat(60)],
    [["x".repeat(61)], `${"x".repeat(59)}…`],
    [[`${"x".repeat(59)} yy`], `${"x".repeat(59)}…`],
    [[`${"x".repeat(60)} yy`], `${"x".repeat(59)}…`],
    [[`${"x".repeat(57)}, yy`], `${"x".repeat(57)}…`],
    [[`Robe ${"x".repeat(80)}`, `Robe longue, ${"x".repeat(60)}`], "Robe longue…"],
  ])("has never more than 60 characters: %j", (titles, shown) => {
    expect(fitTitle(titles)).toBe(shown);
    expect(shown.length).toBeLessThanOrEqual(60);
  });
});

describe("the description", () => {
  const sentence = "Une robe à pois pour les jours de fête, de la naissance à quatorze ans, livrée en trois jours.";
  it("stays as it is where it is shown whole", () => expect(fitDescription(sentence)).toBe(sentence));
  it("keeps the sentences that are shown whole", () => {
    expect(fitDescription(`${sentence} ${sentence}`)).toBe(sentence);
    const exactly = `${"a".repeat(159)}.`;
    expect(fitDescription(`${exactly} Encore.`)).toBe(exactly);
  });
  it("keeps whole words where they would say too little", () => {
    const text = `Court. ${"mot, ".repeat(40)}`;
    const fitted = fitDescription(text);
    expect(fitted.length).toBeLessThanOrEqual(160);
    expect(fitted.length).toBeGreaterThanOrEqual(70);
    expect(fitted).toMatch(/ mot…$/);
  });
});
