import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Profile } from "#contract/profiles.ts";
import { getLookJudgements, getLookSuggestions } from "#contract/suggestions.ts";
import { toastStore } from "#components/ui/toast-store.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { AppError } from "#lib/http/app-error.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { LookOpinion } from "./look-opinion.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, isOnline: true }));
vi.mock("#lib/http/browser-client.ts", () => ({
  browserApi: () => ({
    call: (...asked: Parameters<ApiClient["call"]>) =>
      shop.isOnline ? shop.client?.call(...asked) : Promise.reject(new AppError("network", "NETWORK", "no network")),
  }),
}));
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

let api: TestApi;
let owner: SignedIn;
let kid: Profile;
let look: { id: number; name: string };
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(cleanup);
beforeEach(async () => {
  owner = await aClient(api);
  shop.client = clientOf(api, owner);
  shop.isOnline = true;
  kid = await aProfile(api, owner.token);
  const suggested = await api.call(getLookSuggestions, { token: owner.token, params: { id: kid.id } });
  const { look_id: id, name } = present(suggested[0]);
  look = { id, name };
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <LookOpinion kidId={kid.id} look={look} isLiked={null} />
    </NextIntlClientProvider>,
  );
});

const judged = async () =>
  (await api.call(getLookJudgements, { token: owner.token, params: { id: kid.id } })).map((said) => said.like);
const button = (text: string) => screen.getByRole("button", { name: text.replace("{look}", look.name) });
const isPressed = () =>
  [fr.wishes.looks.like, fr.wishes.looks.dislike].map((text) => button(text).getAttribute("aria-pressed"));
async function press(text: string): Promise<void> {
  fireEvent.click(button(text));
  await act(allAnswered);
}
const { like, dislike } = fr.wishes.looks;

it("likes a look, and not any more when the press is undone", async () => {
  await press(like);
  expect([await judged(), isPressed()]).toEqual([[true], ["true", "false"]]);
  await expectSound();
  toastStore.getSnapshot().toasts.at(-1)?.action?.onPress();
  await act(allAnswered);
  expect([await judged(), isPressed()]).toEqual([[], ["false", "false"]]);
});

it("changes its mind, and takes the word back with a second press", async () => {
  await press(like);
  await press(dislike);
  expect([await judged(), isPressed()]).toEqual([[false], ["false", "true"]]);
  await press(dislike);
  expect([await judged(), isPressed()]).toEqual([[], ["false", "false"]]);
});

it("says that the word did not leave, and shows what is stored", async () => {
  shop.isOnline = false;
  await press(like);
  expect(toastStore.getSnapshot().toasts.at(-1)).toMatchObject({ tone: "danger", message: fr.wishes.deck.failed });
  expect([await judged(), isPressed()]).toEqual([[], ["false", "false"]]);
});
