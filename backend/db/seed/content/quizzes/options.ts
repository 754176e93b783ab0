import type { QuizQuestion } from "#contract/quiz.ts";
import { colorGroups } from "#contract/color-groups.ts";
import {
  budgets,
  deciders,
  fabricGroups,
  figures,
  fits,
  heels,
  type needs,
  pieceGroups,
  type styles,
  tastePatterns,
  trouserLengths,
} from "#contract/tastes.ts";
import { profileSizes, type SizeField } from "#contract/sizes.ts";
import type { Locale, ProfileType } from "../localized.ts";
import type { AnswerPicture } from "../../../../pictures/answer-sheet.ts";
import { colorGroupNames, colors } from "../vocabulary/colors.ts";
import { clothWords } from "../vocabulary/fabrics.ts";
import { patternWords } from "../vocabulary/patterns.ts";
import { sizeSpans } from "../../../../stylist/growth.ts";
import type { QuizTexts } from "./texts.ts";

/** An option whose picture is still only named. */
export type OptionDraft = Omit<QuizQuestion["options"][number], "picture"> & { drawing: AnswerPicture | null };

const keysOf = <K extends string>(table: Partial<Record<K, unknown>>): K[] => Object.keys(table) as K[];

const option = (value: string, label: string, more: Partial<OptionDraft> = {}): OptionDraft => ({
  value,
  label,
  help: null,
  colors: [],
  drawing: null,
  ...more,
});

/** One option a value, in the order of the values. */
export const labelled = <K extends string>(
  values: readonly K[],
  labels: Readonly<Record<K, string>>,
  help: Partial<Record<K, string>> = {},
): OptionDraft[] => values.map((value) => option(value, labels[value], { help: help[value] ?? null }));

/** The same options, each with what it looks like. */
const drawn = (offered: readonly OptionDraft[], nameOf: (value: string) => AnswerPicture): OptionDraft[] =>
  offered.map((one) => ({ ...one, drawing: nameOf(one.value) }));

const cutOf = (type: ProfileType) => (type === "KID" ? "child" : "woman");

const lightness = (hex: string): number =>
  [1, 3, 5].reduce((sum, start) => sum + Number.parseInt(hex.slice(start, start + 2), 16), 0);

export const colorOptions = (locale: Locale): OptionDraft[] =>
  keysOf(colorGroups).map((group) =>
    option(group, colorGroupNames[group][locale], {
      colors: colorGroups[group].map((code) => colors[code].hex).toSorted((a, b) => lightness(b) - lightness(a)),
    }),
  );

export const patternOptions = (type: ProfileType, locale: Locale): OptionDraft[] =>
  tastePatterns.map((pattern) =>
    option(pattern, patternWords[pattern].name[locale], { drawing: `pattern-${cutOf(type)}-${pattern}` }),
  );

/** Materials have words of their own, cloths those of the catalogue. */
export const fabricOptions = (locale: Locale, texts: QuizTexts): OptionDraft[] =>
  keysOf(fabricGroups).map((group) =>
    option(group, group === "wool" || group === "silk" ? texts.options.fabrics[group] : clothWords[group].name[locale]),
  );

export const allergyOptions = ({ options }: QuizTexts): OptionDraft[] =>
  labelled(keysOf(options.allergies), options.allergies);

/** Pieces that exist for one kind of profile only. */
const notForWomen = new Set(["bodysuits", "one_pieces"]);
export const pieceOptions = (type: ProfileType, texts: QuizTexts): OptionDraft[] =>
  keysOf(pieceGroups)
    .filter((group) => type === "KID" || !notForWomen.has(group))
    .map((group) =>
      option(group, texts.options.pieces[group], { drawing: `piece-${cutOf(type)}-${group.replace("_", "-")}` }),
    );

export const familyOptions = (type: ProfileType, { options }: QuizTexts): OptionDraft[] =>
  keysOf(options.families).map((family) =>
    option(family, options.families[family], { drawing: `family-${cutOf(type)}-${family.toLowerCase()}` }),
  );

const offeredStyles = {
  KID: ["classic", "playful", "sporty", "romantic", "boho", "minimal", "retro"],
  WOMAN: ["classic", "romantic", "boho", "minimal", "elegant", "casual", "sporty"],
} as const satisfies Record<ProfileType, readonly (keyof typeof styles)[]>;

export const styleOptions = (type: ProfileType, texts: QuizTexts): OptionDraft[] =>
  offeredStyles[type].map((style) =>
    option(style, texts.options.styles[style], { drawing: `style-${cutOf(type)}-${style}` }),
  );

const kidNeeds = ["school", "creche", "outdoor", "sport", "occasion", "holidays", "sleep"] as const;
const womanNeeds = ["office", "weekend", "evening", "occasion", "holidays", "outdoor", "sport"] as const;
export const needOptions = (type: ProfileType, texts: QuizTexts): OptionDraft[] => {
  const offered: readonly (typeof needs)[number][] = type === "KID" ? kidNeeds : womanNeeds;
  return labelled(offered, texts.options.needs);
};

/** What a size means beside its name: a child's height, a woman's number as the country counts it. */
const womanNumbers = [34, 36, 38, 40, 42, 44, 46, 48];
function sizeHelp(type: ProfileType, field: SizeField, size: string, locale: Locale): string | null {
  if (field === "shoe_size") return null;
  if (type === "KID") {
    const span = sizeSpans.find((other) => other.size === size);
    return span ? `${Math.round(span.upTo)} cm` : null;
  }
  const number = womanNumbers[profileSizes.WOMAN[field].indexOf(size)];
  return number === undefined ? null : String(locale === "de" || locale === "nl" ? number - 2 : number);
}

export const sizeOptions = (type: ProfileType, field: SizeField, locale: Locale): OptionDraft[] =>
  profileSizes[type][field].map((size) => option(size, size, { help: sizeHelp(type, field, size, locale) }));

export const buildOptions = ({ options }: QuizTexts) =>
  drawn(labelled(["slim", "regular", "strong"], options.build), (value) => `build-${value}`);
export const trouserOptions = ({ options }: QuizTexts) =>
  drawn(labelled(["short", "regular", "long"], options.trousers), (value) => `trousers-${value}`);
export const waistOptions = (type: ProfileType, { options }: QuizTexts) =>
  type === "KID"
    ? drawn(labelled(["adjustable", "regular"], options.band), (value) => `band-${value}`)
    : drawn(labelled(["high", "middle", "low"], options.waist), (value) => `waist-${value}`);
export const hemOptions = ({ options }: QuizTexts) =>
  drawn(labelled(["short", "knee", "midi", "long"], options.skirt_length), (value) => `hem-${value}`);
export const fitOptions = (type: ProfileType, { options, help }: QuizTexts) =>
  drawn(labelled(fits, options.fit, help.fit), (value) => `fit-${cutOf(type)}-${value}`);
export const figureOptions = ({ options, help }: QuizTexts) =>
  drawn(labelled(figures, options.figure, help.figure), (value) => `figure-${value.toLowerCase()}`);
export const dressCodeOptions = (type: ProfileType, { options, help }: QuizTexts) =>
  drawn(
    labelled(["free", "sober", "uniform"], options.dress_code, help.dress_code),
    (value) => `code-${cutOf(type)}-${value}`,
  );
export const trouserLengthOptions = ({ options }: QuizTexts) =>
  drawn(labelled(trouserLengths, options.trouser_length), (value) => `legs-${value}`);
export const deciderOptions = ({ options }: QuizTexts) =>
  drawn(labelled(deciders, options.decides), (value) => `decides-${value}`);
export const heelOptions = ({ options }: QuizTexts) => labelled(heels, options.heels);
export const priceOptions = ({ options }: QuizTexts) => labelled(["careful", "middle", "open"], options.price);
export const budgetOptions = (type: ProfileType, { options, help }: QuizTexts) =>
  drawn(
    labelled(keysOf(budgets), options.budget_level, type === "KID" ? help.budget_kid : help.budget_woman),
    (value) => `budget-${cutOf(type)}-${value}`,
  );
