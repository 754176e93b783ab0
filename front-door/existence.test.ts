import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { type AskedLookUp, createExistence, findInApi } from "./existence.ts";

const visitor = "192.0.2.1";
const products = new Set(["/products/4"]);
const aFind = () => vi.fn<(lookUp: AskedLookUp) => Promise<boolean>>(async ({ path }) => products.has(path));

it("asks nobody about a page that names nothing, or what nothing can be called", () => {
  const find = aFind();
  const { isThere } = createExistence(find);
  expect([isThere("/faq", visitor), isThere("/shop/GIRLS", visitor)]).toEqual([true, false]);
  expect(find).not.toHaveBeenCalled();
});

it("asks once for what is there, whatever the spelling of its address", async () => {
  const find = aFind();
  const { isThere } = createExistence(find);
  expect(await isThere("/shop/girls/4-robe", visitor)).toBe(true);
  expect([isThere("/shop/girls/4-robe", visitor), isThere("/de/shop/product/4", visitor)]).toEqual([true, true]);
  expect(find).toHaveBeenCalledOnce();
});

it("asks each time for what is not there: it may be in a second", async () => {
  const find = aFind();
  const { isThere } = createExistence(find);
  expect([await isThere("/shop/girls/5-robe", visitor), await isThere("/shop/girls/5-robe", visitor)]).toEqual([
    false,
    false,
  ]);
  find.mockResolvedValueOnce(true);
  expect(await isThere("/shop/girls/5-robe", visitor)).toBe(true);
  expect(find).toHaveBeenCalledTimes(3);
});

it("asks once for many who ask for the same at the same time", async () => {
  const find = aFind();
  const { isThere } = createExistence(find);
  const answers = await Promise.all(Array.from({ length: 50 }, async () => isThere("/shop/girls/5-robe", visitor)));
  expect(new Set(answers)).toEqual(new Set([false]));
  expect(find).toHaveBeenCalledOnce();
});

it("knows an article in one language, not in the others", async () => {
  const find = vi.fn<(lookUp: AskedLookUp) => Promise<boolean>>(async ({ locale }) => locale === "de");
  const { isThere } = createExistence(find);
  expect([await isThere("/de/blog/artikel", visitor), await isThere("/blog/artikel", visitor)]).toEqual([true, false]);
});

it("takes everything for real while the API does not answer, and asks it again a little later", async () => {
  let time = 0;
  const find = aFind().mockRejectedValueOnce(new Error("away"));
  const log = vi.spyOn(console, "error").mockReturnValue();
  const { isThere } = createExistence(find, () => time);
  expect(await isThere("/shop/girls/5-robe", visitor)).toBe(true);
  expect(isThere("/shop/girls/6-robe", visitor), "without waiting").toBe(true);
  expect(find).toHaveBeenCalledOnce();
  expect(log.mock.calls).toEqual([["look-up of /products/5 failed: Error: away"]]);
  time = 10_000;
  expect(await isThere("/shop/girls/5-robe", visitor)).toBe(false);
});

it("asks each time for a further page of a list that was narrowed", async () => {
  const find = vi.fn<(lookUp: AskedLookUp) => Promise<boolean>>(async ({ page = 0 }) => page <= 3);
  const { isThere } = createExistence(find);
  const answers = [3, 4, 3].map(async (page) => isThere(`/shop/girls?size=6%20ans&page=${page}`, visitor));
  expect(await Promise.all(answers)).toEqual([true, false, true]);
  expect(find).toHaveBeenCalledTimes(3);
});

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

it("reads the API's answer: there, not there, or no answer to rely on", async () => {
  const asked: unknown[] = [];
  const server = createServer((request, answer) => {
    asked.push([request.url, request.headers.locale, request.headers["x-forwarded-for"]]);
    answer.statusCode = Number(request.url?.slice(1));
    answer.end("{}");
  });
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const find = findInApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await find({ path: "/200", locale: "de", visitor })).toBe(true);
  expect(await find({ path: "/404", visitor })).toBe(false);
  expect(await find({ path: "/422", visitor })).toBe(false);
  for (const status of [429, 500, 503])
    await expect(find({ path: `/${status}`, visitor })).rejects.toThrow(String(status));
  expect(asked.slice(0, 2)).toEqual([
    ["/200", "de", visitor],
    ["/404", undefined, visitor],
  ]);
});

it("asks for a page of a list as its page does, and counts the pages", async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, answer) => {
    asked.push(request.url);
    answer.end(JSON.stringify({ pages: 3 }));
  });
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const find = findInApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const search = "gender=GIRL&size=6%20ans&size=4%20ans&name=robe&magic=1&page=";
  const ask = (slug: string | null, page: number) =>
    find({ path: "/list", page, list: { slug, search: `${search}${page}` }, visitor });
  expect([await ask("girls", 3), await ask(null, 4)]).toEqual([true, false]);
  const ofReviews = (page: number) => find({ path: `/reviews?page=${page}`, page, visitor });
  expect([await ofReviews(3), await ofReviews(4)]).toEqual([true, false]);
  const filters = "/list?gender=GIRL%2CMIXED&size=4+ans%2C6+ans";
  expect(asked).toEqual([
    `${filters}&page=3&page_size=40&sort=relevance`,
    `${filters}&name=robe&page=4&page_size=40&sort=relevance`,
    "/reviews?page=3",
    "/reviews?page=4",
  ]);
});
