// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it } from "vitest";
import type { TryOn } from "#contract/try-on.ts";
import nl from "#messages/nl.json" with { type: "json" };
import { expectSound } from "#tests/storefront/sound.ts";
import { ParcelCard } from "./parcel-card.tsx";

const parcel = {
  id: "0d7d8a9e-0000-4000-8000-0000000000a1",
  status: "DECLARED",
  order: { id: "0d7d8a9e-0000-4000-8000-0000000000b1", number: "PM-7", kind: "BOX" },
  mode: "PICKUP_POINT",
  carrier: "Mondial Relay",
  tracking_number: "MR-1",
  hand_in_by: "2026-12-10",
} as NonNullable<TryOn["parcel"]>;

const show = (change: Partial<typeof parcel>, code: TryOn["parcel_code"]) =>
  render(
    <NextIntlClientProvider locale="nl" messages={{ tryOn: nl.tryOn }} timeZone="Europe/Paris">
      <ParcelCard parcel={{ ...parcel, ...change }} code={code} />
    </NextIntlClientProvider>,
  );
afterEach(cleanup);

it("offers the label on both sizes of paper, and the code for who has no printer", async () => {
  show({}, ["10", "01"]);
  const address = `/api/clients/me/returns/${parcel.id}/label.pdf`;
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Label A4 (PDF)", address],
    ["Label A6 (PDF)", `${address}?format=A6`],
  ]);
  expect(screen.getByRole("img", { name: nl.tryOn.qr.replace("{number}", "MR-1") })).toBeTruthy();
  expect(screen.getByText(nl.tryOn.qrText, { exact: false })).toBeTruthy();
  await expectSound();
});

it("offers the label alone where the carrier reads no code", async () => {
  show({}, null);
  expect(screen.getAllByRole("link")).toHaveLength(2);
  expect(screen.queryByRole("img")).toBeNull();
  await expectSound();
});

it("offers none once the parcel came", async () => {
  show({ status: "RECEIVED" }, null);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText(nl.tryOn.parcelCame)).toBeTruthy();
  await expectSound();
});
