import { locales, type Locale } from "#contract/locale.ts";
import type { Picture } from "#contract/picture.ts";
import { pictureUrl } from "../../catalog/picture-address.ts";
import { answerPictureSize, type AnswerPicture } from "../../pictures/answer-sheet.ts";
import type { SceneSize } from "../../pictures/scenes/scene.ts";
import type { websiteContents } from "../schema/catalog.ts";
import { categories, posts, readingMinutes } from "./content/blog.ts";
import { collections } from "./content/collections.ts";
import { config, type ConfigKey } from "./content/config.ts";
import { faq } from "./content/faq.ts";
import { editorials } from "./content/home.ts";
import { selectedMedia } from "./content/instagram.ts";
import { legalContents, legalUpdatedOn } from "./content/legal.ts";
import { draftQuizzes, type QuizDraft } from "./content/quizzes.ts";
import type { SceneName } from "./content/scenes.ts";
import { seoMetadata } from "./content/seo.ts";
import { stylists } from "./content/stylists.ts";
import { scenePicture } from "./scene-picture.ts";

type Row = typeof websiteContents.$inferInsert;
type Entry = readonly [slug: string, data: object];

/** The account of the demonstration; a shop that goes live puts the address of each picture. */
const instagramUrl = "https://www.instagram.com/petitemalle.example/";

const men = new Set(["Bastien", "Jonas", "Sven", "Julien", "Bram", "Thomas", "Daan", "Mathieu"]);

function portrait(seed: number, firstname: string, alt: string): Picture {
  const options = { woman: !men.has(firstname) };
  const name = `${seed}-${options.woman ? "woman" : "man"}`;
  return { url: pictureUrl("portraits", name, name), width: 400, height: 400, alt, placeholder: "#f1e2d0" };
}

const scene = (name: SceneName, size: SceneSize, locale: Locale): Picture => {
  const picture = scenePicture(name, size);
  return { ...picture, alt: picture.alt[locale] };
};

const sceneOrNone = (name: SceneName | null, locale: Locale): Picture | null =>
  name === null ? null : scene(name, "wide", locale);

/** Its label stands beside it and says what it shows. */
const answerPicture = (name: AnswerPicture | null): Picture | null =>
  name === null
    ? null
    : { url: pictureUrl("answers", name, name), ...answerPictureSize, alt: "", placeholder: "#f6ead8" };

/** A quiz as it is answered: its scenes become pictures. */
const quizEntry = ({ steps, ...quiz }: QuizDraft, locale: Locale): Entry => [
  quiz.code,
  {
    ...quiz,
    steps: steps.map(({ scene: place, questions, ...step }) => ({
      ...step,
      picture: sceneOrNone(place, locale),
      questions: questions.map((question) => ({
        ...question,
        options: question.options.map(({ drawing, ...option }) => ({ ...option, picture: answerPicture(drawing) })),
      })),
    })),
  },
];

const entriesOf: Record<Exclude<Row["kind"], "translation">, (locale: Locale) => Entry[]> = {
  stylist: (locale) =>
    stylists.map(({ slug, firstname, city, profileType, bio, quote, portraitAlt }, index) => [
      slug,
      {
        slug,
        firstname,
        city: city[locale],
        bio: bio[locale],
        quote: quote[locale],
        profile_type: profileType,
        image: portrait(index + 1, firstname, portraitAlt[locale]),
      },
    ]),
  faq: (locale) => faq[locale].map((section) => [section.section, section]),
  legal: (locale) =>
    Object.entries(legalContents[locale]).map(([code, content]) => [
      code,
      { code, updated_on: legalUpdatedOn, ...content },
    ]),
  seo: (locale) =>
    seoMetadata.map(({ slug, ogType, title, description, keywords }) => {
      const collection = collections.find((candidate) => slug === `shop/${candidate.slug}`);
      const image = scene(collection?.cover ?? (slug.includes("woman") ? "woman-hero" : "home-hero"), "wide", locale);
      return [
        slug,
        {
          slug,
          title: title[locale],
          description: description[locale],
          keywords: keywords[locale],
          og_type: ogType,
          image_url: image.url,
          image_alt: image.alt,
        },
      ];
    }),
  config: (locale) => (Object.keys(config) as ConfigKey[]).map((key) => [key, { key, value: config[key][locale] }]),
  "blog-category": (locale) =>
    Object.values(categories).map(({ slug, name, description }) => [
      slug[locale],
      { slug: slug[locale], name: name[locale], description: description[locale], alternates: slug },
    ]),
  "blog-post": (locale) =>
    posts.map(({ texts, category, author, date, scene: place }) => {
      const { slug, ...text } = texts[locale];
      const { slug: categorySlug, name } = categories[category];
      return [
        slug,
        {
          slug,
          ...text,
          category: { slug: categorySlug[locale], name: name[locale] },
          author: { slug: author, firstname: stylists.find((stylist) => stylist.slug === author)?.firstname ?? author },
          date,
          reading_minutes: readingMinutes(texts[locale]),
          image: scene(place, "wide", locale),
          alternates: Object.fromEntries(locales.map((other) => [other, texts[other].slug])),
        },
      ];
    }),
  instagram: (locale) =>
    selectedMedia.map(({ id, date, scene: place, caption }) => [
      id,
      { id, date, caption: caption[locale], permalink: instagramUrl, image: scene(place, "tall", locale) },
    ]),
  quiz: (locale) => draftQuizzes(locale).map((quiz) => quizEntry(quiz, locale)),
  editorial: (locale) =>
    (["index", "woman"] as const).map((slug) => {
      const { hero, steps, promises, gift } = editorials[locale][slug];
      return [
        slug,
        {
          slug,
          promises,
          hero: {
            title: hero.title,
            text: hero.text,
            image: scene(hero.scene, "banner", locale),
            image_portrait: scene(hero.scene, "tall", locale),
          },
          steps: steps.map(({ title, text, scene: name }) => ({ title, text, image: scene(name, "wide", locale) })),
          gift: { title: gift.title, text: gift.text, image: scene(gift.scene, "wide", locale) },
        },
      ];
    }),
};

/** Every editable content, one row a language. */
export const websiteRows = (): Row[] =>
  Object.entries(entriesOf).flatMap(([kind, entries]) =>
    locales.flatMap((locale) =>
      entries(locale).map(([slug, data], position): Row => ({
        kind: kind as Row["kind"],
        slug,
        locale,
        position,
        data: { ...data },
      })),
    ),
  );
