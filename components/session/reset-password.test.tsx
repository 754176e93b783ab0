// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resetPassword, sendResetPasswordEmail } from "#contract/session.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { ResetPassword } from "./reset-password.tsx";

const call = vi.hoisted(() => vi.fn<(endpoint: unknown, input: unknown) => Promise<void>>());
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => ({ call }) }));

beforeEach(() => call.mockReset().mockResolvedValue());
afterEach(cleanup);

const clientId = "3f0c1d2e-0000-4000-8000-000000000001";
const page = `/de/infos/rating/${clientId}#piece-${clientId}`;

function arrive(query: Record<string, string>) {
  history.replaceState(null, "", `/reset-password?${new URLSearchParams(query)}`);
  const { resetPassword: texts, emailLink, login, validation, error } = fr;
  render(
    <NextIntlClientProvider
      locale="fr"
      messages={{ resetPassword: texts, emailLink, login, validation, error }}
      timeZone="Europe/Paris"
    >
      <ResetPassword />
    </NextIntlClientProvider>,
  );
}

async function askForLink() {
  await userEvent.type(screen.getByRole("textbox", { name: fr.login.email }), "lea@gmail.com");
  await userEvent.click(screen.getByRole("button", { name: fr.resetPassword.send }));
  await screen.findByRole("heading", { name: fr.resetPassword.sentTitle });
}

const email = "lea@gmail.com";

it.each([
  ["the page that asked to sign in", page, { email, redirect: page }],
  ["nothing that is no page of the shop", "//evil.example", { email }],
])("asks for a link that carries %s", async (_, redirect, body) => {
  arrive({ redirect });
  await askForLink();
  expect(call.mock.calls).toEqual([[sendResetPasswordEmail, expect.objectContaining({ body }), expect.anything()]]);
});

it("asks for another link with the page of one that was cut", async () => {
  arrive({ client_id: clientId, redirect: page });
  await askForLink();
  expect(call.mock.lastCall?.[1]).toMatchObject({ body: { email, redirect: page } });
});

it("leads on to the page once a password is chosen, also when the page is loaded anew", async () => {
  arrive({ client_id: clientId, token: "t0k-en", redirect: page });
  await userEvent.type(screen.getByLabelText(fr.login.newPassword), "petites-poires-mures");
  await userEvent.click(screen.getByRole("button", { name: fr.emailLink.choosePassword }));
  const way = await screen.findByRole("link", { name: fr.emailLink.toLogin });
  expect(call.mock.lastCall?.[0]).toBe(resetPassword);
  const { pathname, searchParams } = new URL(way.getAttribute("href") ?? "", location.href);
  expect([pathname, searchParams.get("redirect")]).toEqual(["/login", page]);
  expect([...new URLSearchParams(location.search)]).toEqual([["redirect", page]]);
});

it("leads to the account from a link without one", async () => {
  arrive({ client_id: clientId, token: "t0k-en" });
  await userEvent.type(screen.getByLabelText(fr.login.newPassword), "petites-poires-mures");
  await userEvent.click(screen.getByRole("button", { name: fr.emailLink.choosePassword }));
  expect((await screen.findByRole("link", { name: fr.emailLink.toLogin })).getAttribute("href")).toBe("/login");
  expect(location.search).toBe("");
});
