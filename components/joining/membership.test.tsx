import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Profile } from "#contract/profiles.ts";
import { getDeliveryDates } from "#contract/subscriptions.ts";
import { TogetherPanel } from "#components/rhythm/together-panel.tsx";
import es from "#messages/es.json" with { type: "json" };
import { aHousehold, subscribe, type Household } from "#tests/backend/box-builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKid, aProfile } from "#tests/backend/profile-builders.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { Membership } from "./membership.tsx";

vi.mock("next-intl/server", async () => {
  const { createTranslator } = await import("next-intl");
  return {
    getLocale: async () => "es",
    getTranslations: async (namespace: "rhythm") => createTranslator({ locale: "es", messages: es, namespace }),
  };
});
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

let api: TestApi;
let home: Household;
beforeAll(async () => {
  api = await createTestApi();
  home = await aHousehold(api);
});
afterAll(() => api.close());
afterEach(cleanup);

const show = (page: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="es" messages={es} timeZone="Europe/Paris">
      {page}
    </NextIntlClientProvider>,
  );
const daysOf = async ({ id }: Profile) =>
  (await api.call(getDeliveryDates, { token: home.token, params: { id } })).days;
const { membership, join } = es.rhythm;

it("leads to us where no day is free", async () => {
  show(await Membership({ profile: home.kid, days: [], action: "/es/quiz/checkout", chosen: null }));
  expect(screen.getByText(membership.noDay)).toBeTruthy();
  await expectSound();
  expect(screen.getByRole("link", { name: membership.write }).getAttribute("href")).toBe("/es/contact");
  expect(screen.queryByRole("button")).toBeNull();
});

it("keeps all that was chosen but a day that has gone meanwhile", async () => {
  const [gone, ...days] = await daysOf(home.kid);
  const chosen = { frequency: 3, budget: 210, date: gone! };
  show(await Membership({ profile: home.kid, days, action: "/es/quiz/checkout", chosen }));
  expect(screen.getByText(membership.gone)).toBeTruthy();
  await expectSound();
  const answers = Object.fromEntries(new FormData(document.querySelector("form")!));
  expect(answers).toEqual({ rhythm: "3", budget: "210", date: days[0] });
});

it("says nothing of a chosen day that is still free", async () => {
  const days = await daysOf(home.kid);
  const chosen = { frequency: null, budget: null, date: days[2]! };
  show(await Membership({ profile: home.kid, days, action: "/es/quiz/checkout", chosen }));
  expect(screen.queryByText(membership.gone)).toBeNull();
  const answers = Object.fromEntries(new FormData(document.querySelector("form")!));
  expect(answers).toEqual({ rhythm: "once", budget: "open", date: days[2] });
});

it("says that boxes of siblings have no day in common, and offers none", async () => {
  const sibling = await aProfile(api, home.token, aKid({ firstname: "Basile" }));
  const days = await daysOf(home.kid);
  const both = [await subscribe(api, home), await subscribe(api, { ...home, kid: sibling })];
  /* As around Christmas: one is composed and cannot wait, the other goes too far to be there as soon. */
  const ranges = [
    { from: days[0]!, until: days[3]! },
    { from: days[4]!, until: days.at(-1)! },
  ];
  const apart = both.map((begun, index) => ({ ...begun, delivery_date_range: ranges[index]! }));
  show(<TogetherPanel subscriptions={apart} days={days} />);
  expect(screen.queryByText(join.none)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: join.open }));
  expect(await screen.findByText(join.none)).toBeTruthy();
  await expectSound();
  expect(screen.queryAllByRole("button")).toEqual([]);
});
