import { expect, it } from "vitest";
import { accountPaths, addressesOf } from "./account-pages.ts";

const owned = { orders: ["o1", "o2"], returns: ["r"], tickets: ["t"], boxes: [{ profileId: "p", requestId: 7 }] };

it.each([
  ["/infos/wallet", ["/infos/wallet"]],
  ["/infos/rating/{orderId}", ["/infos/rating/o1", "/infos/rating/o2"]],
  ["/infos/returns/{id}/success", ["/infos/returns/r/success"]],
  ["/infos/returns/order/{id}", ["/infos/returns/order/o1", "/infos/returns/order/o2"]],
  ["/infos/messages/{id}", ["/infos/messages/t"]],
  ["/infos/preview/{profileId}/{requestId}", ["/infos/preview/p/7"]],
])("%s is opened with what a client has", (path, addresses) => expect(addressesOf(path, owned)).toEqual(addresses));

it("leaves no place of an address open, and no page of the account out", () => {
  expect(accountPaths.length).toBeGreaterThan(35);
  for (const path of accountPaths)
    for (const address of addressesOf(path, owned)) expect(address).not.toMatch(/[{}]|undefined/);
});
