import type { NextRequest } from "next/server";
import { signUp } from "#contract/session.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { carried, errorsOf, plainFields, refusal, refusedFields, type PlainErrors } from "#lib/plain/fields.ts";
import { html, Markup } from "#lib/plain/markup.ts";
import { openSessionForm } from "#lib/plain/open-form.ts";
import { nextAfterSession, openSession } from "#lib/plain/open-session.ts";
import { answerNext, answerPlainPage } from "#lib/plain/page.ts";
import { href } from "#lib/routing/href.ts";
import { signUpFieldOfRefusal, signUpFormSchema, toSignUpBody } from "#lib/session/sign-up-fields.ts";

/** Two names, two e-mails and a password, each letter encoded, and a target. */
const maxBytes = 16 * 1024;

/** Creates an account where no script has come yet, or none comes: as the scripted form does, with the same refusals. */
export async function POST(request: NextRequest): Promise<Response> {
  const posted = await openSessionForm(request, maxBytes);
  if (posted instanceof Response) return posted;
  const { fields: form, locale, api, t, target } = posted;

  const ask = (status: number, errors: PlainErrors, refused: ErrorKey | null): Promise<Response> => {
    const names = plainFields(t, form, errors, [
      { name: "firstname", label: t("login.firstname"), autocomplete: "given-name", maxlength: 80, isOptional: true },
      { name: "lastname", label: t("login.lastname"), autocomplete: "family-name", maxlength: 80, isOptional: true },
      { name: "email", label: t("login.email"), type: "email", autocomplete: "email" },
      {
        name: "password",
        label: t("login.newPassword"),
        type: "password",
        autocomplete: "new-password",
        maxlength: 200,
        hint: t("login.newPasswordHint"),
      },
      {
        name: "godfather_email",
        label: t("login.godfather"),
        type: "email",
        autocomplete: "off",
        hint: t("login.godfatherHint"),
        isOptional: true,
      },
    ]);
    const terms = href(locale, "terms-and-conditions");
    const sentence = t.markup("login.terms", {
      terms: (words) => html`<a href="${terms}">${new Markup(words)}</a>`.text,
      privacy: (words) => html`<a href="${terms}#data">${new Markup(words)}</a>`.text,
    });
    return answerPlainPage(status, {
      locale,
      t,
      title: t("login.signUp"),
      body: html`${names.summary}
        <form class="stack" method="post" action="/api/sign-up-form" novalidate>
          ${carried({ locale, redirect: target })}${names.all}<label class="choice"
            ><input type="checkbox" name="isOptin" ${form.has("isOptin") && html` checked`} />${t("login.optin")}</label
          >
          <p class="muted small">${new Markup(sentence)}</p>
          ${refusal(refused && t(`error.${refused}`))}<button class="button big">${t("login.signUp")}</button>
        </form>
        <p><a class="link" href="${href(locale, "login", null, { redirect: target })}">${t("login.signIn")}</a></p>`,
    });
  };

  const typed = (name: string) => form.get(name) ?? "";
  const parsed = signUpFormSchema.safeParse({
    email: typed("email"),
    password: typed("password"),
    firstname: typed("firstname"),
    lastname: typed("lastname"),
    godfather_email: typed("godfather_email"),
    isOptin: form.has("isOptin"),
  });
  if (!parsed.success) return ask(422, errorsOf(parsed.error), null);
  try {
    const session = await api.call(signUp, { body: toSignUpBody(parsed.data) });
    return answerNext(nextAfterSession(locale, target), await openSession(request, locale, session));
  } catch (error) {
    const key = errorKey(error);
    const field = signUpFieldOfRefusal[key];
    const errors = { ...refusedFields(error), ...(field ? { [field]: { type: key } } : {}) };
    const isAway = key === "NETWORK" || key === "UNAVAILABLE";
    return ask(isAway ? 503 : 422, errors, Object.keys(errors).length > 0 ? null : key);
  }
}
