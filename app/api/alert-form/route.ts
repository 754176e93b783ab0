import type { NextRequest } from "next/server";
import { findEmailDomainHint } from "#contract/email-domain.ts";
import { confirmStockAlert, createStockAlert, endStockAlerts } from "#contract/stock-alerts.ts";
import type { Locale } from "#contract/locale.ts";
import { answerBarePage, type BarePage } from "#lib/app-shell/offline-page.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { AppError } from "#lib/http/app-error.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { readPlainForm } from "#lib/http/plain-form.ts";
import { loadMessages, type Messages } from "#lib/i18n/messages.ts";
import { hasShop } from "#lib/plain/page.ts";
import { href } from "#lib/routing/href.ts";
import { alertFailure } from "#lib/stock-alerts/failure.ts";

const maxBytes = 4 * 1024;

interface Asked {
  fields: URLSearchParams;
  locale: Locale;
  api: ApiClient;
  messages: Messages;
}

/**
 * Takes what is asked for about sold-out sizes where no script runs, and the two steps of the links in their mails, which
 * need none: the page of the link shows what will be done, this does it.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const posted = await readPlainForm(request, maxBytes);
  if (posted instanceof Response) return posted;
  const { fields, locale, api } = posted;
  const messages = await loadMessages(locale);
  const asked = { fields, locale, api, messages };
  const step = fields.get("step");
  try {
    if (step === "confirm") return await answerBarePage(200, await confirm(asked));
    if (step === "end") return await answerBarePage(200, await end(asked));
    const question = await askAboutSlip(asked);
    return question ? await answerBarePage(422, question) : await answerBarePage(201, await ask(asked));
  } catch (error) {
    const status = error instanceof AppError && error.status !== undefined && error.status < 500 ? 422 : 503;
    return answerBarePage(status, {
      locale,
      title: messages.stockAlert.errorTitle,
      text: alertFailure(error, messages.stockAlert, {
        email: emailOf(fields),
        linkInvalid: messages.error.ALERT_LINK_INVALID,
      }),
      way: await wayBack(asked),
    });
  }
}

/** To the shop, or where there is none, to the front door. */
const wayIn = async ({ locale, messages }: Asked): Promise<BarePage["way"]> =>
  (await hasShop(locale))
    ? { href: href(locale, "shop"), label: messages.stockAlert.toShop }
    : { href: href(locale, "index"), label: messages.notFound.home };

/** Back to the page the form stood on, where it was one of the shop. */
async function wayBack(asked: Asked): Promise<BarePage["way"]> {
  const path = asked.fields.get("from") ?? "";
  return /^\/(?!\/)[\w\-/%]*$/.test(path) ? { href: path, label: asked.messages.stockAlert.back } : wayIn(asked);
}

const emailOf = (fields: URLSearchParams): string => (fields.get("email") ?? "").trim();

/** A slip of the finger is asked about once; who sends the same again has meant it. */
async function askAboutSlip(asked: Asked): Promise<BarePage | null> {
  const { fields, locale, messages } = asked;
  const t = messages.stockAlert;
  const email = emailOf(fields);
  const suggestion = findEmailDomainHint(email)?.suggestion;
  if (!suggestion || fields.get("asked") === email) return null;
  return {
    locale,
    title: t.title,
    text: t.emailHint.replace("{email}", () => suggestion),
    form: {
      action: "/api/alert-form",
      submit: t.submit,
      fields: { locale, from: fields.get("from") ?? "", variant_id: fields.get("variant_id") ?? "", asked: email },
      email: { label: t.email, value: email },
    },
    way: await wayBack(asked),
  };
}

async function ask(asked: Asked): Promise<BarePage> {
  const { fields, locale, api, messages } = asked;
  const t = messages.stockAlert;
  const email = emailOf(fields);
  const { status } = await api.call(createStockAlert, {
    body: { variant_id: Number(fields.get("variant_id")), email },
  });
  const isKept = status === "WAITING";
  return {
    locale,
    title: isKept ? t.doneTitle : t.askedTitle,
    text: isKept ? t.waiting : t.toConfirm.replace("{email}", () => email),
    way: await wayBack(asked),
  };
}

async function confirm({ fields, locale, api, messages }: Asked): Promise<BarePage> {
  const t = messages.stockAlert;
  const alert = await api.call(confirmStockAlert, { body: { token: fields.get("token") ?? "" } });
  const size = formatSize(alert.size, locale, messages.size.oneSize);
  return {
    locale,
    title: t.confirmedTitle,
    text: t.confirmed.replace("{product}", () => alert.product_name).replace("{size}", () => size),
    way: { href: productHref(locale, { ...alert, id: alert.product_id }), label: t.toProduct },
  };
}

async function end(asked: Asked): Promise<BarePage> {
  const { fields, locale, api, messages } = asked;
  const t = messages.stockAlert;
  await api.call(endStockAlerts, { body: { token: fields.get("token") ?? "" } });
  return { locale, title: t.endedTitle, text: t.ended, way: await wayIn(asked) };
}
