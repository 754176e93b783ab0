import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getProfiles } from "#contract/profiles.ts";
import { getSizeAdvice } from "#contract/size-advice.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKid, aProfile } from "#tests/backend/profile-builders.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { SizeAlertForm } from "./size-alert-form.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, opened: vi.fn<(target: string) => void>() }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/routing/open-address.ts", () => ({ openAddress: shop.opened }));

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(cleanup);

it("proposes a child's size instead of one it has outgrown, and settles both with one press", async () => {
  const owner = await aClient(api);
  shop.client = clientOf(api, owner);
  const { token } = owner;
  const kid = await aProfile(api, token, aKid({ top_size: "2 ans", bottom_size: "2 ans" }));
  const params = { id: kid.id };
  const { alerts } = await api.call(getSizeAdvice, { token, params });
  expect(alerts.map(({ field, code }) => [field, code])).toEqual([
    ["top_size", "OUTGROWN"],
    ["bottom_size", "OUTGROWN"],
  ]);
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <SizeAlertForm profileId={kid.id} profileType="KID" alerts={alerts} next="/quiz/signup/profile" />
    </NextIntlClientProvider>,
  );
  const top = screen.getByRole<HTMLSelectElement>("combobox", { name: fr.quizPages.sizes.top_size });
  expect(top.value).toBe(alerts[0]?.suggested);
  expect(screen.getAllByText(/^Vous aviez dit 2 ans/)).toHaveLength(2);
  await expectSound();
  fireEvent.change(screen.getByRole("combobox", { name: fr.quizPages.sizes.bottom_size }), {
    target: { value: "4 ans" },
  });
  fireEvent.click(screen.getByRole("button", { name: fr.quizPages.sizes.send }));
  await act(allAnswered);
  await vi.waitFor(() => expect(shop.opened).toHaveBeenCalledExactlyOnceWith("/quiz/signup/profile"));
  const [told] = await api.call(getProfiles, { token });
  expect(told).toMatchObject({ top_size: alerts[0]?.suggested, bottom_size: "4 ans" });
  expect((await api.call(getSizeAdvice, { token, params })).alerts.map(({ field }) => field)).not.toContain("top_size");
});
