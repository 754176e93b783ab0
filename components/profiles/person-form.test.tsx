import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getProfiles, updateProfile } from "#contract/profiles.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { PersonForm } from "./person-form.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
/* The page that would be told anew does not come: what is stored is read from the API. */
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(cleanup);

it("asks for a name and a day that exists, and says that somebody else was faster", async () => {
  const { token, ...owner } = await aClient(api);
  shop.client = clientOf(api, { ...owner, token });
  const kid = await aProfile(api, token);
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <PersonForm profile={kid} />
    </NextIntlClientProvider>,
  );
  const firstname = screen.getByRole("textbox", { name: fr.profile.firstname });
  const day = screen.getByLabelText(fr.profile.day);
  const save = async () => {
    fireEvent.click(screen.getByRole("button", { name: fr.profile.save }));
    await act(allAnswered);
  };
  fireEvent.input(firstname, { target: { value: "" } });
  fireEvent.change(day, { target: { value: "32" } });
  await save();
  expect(firstname.getAttribute("aria-invalid")).toBe("true");
  expect(day.getAttribute("aria-invalid")).toBe("true");
  await expectSound();

  fireEvent.input(firstname, { target: { value: "Zoé" } });
  fireEvent.change(day, { target: { value: "7" } });
  api.clock.advance(1000);
  await api.call(updateProfile, { token, params: { id: kid.id }, body: { firstname: "Lise" } });
  await save();
  expect(await screen.findByText(fr.error.PROFILE_CHANGED)).toBeTruthy();
  await expectSound();
  expect((await api.call(getProfiles, { token })).map((profile) => profile.firstname)).toEqual(["Lise"]);
});
