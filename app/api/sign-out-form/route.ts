import type { NextRequest } from "next/server";
import { signOut } from "#contract/session.ts";
import { cartCookie } from "#lib/cart/cart-cookie.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { AppError } from "#lib/http/app-error.ts";
import { carried, refusal } from "#lib/plain/fields.ts";
import { html } from "#lib/plain/markup.ts";
import { openPlainForm } from "#lib/plain/open-form.ts";
import { answerPlainPage } from "#lib/plain/page.ts";
import { plainSession } from "#lib/plain/session.ts";
import { href } from "#lib/routing/href.ts";
import { endSession, sessionCookies, toSetCookie } from "#lib/session/cookies.ts";
import { isSecure } from "#lib/session/request-tokens.ts";

/** A language. */
const maxBytes = 256;

/**
 * Signs out where no script runs. Whoever cannot be signed out is told so and keeps the cookies: on a device of many it must
 * not look like done.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const posted = await openPlainForm(request, maxBytes);
  if (posted instanceof Response) return posted;
  const { locale, t } = posted;
  const { api } = plainSession(request, locale);
  const refreshToken = request.cookies.get(sessionCookies.refreshToken)?.value;
  const [shop, login] = [href(locale, "shop"), href(locale, "login")];
  try {
    if (refreshToken) await api.call(signOut, { body: { refresh_token: refreshToken } });
  } catch (error) {
    /* Of a session that is over nothing is left to end. */
    if (!(error instanceof AppError) || error.status !== 401) {
      const body = html`${refusal(t(`error.${errorKey(error)}`))}
        <p>${t("logout.failedText")}</p>
        <form method="post" action="/api/sign-out-form">
          ${carried({ locale })}<button class="button big">${t("logout.retry")}</button>
        </form>`;
      return answerPlainPage(503, { locale, t, title: t("logout.failedTitle"), body });
    }
  }
  const body = html`<p>${t("logout.text")}</p>
    <p class="row">
      <a class="button" href="${shop}">${t("logout.shop")}</a
      ><a class="button second" href="${login}">${t("logout.signIn")}</a>
    </p>`;
  const ended = [...endSession(isSecure()).map(toSetCookie), cartCookie(null, isSecure())];
  return answerPlainPage(200, { locale, t, title: t("logout.title"), body }, ended);
}
