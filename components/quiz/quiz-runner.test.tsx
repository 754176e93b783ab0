// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Quiz, QuizQuestion } from "#contract/quiz.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { formatDate } from "#lib/dates/format.ts";
import { changeDraft, draftKey, readDraft } from "#lib/quiz/draft-store.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { QuizRunner } from "./quiz-runner.tsx";
import { QuizTexts } from "./quiz-texts.tsx";

const anOption = (value: string, label: string) => ({ value, label, help: null, colors: [], picture: null });
const aQuestion = (id: string, title: string, more: Partial<QuizQuestion>): QuizQuestion => ({
  id,
  title,
  kind: "single",
  help: null,
  is_required: false,
  sets: null,
  options: [],
  max: null,
  scale: null,
  shown_if: null,
  ...more,
});
const aStep = (slug: string, questions: QuizQuestion[]) => ({
  slug,
  title: `Chapitre ${slug}`,
  text: null,
  picture: null,
  questions,
});
const quiz: Quiz = {
  code: "signup",
  profile_type: "KID",
  title: "",
  text: "",
  next: "membership",
  steps: [
    aStep("kid", [aQuestion("firstname", "Quel prénom ?", { kind: "text", is_required: true, max: 80 })]),
    aStep("shelf", [
      aQuestion("gender", "Quel rayon ?", { options: [anOption("GIRL", "Fille"), anOption("BOY", "Garçon")] }),
    ]),
    aStep("never", [
      aQuestion("fabrics_avoided", "Des matières à éviter ?", {
        kind: "multiple",
        max: 2,
        options: [anOption("wool", "Laine"), anOption("silk", "Soie"), anOption("denim", "Denim")],
      }),
    ]),
    aStep("build", [
      aQuestion("build", "Quelle carrure ?", { options: [anOption("slim", "Mince"), anOption("strong", "Costaud")] }),
      aQuestion("trousers", "Et les pantalons ?", {
        options: [anOption("short", "Courts"), anOption("long", "Longs")],
      }),
    ]),
  ],
};

const show = () =>
  render(
    <QuizTexts locale="fr" texts={fr.quiz}>
      <QuizRunner quiz={quiz} path="/quiz/signup/kid" />
    </QuizTexts>,
  );
const question = () => screen.getByRole("heading", { level: 1 }).textContent;
const answers = () => readDraft(draftKey("signup"))?.answers;

beforeEach(() => {
  history.replaceState(null, "", "/quiz/signup/kid");
  window.scrollTo = vi.fn<() => void>();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("asks for what it needs, and keeps each answer at once", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: fr.quiz.next }));
  expect(screen.getByText(fr.quiz.problem.needed)).toBeTruthy();
  await expectSound();
  await userEvent.type(screen.getByRole("textbox"), "Zoé{Enter}");
  expect(question()).toBe("Quel rayon ?");
  expect(answers()).toEqual({ firstname: "Zoé" });
});

it("goes on by itself when a choice is pressed, and takes it back", async () => {
  changeDraft(draftKey("signup"), "signup", { answers: { firstname: "Zoé" }, step: "firstname" });
  show();
  await waitFor(() => expect(question()).toBe("Quel rayon ?"));
  await userEvent.click(screen.getByRole("radio", { name: "Garçon" }));
  await waitFor(() => expect(question()).toBe("Des matières à éviter ?"));
  await expectSound();
  expect(answers()?.["gender"]).toBe("BOY");
  await userEvent.click(screen.getByRole("button", { name: fr.quiz.undo }));
  expect(question()).toBe("Quel rayon ?");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Garçon" }).checked).toBe(false);
});

it("asks what belongs together at once, keeps each answer, and goes on when it is told to", async () => {
  history.replaceState(null, "", "/quiz/signup/kid?step=trousers");
  show();
  expect(question()).toBe("Chapitre build");
  await userEvent.click(screen.getByRole("radio", { name: "Costaud" }));
  await userEvent.click(screen.getByRole("radio", { name: "Courts" }));
  await waitFor(() => expect(answers()).toEqual({ build: "strong", trousers: "short" }));
  expect(question()).toBe("Chapitre build");
  expect(screen.getByRole("group", { name: "Et les pantalons ?" })).toBeTruthy();
});

it("stays when the keyboard chooses", async () => {
  history.replaceState(null, "", "/quiz/signup/kid?step=gender");
  show();
  screen.getByRole("radio", { name: "Fille" }).focus();
  await userEvent.keyboard(" {ArrowDown}");
  await waitFor(() => expect(answers()?.["gender"]).toBe("BOY"));
  expect(question()).toBe("Quel rayon ?");
});

it("says back what it never puts in, and takes no more than it says", async () => {
  history.replaceState(null, "", "/quiz/signup/kid?step=fabrics_avoided");
  show();
  await userEvent.click(screen.getByRole("checkbox", { name: "Laine" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Soie" }));
  expect(screen.getByText("Jamais de laine, jamais de soie. Promis.")).toBeTruthy();
  await expectSound();
  await userEvent.click(screen.getByRole("checkbox", { name: "Denim" }));
  expect(answers()?.["fabrics_avoided"]).toEqual(["wool", "silk"]);
});

it("takes an answer out of the address that was sent before the script came", async () => {
  history.replaceState(null, "", "/quiz/signup/kid?step=gender&for=firstname&firstname=Basile");
  show();
  await waitFor(() => expect(question()).toBe("Quel rayon ?"));
  expect(location.search).toBe("?step=gender");
  expect(answers()).toEqual({ firstname: "Basile" });
});

it("keeps the pieces of the address it was come by, and leaves out what is none", async () => {
  history.replaceState(
    null,
    "",
    "/quiz/signup/kid?step=gender&for=firstname&firstname=Basile&wishes=12:101,13,nothing",
  );
  show();
  await waitFor(() => expect(location.search).toBe("?step=gender"));
  expect(readDraft(draftKey("signup"))).toMatchObject({
    answers: { firstname: "Basile" },
    wishes: [
      { product_id: 12, variant_id: 101 },
      { product_id: 13, variant_id: null },
    ],
  });
});

it("keeps what the address before had brought, which the form leaves out that was sent before the script came", async () => {
  const brought = `${location.origin}/quiz/signup/kid?for=gender&gender=BOY&step=firstname&wishes=12:101`;
  vi.spyOn(document, "referrer", "get").mockReturnValue(brought);
  history.replaceState(null, "", "/quiz/signup/kid?step=gender&for=firstname&firstname=Basile");
  show();
  await waitFor(() => expect(location.search).toBe("?step=gender"));
  expect(readDraft(draftKey("signup"))).toMatchObject({
    answers: { firstname: "Basile", gender: "BOY" },
    wishes: [{ product_id: 12, variant_id: 101 }],
  });
});

it.each([
  ["https://elsewhere.test/quiz/signup/kid?for=gender&gender=BOY&wishes=12"],
  [`${location.origin}/quiz/signup/woman?for=gender&gender=BOY&wishes=12`],
  [`${location.origin}/quiz/signup/kid?step=gender`],
])("takes nothing from %s", async (referrer) => {
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  history.replaceState(null, "", "/quiz/signup/kid?step=gender&for=firstname&firstname=Basile");
  show();
  await waitFor(() => expect(location.search).toBe("?step=gender"));
  expect(answers()).toEqual({ firstname: "Basile" });
  expect(readDraft(draftKey("signup"))?.wishes).toBeUndefined();
});

it("keeps pieces that an address brings without an answer", async () => {
  history.replaceState(null, "", "/quiz/signup/kid?wishes=12:101");
  show();
  await waitFor(() => expect(readDraft(draftKey("signup"))?.wishes).toEqual([{ product_id: 12, variant_id: 101 }]));
  expect(question()).toBe("Quel prénom ?");
});

it("keeps what another tab answered meanwhile, and asks on with it", async () => {
  show();
  const kept = { version: 1, code: "signup", answers: { gender: "BOY" }, step: "gender", savedAt: Date.now() };
  localStorage.setItem(draftKey("signup"), JSON.stringify(kept));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: draftKey("signup") })));
  await userEvent.type(screen.getByRole("textbox"), "Zoé");
  await userEvent.click(screen.getByRole("button", { name: fr.quiz.next }));
  await waitFor(() => expect(question()).toBe("Quel rayon ?"));
  expect(answers()).toEqual({ gender: "BOY", firstname: "Zoé" });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Garçon" }).checked).toBe(true);
});

it.each([
  [59, fr.quiz.resumed],
  [61, fr.quiz.resumedLate],
] as const)("goes on with what was kept %i days ago, and asks to look again at old answers", async (days, words) => {
  const savedAt = Date.now() - days * 86_400_000;
  const draft = { version: 1, code: "signup", answers: { firstname: "Zoé" }, step: "firstname", savedAt };
  localStorage.setItem(draftKey("signup"), JSON.stringify(draft));
  show();
  const date = formatDate(new Date(savedAt).toISOString(), "fr");
  expect(await screen.findByText(words.replace("{date}", date))).toBeTruthy();
  await expectSound();
  expect(question()).toBe("Quel rayon ?");
  await userEvent.click(screen.getByRole("button", { name: fr.quiz.restart }));
  await waitFor(() => expect(question()).toBe("Quel prénom ?"));
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("");
  expect(answers()).toBeUndefined();
});
