import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BlogBlock } from "#contract/blog.ts";
import { countryCodes } from "#contract/locale.ts";
import { collectionSlugs } from "./collections/slugs.ts";
import { belongsTo, collections } from "./collections.ts";
import { config } from "./config.ts";
import { faqSectionCodes } from "./faq/section.ts";
import { faq } from "./faq.ts";
import { editorials } from "./home.ts";
import { legalCodes } from "./legal/content.ts";
import { legalContents } from "./legal.ts";
import { type Locale, locales } from "./localized.ts";
import { quizTexts } from "./quizzes.ts";
import { looks } from "./looks.ts";
import { sceneAlts } from "./scenes.ts";
import { seoMetadata } from "./seo.ts";
import { stylists } from "./stylists.ts";
import { categories, posts, readingMinutes } from "./blog.ts";
import type { PostText } from "./blog/post.ts";
import { selectedMedia } from "./instagram.ts";
import { brands } from "./vocabulary/brands.ts";
import { isHarmonious } from "./vocabulary/colors.ts";
import { covers } from "#backend/pictures/scenes/cover-table.ts";
import type { Cover } from "#backend/pictures/scenes/covers.ts";
import { type GarmentSpec, silhouettes } from "#backend/pictures/types.ts";
import { fabricsFor, silhouetteFacts } from "./vocabulary/silhouettes.ts";

/** Every string below a value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** The same tree with every string replaced: two languages must give the same. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return typeof value;
  return Array.isArray(value)
    ? value.map(shapeOf)
    : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shapeOf(item)]));
}

/** The directive's own words, which address readers as it does. */
const official = ["withdrawal_instructions", "withdrawal_instructions_gift_card"] as const;
const isOfficial = (code: string): boolean => official.some((one) => one === code);
/** The words of the annex to article D. 211-2 of the French consumer code, which has them in French only. */
const frenchOnly = "fr-box";
/** Legal texts that are the shop's own. */
const ownLegal = (locale: Locale) =>
  Object.fromEntries(Object.entries(legalContents[locale]).filter(([code]) => !isOfficial(code)));
/** What every language has of them. */
const commonSections = (locale: Locale, code: (typeof legalCodes)[number]) =>
  legalContents[locale][code].sections.filter(({ id }) => id !== frenchOnly);
const commonLegal = (locale: Locale) => legalCodes.map((code) => commonSections(locale, code));

/** Everything the blog says in a language. */
const blogOf = (locale: Locale) => posts.map(({ texts }) => texts[locale]);

/** A block as far as every language has it in common. */
const frameOf = (block: BlogBlock) =>
  block.kind === "list"
    ? `list of ${block.items.length}`
    : block.kind === "collection"
      ? `collection ${block.collection}`
      : block.kind;
/** What an article says between its excerpt and its end. */
const bodyOf = ({ blocks }: PostText) =>
  blocks.flatMap((block) => (block.kind === "list" ? block.items : [block.text]));
/** French marks stand alone between their spaces, and are no words. */
const wordsIn = (text: string) => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
/** Shorter ones may well be said twice. */
const longestCommonSentence = 8;
const sentencesOf = (post: PostText) =>
  bodyOf(post)
    .flatMap((text) => text.split(/(?<=[.!?…][»“’]?)\s+/u))
    .map((sentence) => wordsIn(sentence.toLowerCase()))
    .filter((words) => words.length > longestCommonSentence)
    .map((words) => words.join(" "));
/** As a search page shows it: neither a scrap nor cut. */
const isNoDescription = ({ length }: string) => length < 70 || length > 160;

type MailTexts = Record<string, unknown>;
const mails = Object.fromEntries(
  locales.map((locale) => [
    locale,
    JSON.parse(readFileSync(new URL(`../../../mails/texts/${locale}.json`, import.meta.url), "utf8")) as MailTexts,
  ]),
) as Record<Locale, MailTexts>;

type Titles = Record<string, { title: string }>;
/** What pages call themselves, and the way to a forgotten password. */
const namesOf = (locale: Locale) => {
  const file = new URL(`../../../../messages/${locale}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as {
    pages: Titles;
    login: { forgot: string };
    footer: { withdrawal: string; measuring: string };
  };
};

const everything = {
  collections,
  looks,
  stylists,
  faq,
  legalContents,
  seoMetadata,
  config,
  editorials,
  sceneAlts,
  brands,
  mails,
  quizTexts,
  posts,
  categories,
  selectedMedia,
};

const coverNamed = (name: string): Cover => {
  const cover = Object.entries<Cover>(covers).find(([mood]) => name === `collection-${mood}`)?.[1];
  if (!cover) throw new Error(`no cover ${name}`);
  return cover;
};

const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe("every text", () => {
  const all = stringsIn(everything);

  it("is filled, trimmed and free of double spaces and placeholders", () => {
    expect(
      all.filter((text) => text.trim() !== text || text === "" || / {2}|undefined|[Ll]orem|\bTODO\b/.test(text)),
    ).toEqual([]);
  });
  it("makes no claim about the environment", () => {
    expect(
      all.filter((text) =>
        /écolog|éco-?respons|nachhaltig|umweltfreundlich|duurza(?!me)|milieuvriend|sostenib|ecológic/i.test(text),
      ),
    ).toEqual([]);
  });
  it("does not point to the closed dispute platform of the Union", () => {
    expect(all.filter((text) => /consumers\/odr/.test(text))).toEqual([]);
  });
  it("addresses French readers with vous, and keeps French punctuation off the line's edge", () => {
    const french = [
      faq.fr,
      legalContents.fr,
      editorials.fr,
      mails.fr,
      quizTexts.fr,
      blogOf("fr"),
      selectedMedia.map(({ caption }) => caption.fr),
      seoMetadata.map((page) => page.description.fr),
    ].flatMap(stringsIn);
    expect(french.filter((text) => /(?:^|[\s(])(?:tu|toi|ton|tes)\s/i.test(text) || / [:;?!»]/.test(text))).toEqual([]);
  });
  it("addresses German readers with Sie", () => {
    const german = [faq.de, legalContents.de, editorials.de, mails.de, quizTexts.de, blogOf("de")].flatMap(stringsIn);
    expect(german.filter((text) => /\b(?:du|dich|dir|dein|deine|deinen)\b/i.test(text))).toEqual([]);
  });
  it("addresses Dutch readers with je and Spanish ones with tú", () => {
    expect(
      [faq.nl, ownLegal("nl"), editorials.nl, mails.nl, quizTexts.nl, blogOf("nl")]
        .flatMap(stringsIn)
        .filter((text) => /\b(?:u|uw)\b/i.test(text)),
    ).toEqual([]);
    expect(
      [faq.es, ownLegal("es"), editorials.es, mails.es, quizTexts.es, blogOf("es")]
        .flatMap(stringsIn)
        .filter((text) => /\b(?:usted|ustedes|vosotros)\b/i.test(text)),
    ).toEqual([]);
  });
});

describe("the four languages", () => {
  it.each(["de", "nl", "es"] as const)("have the same structure in French and %s", (locale) => {
    for (const texts of [faq, editorials, mails, quizTexts]) expect(shapeOf(texts[locale])).toEqual(shapeOf(texts.fr));
    expect(shapeOf(commonLegal(locale))).toEqual(shapeOf(commonLegal("fr")));
  });
  it.each(["de", "nl", "es"] as const)("have the same anchors and the same placeholders in French and %s", (locale) => {
    for (const code of legalCodes)
      expect(commonSections(locale, code).map(({ id }) => id)).toEqual(commonSections("fr", code).map(({ id }) => id));
    /* French writes `{deKid}` where its "de" may lose the vowel. */
    const placeholders = (text: string) =>
      [...text.matchAll(/\{(\w+)\}/g)]
        .map(([, name = ""]) => name.replace(/^de(?=[A-Z])/, "").toLowerCase())
        .toSorted();
    const perMail = (texts: MailTexts) =>
      Object.fromEntries(Object.entries(texts).map(([mail, words]) => [mail, stringsIn(words).map(placeholders)]));
    expect(perMail(mails[locale])).toEqual(perMail(mails.fr));
  });
});

describe("what ends a contract or a membership", () => {
  it.each(locales)("is told with the pages that do it, by their names, in %s", (locale) => {
    const { pages, login } = namesOf(locale);
    const page = (name: string) => pages[name]?.title ?? `no page ${name}`;
    const legal = (code: (typeof legalCodes)[number], id: string) =>
      legalContents[locale][code].sections.find((section) => section.id === id)?.paragraphs.join(" ") ?? "";
    const answers = stringsIn(faq[locale]).join(" ");
    const told: [text: string, names: string[]][] = [
      [legal("terms_and_conditions_little_club", "end"), [page("infos-loyalty")]],
      [legal("terms_and_conditions", "subscription"), [page("infos-subscriptions"), page("cancellation")]],
      [legal("terms_and_conditions_shop", "withdrawal"), [page("withdrawal")]],
      [legal("terms_and_conditions_shop", "gift"), [page("infos-giftcards"), page("withdrawal")]],
      [
        answers,
        [page("infos-subscriptions"), page("cancellation"), page("withdrawal"), page("infos-data"), login.forgot],
      ],
    ];
    /* Whether a no-break space stands before a mark is not what this is about. */
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
    expect(told.flatMap(([text, names]) => names.filter((name) => !plain(text).includes(plain(name))))).toEqual([]);
  });
});

describe("what the law adds", () => {
  it.each(locales)("names the link that withdraws as the footer does, in %s", (locale) => {
    const { footer } = namesOf(locale);
    for (const code of official) {
      const words = legalContents[locale][code].sections.flatMap(({ paragraphs }) => paragraphs);
      expect(words.join(" ").replaceAll("\u00a0", " ")).toContain(footer.withdrawal.replaceAll("\u00a0", " "));
    }
  });
  it.each([
    ["fr", /\bbiens?\b/i, "après le jour de la conclusion du contrat."],
    ["de", /\bWaren?\b/, "ab dem Tag des Vertragsabschlusses."],
    ["nl", /\bgoed(?:eren)?\b/i, "na de dag van de sluiting van de overeenkomst."],
    ["es", /\bbienes\b/i, "del día de la celebración del contrato."],
  ] as const)("counts from the contract for a gift card in %s, and speaks of no goods", (locale, goods, from) => {
    const [ofGoods, ofCard] = official.map((code) =>
      legalContents[locale][code].sections.flatMap(({ paragraphs }) => paragraphs).join(" "),
    );
    expect([goods.test(ofGoods ?? ""), goods.test(ofCard ?? "")]).toEqual([true, false]);
    expect([ofGoods?.includes(from), ofCard?.includes(from)]).toEqual([false, true]);
  });
  it("has the German heads of the instructions, and says whether it takes part in a conciliation", () => {
    const { country_rules: rules } = legalContents.de;
    expect(
      official.map((code) => [
        legalContents.de[code].title,
        ...legalContents.de[code].sections.map(({ title }) => title),
      ]),
    ).toEqual([
      ["Widerrufsbelehrung", "Widerrufsrecht", "Folgen des Widerrufs"],
      ["Widerrufsbelehrung für Geschenkkarten", "Widerrufsrecht", "Folgen des Widerrufs"],
    ]);
    expect(rules.sections.find(({ id }) => id === "de")?.paragraphs.join(" ")).toMatch(/§ 36 VSBG.*verpflichten uns/);
  });
  it.each(locales)("names the body of § 36 VSBG as the imprint does, with its address and website, in %s", (locale) => {
    const paragraphs = ({ sections }: (typeof legalContents)["fr"]["legal_notice"]) =>
      sections.flatMap((section) => section.paragraphs);
    const named = (words: readonly string[]) =>
      words.flatMap(
        (text) => /[^:,.]+, 3 rue de l’Exemple[^:]*?, mediateur\.petite-malle\.example/.exec(text)?.[0] ?? [],
      );
    const { legal_notice: imprint, country_rules: rules } = legalContents[locale];
    expect(named(paragraphs(imprint))).toHaveLength(1);
    expect(named(paragraphs(rules))).toEqual(named(paragraphs(imprint)));
  });
  it.each(locales)("says for every country where the seller is named, and by which law, in %s", (locale) => {
    const { legal_notice: imprint, country_rules: rules } = legalContents[locale];
    const countries = rules.sections.filter(({ id }) => !["all", "fr-box"].includes(id));
    const title = imprint.title.toLowerCase();
    expect(countries.filter(({ paragraphs: [first = ""] }) => !first.toLowerCase().includes(title))).toEqual([]);
  });
  it.each(locales)("says of cookies how what is measured is refused, with the words of the page, in %s", (locale) => {
    const { footer } = namesOf(locale);
    const cookies = legalContents[locale].personal_data_protection.sections.find(({ id }) => id === "cookies");
    expect(cookies?.paragraphs.join(" ").replaceAll("\u00a0", " ")).toContain(
      footer.measuring.replaceAll("\u00a0", " "),
    );
  });
  it.each(locales)("measures visits with a consent alone, and says what is told then, in %s", (locale) => {
    const purposes = legalContents[locale].personal_data_protection.sections.find(({ id }) => id === "purposes");
    const [grounds = "", measured = ""] = purposes?.paragraphs ?? [];
    const measuring = namesOf(locale).footer.measuring.toLowerCase();
    const sentences = grounds.split(". ");
    expect(sentences.filter((ground) => /mesur|audience|mess|meting|medici/i.test(ground))).toEqual([sentences.at(-1)]);
    expect(sentences.at(-1)?.toLowerCase()).toContain(measuring);
    expect(measured.toLowerCase()).toContain(measuring);
  });
  it.each(locales)("has rules for every country the shop delivers to, in %s", (locale) => {
    const ids = legalContents[locale].country_rules.sections.map(({ id }) => id);
    /* Monaco stands with France, whose law it shares here. */
    expect(ids).toEqual(
      expect.arrayContaining(countryCodes.filter((code) => code !== "MC").map((code) => code.toLowerCase())),
    );
  });
});

describe("search metadata", () => {
  it.each(locales)("fits and is unique in %s", (locale) => {
    const titles = seoMetadata.map(({ title }) => title[locale]);
    const descriptions = seoMetadata.map(({ description }) => description[locale]);
    expect(titles.filter((title) => title.length > 60)).toEqual([]);
    expect(descriptions.filter(({ length }) => length < 70 || length > 155)).toEqual([]);
    expect(duplicates([...titles, ...descriptions])).toEqual([]);
  });
  it("has one entry per page, and promises service up to 14 years on the home page", () => {
    expect(duplicates(seoMetadata.map(({ slug }) => slug))).toEqual([]);
    const home = seoMetadata.find(({ slug }) => slug === "index");
    for (const locale of locales) expect(home?.title[locale]).toContain("14");
  });
});

describe("collections", () => {
  const candidate = {
    gender: "GIRL",
    audience: "KID",
    silhouette: "raincoat",
    family: "OUTERWEAR",
    fabric: "poplin",
    label: null,
    isRecent: false,
    isLastChance: false,
  } as const;
  const slugsOf = (product: Parameters<typeof belongsTo>[1]) =>
    collections.filter((collection) => belongsTo(collection, product)).map(({ slug }) => slug);

  it("put the women's theme in the slug of the women's collections only", () => {
    for (const { slug, profileType } of collections) expect(slug.includes("woman")).toBe(profileType === "WOMAN");
    expect(collections).toHaveLength(collectionSlugs.length);
  });
  it("take in what their rule says", () => {
    expect(slugsOf(candidate)).toEqual(["girls", "rain-days", "outerwear"]);
    expect(slugsOf({ ...candidate, isRecent: true })).toContain("new-in");
    expect(slugsOf({ ...candidate, gender: "WOMAN", audience: "WOMAN" })).toEqual(["woman", "woman-outerwear"]);
  });
  it("have covers of their own", () => {
    expect(duplicates(collections.map(({ cover }) => cover))).toEqual([]);
  });
  const ofFamilies = collections.flatMap(({ slug, cover, rule: { families, genders } }) =>
    families ? [{ slug, cover, families, isWoman: genders.includes("WOMAN") }] : [],
  );
  it.each(ofFamilies)("show on the cover of $slug what is on the shelf", ({ cover, families, isWoman }) => {
    const { specs, wearer } = coverNamed(cover);
    const isOwn = ({ silhouette }: GarmentSpec) => families.includes(silhouetteFacts[silhouette].family);
    const own = specs.filter(isOwn);
    /* Shoes and accessories go with any clothes. */
    const others = specs.filter((spec) => !isOwn(spec) && silhouetteFacts[spec.silhouette].sizing === "clothes");
    expect(own).not.toEqual([]);
    /* Some covers for children show one more piece that is worn with theirs. */
    expect(others.length).toBeLessThan(isWoman ? 1 : own.length);
    expect(wearer?.wears.some(isOwn) ?? true).toBe(true);
  });
  it("leave no product of the vocabulary without a collection", () => {
    const homeless = silhouettes.flatMap((silhouette) =>
      silhouetteFacts[silhouette].audiences.flatMap((audience) =>
        fabricsFor(silhouette, audience)
          .filter(
            (fabric) =>
              slugsOf({
                ...candidate,
                silhouette,
                fabric,
                audience,
                family: silhouetteFacts[silhouette].family,
                gender: audience === "WOMAN" ? "WOMAN" : "MIXED",
              }).length === 0,
          )
          .map((fabric) => `${silhouette} ${fabric} ${audience}`),
      ),
    );
    expect(homeless).toEqual([]);
  });
});

describe("looks", () => {
  it("are forty, by known stylists, with names of their own", () => {
    expect(looks).toHaveLength(40);
    for (const locale of locales) expect(duplicates(looks.map(({ name }) => name[locale]))).toEqual([]);
    for (const { stylist, profileType } of looks) {
      const by = stylists.find(({ slug }) => slug === stylist);
      expect(by?.profileType ?? profileType).toBe(profileType);
    }
  });
  it.each(looks.map((look) => [look.slug, look] as const))(
    "%s puts together pieces that are worn together",
    (_slug, { slots, palette, audience }) => {
      expect(slots.filter((silhouette) => !silhouetteFacts[silhouette].audiences.includes(audience))).toEqual([]);
      expect(new Set(slots).size).toBe(slots.length);
      for (const one of palette)
        for (const other of palette) expect(isHarmonious(one, other), `${one} with ${other}`).toBe(true);
    },
  );
});

describe("people and answers", () => {
  it("are as many as the pages show", () => {
    expect(stylists).toHaveLength(8);
    expect(brands).toHaveLength(20);
    for (const locale of locales) {
      expect(faq[locale].map(({ section }) => section)).toEqual(faqSectionCodes);
      expect(faq[locale].flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(30);
      expect(duplicates(faq[locale].flatMap(({ questions }) => questions.map(({ question }) => question)))).toEqual([]);
    }
  });
});

describe("the blog", () => {
  it("has twelve articles at least, each with an author, in every category", () => {
    expect(posts.length).toBeGreaterThanOrEqual(12);
    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(Object.keys(categories)));
    expect(posts.filter(({ author }) => !stylists.some(({ slug }) => slug === author))).toEqual([]);
    expect(duplicates(posts.map(({ code }) => code))).toEqual([]);
    expect(posts.map(({ scene }) => scene)).toEqual(posts.map(({ code }) => `article-${code}`));
  });
  it.each(locales)("has slugs of its own in %s, none that reads as a page number", (locale) => {
    const slugs = blogOf(locale).map(({ slug }) => slug);
    expect(duplicates(slugs)).toEqual([]);
    expect(slugs.filter((slug) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(duplicates(Object.values(categories).map(({ slug }) => slug[locale]))).toEqual([]);
  });
  it("says the same in every language, block by block", () => {
    for (const { texts } of posts)
      for (const locale of locales) expect(texts[locale].blocks.map(frameOf)).toEqual(texts.fr.blocks.map(frameOf));
  });
  it.each(locales)("has something to read in %s: six hundred words at least, under headings", (locale) => {
    const tooShort = blogOf(locale)
      .map((post) => [post.slug, wordsIn(bodyOf(post).join(" ")).length] as const)
      .filter(([, words]) => words < 600);
    expect(tooShort).toEqual([]);
    const headings = blogOf(locale).map(({ blocks }) => blocks.filter(({ kind }) => kind === "heading").length);
    expect(headings.filter((count) => count < 4 || count > 6)).toEqual([]);
  });
  it.each(locales)("tells search pages in %s what an article and a category are about", (locale) => {
    const descriptions = [
      ...blogOf(locale).map(({ excerpt }) => excerpt),
      ...Object.values(categories).map(({ description }) => description[locale]),
    ];
    expect(descriptions.filter(isNoDescription)).toEqual([]);
    expect(duplicates(descriptions)).toEqual([]);
    expect(blogOf(locale).filter(({ title }) => title.length > 60)).toEqual([]);
  });
  it.each(locales)("says nothing twice in %s", (locale) => {
    expect(duplicates(blogOf(locale).flatMap((post) => [...new Set(sentencesOf(post))]))).toEqual([]);
  });
  it("tells how long an article takes to read", () => {
    const text = (words: number) => ({
      title: "a",
      excerpt: "b",
      blocks: [{ kind: "paragraph" as const, text: Array.from({ length: words }, () => "c").join(" ") }],
    });
    expect([20, 198, 398, 998].map((words) => readingMinutes(text(words)))).toEqual([1, 1, 2, 5]);
  });
});
