// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ShippingFee } from "#contract/delivery.ts";
import { newAddress, startDelivery, type DeliveryDraft } from "#lib/checkout/delivery-form.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { DeliveryForm } from "./delivery-form.tsx";

const noTowns: string[] = [];
vi.mock("#lib/addresses/use-towns.ts", () => ({ useTowns: () => noTowns }));

const fee = (country_code: ShippingFee["country_code"], mode: ShippingFee["mode"], fee_ttc: number): ShippingFee => ({
  country_code,
  mode,
  carrier: "La Poste",
  fee_ttc,
  free_from_ttc: 60,
  delivery_days: { min: 2, max: 3 },
  finder_url: mode === "PICKUP_POINT" ? `https://carrier.example/${country_code}` : null,
});
const onConfirm = vi.fn<(draft: DeliveryDraft) => Promise<void>>();
const onDraft = vi.fn<(draft: DeliveryDraft) => void>();

beforeEach(() => {
  onConfirm.mockResolvedValue();
  const start = startDelivery(null, {
    client: { firstname: "Lea", lastname: "", phone: null },
    shipping: [],
    billing: [],
    country: "FR",
  });
  render(
    <NextIntlClientProvider
      locale="fr"
      messages={{
        checkout: fr.checkout,
        delivery: fr.delivery,
        phone: fr.phone,
        addressBook: fr.addressBook,
        validation: fr.validation,
        error: fr.error,
      }}
      timeZone="Europe/Paris"
    >
      <QueryClientProvider client={new QueryClient()}>
        <DeliveryForm
          start={start}
          startPoint={null}
          shipping={[]}
          billing={[]}
          fees={[fee("FR", "HOME", 4.9), fee("FR", "PICKUP_POINT", 3.5), fee("IE", "HOME", 8.9)]}
          totals={{}}
          onDraft={onDraft}
          onConfirm={onConfirm}
        />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const confirm = () => userEvent.click(screen.getByRole("button", { name: "Continuer vers le paiement" }));

it("lists what is missing with links to the fields", async () => {
  await confirm();
  expect(await screen.findByRole("link", { name: "Indiquez le numéro et la rue." })).toHaveProperty(
    "hash",
    "#shipping-street",
  );
  expect(box("Ville").getAttribute("aria-invalid")).toBe("true");
  expect(onConfirm).not.toHaveBeenCalled();
});

it("lists a missing pickup point in the sentence that stands beside the choice", async () => {
  await userEvent.click(screen.getByRole("radio", { name: /En point relais/ }));
  await confirm();
  expect(await screen.findByRole("link", { name: "Choisissez un point relais." })).toHaveProperty(
    "hash",
    "#pickup-points",
  );
});

it("leads to all the points of the carrier, on its own site and in a tab of its own", async () => {
  await userEvent.click(screen.getByRole("radio", { name: /En point relais/ }));
  const link = screen.getByRole<HTMLAnchorElement>("link", {
    name: "Voir tous les points La Poste sur une carte (nouvel onglet)",
  });
  expect([link.href, link.target, link.rel]).toEqual(["https://carrier.example/FR", "_blank", "noopener noreferrer"]);
});

it("confirms a complete address and tells every change, so that a reload loses nothing", async () => {
  await userEvent.type(box("Nom"), "Martin");
  await userEvent.type(box("Numéro et rue"), "3 rue des Lilas");
  await userEvent.type(box("Code postal"), "75011");
  await userEvent.type(box("Ville"), "Paris");
  await userEvent.type(box("Téléphone"), "0612345678");
  expect(onDraft.mock.lastCall?.[0].shipping).toMatchObject({
    firstname: "Lea",
    street: "3 rue des Lilas",
    city: "Paris",
  });
  await confirm();
  expect(onConfirm.mock.lastCall?.[0]).toMatchObject({ addressId: newAddress, mode: "HOME" });
});

it("tells everything that is wrong at once", async () => {
  await userEvent.type(box("Nom"), "Martin");
  await userEvent.type(box("Numéro et rue"), "3 rue des Lilas");
  await userEvent.type(box("Code postal"), "1043");
  await userEvent.type(box("Ville"), "Paris");
  await userEvent.type(box("Téléphone"), "abc");
  await confirm();
  const links = await screen.findAllByRole("link", { name: /\s: / });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["#shipping-postcode", "#shipping-phone"]);
});

it("shows the keyboard and the delivery modes of the country", async () => {
  expect(box("Code postal").inputMode).toBe("numeric");
  expect(screen.getAllByRole("radio")).toHaveLength(2);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Pays" }), "IE");
  expect(box("Code postal").inputMode).toBe("text");
  expect(screen.getAllByRole("radio")).toHaveLength(1);
});
