import { describe, expect, it } from "vitest";
import { cartCookie, findCartMemo, parseCartMemo } from "./cart-cookie.ts";

const id = "0f8fad5b-d9cb-469f-a165-70867728950e";

describe("the cart cookie", () => {
  it("is found among others", () => expect(findCartMemo(`a=1; cart=${id}.3; b=2`)).toEqual({ id, quantity: 3 }));
  it("is not confused with a longer name", () => expect(findCartMemo(`my-cart=${id}.3`)).toBeNull());
  it.each([undefined, "", "x", id, `${id}.`, `${id}.-1`, `${id}.1e3`, `../${id}.1`, `${id}.1.2`])(
    "is nothing when it reads %j",
    (value) => expect(parseCartMemo(value)).toBeNull(),
  );
  it("survives a round trip", () =>
    expect(findCartMemo(cartCookie({ id, quantity: 12 }, true).split(";")[0] ?? "")).toEqual({ id, quantity: 12 }));
  it("lasts 60 days", () =>
    expect(cartCookie({ id, quantity: 1 }, false)).toBe(`cart=${id}.1; Path=/; Max-Age=5184000; SameSite=Lax`));
  it("is dropped at once", () => expect(cartCookie(null, true)).toBe("cart=; Path=/; Max-Age=0; SameSite=Lax; Secure"));
});
