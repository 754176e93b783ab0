import { expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import { judgeWords } from "../../../reviews/judge-words.ts";
import { favourites, reviewers } from "./reviewers.ts";

const written = reviewers.flatMap(({ person, reviews }) =>
  reviews.map(([favourite, size, score, , text, answer]) => ({ person, favourite, size, score, text, answer })),
);
const sentences = written
  .flatMap(({ text, answer = "" }) => `${text} ${answer}`.split(/(?<=[.!?…])\s+/))
  .filter((sentence) => sentence !== "");

it("says no sentence twice, and nothing that would be held back", () => {
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const { person, text } of written) expect(judgeWords(text, person)).toEqual([]);
});

it("is of every favourite once to five times, by writers who praise and who do not, in every language", () => {
  const counts = Object.keys(favourites).map((key) => written.filter(({ favourite }) => favourite === key).length);
  expect(counts.length).toBeGreaterThanOrEqual(30);
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 5]);
  for (const locale of locales) {
    const scores = written.filter(({ person }) => person.language === locale).map(({ score }) => score);
    expect(Math.max(...scores)).toBe(5);
    expect(Math.min(...scores)).toBeLessThan(4);
    expect(written.some(({ person, answer }) => person.language === locale && answer !== undefined)).toBe(true);
  }
  expect(written.map(({ score }) => score)).toContain(2);
});

it("is by people who buy each piece once", () => {
  for (const { reviews } of reviewers)
    expect(new Set(reviews.map(([favourite]) => favourite)).size).toBe(reviews.length);
});
