import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getKnownAnswers, putQuizAnswers } from "#contract/profile-quiz.ts";
import { getProfiles, type Profile } from "#contract/profiles.ts";
import { getQuiz } from "#contract/quiz.ts";
import { signIn } from "#contract/session.ts";
import { toastStore } from "#components/ui/toast-store.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { tastesIn } from "#lib/profiles/tastes-of.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { aClient, testPassword, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aProfile, aWoman } from "#tests/backend/profile-builders.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { SizeCard } from "./size-card.tsx";
import { TasteList } from "./taste-list.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
/* It is the day of the API: what is planned for next summer is over for whoever runs this later. */
vi.mock("#lib/dates/shop-day.ts", () => ({ shopDay: () => "2026-11-21" }));
/* The page that would be told anew does not come: what is stored is read from the API. */
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

let api: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
  owner = await aClient(api);
  shop.client = clientOf(api, owner);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(cleanup);

const known = ({ id }: Profile) => api.call(getKnownAnswers, { token: owner.token, params: { id } });

/** Answers under two quizzes, and the tastes of the profile as its page shows them. */
async function open(profile: Profile, told: Record<string, Record<string, unknown>>): Promise<void> {
  for (const [code, answers] of Object.entries(told))
    await api.call(putQuizAnswers, { token: owner.token, params: { id: profile.id, code }, body: { answers } });
  const quizzes = await Promise.all(Object.keys(told).map((code) => api.call(getQuiz, { params: { code } })));
  show(<TasteList profileId={profile.id} tastes={tastesIn(quizzes, await known(profile), "fr")} />);
}
const show = (children: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      {children}
    </NextIntlClientProvider>,
  );
async function press(target: HTMLElement): Promise<void> {
  fireEvent.click(target);
  await act(allAnswered);
}
const taste = (name: RegExp) => within(screen.getByRole("region", { name }));
const edit = (name: RegExp) => press(taste(name).getByRole("button", { name: /^Modifier/ }));
const save = (name: RegExp) => press(taste(name).getByRole("button", { name: fr.profile.save }));
const undo = async () => {
  toastStore.getSnapshot().toasts.at(-1)?.action?.onPress();
  await act(allAnswered);
};

it("shows what any quiz asked, and takes a day and a height where they stand", async () => {
  const woman = await aProfile(api, owner.token, aWoman());
  await open(woman, {
    "signup-woman": { height: 168, occasion_date: "2027-06-12" },
    "subscriber-woman": { patterns_avoided: ["dot"] },
    "paused-woman": { price_tops: "careful" },
    "client-woman": { dress_code: "sober" },
  });
  for (const text of ["168 cm", "12 juin 2027", "Petits prix", "Sobre, sans grands motifs"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(taste(/ne voulez pas voir/).getAllByRole("listitem")).toHaveLength(1);

  const height = /Combien mesurez-vous/;
  await edit(height);
  const typed = taste(height).getByRole("textbox", { name: height });
  expect(document.activeElement).toBe(typed);
  fireEvent.change(typed, { target: { value: "16" } });
  await save(height);
  expect(taste(height).getByText(fr.validation.invalid)).toBeTruthy();
  await expectSound();
  expect((await known(woman)).answers).toMatchObject({ height: 168 });
  fireEvent.change(typed, { target: { value: "170" } });
  await save(height);
  expect((await known(woman)).answers).toMatchObject({ height: 170 });
  await undo();
  expect((await known(woman)).answers).toMatchObject({ height: 168 });

  const day = /Quand l’événement/;
  await edit(day);
  fireEvent.change(taste(day).getByLabelText(fr.profile.day), { target: { value: "31" } });
  await save(day);
  expect(taste(day).getByText(fr.validation.invalid)).toBeTruthy();
  await expectSound();
  fireEvent.change(taste(day).getByLabelText(fr.profile.day), { target: { value: "19" } });
  await save(day);
  expect((await known(woman)).answers).toMatchObject({ occasion_date: "2027-06-19" });
});

it("keeps the measures of a child in its words, edits a choice in place, and takes one away", async () => {
  const kid = await aProfile(api, owner.token);
  await open(kid, {
    signup: { fit: "loose", colors_loved: ["blue", "red"] },
    client: { height: 112, waist: "adjustable" },
  });
  expect(screen.getByText("112 cm")).toBeTruthy();
  expect(screen.getByText("Élastique ou réglable")).toBeTruthy();
  const fit = /vêtements tombent/;
  await edit(fit);
  await press(taste(fit).getByRole("radio", { name: /Droit/ }));
  await expectSound();
  await save(fit);
  expect((await known(kid)).answers).toMatchObject({ fit: "regular" });
  const [color] = taste(/couleurs préférées/).getAllByRole("button", { name: /^Retirer/ });
  await press(color!);
  expect((await known(kid)).answers["colors_loved"]).toHaveLength(1);
  await undo();
  expect((await known(kid)).answers["colors_loved"]).toHaveLength(2);
});

it("confirms a size with one press", async () => {
  const kid = await aProfile(api, owner.token);
  api.clock.advance(24 * 3_600_000);
  const { access_token: token } = await api.call(signIn, { body: { email: owner.email, password: testPassword } });
  shop.client = clientOf(api, { ...owner, token });
  const today = api.clock.now().toISOString().slice(0, 10);
  show(<SizeCard profile={kid} today={today} />);
  await expectSound();
  await press(screen.getByRole("button", { name: /^Oui, toujours : Haut/ }));
  const told = (await api.call(getProfiles, { token })).find(({ id }) => id === kid.id)?.sizes_told_on;
  expect([told?.top_size, told?.bottom_size]).toEqual([today, kid.sizes_told_on.bottom_size]);
});
