import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { eq } from "#backend/db/orm.ts";
import { products } from "#backend/db/schema/catalog.ts";
import { composeDraftBox, getDraftBox } from "#contract/draft-box.ts";
import type { Profile } from "#contract/profiles.ts";
import type { QuizAnswers } from "#contract/quiz-answers.ts";
import { getQuiz, type Quiz } from "#contract/quiz.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { changeDraft, draftKey, readDraft } from "#lib/quiz/draft-store.ts";
import { findScreen, screensOf } from "#lib/quiz/screens.ts";
import nl from "#messages/nl.json" with { type: "json" };
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKid, aProfile } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { DraftBoxView } from "./draft-box-view.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, opened: vi.fn<(target: string) => void>() }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/routing/open-address.ts", () => ({ openAddress: shop.opened }));

let api: TestApi;
let quiz: Quiz;
beforeAll(async () => {
  api = await createTestApi();
  quiz = await api.call(getQuiz, { params: { code: "signup" }, locale: "nl" });
});
beforeEach(() => {
  shop.client = clientOf(api, null);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const key = draftKey("signup");
const girl = {
  firstname: "Noor",
  gender: "GIRL",
  birthdate: "2021-04-12",
  top_size: "5 ans",
  bottom_size: "5 ans",
  shoe_size: "28",
  styles: ["classic"],
  needs: ["school"],
  budget_level: "generous",
};
const shown = vi.fn<(step: string) => void>();
const { draftBox: t } = nl;

/** The end of a quiz, a visitor's without a profile, whose answers this browser keeps. */
async function open(change: QuizAnswers = {}, profile: Profile | null = null): Promise<void> {
  cleanup();
  shown.mockClear();
  const own = draftKey("signup", profile?.id);
  changeDraft(own, "signup", { answers: change });
  const { answers } = readDraft(own)!;
  render(
    <NextIntlClientProvider locale="nl" messages={nl} timeZone="Europe/Paris">
      <DraftBoxView
        quiz={quiz}
        answers={answers}
        screens={screensOf(quiz, answers)}
        profile={profile}
        heading={null}
        onShow={shown}
        onBack={() => undefined}
      />
    </NextIntlClientProvider>,
  );
  await act(allAnswered);
}
const isOpen = () => screen.findByRole("heading", { name: "De koffer van Noor" });
const pieces = () =>
  screen.getAllByRole("button", { name: /^Ruilen: / }).map((button) => button.getAttribute("aria-label"));
const sum = () => {
  const amount = within(screen.getByRole("region", { name: t.bill })).getAllByRole("definition")[0]?.textContent;
  return Number(amount?.replaceAll(/[^\d,]/g, "").replace(",", "."));
};
async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name }));
  await act(allAnswered);
}

it("asks for an answer that is missing before it composes anything", async () => {
  await open({ ...girl, birthdate: null });
  expect(screen.getByRole("heading", { name: t.missingTitle })).toBeTruthy();
  await expectSound();
  await press(t.missingWay);
  const screens = screensOf(quiz, girl);
  expect(shown).toHaveBeenCalledExactlyOnceWith(screens[findScreen(screens, "birthdate")]!.id);
  expect(readDraft(key)?.box).toBeUndefined();
});

it("shows another box, the one before, and that one again to whoever comes back", async () => {
  await open(girl);
  await isOpen();
  await expectSound();
  const first = pieces();
  await press(t.another);
  await vi.waitFor(() => expect(pieces()).not.toEqual(first));
  await press(t.undo);
  expect(pieces()).toEqual(first);
  expect(screen.queryByRole("button", { name: t.undo })).toBeNull();
  await press(t.another);
  await vi.waitFor(() => expect(pieces()).not.toEqual(first));
  const second = pieces();
  await open();
  await isOpen();
  expect(pieces()).toEqual(second);
});

it("begins with the pieces that were picked, tells which are missing, and keeps one away that was swapped", async () => {
  const hers = await api.call(composeDraftBox, {
    body: { code: "signup-woman", answers: { firstname: "Zoë", top_size: "M", bottom_size: "M" } },
  });
  const foreign = present(hers.looks[0]?.items[0]);
  const plain = await api.call(composeDraftBox, { body: { code: "signup", answers: girl } });
  const without = plain.looks.flatMap(({ items }) => items.map(({ product }) => product.id));
  const others = await api.call(composeDraftBox, { body: { code: "signup", answers: girl, without } });
  const { product: picked } = present(others.looks[0]?.items[0]);
  changeDraft(key, "signup", {
    wishes: [
      { product_id: picked.id, variant_id: null },
      { product_id: foreign.product.id, variant_id: foreign.variant.variant_id },
    ],
  });
  await open(girl);
  await isOpen();
  const nameOf = (name: string) => t.swapPiece.replace("{name}", name);
  expect(pieces()).toContain(nameOf(picked.name));
  expect(screen.getByText(nl.accountPreview.reason.WISHED)).toBeTruthy();
  expect(screen.getByText("Eén gekozen stuk zit niet in de koffer")).toBeTruthy();
  expect(screen.getByText(t.unfulfilled.NO_SIZE)).toBeTruthy();
  await expectSound();

  await press(nameOf(picked.name));
  const [instead] = within(await screen.findByRole("list", { name: t.alternatives })).getAllByRole("button");
  fireEvent.click(present(instead));
  await act(allAnswered);
  await vi.waitFor(() => expect(pieces()).not.toContain(nameOf(picked.name)));
  await press(t.another);
  await vi.waitFor(() => expect(readDraft(key)?.box?.seed).toBe(2));
  expect(pieces()).not.toContain(nameOf(picked.name));
  expect(screen.getByText(t.unfulfilled.NO_SIZE)).toBeTruthy();
});

it("is kept for the child, without a piece that has left the shop since, and leads to the membership", async () => {
  const owner = await aClient(api);
  shop.client = clientOf(api, owner);
  const profile = await aProfile(api, owner.token, aKid({ firstname: "Noor" }));
  await open(girl, profile);
  await isOpen();
  const { looks } = await api.call(composeDraftBox, { body: { code: "signup", answers: girl } });
  const [gone, ...left] = looks.flatMap(({ items }) => items.map(({ product }) => product.id));
  const publish = (isPublished: boolean) =>
    api.dependencies.db
      .update(products)
      .set({ isPublished })
      .where(eq(products.id, present(gone)));
  await publish(false);
  await press(t.join);
  await vi.waitFor(() => expect(shop.opened).toHaveBeenCalledOnce());
  await publish(true);
  expect(shop.opened).toHaveBeenCalledWith(`/nl/quiz/signup/membership/${profile.id}`);
  const kept = await api.call(getDraftBox, { token: owner.token, params: { id: profile.id } });
  expect(kept.waiting.map(({ id }) => id)).toEqual(left);
});

it("keeps to another budget and to other sizes once they were told", async () => {
  await open(girl);
  await isOpen();
  expect(sum()).toBeGreaterThan(140);
  await open({ budget_level: "careful" });
  await isOpen();
  expect(sum()).toBeLessThanOrEqual(140);
  await open({ top_size: "8 ans", bottom_size: "8 ans", birthdate: "2018-06-01" });
  await isOpen();
  expect(screen.getAllByText(/ · /).every(({ textContent }) => !/\b[56] jaar/.test(textContent))).toBe(true);
  expect(screen.getAllByText(/ · 8 jaar/).length).toBeGreaterThan(0);
});

it("leads to the budget where too little is left to choose from", async () => {
  const taken = ["dresses", "skirts", "one_pieces", "jeans", "joggers", "leggings", "shorts", "shirts", "polos"];
  const more = ["hoodies", "sweatshirts", "cardigans", "bodysuits", "hats", "shoes", "outerwear", "accessories"];
  const colors = ["white", "beige", "yellow", "orange", "red", "pink", "purple", "blue", "green", "brown"];
  await open({ ...girl, pieces_avoided: [...taken, ...more], colors_avoided: colors });
  expect(await screen.findByText(nl.error.NOT_ENOUGH_PIECES)).toBeTruthy();
  await expectSound();
  await press(t.widen);
  expect(shown).toHaveBeenCalledExactlyOnceWith("budget_level");
  expect(findScreen(screensOf(quiz, girl), "budget_level")).toBeGreaterThan(0);
});
