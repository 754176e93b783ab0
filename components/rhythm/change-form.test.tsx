// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import type { Subscription } from "#contract/subscriptions.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { expectSound } from "#tests/storefront/sound.ts";
import { ChangeForm } from "./change-form.tsx";

afterEach(cleanup);

const id = "3f0c1d2e-0000-4000-8000-000000000001";
const subscription: Subscription = {
  id,
  is_active: true,
  status_details_code: "active",
  frequency: 2,
  next_at: null,
  next_delivery_date: "2026-12-09",
  next_optimistic_delivery_date: "2026-12-07",
  planned_delivery_dates: ["2026-12-09"],
  delivery_date_range: { from: "2026-12-07", until: "2026-12-11" },
  active_request_id: 0,
  paused_until: null,
  kid: { id, firstname: "Lou", profile_type: "KID" },
  budget_ttc: null,
  delivery: { mode: "HOME", pickup_point: null },
  label: null,
  last_event: { type: "CREATED", at: "2026-11-20T09:00:00.000Z" },
  undo_until: null,
  created_at: "2026-11-20T09:00:00.000Z",
  terminated_at: null,
  termination_reason: null,
};

function aChange(days: readonly string[]) {
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <ChangeForm
        id="date"
        kind="date"
        subscription={subscription}
        days={days}
        today="2026-11-23"
        siblings={[]}
        keeps={{ wallet: 0, points: 0 }}
        change={null}
        onChange={vi.fn()}
        rehearsal={{ after: null, error: null }}
        isBusy={false}
        onConfirm={vi.fn()}
        onClose={vi.fn()}
      />
    </NextIntlClientProvider>,
  );
}
const confirm = () => screen.queryByRole("button", { name: fr.rhythm.confirm.date });

it("offers the free days of the range, and a press that moves the box", () => {
  aChange(["2026-12-08", "2026-12-09"]);
  expect(screen.getByRole("grid")).toBeDefined();
  expect(confirm()).not.toBeNull();
});

it("says that no day of the range is free, leads to somebody who helps, and offers no press in vain", async () => {
  aChange(["2026-12-01", "2026-12-24"]);
  expect(screen.getByText(fr.rhythm.noDay)).toBeDefined();
  await expectSound();
  expect(screen.getByRole("link", { name: fr.rhythm.membership.write }).getAttribute("href")).toBe("/contact");
  expect(screen.queryByRole("grid")).toBeNull();
  expect(confirm()).toBeNull();
});
