import type { NextRequest } from "next/server";
import { signIn } from "#contract/session.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { carried, errorsOf, plainFields, refusal, type PlainErrors } from "#lib/plain/fields.ts";
import { html } from "#lib/plain/markup.ts";
import { openSessionForm } from "#lib/plain/open-form.ts";
import { nextAfterSession, openSession } from "#lib/plain/open-session.ts";
import { answerNext, answerPlainPage } from "#lib/plain/page.ts";
import { href } from "#lib/routing/href.ts";

/** An e-mail of 254 letters and a password of 200, each of them encoded, and a target. */
const maxBytes = 8 * 1024;

/**
 * Signs in where no script has come yet, or none comes. What is wrong is said on a page that has the form once more, with
 * the e-mail in it.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const posted = await openSessionForm(request, maxBytes);
  if (posted instanceof Response) return posted;
  const { fields: form, locale, api, t, target } = posted;

  const ask = (status: number, errors: PlainErrors, refused: ErrorKey | null): Promise<Response> => {
    const fields = plainFields(t, form, errors, [
      { name: "email", label: t("login.email"), type: "email", autocomplete: "username" },
      { name: "password", label: t("login.password"), type: "password", autocomplete: "current-password" },
    ]);
    return answerPlainPage(status, {
      locale,
      t,
      title: t("login.signIn"),
      body: html`${fields.summary}
        <form class="stack" method="post" action="/api/sign-in-form" novalidate>
          ${carried({ locale, redirect: target })}${fields.all}${refusal(refused && t(`error.${refused}`))}<button
            class="button big"
          >
            ${t("login.signIn")}
          </button>
        </form>
        <p class="row">
          <a class="link" href="${href(locale, "reset-password", null, { redirect: target })}">${t("login.forgot")}</a
          ><a class="link" href="${href(locale, "login", null, { redirect: target })}#sign-up">${t("login.signUp")}</a>
        </p>`,
    });
  };

  const parsed = signIn.body.safeParse({ email: form.get("email") ?? "", password: form.get("password") ?? "" });
  if (!parsed.success) return ask(422, errorsOf(parsed.error), null);
  try {
    const session = await api.call(signIn, { body: parsed.data });
    return answerNext(nextAfterSession(locale, target), await openSession(request, locale, session));
  } catch (error) {
    const key = errorKey(error);
    return ask(key === "WRONG_CREDENTIALS" ? 401 : key === "TOO_MANY_REQUESTS" ? 429 : 503, {}, key);
  }
}
