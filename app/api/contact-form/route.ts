import type { NextRequest } from "next/server";
import { createTicket } from "#contract/customer-service.ts";
import { uploadTypes } from "#contract/file.ts";
import { defaultLocale, locales } from "#contract/locale.ts";
import { ticketFormSchema } from "#lib/customer-service/ticket-form.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { carried, errorsOf, plainFields, refusal, refusedFields, slipIn, type PlainErrors } from "#lib/plain/fields.ts";
import { html, Markup } from "#lib/plain/markup.ts";
import { openPlainForm } from "#lib/plain/open-form.ts";
import { answerNext, answerPlainPage, plainTexts } from "#lib/plain/page.ts";
import { plainSession } from "#lib/plain/session.ts";
import { href, splitLocale } from "#lib/routing/href.ts";

const address = "/api/contact-form";

/** More than the API takes: a picture that is too large is refused beside its field, with what was typed kept. */
const maxBytes = 3 * createTicket.maxBodyBytes;

/** Says under which number a letter arrived; reached by what sent it, so that a reload sends nothing again. */
export async function GET(request: NextRequest): Promise<Response> {
  const asked = request.nextUrl.searchParams;
  const locale = locales.find((candidate) => candidate === asked.get("locale")) ?? defaultLocale;
  const number = asked.get("number") ?? "";
  if (!/^T-[0-9A-Z]{1,16}$/.test(number)) return answerNext(href(locale, "contact"));
  const t = await plainTexts(locale);
  const sentence = t.markup("contact.sentNumber", { number, strong: (text) => html`<b>${text}</b>`.text });
  return answerPlainPage(200, {
    locale,
    t,
    title: t("contact.sentTitle"),
    body: html`<div class="note success"><p>${new Markup(sentence)}</p></div>
      <p>${t("contact.sentText")}</p>
      <p><a class="button second" href="${href(locale, "contact")}">${t("contact.another")}</a></p>`,
  });
}

/** Takes a letter to customer service where no script has come yet, or none comes; of the client where there is a session. */
export async function POST(request: NextRequest): Promise<Response> {
  const posted = await openPlainForm(request, maxBytes);
  if (posted instanceof Response) return posted.status === 413 ? tooLarge(request) : posted;
  const { fields: form, files, locale, t } = posted;
  const { api, cookies } = plainSession(request, locale);

  const ask = (status: number, errors: PlainErrors, refused: ErrorKey | null): Promise<Response> => {
    const fields = plainFields(t, form, errors, [
      { name: "sender_name", label: t("contact.sender_name"), autocomplete: "name", maxlength: 120 },
      { name: "sender_email", label: t("contact.sender_email"), type: "email", autocomplete: "email" },
      {
        name: "sender_phone",
        label: t("contact.sender_phone"),
        type: "tel",
        autocomplete: "tel",
        maxlength: 30,
        isOptional: true,
      },
      { name: "order_id", label: t("contact.order_id"), autocomplete: "off", maxlength: 60, isOptional: true },
      { name: "object", label: t("contact.object"), autocomplete: "off", maxlength: 150 },
      { name: "content", label: t("contact.content"), type: "textarea", autocomplete: "off", maxlength: 5000 },
      {
        name: "attachment",
        label: t("contact.attachment"),
        type: "file",
        autocomplete: "off",
        accept: uploadTypes.join(","),
        /* No page can put a file back into its field. */
        hint: files.has("attachment") ? t("contact.attachmentAgain") : t("contact.attachmentHint"),
        isOptional: true,
      },
    ]);
    return answerPlainPage(
      status,
      {
        locale,
        t,
        title: t("pages.contact.title"),
        body: html`${fields.summary}
          <form class="stack" method="post" enctype="multipart/form-data" action="${address}" novalidate>
            ${carried({ locale, asked: (form.get("sender_email") ?? "").trim() })}${fields.all}${refusal(refused && t(`error.${refused}`))}<button
              class="button big"
            >
              ${t("contact.send")}
            </button>
          </form>`,
      },
      cookies,
    );
  };

  const typed = (name: string) => form.get(name) ?? "";
  const attachment = files.get("attachment");
  const parsed = ticketFormSchema.safeParse({
    sender_name: typed("sender_name"),
    sender_email: typed("sender_email"),
    sender_phone: typed("sender_phone"),
    order_id: typed("order_id"),
    object: typed("object"),
    content: typed("content"),
    attachment: attachment && [attachment],
  });
  const slip = slipIn(t, form, "sender_email");
  if (!parsed.success) return ask(422, { ...slip, ...errorsOf(parsed.error) }, null);
  /* Not at the price of a file, which would have to be chosen again. */
  if (slip && !attachment) return ask(422, slip, null);
  try {
    const { number } = await api.call(createTicket, { body: parsed.data });
    return answerNext(`${address}?locale=${locale}&number=${number}`, cookies);
  } catch (error) {
    const key = errorKey(error);
    const errors = refusedFields(error);
    const isAway = key === "NETWORK" || key === "UNAVAILABLE";
    const status = isAway ? 503 : key === "TOO_MANY_REQUESTS" ? 429 : 422;
    return ask(status, errors, Object.keys(errors).length > 0 ? null : key);
  }
}

/** Nothing of it was read: the browser has it still, one page back. */
async function tooLarge(request: Request): Promise<Response> {
  const from = request.headers.get("referer") ?? "";
  const { locale } = splitLocale(URL.canParse(from) ? new URL(from).pathname : "/");
  const t = await plainTexts(locale);
  const body = html`${refusal(t("validation.file_too_large"))}
    <p>${t("contact.attachmentHint")}</p>
    <p><a class="button" href="${href(locale, "contact")}">${t("fatal.back")}</a></p>`;
  return answerPlainPage(413, { locale, t, title: t("pages.contact.title"), body });
}
