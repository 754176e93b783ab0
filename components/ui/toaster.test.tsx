// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";
import { Toaster } from "./toaster.tsx";
import {
  announce,
  dismissToast,
  toast,
  toastDurationMs,
  toastStore,
  toastWithActionDurationMs,
} from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<Toaster label="Messages" closeLabel="Dismiss" />);
});

afterEach(() => {
  act(() => toastStore.getSnapshot().toasts.forEach(({ id }) => dismissToast(id)));
  cleanup();
  vi.useRealTimers();
});

const show = (...input: Parameters<typeof toast>) => act(() => void toast(...input));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole("listitem").map((item) => item.querySelector("p")?.textContent);

it("speaks each message once, through the one polite region", () => {
  show({ message: "Added to the cart" });
  const regions = document.querySelectorAll('[aria-live="polite"], [role="alert"]');
  expect(regions).toHaveLength(1);
  expect(screen.getByRole("status").textContent).toBe("Added to the cart");
});

it("speaks the same words again when they happen again", () => {
  act(() => announce("Quantity 2"));
  const first = screen.getByRole("status").textContent;
  act(() => announce("Quantity 2"));
  const second = screen.getByRole("status").textContent;
  expect(second).not.toBe(first);
  expect(second?.trim()).toBe("Quantity 2");
});

it("undoes and goes", async () => {
  const onPress = vi.fn<() => void>();
  show({ message: "Removed", action: { label: "Undo", onPress } });
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
});

it("leaves by itself, later when there is something to press", () => {
  show({ message: "Saved" });
  show({ message: "Removed", action: { label: "Undo", onPress: () => undefined } });
  pass(toastDurationMs);
  expect(shown()).toEqual(["Removed"]);
  pass(toastWithActionDurationMs - toastDurationMs);
  expect(shown()).toEqual([]);
});

it("waits while it is pointed at", () => {
  show({ message: "Saved" });
  const item = screen.getByRole("listitem");
  fireEvent.pointerEnter(item);
  pass(toastDurationMs * 3);
  expect(shown()).toEqual(["Saved"]);
  fireEvent.pointerLeave(item);
  pass(toastDurationMs);
  expect(shown()).toEqual([]);
});

it("closes the newest on Esc", async () => {
  show({ message: "First" });
  show({ message: "Second" });
  await userEvent.keyboard("{Escape}");
  expect(shown()).toEqual(["First"]);
});

it("is reached with F6 and gives the focus back", async () => {
  render(<Button>Remove</Button>);
  const remove = screen.getByRole("button", { name: "Remove" });
  act(() => remove.focus());
  show({ message: "Removed", action: { label: "Undo", onPress: () => undefined } });
  await userEvent.keyboard("{F6}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(remove);
});

it("never piles up more than three", () => {
  for (const message of ["1", "2", "3", "4"]) show({ message });
  expect(shown()).toEqual(["2", "3", "4"]);
});
