// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { afterEach, expect, it } from "vitest";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { PasswordInput } from "./password-input.tsx";

afterEach(cleanup);

it("ties label, hint and error to the control", () => {
  render(
    <Field label="E-mail" hint="For the receipt" error="Check the address">
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByRole("textbox", { name: "E-mail" });
  expect(input.getAttribute("aria-invalid")).toBe("true");
  const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Check the address",
    "For the receipt",
  ]);
});

it("is neither invalid nor described without error and hint", () => {
  render(<Field label="E-mail">{(control) => <Input {...control} />}</Field>);
  const input = screen.getByRole("textbox", { name: "E-mail" });
  expect(input.hasAttribute("aria-invalid")).toBe(false);
  expect(input.hasAttribute("aria-describedby")).toBe(false);
});

it("keeps the typed value and focuses the field when react-hook-form refuses it", async () => {
  function Form() {
    const { register, handleSubmit, formState } = useForm({ defaultValues: { city: "" } });
    return (
      <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
        <Field label="City" error={formState.errors.city?.message}>
          {(control) => <Input {...control} {...register("city", { minLength: { value: 3, message: "Too short" } })} />}
        </Field>
        <Button type="submit">Send</Button>
      </form>
    );
  }
  render(<Form />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "City" });
  await userEvent.type(input, "Ay");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Too short")).toBeTruthy();
  expect(input.value).toBe("Ay");
  expect(document.activeElement).toBe(input);
});

it("shows and hides a password without losing it", async () => {
  render(
    <Field label="Password">
      {(control) => <PasswordInput {...control} showLabel="Show password" hideLabel="Hide password" />}
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>("Password");
  await userEvent.type(input, "s3cret");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect([input.type, input.value]).toEqual(["text", "s3cret"]);
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(input.type).toBe("password");
});
