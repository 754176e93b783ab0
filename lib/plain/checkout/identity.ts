import "server-only";
import { createGuest } from "#contract/session.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { href } from "#lib/routing/href.ts";
import { carried, errorsOf, plainFields, refusal, refusedFields, slipIn, type PlainErrors } from "../fields.ts";
import { html, Markup } from "../markup.ts";
import { openSession } from "../open-session.ts";
import { answerNext } from "../page.ts";
import { checkoutAction, plainCheckoutHref } from "./address.ts";
import { answerStep, type PlainCheckout } from "./page.ts";

interface Asked {
  status: number;
  typed: URLSearchParams;
  errors?: PlainErrors;
  refused?: ErrorKey;
  /** Somebody was signed in a moment ago. */
  hasEnded?: boolean;
}

/** The first step: an e-mail. */
export function askIdentity(
  checkout: PlainCheckout,
  { status, typed, errors = {}, refused, hasEnded }: Asked,
): Promise<Response> {
  const { locale, t } = checkout;
  const fields = plainFields(t, typed, errors, [
    { name: "email", label: t("login.email"), type: "email", autocomplete: "email" },
  ]);
  const terms = href(locale, "terms-and-conditions");
  const noPassword = t.markup("checkout.identity.noPassword", {
    privacy: (words) => html`<a href="${terms}#data">${new Markup(words)}</a>`.text,
  });
  const login = href(locale, "login", null, { redirect: plainCheckoutHref(locale) });
  return answerStep(checkout, {
    status,
    step: "identity",
    body: html`${fields.summary}${
        hasEnded ? refusal(t("checkout.identity.sessionEnded")) : html`<p>${t("checkout.identity.intro")}</p>`
      }
      <form class="stack" method="post" action="${checkoutAction}" novalidate>
        ${carried({ locale, step: "identity", asked: (typed.get("email") ?? "").trim() })}${fields.all}${refused && refusal(t(`error.${refused}`))}<button
          class="button big"
        >
          ${t("checkout.identity.continue")}
        </button>
      </form>
      <p><a class="link" href="${login}">${t("checkout.identity.haveAccount")}</a></p>
      <p class="muted small">${new Markup(noPassword)}</p>`,
  });
}

/** The e-mail has an account: its owner signs in, and comes back. */
function askPassword(checkout: PlainCheckout, typed: URLSearchParams): Promise<Response> {
  const { locale, t } = checkout;
  const fields = plainFields(t, typed, {}, [
    { name: "email", label: t("login.email"), type: "email", autocomplete: "username" },
    { name: "password", label: t("login.password"), type: "password", autocomplete: "current-password" },
  ]);
  return answerStep(checkout, {
    status: 200,
    step: "identity",
    body: html`<p class="note" role="alert" tabindex="-1" autofocus>${t("checkout.identity.known")}</p>
      <form class="stack" method="post" action="/api/sign-in-form" novalidate>
        ${carried({ locale, redirect: plainCheckoutHref(locale) })}${fields.all}<button class="button big">
          ${t("login.signIn")}
        </button>
      </form>
      <p class="row">
        <a class="link" href="${plainCheckoutHref(locale)}">${t("checkout.identity.otherEmail")}</a
        ><a class="link" href="${href(locale, "reset-password")}">${t("login.forgot")}</a>
      </p>`,
  });
}

/** Begins an order with the e-mail that was typed. */
export async function takeIdentity(checkout: PlainCheckout, typed: URLSearchParams): Promise<Response> {
  const { request, locale, t, cart } = checkout;
  const parsed = createGuest.body.safeParse({ email: typed.get("email") ?? "" });
  if (!parsed.success) return askIdentity(checkout, { status: 422, typed, errors: errorsOf(parsed.error) });
  const slip = slipIn(t, typed, "email");
  if (slip) return askIdentity(checkout, { status: 422, typed, errors: slip });
  try {
    const session = await cart.api.call(createGuest, { body: parsed.data });
    return answerNext(plainCheckoutHref(locale), await openSession(request, locale, session));
  } catch (error) {
    if (hasCode(error, "EMAIL_ALREADY_USED")) return askPassword(checkout, typed);
    const key = errorKey(error);
    const errors = refusedFields(error);
    const isAway = key === "NETWORK" || key === "UNAVAILABLE";
    const status = isAway ? 503 : key === "TOO_MANY_REQUESTS" ? 429 : 422;
    return askIdentity(checkout, {
      status,
      typed,
      errors,
      ...(Object.keys(errors).length > 0 ? {} : { refused: key }),
    });
  }
}
