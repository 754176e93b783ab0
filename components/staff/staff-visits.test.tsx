// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { StaffVisit } from "#contract/staff.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { StaffVisits } from "./staff-visits.tsx";

vi.mock("next-intl/server", async () => {
  const { createTranslator } = await import("next-intl");
  const { default: fr } = await import("#messages/fr.json", { with: { type: "json" } });
  return {
    getTranslations: async (namespace: keyof typeof fr) => createTranslator({ locale: "fr", messages: fr, namespace }),
  };
});
/* Renders by itself on the server only. */
vi.mock("#components/account/account-pages.tsx", () => ({ AccountPages: () => null }));
afterEach(cleanup);

const at = "2026-11-22T10:00:00.000Z";
const visit: StaffVisit = {
  staff_firstname: "Maud",
  reason: "colis perdu",
  started_at: at,
  ended_at: at,
  looked_at: [
    { kind: "ORDER", records: ["PM-2026-100019"] },
    { kind: "WALLET", records: [] },
  ],
  deeds: [
    {
      at,
      kind: "ADDRESS",
      record: "12 rue des Lilas, Nantes",
      action: "CHANGED",
      fields: ["PHONE", "ADDRESS"],
      outcome: "DONE",
      is_agreed: true,
    },
    { at, kind: "ACCOUNT", record: null, action: "CHANGED", fields: ["EMAIL"], outcome: "REFUSED", is_agreed: false },
    {
      at,
      kind: "PAYMENT_METHOD",
      record: "visa •••• 4242",
      action: "REMOVED",
      fields: [],
      outcome: "DONE",
      is_agreed: true,
    },
  ],
};

it("tells what was seen, added, changed and removed, by record and field, in words", async () => {
  render(await StaffVisits({ visits: { page: 1, page_size: 10, pages: 1, total: 1, items: [visit] }, locale: "fr" }));
  expect(screen.getByText("Vu : vos commandes (PM-2026-100019) et votre cagnotte")).toBeTruthy();
  expect(screen.getByText(/Changé : vos adresses \(12 rue des Lilas, Nantes\)/).textContent).toContain(
    "avec votre accord",
  );
  expect(screen.getByText("En détail : le téléphone et l’adresse")).toBeTruthy();
  expect(screen.getByText(/Essayé, sans effet : votre compte/)).toBeTruthy();
  expect(screen.getByText("En détail : l’adresse e-mail")).toBeTruthy();
  expect(screen.getByText(/Supprimé : vos moyens de paiement \(visa •••• 4242\)/)).toBeTruthy();
  await expectSound();
});
