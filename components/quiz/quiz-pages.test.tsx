import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import CommentPage from "#app/[locale]/(quiz)/quiz/[code]/comment/[kidId]/page.tsx";
import ReviewPage from "#app/[locale]/(quiz)/quiz/[code]/profile/[kidId]/page.tsx";
import WomanSlugPage from "#app/[locale]/(quiz)/quiz/[code]/woman/[slug]/[kidId]/page.tsx";
import WomanQuizPage from "#app/[locale]/(quiz)/quiz/[code]/woman/[slug]/page.tsx";
import WomanReviewPage from "#app/[locale]/(quiz)/quiz/[code]/woman/profile/[kidId]/page.tsx";
import NewWomanPage from "#app/[locale]/(quiz)/quiz/new-profile/woman/page.tsx";
import NewWomanGoesOnPage from "#app/[locale]/(quiz)/quiz/new-profile/woman/[editingKidId]/page.tsx";
import MoreThanksPage from "#app/[locale]/(quiz)/quiz/additional-quiz/confirm/[kidId]/page.tsx";
import OwnCommentPage from "#app/[locale]/(quiz)/quiz/comment/[kidId]/page.tsx";
import CodePage from "#app/[locale]/(public)/(acting)/quiz/[code]/page.tsx";
import SlugPage from "#app/[locale]/(public)/(acting)/quiz/[code]/[slug]/page.tsx";
import { getQuizAnswers, putQuizAnswers } from "#contract/profile-quiz.ts";
import { getProfiles, type Profile } from "#contract/profiles.ts";
import type { QuizAnswers } from "#contract/quiz-answers.ts";
import { getQuiz, type QuizCode, type QuizQuestion, type QuizStep } from "#contract/quiz.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { changeDraft, draftKey, readDraft } from "#lib/quiz/draft-store.ts";
import { screensOf } from "#lib/quiz/screens.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { aKid, aWoman } from "#tests/lib/profile-inputs.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { answerScreen } from "#tests/storefront/quiz-screen.ts";
import { behind, showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

const shop = vi.hoisted(() => ({
  client: null as ApiClient | null,
  token: "",
  profile: null as Profile | null,
  opened: vi.fn<(target: string) => void>(),
}));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("#lib/http/server-client.ts", () => ({ sessionApi: () => shop.client, publicApi: () => shop.client }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/routing/open-address.ts", () => ({ openAddress: shop.opened }));
vi.mock("#components/page/marked-page.tsx", () => ({ MarkedPage: () => null }));
vi.mock("#components/page/client-page.tsx", async () =>
  (await import("#tests/storefront/let-in.ts")).letIn(() => ({
    locale: "fr",
    token: shop.token,
    kid: present(shop.profile),
  })),
);
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);

let api: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await aClient(api);
  shop.token = owner.token;
  shop.client = clientOf(api, owner);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  shop.opened.mockClear();
});

/** A page as it stands at an address, by whose query a quiz knows its screen. */
async function show(part: () => ReactNode | Promise<ReactNode>, address = "/"): Promise<void> {
  cleanup();
  shop.opened.mockClear();
  history.replaceState(null, "", address);
  await showPage("fr", part);
  await act(allAnswered);
}
const ask = (code: QuizCode) => api.call(getQuiz, { params: { code } });
const stored = async ({ id }: Profile, code: QuizCode) =>
  (await api.call(getQuizAnswers, { token: owner.token, params: { id, code } })).answers;
/** The profile as it is by now. */
async function readAgain({ id }: Profile): Promise<Profile> {
  const all = await api.call(getProfiles, { token: owner.token });
  return (shop.profile = present(all.find((profile) => profile.id === id)));
}

const firstScreen = (step: QuizStep) => present(screensOf({ steps: [step] }, {})[0]);

/** The first screen of a step stands there, is sound, and is answered. */
async function answerStep(step: QuizStep): Promise<void> {
  await screen.findByRole("heading", { level: 1 });
  for (const { title } of firstScreen(step).questions) expect(document.body.textContent).toContain(title);
  const form = document.querySelector("form[data-quiz]");
  const like = form ? null : await screen.findByRole("button", { name: fr.quiz.outfits.yes });
  await expectSound();
  if (form) answerScreen(form);
  else fireEvent.click(present(like));
  await act(allAnswered);
}
const answersAny = (answers: QuizAnswers, step: QuizStep) =>
  firstScreen(step).questions.some(({ id }) => answers[id] !== undefined && answers[id] !== null);

it.each([
  ["signup", { gender: "GIRL", birthdate: "2021-03-12" }],
  ["signup-woman", { top_size: "M", bottom_size: "M" }],
] as const)("«%s» is opened at each of its steps by an address, where the answer is kept", async (code, known) => {
  shop.client = clientOf(api, null);
  const { steps } = await ask(code);
  const key = draftKey(code);
  for (const step of steps) {
    localStorage.clear();
    /* Looks are chosen for somebody. */
    if (step.slug === "outfits") changeDraft(key, code, { answers: known });
    const params = Promise.resolve({ code, slug: step.slug });
    await show(() => SlugPage({ params }), `/quiz/${code}/${step.slug}`);
    expect([step.slug, answersAny(readDraft(key)?.answers ?? {}, step)]).toEqual([step.slug, false]);
    await answerStep(step);
    await waitFor(() =>
      expect([step.slug, answersAny(readDraft(key)?.answers ?? {}, step)]).toEqual([step.slug, true]),
    );
  }
});

it("a code alone opens its quiz for visitors, and tells clients what theirs asks", async () => {
  shop.client = clientOf(api, null);
  await show(() => CodePage({ params: Promise.resolve({ code: "signup" }) }), "/quiz/signup");
  await answerStep(present((await ask("signup")).steps[0]));
  await waitFor(() => expect(readDraft(draftKey("signup"))?.answers).toMatchObject({ firstname: "Zoé" }));

  await show(() => CodePage({ params: Promise.resolve({ code: "client" }) }), "/quiz/client");
  const { steps } = await ask("client");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    steps.map(({ title }) => title),
  );
  const signIn = await screen.findByRole("link", { name: fr.quizPages.door.signIn });
  expect(signIn.getAttribute("href")).toBe(`/login?redirect=${encodeURIComponent("/quiz/client")}`);
});

it("a step of a quiz of clients shows what is asked, and leads back to itself whoever signs in first", async () => {
  shop.client = clientOf(api, null);
  const params = Promise.resolve({ code: "paused", slug: "prices" });
  await show(() => SlugPage({ params }), "/quiz/paused/prices");
  const { steps } = await ask("paused");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    steps.map(({ title }) => title),
  );
  const signIn = await screen.findByRole("link", { name: fr.quizPages.door.signIn });
  expect(signIn.getAttribute("href")).toBe(`/login?redirect=${encodeURIComponent("/quiz/paused/prices")}`);
  await expectSound();
});

it("a step that is none of the quiz is not found", async () => {
  const params = Promise.resolve({ code: "signup", slug: "hems" });
  await expect(SlugPage({ params })).rejects.toMatchObject({ digest: expect.stringContaining("404") as string });
});

it("a woman's quiz is opened at each of its steps by an address, where her profile keeps the answer", async () => {
  const code = "paused-woman";
  const { steps } = await ask(code);
  const profile = (shop.profile = await aProfile(api, owner.token, aWoman));
  for (const step of steps) {
    const params = Promise.resolve({ code, slug: step.slug, kidId: profile.id });
    await show(
      () => behind(WomanSlugPage({ params, searchParams: Promise.resolve({}) })),
      `/quiz/${code}/woman/${step.slug}/${profile.id}`,
    );
    expect([step.slug, answersAny(await stored(profile, code), step)]).toEqual([step.slug, false]);
    await answerStep(step);
    await waitFor(async () =>
      expect([step.slug, answersAny(await stored(profile, code), step)]).toEqual([step.slug, true]),
    );
  }
});

it("a woman joins a child: she is there as soon as enough is known of her, and answers on under her own address", async () => {
  const code = "new-profile-woman";
  shop.profile = await aProfile(api, owner.token, aKid);
  const start = "/quiz/new-profile/woman";
  await show(() => behind(NewWomanPage({ searchParams: Promise.resolve({}) })), start);
  for (let screens = 0; screens < 10 && shop.opened.mock.calls.length === 0; screens += 1) {
    const before = location.href;
    answerScreen(present(document.querySelector("form[data-quiz]")));
    await act(allAnswered);
    await waitFor(() => expect(location.href !== before || shop.opened.mock.calls.length > 0).toBe(true));
  }
  const profiles = await api.call(getProfiles, { token: owner.token });
  const woman = (shop.profile = present(profiles.find((profile) => profile.profile_type === "WOMAN")));
  const target = new URL(present(shop.opened.mock.calls[0])[0], location.href);
  expect(target.pathname).toBe(`${start}/${woman.id}`);

  const { steps } = await ask(code);
  const next = present(steps.find(({ slug }) => slug === "budget"));
  const params = Promise.resolve({ editingKidId: woman.id });
  const searchParams = Promise.resolve({ step: next.slug });
  await show(() => behind(NewWomanGoesOnPage({ params, searchParams })), `${target.pathname}?step=${next.slug}`);
  expect(answersAny(await stored(woman, code), next)).toBe(false);
  await answerStep(next);
  await waitFor(async () => expect(answersAny(await stored(woman, code), next)).toBe(true));
});

const { review } = fr.quizPages;
/** As it is looked for: without the spaces that do not break. */
const plain = (text: string): string => text.replaceAll(/\s+/g, " ");
/** Question, answer and the way to change it. */
const rowOf = (question: string) => within(present(screen.getByText(plain(question)).closest("li")));
const labelsOf = ({ options }: QuizQuestion, answer: unknown) =>
  [answer].flat().map((value) => options.find((option) => option.value === value)?.label);

it("a woman reads her answers, gives those that are missing where they stand, and is led on once none is", async () => {
  const code = "paused-woman";
  const profile = (shop.profile = await aProfile(api, owner.token, aWoman));
  const params = Promise.resolve({ code, kidId: profile.id });
  const own = `/quiz/${code}/woman/profile/${profile.id}`;
  const read = () => show(() => behind(WomanReviewPage({ params })), own);
  const { steps } = await ask(code);
  const questions = steps.flatMap((step) => step.questions);
  const needed = questions.filter(({ is_required: isRequired }) => isRequired);
  const told = needed.filter(({ kind }) => kind === "size");
  await read();
  for (const { title } of told) expect(rowOf(title).getByText(aWoman.top_size ?? "")).toBeTruthy();
  expect(screen.queryByRole("link", { name: review.next })).toBeNull();
  expect(screen.getByRole("link", { name: review.goOn }).getAttribute("href")).toBe(
    `/quiz/${code}/woman/${profile.id}`,
  );
  await expectSound();

  for (const question of needed.filter((each) => !told.includes(each))) {
    const row = rowOf(question.title);
    expect(row.getByText(review.missing)).toBeTruthy();
    const way = present(row.getByRole("link").getAttribute("href"));
    const searchParams = Promise.resolve(Object.fromEntries(new URLSearchParams(way.split("?")[1])));
    await show(() => behind(WomanQuizPage({ params: Promise.resolve({ code, slug: profile.id }), searchParams })), way);
    answerScreen(present(document.querySelector("form[data-quiz]")), fr.quiz.saveEdit);
    await waitFor(() => expect(shop.opened).toHaveBeenCalledExactlyOnceWith(own));
    const answers = await stored(profile, code);
    await read();
    for (const label of labelsOf(question, answers[question.id]))
      expect(rowOf(question.title).getByText(plain(present(label)))).toBeTruthy();
  }
  expect(screen.queryByText(review.missing)).toBeNull();
  expect(screen.getByRole("link", { name: review.next }).getAttribute("href")).toBe(
    `/quiz/${code}/membership/${profile.id}`,
  );
  await expectSound();
});

const { comment: t } = fr.quizPages;

it.each([
  [
    "of a quiz",
    (id: string) => CommentPage({ params: Promise.resolve({ code: "signup", kidId: id }) }),
    (id: string) => `/quiz/signup/profile/${id}`,
  ],
  [
    "of its own",
    (id: string) => OwnCommentPage({ params: Promise.resolve({ kidId: id }) }),
    (id: string) => `/profil/${id}`,
  ],
])("the page %s for a word keeps what is sent, and no page speaks of one that was not", async (_, page, nextOf) => {
  const profile = (shop.profile = await aProfile(api, owner.token, aKid));
  const { id } = profile;
  /** The profile keeps these words, and the page of all answers says so; null: none. */
  const expectKept = async (words: string | null) => {
    expect((await readAgain(profile)).description).toBe(words);
    await show(() => behind(ReviewPage({ params: Promise.resolve({ code: "signup", kidId: id }) })));
    const row = rowOf(review.comment);
    expect(row.getByText(words ?? review.none)).toBeTruthy();
    expect(row.getByRole("link").textContent).toContain(words === null ? review.add : review.change);
  };
  const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: t.label });
  const send = async (text: string) => {
    await show(() => page(id));
    fireEvent.change(field(), { target: { value: text } });
    fireEvent.click(screen.getByRole("button", { name: t.send }));
    await act(allAnswered);
    await waitFor(() => expect(shop.opened).toHaveBeenCalledExactlyOnceWith(nextOf(id)));
  };

  await show(() => page(id));
  expect(screen.getByRole("link", { name: t.skip }).getAttribute("href")).toBe(nextOf(id));
  await expectSound();
  await expectKept(null);
  await send("  ");
  await expectKept(null);

  const word = "Aime grimper, n’aime pas les boutons.";
  await send(word);
  await expectKept(word);
  await show(() => page(id));
  expect(field().value).toBe(word);
  await send("");
  await expectKept(null);
});

it("thanks for a few answers more once they were given, and leads to them before", async () => {
  const { id } = (shop.profile = await aProfile(api, owner.token, aKid));
  const { answers: deed } = fr.deeds;
  const open = () => show(() => MoreThanksPage({ params: Promise.resolve({ kidId: id }) }));
  await open();
  expect(screen.getByText(deed.missingTitle)).toBeTruthy();
  expect(screen.queryByText(deed.doneTitle)).toBeNull();
  expect(screen.getByRole("link", { name: deed.way }).getAttribute("href")).toBe("/profil");
  await expectSound();
  const params = { id, code: "additional-quiz" as const };
  await api.call(putQuizAnswers, { token: owner.token, params, body: { answers: { colors_loved: ["red"] } } });
  await open();
  expect(screen.getByText(deed.doneTitle)).toBeTruthy();
  expect(screen.queryByText(deed.missingTitle)).toBeNull();
  await expectSound();
});
