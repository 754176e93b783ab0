// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { answerStaffConsent, readStaffConsent, type StaffConsent } from "#contract/staff.ts";
import { AppError } from "#lib/http/app-error.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { StaffConsentForm } from "./staff-consent-form.tsx";

const call = vi.hoisted(() => vi.fn<(endpoint: unknown, input: { body: object }) => Promise<StaffConsent>>());
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => ({ call }) }));

const asked: StaffConsent = {
  staff_firstname: "Maud",
  reason: "colis perdu",
  deed: {
    kind: "ORDER",
    amount_ttc: 44.9,
    address: "12 rue des Lilas, 75011 Paris",
    payment_method: "visa •••• 4242",
    subject: null,
    is_wallet_used: null,
    news: [],
  },
  answer: null,
  state: "OPEN",
  expires_at: "2026-11-22T18:00:00.000Z",
  used_at: null,
};

const open = () => {
  history.replaceState(null, "", "/staff-consent?token=a-token");
  render(
    <NextIntlClientProvider
      locale="fr"
      messages={{ staffConsent: fr.staffConsent, error: fr.error }}
      timeZone="Europe/Paris"
    >
      <StaffConsentForm />
    </NextIntlClientProvider>,
  );
};
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it("shows who asks for what and why, and answers nothing by itself", async () => {
  call.mockResolvedValue(asked);
  open();
  expect(await screen.findByRole("heading", { name: "Passer une commande en votre nom" })).toBeTruthy();
  for (const fact of [/Maud/, /44,90/, "12 rue des Lilas, 75011 Paris", "visa •••• 4242", "colis perdu"])
    expect(screen.getByText(fact)).toBeTruthy();
  expect(call.mock.calls).toEqual([[readStaffConsent, { body: { token: "a-token" } }]]);
});

it.each([
  ["Je suis d’accord", true, "AGREED", fr.staffConsent.agreedTitle],
  ["Je refuse", false, "REFUSED", fr.staffConsent.refusedTitle],
] as const)("answers when it is pressed: %s", async (button, is_agreed, answer, title) => {
  call.mockResolvedValueOnce(asked).mockResolvedValueOnce({ ...asked, answer, state: answer });
  open();
  await userEvent.click(await screen.findByRole("button", { name: button }));
  expect(document.activeElement).toBe(await screen.findByRole("heading", { name: title }));
  expect(call.mock.lastCall).toEqual([answerStaffConsent, { body: { token: "a-token", is_agreed } }]);
});

it.each([
  [
    { answer: "AGREED", state: "USED", used_at: "2026-11-22T16:30:00.000Z" },
    fr.staffConsent.usedTitle,
    /22 novembre 2026/,
  ],
  [{ answer: "AGREED", state: "LAPSED" }, fr.staffConsent.unusedTitle, /sans que rien ne soit fait/],
  [{ answer: null, state: "LAPSED" }, fr.staffConsent.unansweredTitle, /Rien n’a été fait/],
  [{ answer: "REFUSED", state: "REFUSED" }, fr.staffConsent.refusedTitle, /Rien ne sera fait/],
] as const)("says what became of it, and offers no answer: %o", async (change, title, text) => {
  call.mockResolvedValue({ ...asked, ...change });
  open();
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole("heading", { name: fr.staffConsent.deed.ORDER })).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("says that a request is over, and keeps one that could not be answered now", async () => {
  call.mockRejectedValueOnce(new AppError("domain", "STAFF_CONSENT_INVALID", "over", { status: 422 }));
  open();
  expect(await screen.findByText(fr.staffConsent.brokenTitle)).toBeTruthy();
  cleanup();
  call.mockResolvedValueOnce(asked).mockRejectedValueOnce(new AppError("network", "NETWORK", "away"));
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Je refuse" }));
  expect(await screen.findByText(fr.error.NETWORK)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Je refuse" })).toBeTruthy();
});
