import "server-only";
import { addressInputSchema, createShippingAddress, getShippingAddresses } from "#contract/addresses.ts";
import { getClient } from "#contract/client.ts";
import {
  deliveryModeSchema,
  getPickupPoints,
  getShippingFees,
  type PickupPoint,
  type ShippingFee,
} from "#contract/delivery.ts";
import { countryCodes, defaultLocale, type CountryCode } from "#contract/locale.ts";
import { countryCodeSchema } from "#contract/locale-schemas.ts";
import { formatPhone } from "#contract/phone.ts";
import { addressLines } from "#lib/addresses/address-lines.ts";
import { newAddress } from "#lib/checkout/delivery-form.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { countryOf, defaultOptionOf } from "#lib/locale/options.ts";
import { formatEuros } from "#lib/money/format.ts";
import {
  carried,
  errorsOf,
  plainChoice,
  plainFields,
  refusal,
  refusedFields,
  type PlainErrors,
  type PlainField,
} from "../fields.ts";
import { html } from "../markup.ts";
import { answerNext, type PlainTexts } from "../page.ts";
import { checkoutAction, plainCheckoutHref, type PlainCheckoutQuery } from "./address.ts";
import { answerStep, isSignedOut, type PlainCheckout } from "./page.ts";

const addressFieldsOf = (t: PlainTexts, locale: PlainCheckout["locale"]): PlainField[] => {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const options = countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  const auto = (token: string) => `shipping ${token}`;
  return [
    { name: "firstname", label: t("delivery.firstname"), autocomplete: auto("given-name"), maxlength: 80 },
    { name: "lastname", label: t("delivery.lastname"), autocomplete: auto("family-name"), maxlength: 80 },
    { name: "country_code", label: t("delivery.country"), type: "select", options, autocomplete: auto("country") },
    { name: "street", label: t("delivery.street"), autocomplete: auto("address-line1"), maxlength: 160 },
    {
      name: "street_extra",
      label: t("delivery.streetExtra"),
      autocomplete: auto("address-line2"),
      maxlength: 160,
      isOptional: true,
    },
    { name: "postcode", label: t("delivery.postcode"), autocomplete: auto("postal-code"), maxlength: 12 },
    { name: "city", label: t("delivery.city"), autocomplete: auto("address-level2"), maxlength: 80 },
    {
      name: "phone",
      label: t("delivery.phone"),
      type: "tel",
      autocomplete: auto("tel"),
      maxlength: 30,
      hint: t("delivery.phoneHint"),
    },
  ];
};

interface Asked {
  status: number;
  typed: URLSearchParams;
  errors?: PlainErrors;
  refused?: ErrorKey;
}

/** The second step: where to, and how. */
export async function askDelivery(checkout: PlainCheckout, asked: Asked): Promise<Response> {
  const { locale, t, cart } = checkout;
  const [client, saved, fees] = await Promise.all([
    cart.api.call(getClient, {}),
    cart.api.call(getShippingAddresses, {}),
    cart.api.call(getShippingFees, {}),
  ]);
  const typed = new URLSearchParams(asked.typed);
  const keep = (name: string, value: string) => typed.has(name) || typed.set(name, value);
  keep("firstname", client.firstname);
  keep("lastname", client.lastname);
  keep("phone", client.phone ?? "");
  keep("country_code", countryOf(defaultOptionOf(locale)));
  const fields = plainFields(t, typed, asked.errors ?? {}, addressFieldsOf(t, locale));
  const address = html`<div class="stack">
    ${fields.all}
    <p class="muted small">${t("delivery.saved")}</p>
  </div>`;
  return answerStep(checkout, {
    status: asked.status,
    step: "delivery",
    body: html`${fields.summary}
      <p class="muted">
        ${t(client.is_provisional ? "checkout.identity.guestAs" : "checkout.identity.signedInAs", { email: client.email })}
      </p>
      <form class="stack" method="post" action="${checkoutAction}" novalidate>
        ${carried({ locale, step: "delivery" })}${
          saved.length > 0
            ? plainChoice("address", t("delivery.addresses"), typed.get("address") ?? "", [
                ...saved.map((place) => {
                  const [label = "", ...lines] = addressLines(place, locale);
                  return { value: place.id, label, detail: lines.join(", ") };
                }),
                { value: newAddress, label: t("delivery.newAddress") },
              ])
            : html`${carried({ address: newAddress })}
                <h2>${t("delivery.addresses")}</h2>`
        }${address}${plainChoice("mode", t("delivery.modes"), typed.get("mode") ?? "HOME", modesOf(checkout, fees))}${
          asked.refused && refusal(t(`error.${asked.refused}`))
        }<button class="button big">${t("checkout.toPayment")}</button>
      </form>`,
  });
}

/** Both ways, with what they cost at most; the total of the next step is the one that counts. */
const modesOf = ({ locale, t }: PlainCheckout, fees: readonly ShippingFee[]) =>
  deliveryModeSchema.options
    .filter((mode) => fees.some((fee) => fee.mode === mode))
    .map((mode) => {
      const amounts = fees.filter((fee) => fee.mode === mode).map(({ fee_ttc: fee }) => fee);
      const [low, high] = [Math.min(...amounts), Math.max(...amounts)].map((fee) => formatEuros(fee, locale));
      return { value: mode, label: t(`delivery.mode.${mode}`), detail: low === high ? `${low}` : `${low} – ${high}` };
    });

/** A number typed without its country code is one of the country the parcel goes to. */
const phoneOf = (typed: URLSearchParams): string => {
  const phone = (typed.get("phone") ?? "").trim();
  const country: CountryCode =
    countryCodeSchema.safeParse(typed.get("country_code")).data ?? countryOf(defaultOptionOf(defaultLocale));
  return formatPhone(phone, country) ?? phone;
};

/** Saves the address that was typed, or takes the one that was chosen, and goes on. */
export async function takeDelivery(checkout: PlainCheckout, typed: URLSearchParams): Promise<Response> {
  const { locale, t, cart } = checkout;
  const mode = deliveryModeSchema.safeParse(typed.get("mode")).data ?? "HOME";
  const next = (address: string) =>
    answerNext(
      plainCheckoutHref(locale, { step: mode === "HOME" ? "payment" : "points", address, mode }),
      cart.cookies,
    );
  const chosen = typed.get("address") ?? newAddress;
  if (chosen !== newAddress) return next(chosen);
  const fields = addressFieldsOf(t, locale).map(({ name }) => [name, typed.get(name) ?? ""]);
  const parsed = addressInputSchema.safeParse({ ...Object.fromEntries(fields), phone: phoneOf(typed) });
  if (!parsed.success) return askDelivery(checkout, { status: 422, typed, errors: errorsOf(parsed.error) });
  try {
    return next((await cart.api.call(createShippingAddress, { body: parsed.data })).id);
  } catch (error) {
    if (isSignedOut(error)) throw error;
    const key = errorKey(error);
    if (key === "NETWORK" || key === "UNAVAILABLE") throw error;
    const errors = hasCode(error, "POSTCODE_INVALID") ? { postcode: { type: key } } : refusedFields(error);
    const refused = Object.keys(errors).length > 0 ? {} : { refused: key };
    return askDelivery(checkout, { status: 422, typed, errors, ...refused });
  }
}

/** The pickup points near the address, or near the postcode that was looked for. */
export async function askPoint(
  checkout: PlainCheckout,
  query: PlainCheckoutQuery,
  isMissing: boolean,
): Promise<Response> {
  const { locale, t, cart } = checkout;
  const saved = await cart.api.call(getShippingAddresses, {});
  const address = saved.find(({ id }) => id === query.address);
  if (!address) return answerNext(plainCheckoutHref(locale, { step: "delivery" }), cart.cookies);
  const postcode = query.postcode?.trim() || address.postcode;
  let points: PickupPoint[] = [];
  let refused: string | null = null;
  try {
    points = await cart.api.call(getPickupPoints, { query: { country: address.country_code, postcode } });
  } catch (error) {
    if (!hasCode(error, "POSTCODE_INVALID") && !hasCode(error, "VALIDATION")) throw error;
    refused = t("validation.postcode_invalid");
  }
  const kept = { locale, address: address.id, mode: "PICKUP_POINT" };
  return answerStep(checkout, {
    status: isMissing ? 422 : 200,
    step: "delivery",
    body: html`${isMissing && refusal(t("validation.missing.pickupPointId"))}${refusal(refused)}
      <form class="row" method="get" action="${checkoutAction}">
        ${carried({ ...kept, step: "points" })}<label for="postcode">${t("delivery.pointsNear")}</label
        ><input id="postcode" name="postcode" value="${postcode}" maxlength="12" autocomplete="off" /><button
          class="button second"
        >
          ${t("delivery.search")}
        </button>
      </form>
      ${
        points.length === 0
          ? html`<p>${t("delivery.noPoints")}</p>`
          : html`<form class="stack" method="get" action="${checkoutAction}">
              ${carried({ ...kept, step: "payment" })}${plainChoice(
                "point",
                t("delivery.points"),
                query.point ?? "",
                points.map(({ id, name, street, city, postcode: code }) => ({
                  value: id,
                  label: name,
                  detail: `${street}, ${code} ${city}`,
                })),
              )}<button class="button big">${t("checkout.toPayment")}</button>
            </form>`
      }
      <p><a class="link" href="${plainCheckoutHref(locale, { step: "delivery" })}">${t("checkout.steps.edit")}</a></p>`,
  });
}
