// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { emailSchema } from "#contract/account-fields.ts";
import { Button } from "#components/ui/button.tsx";
import fr from "#messages/fr.json" with { type: "json" };
import { ContractForm } from "./contract-form.tsx";
import { EmailField } from "./email-field.tsx";
import { useCheckedForm } from "./use-checked-form.ts";

afterEach(cleanup);

const send = vi.fn<(values: { email: string }) => Promise<void>>(async () => undefined);
const onType = vi.fn<(email: string) => void>();

function Sample() {
  const sample = useCheckedForm({
    id: "sample",
    schema: z.object({ email: emailSchema }),
    fields: { email: "Adresse e-mail" },
    defaultValues: { email: "" },
    send: (values) => send(values),
    onDone: () => undefined,
  });
  return (
    <ContractForm form={sample} actions={<Button type="submit">Envoyer</Button>}>
      <EmailField form={sample} name="email" autoComplete="email" onType={onType} />
    </ContractForm>
  );
}

it("offers the provider that was meant, takes it with one press and gives the focus back to the field", async () => {
  render(
    <NextIntlClientProvider locale="fr" messages={{ validation: fr.validation, error: fr.error }}>
      <Sample />
    </NextIntlClientProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Adresse e-mail" });
  await userEvent.type(field, "lea@gmial.com");
  expect(screen.queryByRole("button", { name: fr.validation.form_use_suggestion })).toBeNull();
  await userEvent.tab();
  await userEvent.click(screen.getByRole("button", { name: fr.validation.form_use_suggestion }));
  expect(field.value).toBe("lea@gmail.com");
  expect(onType).toHaveBeenLastCalledWith("lea@gmail.com");
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole("button", { name: fr.validation.form_use_suggestion })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Envoyer" }));
  expect(send).toHaveBeenCalledWith({ email: "lea@gmail.com" });
});
