import { describe, expect, it } from "vitest";
import { parseSeen, rememberSeen, seenBesides } from "./recently-seen.ts";

const seen = (id: number, href = `/shop/girls/${id}-robe`) => ({
  id,
  href,
  name: `Robe ${id}`,
  image: `/pictures/${id}.svg`,
});

describe("parseSeen", () => {
  it.each([
    null,
    "",
    "no json",
    "{}",
    '[{"id":"1"}]',
    '[{"id":1,"href":"https://evil.test","name":"","image":""}]',
    '[{"id":1,"href":"//evil.test","name":"","image":""}]',
  ])("reads %j as nothing", (stored) => expect(parseSeen(stored)).toEqual([]));
  it("reads what it wrote", () => expect(parseSeen(JSON.stringify([seen(1)]))).toEqual([seen(1)]));
});

it("remembers each product once, the last visited first, and nine at most", () => {
  expect(rememberSeen([seen(1), seen(2)], seen(2)).map(({ id }) => id)).toEqual([2, 1]);
  expect(
    rememberSeen(
      Array.from({ length: 9 }, (_, id) => seen(id)),
      seen(20),
    ),
  ).toHaveLength(9);
});

it("shows the others, of the same language", () => {
  const all = [seen(1), seen(2), seen(3, "/de/shop/girls/3-kleid")];
  expect(seenBesides(all, 1, "").map(({ id }) => id)).toEqual([2]);
  expect(seenBesides(all, 1, "/de").map(({ id }) => id)).toEqual([3]);
});
