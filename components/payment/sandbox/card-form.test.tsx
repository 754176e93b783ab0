// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { createRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { tokeniseSandboxCard } from "#lib/payments/sandbox.ts";
import { AppError } from "#lib/http/app-error.ts";
import fr from "#messages/fr.json" with { type: "json" };
import type { PaymentFormHandle } from "../payment-form.ts";
import { SandboxCardForm } from "./card-form.tsx";

const api = vi.hoisted(() => ({ tokeniseSandboxCard: vi.fn<typeof tokeniseSandboxCard>() }));
vi.mock("#lib/payments/sandbox.ts", () => api);

const handle = createRef<PaymentFormHandle>();
beforeEach(() => {
  render(
    <NextIntlClientProvider
      locale="fr"
      messages={{ payment: fr.payment, validation: fr.validation }}
      timeZone="Europe/Paris"
    >
      <SandboxCardForm ref={handle} begin={async () => "secret"} holder="Lea Martin" />
    </NextIntlClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
/** As with the button below the form: the field that was typed in is left first. */
async function save(): Promise<void> {
  await userEvent.tab();
  await act(async () => expect(await handle.current?.prepare()).toEqual({ kind: "incomplete" }));
}

it("writes number and date as they stand on a card", async () => {
  await userEvent.type(box("Numéro de carte"), "4242424242424242");
  await userEvent.type(box("Date d’expiration"), "1234");
  expect(box("Numéro de carte").value).toBe("4242 4242 4242 4242");
  expect(box("Date d’expiration").value).toBe("12 / 34");
});

it("lets the browser fill in a card and knows the name already", () => {
  expect(
    ["Numéro de carte", "Date d’expiration", "Code de sécurité", "Nom sur la carte"].map(
      (name) => box(name).autocomplete,
    ),
  ).toEqual(["cc-number", "cc-exp", "cc-csc", "cc-name"]);
  expect(box("Nom sur la carte").value).toBe("Lea Martin");
});

it("names what is missing, with links, and sends nothing", async () => {
  await save();
  expect(screen.getByRole("link", { name: "Indiquez le numéro de la carte." }).getAttribute("href")).toBe(
    "#card-number",
  );
  expect(box("Code de sécurité").getAttribute("aria-invalid")).toBe("true");
  expect(api.tokeniseSandboxCard).not.toHaveBeenCalled();
});

it("refuses a number with a slip of the finger", async () => {
  await userEvent.type(box("Numéro de carte"), "4242424242424241");
  await save();
  expect(screen.getByText("Ce numéro de carte n’est pas correct. Vérifiez-le.")).toBeTruthy();
});

it("says when the sandbox refuses a card and keeps what was typed", async () => {
  api.tokeniseSandboxCard.mockRejectedValue(
    new AppError("domain", "PAYMENT_METHOD_REFUSED", "refused", { status: 422 }),
  );
  await userEvent.type(box("Numéro de carte"), "5555555555554444");
  await userEvent.type(box("Date d’expiration"), "1234");
  await userEvent.type(box("Code de sécurité"), "123");
  await save();
  expect(box("Numéro de carte").getAttribute("aria-invalid")).toBe("true");
  expect(box("Numéro de carte").value).toBe("5555 5555 5555 4444");
});
