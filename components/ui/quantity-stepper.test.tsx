// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { QuantityStepper } from "./quantity-stepper.tsx";

afterEach(cleanup);

function setUp(start: number) {
  const onChange = vi.fn<(quantity: number) => void>();
  function Line() {
    const [value, setValue] = useState(start);
    return (
      <QuantityStepper
        label="Quantity"
        decreaseLabel="One less"
        increaseLabel="One more"
        value={value}
        max={5}
        onChange={(quantity) => {
          onChange(quantity);
          setValue(quantity);
        }}
      />
    );
  }
  render(<Line />);
  return { onChange, input: screen.getByRole<HTMLInputElement>("textbox", { name: "Quantity" }) };
}

it("reports absolute quantities", async () => {
  const { onChange } = setUp(2);
  await userEvent.click(screen.getByRole("button", { name: "One more" }));
  await userEvent.click(screen.getByRole("button", { name: "One more" }));
  await userEvent.click(screen.getByRole("button", { name: "One less" }));
  expect(onChange.mock.calls.flat()).toEqual([3, 4, 3]);
});

it("stops at its bounds without losing the focus", async () => {
  const { onChange } = setUp(4);
  const more = screen.getByRole("button", { name: "One more" });
  await userEvent.click(more);
  await userEvent.click(more);
  expect(onChange.mock.calls.flat()).toEqual([5]);
  expect(more.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(more);
});

it.each([
  ["9", 5],
  ["0", 1],
  ["3", 3],
])("takes a typed %s as %i when the field is left", async (typed, expected) => {
  const { onChange, input } = setUp(2);
  await userEvent.clear(input);
  await userEvent.type(input, typed);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange.mock.calls.flat()).toEqual([expected]);
  expect(input.value).toBe(String(expected));
});

it.each(["", "abc", "-2"])("goes back to the last quantity after %j", async (typed) => {
  const { onChange, input } = setUp(2);
  await userEvent.clear(input);
  if (typed) await userEvent.type(input, typed);
  await userEvent.keyboard("{Enter}");
  expect(onChange).not.toHaveBeenCalled();
  expect(input.value).toBe("2");
});
