import { maxLineQuantity, type Cart, type CartLine } from "#contract/cart.ts";
import { elided } from "#contract/elision.ts";
import type { Locale } from "#contract/locale.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { formatSize, parseSize } from "#lib/catalog/size.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { plainCheckoutHref } from "./checkout/address.ts";
import { carried } from "./fields.ts";
import { html, type Markup } from "./markup.ts";
import type { PlainPage, PlainTexts } from "./page.ts";
import { plainPrice } from "./prices.ts";

const address = "/api/cart-form";

/** Where a browser without scripts sees its cart. */
export const plainCartHref = (locale: Locale): string => `${address}?locale=${locale}`;

/** The cart with its lines to change and the way on. `notice`: what did not go as wished. */
export function cartPage(locale: Locale, t: PlainTexts, cart: Cart | null, notice: Markup | null): PlainPage {
  const lines = cart?.lines ?? [];
  return {
    locale,
    t,
    title: t("cart.title"),
    isWide: true,
    body: html`${notice}${cart && lines.length > 0 ? full(locale, t, cart) : empty(locale, t)}`,
  };
}

const empty = (locale: Locale, t: PlainTexts): Markup =>
  html`<h2>${t("cart.emptyTitle")}</h2>
    <p>${t("cart.emptyText")}</p>
    <p class="row">
      <a class="button" href="${href(locale, "shop")}">${t("cart.emptyShop")}</a
      ><a class="button second" href="${href(locale, "looks")}">${t("cart.emptyLooks")}</a>
    </p>`;

const full = (locale: Locale, t: PlainTexts, cart: Cart): Markup =>
  html`<div class="columns stack">
    <ul aria-label="${t("cart.lines")}">
      ${cart.lines.map((line) => lineOf(locale, t, line))}
    </ul>
    <section class="card stack" aria-labelledby="summary">
      <h2 id="summary">${t("cart.summary")}</h2>
      <div>${plainPrice(locale, t, cart.totals)}</div>
      ${
        cart.is_orderable
          ? html`<a class="button big" href="${plainCheckoutHref(locale)}">${t("cart.checkout")}</a>`
          : html`<p class="note">${t("cart.adjust")}</p>`
      }
      <p class="muted small">${t("cart.promise")}</p>
      <a class="link" href="${href(locale, "shop")}">${t("cart.continue")}</a>
    </section>
  </div>`;

function lineOf(
  locale: Locale,
  t: PlainTexts,
  { product, variant, quantity, availability, ...line }: CartLine,
): Markup {
  const [front] = product.images;
  const isSoldOut = availability.status === "sold_out";
  const size = formatSize(variant.size, locale, t("cart.line.oneSize"));
  const most = Math.min(maxLineQuantity, Math.max(1, availability.available_quantity));
  /* What the cart holds stays to be seen, also where fewer are left. */
  const counts = Array.from({ length: Math.max(most, quantity) }, (_, index) => index + 1);
  const id = `quantity-${variant.variant_id}`;
  const hidden = carried({ locale, variant: String(variant.variant_id) });
  return html`<li class="line">
    ${front && html`<img src="${front.url}" alt="${front.alt}" width="88" height="110" />`}
    <div class="tight">
      <div class="row between">
        <a href="${productHref(locale, product)}"><b>${product.name}</b></a
        ><b>${formatEuros(line.line_total_ttc, locale)}</b>
      </div>
      <p class="muted small">${product.brand_name}</p>
      <p>${parseSize(variant.size).kind === "one" ? size : t("cart.line.size", { size })}</p>
      ${
        isSoldOut
          ? html`<p class="error">${t("cart.line.soldOut", { size })}</p>`
          : availability.available_quantity < quantity &&
            html`<p class="error">${t("cart.line.limited", { count: availability.available_quantity })}</p>`
      }
      <div class="row">
        ${
          !isSoldOut &&
          html`<form method="post" action="${address}" class="row">
            ${hidden}<label class="small" for="${id}"
              >${t("cart.line.quantity", elided({ product: product.name }))}</label
            ><select id="${id}" name="quantity">
              ${counts.map((count) => html`<option${count === quantity && html` selected`}>${count}</option>`)}</select
            ><button class="link">${t("cart.line.update")}</button>
          </form>`
        }
        <form method="post" action="${address}">
          ${hidden}${carried({ quantity: "0" })}<button
            class="link"
            aria-label="${t("cart.line.removeLabel", { product: product.name })}"
          >
            ${t("cart.line.remove")}
          </button>
        </form>
      </div>
    </div>
  </li>`;
}
