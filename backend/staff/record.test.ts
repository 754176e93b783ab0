import { expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { recordIdsOf, recordOf } from "./record.ts";

const id = "0b6f2f0e-3a44-4a3f-9a53-0d8c0f2c7a01";

it.each([
  ["/clients/me", {}, "ACCOUNT", null],
  ["/clients/me/shipping-addresses/:id", { id }, "ADDRESS", id],
  ["/clients/me/orders/:id/invoice.pdf", { id }, "ORDER", id],
  ["/clients/me/kids/:id/requests/:rid/preview/search", { id, rid: "12" }, "BOX", "12"],
  ["/clients/me/kids/:id/subscriptions/:sid/pause", { id, sid: "7" }, "SUBSCRIPTION", "7"],
  ["/clients/me/kids/:id/quiz-answers/:code", { id, code: "signup" }, "PROFILE", id],
  ["/carts/:cart_id/lines/:variant_id", { cart_id: id, variant_id: "3" }, "CART", id],
  ["/clients/me/favourites/:product", { product: "12" }, "FAVOURITE", "12"],
  ["/clients/me/gift_cards/:code", { code: "SECRET" }, "GIFT_CARD", null],
  ["/clients/me/something-new/:id", { id }, "ACCOUNT", null],
])("knows what %s is about", (path, params, kind, recordId) =>
  expect(recordOf(path, params)).toEqual({ kind, id: recordId }),
);

it("knows the kind of every call that a session can make: what is no part of the account is named", () => {
  const unnamed = [...endpoints.values()].filter(
    ({ auth, path }) => auth !== "none" && !path.startsWith("/clients/") && recordOf(path, {}).kind === "ACCOUNT",
  );
  expect(unnamed.map(({ path }) => path)).toEqual([]);
});

it("names the records of an answer: one, a list, a page, or lists side by side", () => {
  expect(recordIdsOf({ id: 4, lines: [{ id: 5 }] })).toEqual(["4"]);
  expect(recordIdsOf([{ id: "a" }, { id: "b" }, {}])).toEqual(["a", "b"]);
  expect(recordIdsOf({ page: 1, items: [{ id: "a" }] })).toEqual(["a"]);
  expect(recordIdsOf({ given: [{ id: "a" }], received: [{ id: "b" }] })).toEqual(["a", "b"]);
  expect([undefined, null, 3, new File(["x"], "x.pdf")].map(recordIdsOf)).toEqual([[], [], [], []]);
});
