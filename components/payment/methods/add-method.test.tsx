// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import type { PaymentPlatform } from "#lib/payments/types.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { expectSound } from "#tests/storefront/sound.ts";
import { AddMethod } from "./add-method.tsx";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ refresh: () => undefined }),
  useSearchParams: () => new URLSearchParams(location.search),
}));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

const ideal: PaymentPlatform = {
  platform: "sandbox",
  payment_method_types: ["ideal_via_sandbox"],
  public_key: null,
};
const show = (...platforms: PaymentPlatform[]) =>
  render(
    <NextIntlClientProvider
      locale="fr"
      messages={{ payment: fr.payment, savedMethods: fr.savedMethods, website: fr.website }}
      timeZone="Europe/Paris"
    >
      <AddMethod methods={[]} platforms={platforms} holder="Ada" replaced={null} onReplaceEnd={() => undefined} />
    </NextIntlClientProvider>,
  );
const refusal = () => screen.queryByText(fr.website.error.payment.authentication_failed);

it("says what a bank refused, also once the page is made anew under its clean address", async () => {
  history.replaceState(null, "", "/infos/add/payment?default=1&redirect_status=failed");
  const first = show(ideal);
  expect(await screen.findByText(fr.website.error.payment.authentication_failed)).toBeTruthy();
  await vi.waitFor(() => expect(location.search).toBe("?default=1"));
  first.unmount();
  expect(refusal()).toBeNull();
  await act(async () => void show(ideal));
  expect(refusal()).not.toBeNull();
  await expectSound();
});

it("says that nothing can be added where the account offers nothing that boxes can be charged to", async () => {
  show();
  expect(screen.getByText(fr.payment.none)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  await expectSound();
});
