import { afterAll, beforeAll, expect, it } from "vitest";
import { searchProducts } from "#contract/catalog.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { runStaffCommand } from "./run-command.ts";
import { StaffRefusal } from "./refusal.ts";
import { addWord, readWords, removeWord } from "./words.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const namesFor = async (name: string) => {
  const { understanding } = await api.call(searchProducts, { query: { name } });
  return understanding?.parts.map((part) => part.name);
};

it("teaches search a word, lists it, and makes it forget the word again", async () => {
  expect(await namesFor("zibeline")).toEqual([]);
  await addWord(api.dependencies, {
    command: "add-word",
    locale: "fr",
    word: "Zibeline",
    meaning: { like: "manteau" },
  });
  expect(await namesFor("zibelines")).toEqual(["Manteaux"]);
  const { words } = await readWords(api.dependencies, { command: "words", locale: "fr", text: "zibel" });
  expect(words).toEqual([
    { locale: "fr", phrase: "zibeline", kind: "piece", name: "Manteaux", means: { piece: ["coat"] }, is_near: false },
  ]);
  await removeWord(api.dependencies, { command: "remove-word", locale: "fr", word: "ZIBELINE" });
  expect(await namesFor("zibeline")).toEqual([]);
});

it("takes codes under a name", async () => {
  await runStaffCommand(api.dependencies, {
    command: "add-word",
    locale: "fr",
    word: "bleu orage",
    meaning: { kind: "colour", name: "Bleu orage", means: { colour: ["petrol", "navy"] } },
  });
  expect(await namesFor("bleu orage")).toEqual(["Bleu orage"]);
});

it("says what it cannot do", async () => {
  const like = { like: "qqqqqq" };
  await expect(
    addWord(api.dependencies, { command: "add-word", locale: "fr", word: "x", meaning: like }),
  ).rejects.toThrow(StaffRefusal);
  await expect(removeWord(api.dependencies, { command: "remove-word", locale: "fr", word: "qqqqqq" })).rejects.toThrow(
    "knows no word",
  );
});
