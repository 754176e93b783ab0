// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noteWay } from "#lib/routing/under-way.ts";
import { cleanAddress } from "./clean-address.ts";

/** As the router marks what is its own: such a change of the address it does not hear of. */
const own = { __NA: true };

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(own, "", "/shop/payment?order=7&redirect_status=failed");
});
afterEach(() => vi.useRealTimers());

it("takes out what a provider wrote, and has the router hear of it", () => {
  const replace = vi.spyOn(history, "replaceState");
  cleanAddress();
  vi.runAllTimers();
  expect(replace).toHaveBeenCalledExactlyOnceWith(null, "", "/shop/payment?order=7");
});

it("lets the router go on to a page it was asked for", () => {
  const replace = vi.spyOn(history, "replaceState");
  cleanAddress();
  noteWay();
  vi.runOnlyPendingTimers();
  expect(replace).toHaveBeenCalledExactlyOnceWith(own, "", "/shop/payment?order=7");
});

it("leaves an address alone that nobody wrote into", () => {
  history.replaceState(own, "", "/shop/payment?order=7");
  const replace = vi.spyOn(history, "replaceState");
  cleanAddress();
  vi.runAllTimers();
  expect(replace).not.toHaveBeenCalled();
});

it("leaves the address of a page alone that was opened meanwhile", () => {
  cleanAddress();
  history.replaceState(own, "", "/shop/cart?from=payment");
  const replace = vi.spyOn(history, "replaceState");
  vi.runAllTimers();
  expect(replace).not.toHaveBeenCalled();
});
