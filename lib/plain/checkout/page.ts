import "server-only";
import type { NextRequest } from "next/server";
import type { Locale } from "#contract/locale.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { AppError } from "#lib/http/app-error.ts";
import { plainCart } from "../cart.ts";
import { refusal } from "../fields.ts";
import { html, type Markup } from "../markup.ts";
import { answerPlainPage, plainTexts } from "../page.ts";
import { plainCheckoutHref } from "./address.ts";

/** Who orders, in which language, with which cart. */
export async function plainCheckout(request: NextRequest, locale: Locale) {
  return { request, locale, t: await plainTexts(locale), cart: plainCart(request, locale) };
}
export type PlainCheckout = Awaited<ReturnType<typeof plainCheckout>>;

const steps = ["identity", "delivery", "payment"] as const;
type Step = (typeof steps)[number];

interface StepPage {
  status: number;
  /** Null: there is nothing to go through. */
  step: Step | null;
  title?: string;
  body: Markup;
}

/** A page of the checkout, with the cookies that belong to it. */
export const answerStep = (
  { locale, t, cart }: PlainCheckout,
  { status, step, title, body }: StepPage,
): Promise<Response> =>
  answerPlainPage(
    status,
    {
      locale,
      t,
      title: title ?? t("checkout.title"),
      isWide: step === "payment",
      body: html`${
        step !== null &&
        html`<ol class="steps" aria-label="${t("checkout.steps.label")}">
          ${steps.map(
            (name, index) =>
              html`<li${name === step && html` aria-current="step"`}>${index + 1}. ${t(`checkout.steps.${name}`)}</li>`,
          )}
        </ol>`
      }${body}`,
    },
    cart.cookies,
  );

/** The session is over, or there never was one. */
export const isSignedOut = (error: unknown): boolean => error instanceof AppError && error.status === 401;

/** Nothing of the page could be had: says so, and leads to the same place once more. */
export function answerFailure(checkout: PlainCheckout, error: unknown): Promise<Response> {
  const { locale, t, request } = checkout;
  const again =
    request.method === "GET" ? request.nextUrl.pathname + request.nextUrl.search : plainCheckoutHref(locale);
  return answerStep(checkout, {
    status: 503,
    step: null,
    body: html`${refusal(t(`error.${errorKey(error)}`))}
      <p>${t("checkout.failure.load")}</p>
      <p><a class="button" href="${again}">${t("checkout.failure.retry")}</a></p>`,
  });
}
