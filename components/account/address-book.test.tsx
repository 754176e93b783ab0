// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import type { Address } from "#contract/addresses.ts";
import type { Client } from "#contract/client.ts";
import { toastStore } from "#components/ui/toast-store.ts";
import { makeDefaultAddress } from "#lib/addresses/changes.ts";
import { AppError } from "#lib/http/app-error.ts";
import { trialAddress } from "#scripts/trial-address.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { expectSound } from "#tests/storefront/sound.ts";
import { AddressBook } from "./address-book.tsx";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));
vi.mock("#lib/addresses/changes.ts", { spy: true });
vi.mock("#lib/addresses/use-towns.ts", () => ({ useTowns: () => noTowns }));
const noTowns: string[] = [];

afterEach(cleanup);

const home = { ...trialAddress, id: "0d7d8a9e-0000-4000-8000-0000000000a1", is_default: true } as Address;
const other = { ...home, id: "0d7d8a9e-0000-4000-8000-0000000000a2", street: "8 quai Sud", is_default: false };

function show(subscription: Client["subscription_status"], shipping: Address[]) {
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <AddressBook
        client={{ subscription_status: subscription, woman_subscription_status: null } as unknown as Client}
        addresses={{ shipping, billing: [] }}
      />
    </NextIntlClientProvider>,
  );
}
/** What is asked before the first delivery address is changed or deleted. */
async function ask(press: "edit" | "delete"): Promise<string> {
  const [first] = screen.getAllByRole("listitem");
  await userEvent.click(within(first!).getByRole("button", { name: press === "edit" ? /^Modifier/ : /^Supprimer/ }));
  const dialog = await screen.findByRole(press === "edit" ? "dialog" : "alertdialog");
  await expectSound();
  return dialog.textContent ?? "";
}

it("says that boxes come to an address before it changes", async () => {
  show("ONGOING_SUBSCRIPTION", [home]);
  expect(await ask("edit")).toContain(fr.addressBook.boxesComeHere);
});

it("says what becomes of the boxes before the address they come to is deleted", async () => {
  show("PAUSED_SUBSCRIPTION", [home]);
  expect(await ask("delete")).toContain(fr.addressBook.boxesWait);
  cleanup();
  show("ONGOING_SUBSCRIPTION", [home, other]);
  await expectSound();
  expect(await ask("delete")).toContain("8 quai Sud");
});

it("says nothing of boxes to who has none", async () => {
  show(null as unknown as Client["subscription_status"], [home]);
  expect(await ask("edit")).not.toContain(fr.addressBook.boxesComeHere);
});

it("says beside an address, and aloud, each time it did not become the default", async () => {
  show("ONGOING_SUBSCRIPTION", [home, other]);
  vi.mocked(makeDefaultAddress).mockRejectedValue(new AppError("network", "NETWORK", "no answer"));
  const [, second] = screen.getAllByRole("listitem");
  for (const said of [fr.error.NETWORK, `${fr.error.NETWORK}\u00a0`]) {
    await userEvent.click(within(second!).getByRole("button", { name: /par défaut/ }));
    await vi.waitFor(() => expect(toastStore.getSnapshot().announcement).toBe(said));
    expect(within(second!).getByText(fr.error.NETWORK)).toBeTruthy();
  }
  await expectSound();
});
