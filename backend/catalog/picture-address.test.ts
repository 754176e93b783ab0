import { expect, it } from "vitest";
import { isPictureHash, pictureUrl } from "./picture-address.ts";

const hashIn = (url: string): string => /-([0-9a-f]{12})\.svg$/.exec(url)?.[1] ?? "";

it("changes with what is drawn, not with the order of its fields", () => {
  const url = pictureUrl("products", "12/front", { color: "#ffffff", seed: 1, nested: { a: 1, b: [2, 3] } });
  expect(url).toMatch(/^\/pictures\/products\/12\/front-[0-9a-f]{12}\.svg$/);
  expect(isPictureHash(hashIn(url), { nested: { b: [2, 3], a: 1 }, seed: 1, color: "#ffffff" })).toBe(true);
  expect(isPictureHash(hashIn(url), { nested: { b: [3, 2], a: 1 }, seed: 1, color: "#ffffff" })).toBe(false);
});
