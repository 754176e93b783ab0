import { describe, expect, it } from "vitest";
import { countryCodes, type CountryCode } from "#contract/locale.ts";
import { kidHeights, kidSizes, womanSizes } from "#contract/sizes.ts";
import { alertDays } from "#contract/stock-alerts.ts";
import { prepaymentCents, tryOnDays } from "#contract/terms.ts";
import { withdrawUntil } from "#backend/orders/withdrawal.ts";
import { findOffer } from "#backend/delivery/offers.ts";
import { shopReturnUntil } from "#backend/fulfilment/schedule.ts";
import { refundBy } from "#backend/returns/rules.ts";
import { resetTtlMs } from "#backend/session/reset-token.ts";
import { countDays, todayOf } from "#backend/subscriptions/calendar.ts";
import { priorPriceDays } from "#backend/catalog/price-reduction.ts";
import { monthsKept } from "#lib/measuring/choice.ts";
import { stepNames } from "#lib/checkout/steps.ts";
import type { PageName } from "#lib/routing/routes.ts";
import de from "#messages/de.json" with { type: "json" };
import es from "#messages/es.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import nl from "#messages/nl.json" with { type: "json" };
import type { FaqSection } from "./faq/section.ts";
import { faq } from "./faq.ts";
import { editorials } from "./home.ts";
import { type Locale, locales } from "./localized.ts";

const messages = { fr, de, nl, es };

type Unit = "step" | "hour" | "day" | "month" | "year" | "euro" | "cm" | "percent";
/** `14 day`: a number and what it counts. */
type Figure = `${number} ${Unit}`;

/** What an answer promises, and who keeps it. */
interface Promised {
  /** Pages on which it is done. */
  pages?: readonly PageName[];
  /** What it counts, by the rule that holds. */
  figures?: readonly Figure[] | ((locale: Locale) => readonly Figure[]);
  /** Counted in an example, in languages that say it so. */
  examples?: readonly Figure[];
  /** Words that have to be there. */
  words?: (locale: Locale) => readonly string[];
}

const day = new Date("2026-06-01T10:00:00Z");
const today = todayOf(day);
const shopDays: Figure = `${countDays(today, shopReturnUntil(today))} day`;
const lawfulDays: Figure = `${countDays(today, withdrawUntil(today, null) ?? "")} day`;
const refundDays: Figure = `${countDays(today, refundBy(day, day))} day`;
const [height12Months, height4Years] = [kidHeights["12 mois"] ?? 0, kidHeights["4 ans"] ?? 0];

/** From which amounts the delivery is free, in the countries an answer names and in the others. */
const namedCountries: Record<Locale, readonly CountryCode[]> = {
  fr: ["FR", "MC"],
  de: ["DE", "AT"],
  nl: ["NL", "BE"],
  es: ["ES"],
};
function freeFrom(locale: Locale): Figure[] {
  const euros = (countries: readonly CountryCode[]) =>
    countries.map((country) => (findOffer(country, "HOME")?.freeFromCents ?? 0) / 100);
  const others = euros(countryCodes.filter((country) => !namedCountries[locale].includes(country)));
  return [...euros(namedCountries[locale]), Math.min(...others), Math.max(...others)].map(
    (amount): Figure => `${amount} euro`,
  );
}

/** Which ways to pay there are beside the card depends on the country and the provider: how an answer and the home page say so. */
const whatIsOffered: Record<Locale, string> = {
  fr: "au moment de payer",
  de: "beim Bezahlen",
  nl: "bij het betalen",
  es: "que se ofrezca al pagar",
};

const product: PageName = "shop-collection-productId";
/** A row for each answer, in their order. */
const promised: Record<FaqSection["section"], readonly Promised[]> = {
  orders: [
    { pages: ["shop-cart", "shop-checkout"], figures: [`${stepNames.length} step`] },
    { pages: ["infos-orders"] },
    { pages: ["infos-orders"] },
    { pages: [product, "stock-alert"], figures: [`${Math.round(alertDays / 365)} year`] },
    { pages: ["infos-failed-payment-orderId"] },
  ],
  delivery: [
    {
      words: (locale) => {
        const names = new Intl.DisplayNames(locale, { type: "region" });
        return countryCodes.map((country) => names.of(country) ?? country);
      },
    },
    { pages: ["shop-cart"], figures: freeFrom },
    { pages: [product, "shop-cart"] },
    { pages: ["shop-checkout"] },
  ],
  returns: [
    { figures: [shopDays, lawfulDays, `${tryOnDays} day`] },
    { pages: ["infos-returns-order-id", "withdrawal"] },
    {},
    { figures: [refundDays] },
    /* The guarantee of the law. */
    { pages: ["contact"], figures: (locale) => [locale === "es" ? "3 year" : "2 year"] },
  ],
  sizes: [
    {},
    {
      figures: ["12 month", `${height12Months} cm`, "4 year", `${height4Years} cm`],
      examples: ["3 year"],
    },
    { words: () => [womanSizes[0] ?? "", womanSizes.at(-1) ?? ""] },
    { pages: [product] },
  ],
  payment: [
    {
      pages: ["shop-checkout", "infos-add-payment"],
      words: (locale) => [whatIsOffered[locale], "PayPal", "Klarna", "iDEAL"],
    },
    {},
    { pages: ["infos-failed-payment-orderId"], figures: [`${prepaymentCents / 100} euro`] },
    { pages: [product], figures: [`${priorPriceDays} day`] },
  ],
  boxes: [
    { pages: ["infos-preview-profileId-requestId"] },
    { pages: ["quiz-signup-kid", "quiz-signup-woman", "infos-subscriptions", "cancellation"] },
    { pages: ["infos-preview-profileId-requestId", "infos-preview-profileId-requestId-comment"] },
    { figures: [`${Number.parseInt(kidSizes.at(-1) ?? "", 10)} year`], words: () => ["XS", womanSizes.at(-1) ?? ""] },
  ],
  account: [
    { pages: ["login", "infos-orders", "infos-edit-addresses", "infos-returns", "profil"] },
    { pages: ["login", "reset-password"], figures: [`${resetTtlMs / 3_600_000} hour`] },
    { pages: ["profil", "quiz-new-kid-kid", "quiz-new-profile-woman"] },
    {},
  ],
  data: [
    { pages: ["terms-and-conditions-subject"] },
    { pages: ["profil-profileId", "profil-woman-profileId"] },
    /* The month of the regulation. */
    { pages: ["infos-data", "infos-data-export", "infos-data-delete", "contact"], figures: ["1 month"] },
    /* Said so that it holds with measuring and without. */
    { figures: [`${monthsKept} month`], words: (locale) => [messages[locale].footer.measuring] },
  ],
};

/** How numbers and units are written. */
const spelled: Record<Locale, Record<string, number>> = {
  fr: { un: 1, une: 1, deux: 2, trois: 3, six: 6 },
  de: { ein: 1, eine: 1, einem: 1, einen: 1, einer: 1, eines: 1, zwei: 2, drei: 3, sechs: 6 },
  nl: { een: 1, één: 1, twee: 2, drie: 3, zes: 6 },
  es: { un: 1, una: 1, dos: 2, tres: 3, seis: 6 },
};
const units: Record<Locale, Record<Unit, string>> = {
  fr: {
    step: "étapes?",
    hour: "heures?",
    day: "jours?",
    month: "mois",
    year: "ans?",
    euro: "€",
    cm: "cm",
    percent: "%",
  },
  de: {
    step: "Schritten?",
    hour: "Stunden?",
    day: "Tagen?|Tage?",
    month: "Monat(?:en?|s)?",
    year: "Jahr(?:en?|s)?",
    euro: "€",
    cm: "cm",
    percent: "%",
  },
  nl: {
    step: "stap(?:pen)?",
    hour: "uur",
    day: "dag(?:en)?",
    month: "maand(?:en)?",
    year: "jaar",
    euro: "€",
    cm: "cm",
    percent: "%",
  },
  es: {
    step: "pasos?",
    hour: "horas?",
    day: "días?",
    month: "mes(?:es)?",
    year: "años?",
    euro: "€",
    cm: "cm",
    percent: "%",
  },
};

/** Every number of an answer that counts something, as `14 day`. Where the sign of the euro comes first, it is read so too. */
function figuresIn(answer: string, locale: Locale): Figure[] {
  const text = answer.replaceAll(/€\s(\d+)/g, "$1 €");
  const number = `\\d+|${Object.keys(spelled[locale]).join("|")}`;
  return Object.entries(units[locale]).flatMap(([unit, written]) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}\\d])(${number})\\s(?:${written})(?![\\p{L}\\d])`, "giu"))].map(
      ([, count = ""]): Figure => `${spelled[locale][count.toLowerCase()] ?? Number(count)} ${unit as Unit}`,
    ),
  );
}

const answersOf = (locale: Locale) =>
  faq[locale].flatMap(({ section, questions }) =>
    questions.map(({ question, answer }, index) => ({ question, answer, ...promised[section][index] })),
  );
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe.each(locales)("what an answer promises, in %s", (locale) => {
  it("has a row for each", () => {
    for (const { section, questions } of faq[locale])
      expect([section, promised[section].length]).toEqual([section, questions.length]);
  });

  it("counts what the rules count, and nothing else", () => {
    for (const { question, answer, figures = [], examples = [] } of answersOf(locale)) {
      const rules = new Set<Figure>(typeof figures === "function" ? figures(locale) : figures);
      const told = new Set(figuresIn(answer, locale));
      expect([question, rules.difference(told), told.difference(rules).difference(new Set(examples))]).toEqual([
        question,
        new Set(),
        new Set(),
      ]);
    }
  });

  it("says what there is", () => {
    for (const { question, answer, words } of answersOf(locale))
      expect([question, (words?.(locale) ?? []).filter((word) => !answer.includes(word))]).toEqual([question, []]);
  });

  it("calls the pages it names by their titles", () => {
    const { login, footer } = messages[locale];
    const titles: Partial<Record<string, { title: string }>> = messages[locale].pages;
    for (const { question, answer, pages = [] } of answersOf(locale)) {
      const quoted = plain(answer).matchAll(/« ?(?<fr>[^»\d]+?) ?»|„(?<de>[^“\d]+)“|‘(?<nl>[^’\d]+)’/g);
      const named = [...quoted].map(({ groups = {} }) => groups["fr"] ?? groups["de"] ?? groups["nl"] ?? "");
      const known = [
        ...pages.map((page) => plain(titles[page]?.title ?? "")),
        plain(login.forgot),
        plain(footer.measuring),
      ];
      expect([question, named.filter((name) => !known.includes(name))]).toEqual([question, []]);
    }
  });
});

it.each(locales)("names on the home page, in %s, no way to pay that a country may not have", (locale) => {
  const cards = Object.values(editorials[locale]).flatMap(({ promises }) =>
    promises.filter(({ icon }) => icon === "payment"),
  );
  expect(cards).not.toEqual([]);
  for (const { text } of cards) {
    expect(text).toContain(whatIsOffered[locale]);
    expect(text).not.toMatch(/PayPal|Klarna|iDEAL/);
  }
});
