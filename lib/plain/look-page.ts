import type { Look, ProductCard } from "#contract/catalog.ts";
import { elided } from "#contract/elision.ts";
import type { Locale } from "#contract/locale.ts";
import { isInStock } from "#lib/catalog/look-price.ts";
import { lookAddress, pieceField, sizeField } from "#lib/catalog/look-form.ts";
import { sizeChoices } from "#lib/catalog/size.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { carried, refusal } from "./fields.ts";
import { html, type Markup } from "./markup.ts";
import type { PlainPage, PlainTexts } from "./page.ts";

/** The pieces of a look once more, as they were ticked and sized. `unsized`: the pieces that still need a size. */
export function lookPage(
  locale: Locale,
  t: PlainTexts,
  { look, typed, unsized }: { look: Look; typed: URLSearchParams; unsized: readonly ProductCard[] },
): PlainPage {
  const message = unsized[0] ? t("wholeLook.missing", { product: unsized[0].name }) : t("wholeLook.none");
  const pieces = look.products.filter(isInStock);
  return {
    locale,
    t,
    title: look.name,
    body: html`${refusal(message)}
      <form class="stack" method="post" action="${lookAddress}">
        ${carried({ locale, look: String(look.id) })}
        <ul aria-label="${t("wholeLook.pieces")}">
          ${pieces.map((piece) => pieceOf(locale, t, { piece, typed, isUnsized: unsized.includes(piece) }))}
        </ul>
        <button class="button big">${t("cart.add.submit")}</button>
      </form>
      <p><a class="link" href="${href(locale, "look-id", { id: look.id })}">${t("fatal.back")}</a></p>`,
  };
}

function pieceOf(
  locale: Locale,
  t: PlainTexts,
  { piece, typed, isUnsized }: { piece: ProductCard; typed: URLSearchParams; isUnsized: boolean },
): Markup {
  const field = sizeField(piece.id);
  const chosen = typed.get(field) ?? "";
  const isTaken = typed.getAll(pieceField).includes(String(piece.id));
  return html`<li class="tight">
    <label class="choice"
      ><input type="checkbox" name="${pieceField}" value="${piece.id}" ${isTaken && html` checked`} /><span
        ><b>${piece.name}</b>${formatEuros(piece.lc_price, locale)}</span
      ></label
    >
    <select
      id="${field}"
      name="${field}"
      aria-label="${t("wholeLook.size", elided({ product: piece.name }))}"
      ${isUnsized && html` aria-invalid="true" aria-describedby="${field}-error"`}
    >
      <option value="">${t("wholeLook.choose")}</option>
      ${sizeChoices(piece.variants, locale, t("size.oneSize"))
        .filter(({ is_available }) => is_available)
        .map(
          ({ variant_id, label }) =>
            html`<option value="${variant_id}" ${String(variant_id) === chosen && html` selected`}>${label}</option>`,
        )}
    </select>
    ${isUnsized && html`<p class="error" id="${field}-error">${t("cart.add.chooseSize")}</p>`}
  </li>`;
}
