// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSlowNavigation } from "./use-slow-navigation.ts";

const onOver = vi.fn<() => void>();
const useNavigation = () => useSlowNavigation(onOver);

beforeEach(() => {
  vi.useFakeTimers();
  onOver.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it("says nothing of a quick navigation", () => {
  const { result } = renderHook(useNavigation);
  act(() => {
    result.current.begin();
  });
  history.pushState(null, "", "/quick");
  pass(1_000);
  expect(result.current.isSlow).toBe(false);
});

it("says so from the throttle until the address changes", () => {
  const { result } = renderHook(useNavigation);
  act(() => {
    result.current.begin();
  });
  pass(190);
  expect(result.current.isSlow).toBe(false);
  pass(20);
  expect(result.current.isSlow).toBe(true);
  expect(onOver).not.toHaveBeenCalled();
  history.pushState(null, "", "/slow");
  pass(200);
  expect(result.current.isSlow).toBe(false);
  expect(onOver).toHaveBeenCalledOnce();
});

it("gives up on what leads nowhere", () => {
  const { result } = renderHook(useNavigation);
  act(() => {
    result.current.begin();
  });
  pass(20_000);
  expect(result.current.isSlow).toBe(false);
  expect(onOver).toHaveBeenCalledOnce();
});
