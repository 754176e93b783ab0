import type { NextRequest } from "next/server";
import { unsubscribePhone } from "#contract/newsletter.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { carried, refusal } from "#lib/plain/fields.ts";
import { html } from "#lib/plain/markup.ts";
import { openPlainForm } from "#lib/plain/open-form.ts";
import { answerPlainPage } from "#lib/plain/page.ts";
import { href } from "#lib/routing/href.ts";
import { readUnsubscription } from "#lib/website/unsubscription.ts";

/** A number, a list and a language. */
const maxBytes = 1024;

/**
 * Takes a number off a list where no script runs. Number and list stand in the address of the page that was sent, and after
 * a failure in the fields of the form that asks once more.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const posted = await openPlainForm(request, maxBytes);
  if (posted instanceof Response) return posted;
  const { fields, locale, api, t } = posted;
  const contact = html`<p><a class="link" href="${href(locale, "contact")}">${t("unsubscribe.contact")}</a></p>`;
  const from = request.headers.get("referer") ?? "";
  const carriedBody = unsubscribePhone.body.safeParse({ phone: fields.get("phone"), list: fields.get("list") });
  const wanted = carriedBody.data ?? (URL.canParse(from) ? readUnsubscription(new URL(from).pathname) : null);
  if (wanted === null) {
    const body = html`<p>${t("unsubscribe.brokenText")}</p>
      ${contact}`;
    return answerPlainPage(422, { locale, t, title: t("unsubscribe.brokenTitle"), body });
  }
  try {
    await api.call(unsubscribePhone, { body: wanted });
    const body = html`<p><b>${wanted.phone}</b></p>
      <p>${t("unsubscribe.doneText")}</p>
      <p class="muted small">${t("unsubscribe.orders")}</p>
      ${contact}`;
    return answerPlainPage(200, { locale, t, title: t("unsubscribe.doneTitle"), body });
  } catch (error) {
    const key = errorKey(error);
    const body = html`${refusal(t(`error.${key}`))}
      <p>${t("unsubscribe.question", { phone: wanted.phone, list: wanted.list })}</p>
      <form method="post" action="/api/unsubscribe-form">
        ${carried({ locale, ...wanted })}<button class="button big">${t("unsubscribe.leave")}</button>
      </form>`;
    const status = key === "TOO_MANY_REQUESTS" ? 429 : 503;
    return answerPlainPage(status, { locale, t, title: t("pages.unsub-number-list.title"), body });
  }
}
