import { describe, expect, it } from "vitest";
import { readAnswers } from "./read-answers.ts";

describe("readAnswers", () => {
  it("excludes what somebody is allergic to, whatever it is part of", () => {
    const { never } = readAnswers({ allergies: ["wool", "elastane", "latex"] }, "KID");
    expect([...never]).toEqual([
      "material:wool",
      "material:merino",
      "material:alpaca",
      "material:elastane",
      "material:polyurethane",
    ]);
  });

  it("keeps rough cloths from sensitive skin", () =>
    expect(readAnswers({ sensory: ["soft_only"] }, "KID").never).toContain("fabric:denim"));

  it("knows what the wardrobe has enough of, by family or as people name pieces", () =>
    expect([...readAnswers({ enough: ["BOTTOMS", "jeans", "shoes", "nonsense"] }, "KID").enough]).toEqual([
      "family:BOTTOMS",
      "kind:jeans",
      "family:SHOES",
    ]));

  it("reads what may cost how much", () =>
    expect(readAnswers({ price_tops: "open", price_shoes: "careful" }, "KID").prices).toEqual({
      TOPS: "open",
      KNITWEAR: "open",
      DRESSES: "open",
      SHOES: "careful",
    }));

  it("leans as the answers say, and towards nothing without them", () => {
    expect(readAnswers({}, "KID").leaning.size).toBe(0);
    expect(readAnswers({ fit: "loose" }, "KID").leaning.get("kind:leggings")).toBeLessThan(0);
    expect(readAnswers({ dress_code: "sober" }, "KID").leaning.get("pattern:plain")).toBeGreaterThan(0);
  });

  it("looks for cuts that end where a woman wants her trousers to, in a line with one length a size", () => {
    const leaning = (length: string) => readAnswers({ trouser_length: length }, "WOMAN").leaning;
    expect(leaning("cropped").get("kind:leggings")).toBeGreaterThan(leaning("cropped").get("kind:trousers") ?? 0);
    expect(leaning("long").get("kind:trousers")).toBeGreaterThan(leaning("long").get("kind:leggings") ?? 0);
  });

  it("dresses a woman far from the height clothes are sewn for in two pieces; a child's height says nothing of it", () => {
    const leaning = (height: number, type: "KID" | "WOMAN") =>
      readAnswers({ height }, type).leaning.get("kind:jumpsuit") ?? 0;
    expect(leaning(154, "WOMAN")).toBeLessThan(0);
    expect(leaning(182, "WOMAN")).toBeLessThan(0);
    expect(leaning(168, "WOMAN")).toBe(0);
    expect(leaning(154, "KID")).toBe(0);
  });

  it("takes values no quiz offers for not said", () =>
    expect(readAnswers({ build: "huge", height: "", needs: "everything", occasion_date: "soon" }, "KID")).toMatchObject(
      {
        build: null,
        height: null,
        needs: [],
        occasionDate: null,
      },
    ));
});
