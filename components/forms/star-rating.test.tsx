// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { CodeField } from "./code-field.tsx";
import { FitScale } from "./fit-scale.tsx";
import { StarRating } from "./star-rating.tsx";

afterEach(cleanup);

const stars = ["1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"];
const chosen = () => screen.getAllByRole<HTMLInputElement>("radio").find(({ checked }) => checked)?.value;

it("stars are one group of radio buttons, empty at first, moved by the arrows", async () => {
  render(<StarRating name="overall" legend="The whole box" labels={stars} />);
  expect(screen.getByRole("group", { name: "The whole box" })).toBeTruthy();
  expect(chosen()).toBeUndefined();
  await userEvent.click(screen.getByRole("radio", { name: "4 of 5" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(chosen()).toBe("5");
});

it("stars say what is wrong", () => {
  render(<StarRating name="overall" legend="Box" labels={stars} error="Choose" id="overall" />);
  const group = screen.getByRole("group", { name: "Box" });
  expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Choose");
});

it("a fit has three named steps and keeps the one that was told", async () => {
  const onChange = vi.fn<() => void>();
  const steps = [
    { value: "S", label: "Too small" },
    { value: "G", label: "Right" },
    { value: "L", label: "Too large" },
  ] as const;
  render(<FitScale name="fit" legend="Fit of the blouse" steps={steps} defaultValue="G" onChange={onChange} />);
  expect(screen.getByRole("group", { name: "Fit of the blouse" })).toBeTruthy();
  expect(chosen()).toBe("G");
  await userEvent.click(screen.getByText("Too small"));
  expect(chosen()).toBe("S");
  expect(onChange).toHaveBeenCalledOnce();
});

it("a code is applied by its button or Enter, without sending the form around it", async () => {
  const onApply = vi.fn<(code: string) => void>();
  const onSubmit = vi.fn<() => void>();
  const texts = { apply: "Apply", remove: "Remove" };
  const props = { label: "Code", isBusy: false, onApply, onRemove: vi.fn<() => void>(), texts };
  const { rerender } = render(
    <form onSubmit={onSubmit}>
      <CodeField {...props} applied={null} error="Unknown code" />
    </form>,
  );
  const field = screen.getByRole("textbox", { name: "Code" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(field, " malle5 {Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Apply" }));
  expect(onApply.mock.calls).toEqual([["malle5"], ["malle5"]]);
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(<CodeField {...props} applied={{ code: "MALLE5", text: "5 € off" }} />);
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(props.onRemove).toHaveBeenCalledOnce();
});
