import type { NextRequest } from "next/server";
import { defaultLocale, locales, type Locale } from "#contract/locale.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { carried, refusal } from "#lib/plain/fields.ts";
import { html, type Markup } from "#lib/plain/markup.ts";
import { answerPlainPage, plainTexts } from "#lib/plain/page.ts";
import { href } from "#lib/routing/href.ts";
import { anchorOf } from "#lib/website/anchor.ts";
import { listFaq } from "#lib/website/api.ts";
import { findAnswers, markHits } from "#lib/website/faq-search.ts";

/** Answers to a question that was typed into the search of the FAQ: made for each request, so that it needs no script. */
export async function GET(request: NextRequest): Promise<Response> {
  const asked = request.nextUrl.searchParams;
  const locale = locales.find((candidate) => candidate === asked.get("locale")) ?? defaultLocale;
  const query = (asked.get("q") ?? "").trim().slice(0, 200);
  const t = await plainTexts(locale);
  const faq = href(locale, "faq");
  const answer = (status: number, body: Markup) =>
    answerPlainPage(status, {
      locale,
      t,
      title: t("content.faqSearch"),
      body: html`<form class="row" method="get" action="/api/faq-search" role="search">
          ${carried({ locale })}<label for="q">${t("content.faqSearchLabel")}</label
          ><input id="q" name="q" type="search" value="${query}" maxlength="200" /><button class="button">
            ${t("content.faqSearchSubmit")}
          </button>
        </form>
        ${body}
        <p class="row">
          <a class="link" href="${faq}">${t("content.faqAllQuestions")}</a
          ><a class="link" href="${href(locale, "contact")}">${t("content.faqContact")}</a>
        </p>`,
    });
  if (query === "") return answer(200, html``);
  try {
    const found = findAnswers(await listFaq(locale), query, locale);
    const marked = (text: string) =>
      markHits(text, query, locale).map((part) => (part.isHit ? html`<mark>${part.text}</mark>` : part.text));
    const otherLanguage = (language: Locale) =>
      t("content.otherLanguage", {
        language: new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language,
      });
    const status = html`<p role="status">${t("content.faqFound", { count: found.length, query })}</p>`;
    if (found.length === 0)
      return answer(
        200,
        html`${status}
          <p>${t("content.faqNothing")}</p>`,
      );
    return answer(
      200,
      html`${status}
        <ol class="stack">
          ${found.map(
            ({ language, section, question, answer: words }) =>
              html`<li class="card tight" ${language && html` lang="${language}"`}>
                ${language && html`<p class="muted small" lang="${locale}">${otherLanguage(language)}</p>`}
                <p class="muted small">${section}</p>
                <h2><a href="${faq}#${anchorOf(question)}">${marked(question)}</a></h2>
                <p>${marked(words)}</p>
              </li>`,
          )}
        </ol>`,
    );
  } catch (error) {
    return answer(503, html`${refusal(t(`error.${errorKey(error)}`))}`);
  }
}
