// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { ErrorSummary, type FormError } from "./error-summary.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { RadioGroup } from "./radio-group.tsx";

afterEach(cleanup);

const errors: FormError[] = [
  { fieldId: "email", message: "Check the address" },
  { fieldId: "size", message: "Choose a size" },
];

const form = (attempt: number, shown: FormError[]) => (
  <>
    <ErrorSummary title="2 answers need another look" errors={shown} attempt={attempt} />
    <Field id="email" label="E-mail">
      {(control) => <Input {...control} />}
    </Field>
    <RadioGroup id="size" legend="Size" name="size" options={[{ value: "4", label: "4 years" }]} />
  </>
);

const summary = () => screen.getByRole("region", { name: "2 answers need another look" });

it("takes the focus at each attempt, and only then", async () => {
  const { rerender } = render(form(0, []));
  rerender(form(1, errors));
  expect(document.activeElement).toBe(summary());
  const input = screen.getByRole("textbox", { name: "E-mail" });
  await userEvent.click(input);
  rerender(form(1, []));
  rerender(form(1, errors));
  expect(document.activeElement).toBe(input);
  rerender(form(2, errors));
  expect(document.activeElement).toBe(summary());
});

it("leads to the field, and to the first control of a group", async () => {
  render(form(1, errors));
  await userEvent.click(screen.getByRole("link", { name: "Check the address" }));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "E-mail" }));
  await userEvent.click(screen.getByRole("link", { name: "Choose a size" }));
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "4 years" }));
});
