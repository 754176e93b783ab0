import { locales } from "#contract/locale.ts";
import { findAnswers } from "#lib/website/faq-search.ts";

/** What the form says of its answers: of none, of one, of `{count}`, each with `{query}`. */
type FoundWords = readonly [none: string, one: string, other: string];

const sectionsOf = () =>
  [...document.querySelectorAll<HTMLElement>(".faq-section")].map((section) => ({
    section,
    language: locales.find((locale) => locale === section.lang),
    title: section.querySelector("h2")?.textContent ?? "",
    questions: [...section.querySelectorAll("details")].map((details) => ({
      details,
      question: details.querySelector("summary")?.textContent?.trim() ?? "",
      answer: details.querySelector("p")?.textContent ?? "",
    })),
  }));

const say = (form: HTMLFormElement, text: string, { isNarrowed = false, isNothing = false } = {}): void => {
  const status = form.querySelector("output");
  const all = form.querySelector<HTMLElement>("[data-faq-all]");
  const nothing = form.querySelector<HTMLElement>("[data-faq-nothing]");
  if (status) status.textContent = text;
  if (all) all.hidden = !isNarrowed;
  if (nothing) nothing.hidden = !isNothing;
  const anchors = document.querySelector<HTMLElement>(".anchors");
  if (anchors) anchors.hidden = isNarrowed;
};

/** Every question again. */
export function showAllQuestions(form: HTMLFormElement): void {
  for (const { section, questions } of sectionsOf()) {
    section.hidden = false;
    for (const { details } of questions) details.hidden = false;
  }
  say(form, "");
}

/**
 * Leaves the questions that answer what was typed, the nearest one opened; all of them where none does. Questions that are still
 * on their way to the page cannot be looked through: a page of its own answers then.
 */
export function answerFaq(form: HTMLFormElement): void {
  if (sectionsOf().length === 0) return form.submit();
  showAllQuestions(form);
  const query = form.querySelector<HTMLInputElement>("input[type=search]")?.value.trim() ?? "";
  const locale = locales.find((candidate) => candidate === document.documentElement.lang) ?? "fr";
  const [none, one, other] = JSON.parse(form.dataset["faqSearch"] ?? "[]") as FoundWords;
  const sections = sectionsOf();
  const found = findAnswers(sections, query, locale).map(({ question }) => question);
  const words = found.length === 0 ? none : found.length === 1 ? one : other;
  const text = words.replace("{count}", String(found.length)).replace("{query}", () => query);
  if (found.length === 0) return say(form, text, { isNothing: true });
  for (const { section, questions } of sections) {
    for (const { details, question } of questions) {
      details.hidden = !found.includes(question);
      details.open = question === found[0];
    }
    section.hidden = questions.every(({ details }) => details.hidden);
  }
  return say(form, text, { isNarrowed: true });
}
