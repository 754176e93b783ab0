import { expect, it } from "vitest";
import type { DataLayer } from "#contract/client.ts";
import { locales, type Locale } from "#contract/locale.ts";
import { loadMessages } from "#lib/i18n/messages.ts";

/** The word under which the question names each fact that is told of a client; null: what says nothing of the client. */
const facts: Record<keyof DataLayer, string | null> = {
  user_id: "number",
  signed_up_at: "registration",
  country_code: "country",
  kid_count: "kids",
  woman_count: "women",
  subscription_status: "subscriptions",
  woman_subscription_status: "subscriptions",
  is_optin_kid: "news",
  is_optin_woman: "news",
  cart_quantity: "cart",
  shop_status: "purchases",
  shop_order_count: "purchases",
  box_count: "purchases",
  total_spent_ttc: "purchases",
  last_order_at: "purchases",
  gift_card_status: "purchases",
  /* The page itself is in it; and nothing is told while staff acts. */
  locale: null,
  is_staff: null,
};
const words: Record<Locale, Record<string, string>> = {
  fr: {
    number: "numéro fixe",
    registration: "inscription",
    country: "pays",
    kids: "nombre d’enfants",
    women: "profils femme",
    subscriptions: "abonnements",
    news: "lettres",
    cart: "panier",
    purchases: "achats",
  },
  de: {
    number: "festen Nummer",
    registration: "Registrierung",
    country: "Land",
    kids: "Zahl der Kinder",
    women: "Damenprofile",
    subscriptions: "Abos",
    news: "Newsletter",
    cart: "Warenkorb",
    purchases: "Einkäufe",
  },
  nl: {
    number: "vast nummer",
    registration: "aanmelding",
    country: "land",
    kids: "aantal kinderen",
    women: "damesprofielen",
    subscriptions: "abonnementen",
    news: "nieuwsbrieven",
    cart: "winkelmand",
    purchases: "aankopen",
  },
  es: {
    number: "número fijo",
    registration: "registro",
    country: "país",
    kids: "número de niños",
    women: "perfiles de mujer",
    subscriptions: "suscripciones",
    news: "boletines",
    cart: "cesta",
    purchases: "compras",
  },
};

it.each(locales)("asks to measure with a word on everything that is told of a client, in %s", async (locale) => {
  const { text } = (await loadMessages(locale)).measuring;
  const named = Object.values(facts).filter((fact) => fact !== null);
  expect(named.filter((fact) => !text.includes(words[locale][fact] ?? "?"))).toEqual([]);
});
