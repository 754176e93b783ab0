// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { keepPieceToAdd } from "#lib/cart/pieces-to-add.ts";
import { signOutHere } from "./client-actions.ts";

const forget = vi.hoisted(() => vi.fn<() => void>());
vi.mock("#lib/cart/browser-engine.ts", () => ({ cartEngine: () => ({ forget }) }));

it("forgets at signing out what waits for the cart, before another cart can begin with it", async () => {
  const { isWaiting } = keepPieceToAdd({ variantId: 7 });
  expect(isWaiting()).toBe(true);
  forget.mockImplementation(() => expect(isWaiting()).toBe(false));
  await signOutHere();
  expect(forget).toHaveBeenCalledOnce();
  expect(isWaiting()).toBe(false);
});
