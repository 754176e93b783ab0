// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { sendResetPasswordEmail } from "#contract/session.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { MailPasswordLink } from "./mail-password-link.tsx";

const call = vi.hoisted(() => vi.fn<(endpoint: object, input: object) => Promise<void>>());
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => ({ call }) }));

afterEach(() => {
  cleanup();
  call.mockReset();
});

const id = "3f0c1d2e-0000-4000-8000-000000000001";

it.each([
  ["where it was asked for", "/de/shop/checkout", "/de/shop/checkout"],
  ["without what a mail may not say", `/quiz/signup/checkout/${id}?rhythm=2`, `/quiz/signup/checkout/${id}`],
])("mails a link that leads back %s", async (_, address, redirect) => {
  history.replaceState(null, "", address);
  call.mockResolvedValue();
  render(
    <NextIntlClientProvider locale="fr" messages={{ login: fr.login, error: fr.error }} timeZone="Europe/Paris">
      <MailPasswordLink label="Recevoir un lien" readEmail={() => "lea@example.com"} />
    </NextIntlClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Recevoir un lien" }));
  expect(await screen.findByText(fr.login.linkSent.replace("{email}", "lea@example.com"))).toBeTruthy();
  expect(call.mock.lastCall).toEqual([sendResetPasswordEmail, { body: { email: "lea@example.com", redirect } }]);
});
