import { expect, it } from "vitest";
import { readAllPages } from "./read-all-pages.ts";

const readerOf = (pages: string[][]) => async (page: number) => ({
  pages: pages.length,
  items: pages[page - 1] ?? [],
});

it("reads a list to its end, in its order", async () => {
  expect(await readAllPages(readerOf([["a", "b"], ["c", "d"], ["e"]]))).toEqual(["a", "b", "c", "d", "e"]);
  expect(await readAllPages(readerOf([]))).toEqual([]);
});
