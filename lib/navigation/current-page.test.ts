import { expect, it } from "vitest";
import { currentPage, publicPath } from "./current-page.ts";

const pages = [
  { href: "/infos" },
  { href: "/infos/orders" },
  { href: "/infos/returns", holds: ["/infos/return-labels", "/infos/edit/return-mode"] },
  { href: "/infos/edit" },
];

it.each([
  ["/infos", "/infos"],
  ["/infos/orders", "/infos/orders"],
  ["/infos/returns/order/7", "/infos/returns"],
  ["/infos/return-labels", "/infos/returns"],
  ["/infos/return-labels-of-others", undefined],
  ["/infos/edit/password", "/infos/edit"],
  ["/infos/edit/return-mode/confirmation", "/infos/returns"],
  ["/infos/wallet", undefined],
  ["/profil", undefined],
])("%s belongs to %s", (path, expected) => expect(currentPage(path, pages)).toBe(expected));

it("knows an address by what the visitor sees", () => {
  expect(publicPath("/fr/infos")).toBe("/infos");
  expect(publicPath("/fr")).toBe("/");
  expect(publicPath("/de/infos")).toBe("/de/infos");
  expect(publicPath("/france")).toBe("/france");
});
