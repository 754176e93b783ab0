// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { afterEach, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";
import { RadioGroup } from "./radio-group.tsx";

afterEach(cleanup);

const sizes = [
  { value: "4", label: "4 years" },
  { value: "6", label: "6 years", faded: true, note: "Sold out" },
  { value: "8", label: "8 years", disabled: true },
];
const checked = () => screen.getAllByRole<HTMLInputElement>("radio").find((radio) => radio.checked)?.value;

it("is one stop for Tab, the arrows choose, sold-out sizes stay choosable", async () => {
  render(<RadioGroup legend="Size" name="size" options={sizes} variant="chips" defaultValue="4" />);
  expect(screen.getByRole("group", { name: "Size" })).toBeTruthy();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "4 years" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(checked()).toBe("6");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: /6 years\s*Sold out/ }));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it("says what is wrong, on the group and on its radios", () => {
  render(<RadioGroup legend="Size" name="size" options={sizes} error="Choose a size" id="size" />);
  const group = screen.getByRole("group", { name: "Size" });
  expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Choose a size");
  expect(screen.getByRole("radio", { name: "4 years" }).getAttribute("aria-invalid")).toBe("true");
});

it("works with react-hook-form's register", async () => {
  const onValid = vi.fn<(values: { size: string | null }) => void>();
  function Form() {
    const { register, handleSubmit } = useForm<{ size: string | null }>({ defaultValues: { size: "4" } });
    return (
      <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
        <RadioGroup legend="Size" options={sizes} {...register("size")} />
        <Button type="submit">Add</Button>
      </form>
    );
  }
  render(<Form />);
  expect(checked()).toBe("4");
  await userEvent.click(screen.getByRole("radio", { name: /6 years/ }));
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(onValid).toHaveBeenCalledWith({ size: "6" });
});
