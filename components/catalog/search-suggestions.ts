import "#components/sheets/acts.css";
import { suggestSearch, type SearchSuggestions } from "#contract/catalog.ts";
import { locales, type Locale } from "#contract/locale.ts";
import { announce } from "#components/ui/toast-store.ts";
import { allProductsSlug, listHref } from "#lib/catalog/list-address.ts";
import { emptyListQuery } from "#lib/catalog/list-query.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { anchorOf } from "#lib/website/anchor.ts";

type Texts = Awaited<ReturnType<typeof readTexts>>;

/** A keystroke is followed by another one within this time. */
const pauseMs = 150;
const shortest = 2;

const readTexts = async (locale: Locale) => (await lazyMessages(locale, "header")).header.suggestions;

let count = 0;

/**
 * Makes a search field a combobox: while one types, pieces, searches, brands, shelves, looks and help open below it. The field and
 * its form stay what they were, plain HTML: Enter without a choice searches. Called once a field, when it gets the focus.
 */
export function suggestWhileTyping(field: HTMLInputElement): void {
  if (field.getAttribute("role") === "combobox") return;
  const locale = locales.find((candidate) => candidate === document.documentElement.lang) ?? "fr";
  count += 1;
  const list = document.createElement("div");
  list.id = `suggestions-${count}`;
  list.className = "sugg";
  list.hidden = true;
  list.setAttribute("role", "listbox");
  field.after(list);
  for (const [name, value] of Object.entries({
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": list.id,
  }))
    field.setAttribute(name, value);

  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;
  let active = -1;
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>("[role=option]")];

  const close = () => {
    clearTimeout(timer);
    asked?.abort();
    list.hidden = true;
    field.setAttribute("aria-expanded", "false");
    choose(-1);
  };
  const choose = (index: number) => {
    const all = options();
    active = index;
    for (const [place, option] of all.entries()) option.setAttribute("aria-selected", String(place === index));
    const chosen = all[index];
    if (!chosen) return field.removeAttribute("aria-activedescendant");
    field.setAttribute("aria-activedescendant", chosen.id);
    chosen.scrollIntoView({ block: "nearest" });
  };
  const ask = async () => {
    asked?.abort();
    const name = field.value.trim();
    if (name.length < shortest) return close();
    asked = new AbortController();
    const { signal } = asked;
    try {
      const [texts, found] = await Promise.all([
        readTexts(locale),
        browserApi().call(suggestSearch, { query: { name } }, { signal }),
      ]);
      if (signal.aborted || document.activeElement !== field) return;
      list.setAttribute("aria-label", texts.label);
      list.replaceChildren(...groupsOf(found, { texts, locale, id: list.id }));
      choose(-1);
      const { length } = options();
      list.hidden = length === 0;
      field.setAttribute("aria-expanded", String(length > 0));
      announce(length === 0 ? texts.none : texts.count.replace("{count}", String(length)));
    } catch {
      /* Suggestions are an extra: without them the field searches as it always does. */
      if (!signal.aborted) close();
    }
  };

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), pauseMs);
  });
  field.addEventListener("keydown", (event) => {
    const { length } = options();
    if (event.key === "Escape" && !list.hidden) {
      event.preventDefault();
      close();
    } else if (event.key === "Enter") {
      const chosen = list.hidden ? undefined : options()[active];
      if (chosen) {
        event.preventDefault();
        chosen.click();
      }
      close();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && length > 0) {
      event.preventDefault();
      if (list.hidden) {
        list.hidden = false;
        field.setAttribute("aria-expanded", "true");
      }
      /* One place more than there are options: the field itself. */
      const step = event.key === "ArrowDown" ? 1 : -1;
      choose(((active + 1 + step + length + 1) % (length + 1)) - 1);
    }
  });
  /* A press on a suggestion keeps the focus where it is: the list would be gone before the press ends. */
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", close);
  field.addEventListener("blur", close);
  if (field.value.trim() !== "" && document.activeElement === field) timer = setTimeout(() => void ask(), pauseMs);
}

interface Frame {
  texts: Texts;
  locale: Locale;
  /** Start of the ids. */
  id: string;
}

/** What was found in groups, each with its name; empty ones are left out. */
function groupsOf(
  { searches, brands, shelves, products, looks, help }: SearchSuggestions,
  frame: Frame,
): HTMLElement[] {
  const { texts, locale, id } = frame;
  const searchHref = (name: string) => listHref(locale, allProductsSlug, { ...emptyListQuery, name });
  const groups = [
    {
      name: texts.searches,
      options: searches.map((text) => ({ href: searchHref(text), content: [text] })),
    },
    {
      name: texts.brands,
      options: brands.map(({ slug, name }) => ({ href: href(locale, "brand-slug", { slug }), content: [name] })),
    },
    {
      name: texts.products,
      options: products.map((product) => ({
        href: productHref(locale, product),
        content: [
          pictureOf(product.image.url),
          part("sugg-name", product.name),
          part("sugg-price", formatEuros(product.lc_price, locale)),
        ],
      })),
    },
    {
      name: texts.shelves,
      options: shelves.map(({ slug, name }) => ({ href: listHref(locale, slug), content: [name] })),
    },
    {
      name: texts.looks,
      options: looks.map((look) => ({ href: href(locale, "look-id", { id: look.id }), content: [look.name] })),
    },
    {
      name: texts.help,
      options: help.map(({ title }) => ({ href: `${href(locale, "faq")}#${anchorOf(title)}`, content: [title] })),
    },
  ];
  let place = 0;
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ name, options }) => {
      const group = document.createElement("div");
      group.setAttribute("role", "group");
      group.setAttribute("aria-label", name);
      const title = part("sugg-title", name);
      title.ariaHidden = "true";
      group.append(title);
      for (const option of options) {
        const link = document.createElement("a");
        place += 1;
        link.id = `${id}-${place}`;
        link.href = option.href;
        link.tabIndex = -1;
        link.dataset.nav = "";
        link.setAttribute("role", "option");
        link.setAttribute("aria-selected", "false");
        link.append(...option.content);
        group.append(link);
      }
      return group;
    });
}

function part(className: string, text: string): HTMLElement {
  const element = document.createElement("span");
  element.className = className;
  element.textContent = text;
  return element;
}

function pictureOf(url: string): HTMLImageElement {
  const picture = document.createElement("img");
  Object.assign(picture, { src: url, alt: "", width: 48, height: 64 });
  return picture;
}
