import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PaymentFormHandle, Prepared } from "./payment-form.ts";
import { prepareForm } from "./prepare-form.ts";

const incomplete: Prepared = { kind: "incomplete" };
const form: PaymentFormHandle = { prepare: async () => incomplete };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("waits for a form that has not loaded yet", async () => {
  const slot: { current: PaymentFormHandle | null } = { current: null };
  const prepared = prepareForm(slot);
  await vi.advanceTimersByTimeAsync(14_000);
  slot.current = form;
  await vi.advanceTimersByTimeAsync(100);
  expect(await prepared).toBe(incomplete);
});

it("says that nothing was kept where the form never comes", async () => {
  const prepared = prepareForm({ current: null });
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await prepared).toEqual({ kind: "refused", code: "SETUP_INTENT_FAILED" });
});
