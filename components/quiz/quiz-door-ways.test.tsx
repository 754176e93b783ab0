import { act, cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { QuizCode } from "#contract/quiz.ts";
import fr from "#messages/fr.json" with { type: "json" };
import type { ApiClient } from "#lib/http/api-client.ts";
import { sessionCookies } from "#lib/session/cookies.ts";
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { aKid, aWoman } from "#tests/lib/profile-inputs.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { QuizDoorWays } from "./quiz-door-ways.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));

let api: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await aClient(api);
  shop.client = clientOf(api, owner);
  document.cookie = `${sessionCookies.status}=authenticated`;
});
afterAll(() => api.close());
afterEach(cleanup);

const show = (code: QuizCode, step: string | null) =>
  render(
    <NextIntlClientProvider locale="fr" messages={fr}>
      <QuizDoorWays code={code} step={step} signIn="/login" begin="/quiz/signup/kid" />
    </NextIntlClientProvider>,
  );

/** The ways of a door, as name and address, once it knows who stands before it. */
async function waysOf(code: QuizCode, step: string | null = null): Promise<[string, string | null][]> {
  show(code, step);
  const links = await screen.findAllByRole("link");
  await expectSound();
  const ways = links.map((link): [string, string | null] => [link.textContent, link.getAttribute("href")]);
  cleanup();
  return ways;
}

const door = fr.quizPages.door;

it("leads to the quiz that is right for each child, whatever code the address has, and to one of a new child", async () => {
  const kid = await aProfile(api, owner.token, { ...aKid, firstname: "Lou" });
  await aProfile(api, owner.token, { ...aWoman, firstname: "Anna" });
  const own: [string, string] = ["Lou", `/quiz/signup/kid/${kid.id}`];
  expect(await waysOf("paused")).toEqual([own, [door.another, "/quiz/new-kid/kid"]]);
  expect(await waysOf("subscriber", "style")).toContainEqual(["Lou", `${own[1]}?step=style`]);
});

it("knows women apart, and one of them is enough", async () => {
  expect(await waysOf("client-woman")).toEqual([[door.another, "/quiz/new-profile/woman"]]);
  const woman = await aProfile(api, owner.token, { ...aWoman, firstname: "Anna" });
  await aProfile(api, owner.token, { ...aKid, firstname: "Lou" });
  expect(await waysOf("client-woman")).toEqual([["Anna", `/quiz/signup-woman/woman/${woman.id}`]]);
});

it("asks a few questions more about anybody who is there", async () => {
  const kid = await aProfile(api, owner.token, { ...aKid, firstname: "Lou" });
  api.clock.advance(1000);
  const woman = await aProfile(api, owner.token, { ...aWoman, firstname: "Anna" });
  expect(await waysOf("additional-quiz")).toEqual([
    ["Lou", `/quiz/additional-quiz/kid/${kid.id}`],
    ["Anna", `/quiz/additional-quiz/woman/${woman.id}`],
  ]);
});

it("shows a visitor, and who cannot be asked about, the way in and the way to begin", async () => {
  const begin: [string, string][] = [
    [door.signIn, "/login"],
    [door.begin, "/quiz/signup/kid"],
  ];
  shop.client = clientOf(api, { ...owner, token: "expired" });
  expect(await waysOf("paused")).toEqual(begin);
  document.cookie = `${sessionCookies.status}=; max-age=0`;
  expect(await waysOf("paused")).toEqual(begin);
});

it("offers nothing before it knows who comes", async () => {
  shop.client = { ...clientOf(api, owner), call: () => new Promise<never>(() => undefined) };
  show("paused", null);
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole("link")).toBeNull();
  await expectSound();
});
