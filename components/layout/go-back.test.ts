// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { goBack } from "./go-back.ts";

afterEach(() => vi.restoreAllMocks());

const press = (): MouseEvent => {
  document.body.innerHTML = '<a href="/" data-back><b>back</b></a>';
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.addEventListener("click", goBack, { once: true });
  document.querySelector("b")?.dispatchEvent(event);
  return event;
};

it("goes back where there is a page before", () => {
  vi.spyOn(history, "length", "get").mockReturnValue(2);
  const back = vi.spyOn(history, "back").mockReturnValue();
  expect(press().defaultPrevented).toBe(true);
  expect(back).toHaveBeenCalledOnce();
});

it("lets the link lead home where there is none", () => {
  vi.spyOn(history, "length", "get").mockReturnValue(1);
  expect(press().defaultPrevented).toBe(false);
});
