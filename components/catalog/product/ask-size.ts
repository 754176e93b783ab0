import "#components/sheets/acts.css";
import type { Locale } from "#contract/locale.ts";
import { kidShoeSizes, kidSizes, profileSizes, womanSizes } from "#contract/sizes.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import type { Messages } from "#lib/i18n/messages.ts";
import { splitLocale } from "#lib/routing/href.ts";

type Texts = Messages["sizeHelp"];

/** An element with what is in it. */
function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...content);
  return element;
}

/** One of several sizes, or none of them. */
function choiceOf(name: string, label: string, sizes: readonly string[], t: Texts, locale: Locale): HTMLElement {
  const options = [
    make("option", { value: "" }, t.unknown),
    ...sizes.map((size) => make("option", { value: size }, formatSize(size, locale, ""))),
  ];
  return make("label", { className: "sh-field" }, make("b", {}, label), make("select", { name }, ...options));
}

function numberOf(name: string, label: string, hint: string): HTMLElement {
  const field = make("input", { name, inputMode: "decimal", maxLength: 5, autocomplete: "off" });
  return make("label", { className: "sh-field" }, make("b", {}, label), field, make("small", {}, hint));
}

function waysOf(name: string, label: string, ways: readonly string[], chosen = 0): HTMLElement {
  const chips = ways.map((way, index) =>
    make(
      "label",
      { className: "choice choice-chip" },
      make("input", {
        type: "radio",
        name,
        value: String(index),
        defaultChecked: index === chosen,
        className: "sr-only",
      }),
      make("span", {}, way),
    ),
  );
  return make(
    "fieldset",
    { className: "sh-field" },
    make("legend", {}, make("b", {}, label)),
    make("div", { className: "sh-ways" }, ...chips),
  );
}

function questionsOf(form: HTMLFormElement, t: Texts, locale: Locale): HTMLElement[] {
  switch (form.dataset["sizeHelp"]) {
    case "kids":
      return [
        choiceOf("age", t.age, kidSizes, t, locale),
        numberOf("height", t.height, t.heightHint),
        waysOf("room", t.room, [t.exact, t.roomy]),
      ];
    case "woman":
      return [
        choiceOf("usual", t.usual, womanSizes, t, locale),
        waysOf("fits", t.fits, [t.loose, t.well, t.tight], 1),
        waysOf("room", t.like, [t.close, t.ample]),
      ];
    default: {
      const isWoman = form.closest("details")?.parentElement?.querySelector('[data-own-sizes^="WOMAN"]');
      const sizes = isWoman ? profileSizes.WOMAN.shoe_size : kidShoeSizes;
      return [
        numberOf("foot", t.foot, t.footHint),
        choiceOf("usual", t.usualShoe, sizes, t, locale),
        waysOf("room", t.width, [t.narrow, t.wide]),
      ];
    }
  }
}

/** Puts the three questions into their form, once. */
export async function askSize(form: HTMLFormElement): Promise<void> {
  const { locale } = splitLocale(location.pathname);
  const { sizeHelp: t } = await lazyMessages(locale, "sizeHelp");
  if (form.elements.length > 0) return;
  const ask = make("button", { type: "submit", className: "button button-secondary min-h-12 px-6" }, t.ask);
  form.replaceChildren(...questionsOf(form, t, locale), ask, make("output", { className: "sh-answer" }));
}
