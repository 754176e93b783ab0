import type { QuizQuestion } from "#contract/quiz.ts";
import {
  budgets,
  colorGroups,
  fabricGroups,
  figures,
  fits,
  heels,
  jewellery,
  type needs,
  pieceGroups,
  type styles,
  tastePatterns,
} from "#contract/tastes.ts";
import { profileSizes, type SizeField } from "#contract/sizes.ts";
import type { Locale, ProfileType } from "../localized.ts";
import type { SceneName } from "../scenes.ts";
import { colorGroupNames, colors } from "../vocabulary/colors.ts";
import { clothWords } from "../vocabulary/fabrics.ts";
import { patternWords } from "../vocabulary/patterns.ts";
import type { QuizTexts } from "./texts.ts";

/** An option before its picture is drawn. */
export type OptionDraft = Omit<QuizQuestion["options"][number], "picture"> & { scene: SceneName | null };

const keysOf = <K extends string>(table: Partial<Record<K, unknown>>): K[] => Object.keys(table) as K[];

const option = (value: string, label: string, more: Partial<OptionDraft> = {}): OptionDraft => ({
  value,
  label,
  help: null,
  colors: [],
  scene: null,
  ...more,
});

/** One option a value, in the order of the values. */
export const labelled = <K extends string>(
  values: readonly K[],
  labels: Readonly<Record<K, string>>,
  help: Partial<Record<K, string>> = {},
): OptionDraft[] => values.map((value) => option(value, labels[value], { help: help[value] ?? null }));

const lightness = (hex: string): number =>
  [1, 3, 5].reduce((sum, start) => sum + Number.parseInt(hex.slice(start, start + 2), 16), 0);

export const colorOptions = (locale: Locale): OptionDraft[] =>
  keysOf(colorGroups).map((group) =>
    option(group, colorGroupNames[group][locale], {
      colors: colorGroups[group].map((code) => colors[code].hex).toSorted((a, b) => lightness(b) - lightness(a)),
    }),
  );

export const patternOptions = (locale: Locale): OptionDraft[] =>
  tastePatterns.map((pattern) => option(pattern, patternWords[pattern].name[locale]));

/** Materials have words of their own, cloths those of the catalogue. */
export const fabricOptions = (locale: Locale, texts: QuizTexts): OptionDraft[] =>
  keysOf(fabricGroups).map((group) =>
    option(group, group === "wool" || group === "silk" ? texts.options.fabrics[group] : clothWords[group].name[locale]),
  );

/** Pieces that exist for one kind of profile only. */
const notForWomen = new Set(["bodysuits", "one_pieces"]);
export const pieceOptions = (type: ProfileType, texts: QuizTexts): OptionDraft[] =>
  labelled(
    keysOf(pieceGroups).filter((group) => type === "KID" || !notForWomen.has(group)),
    texts.options.pieces,
  );

const styleScenes = {
  KID: {
    classic: "collection-boys",
    playful: "collection-new-in",
    sporty: "collection-outdoor",
    romantic: "collection-girls",
    boho: "collection-organic",
    minimal: "collection-basics",
    retro: "collection-denim",
  },
  WOMAN: {
    classic: "collection-woman-basics",
    romantic: "collection-woman-dresses",
    boho: "collection-woman-accessories",
    minimal: "collection-woman-knitwear",
    elegant: "collection-woman",
    casual: "collection-denim",
    sporty: "collection-shoes",
  },
} as const satisfies Record<ProfileType, Partial<Record<keyof typeof styles, SceneName>>>;

export const styleOptions = (type: ProfileType, texts: QuizTexts): OptionDraft[] =>
  Object.entries(styleScenes[type]).map(([style, scene]) =>
    option(style, texts.options.styles[style as keyof typeof styles], { scene }),
  );

const kidNeeds = ["school", "creche", "outdoor", "sport", "occasion", "holidays", "sleep"] as const;
const womanNeeds = ["office", "weekend", "evening", "occasion", "holidays", "outdoor", "sport"] as const;
export const needOptions = (type: ProfileType, texts: QuizTexts): OptionDraft[] => {
  const offered: readonly (typeof needs)[number][] = type === "KID" ? kidNeeds : womanNeeds;
  return labelled(offered, texts.options.needs);
};

export const sizeOptions = (type: ProfileType, field: SizeField): OptionDraft[] =>
  profileSizes[type][field].map((size) => option(size, size));

export const fitOptions = ({ options, help }: QuizTexts) => labelled(fits, options.fit, help.fit);
export const figureOptions = ({ options, help }: QuizTexts) => labelled(figures, options.figure, help.figure);
export const heelOptions = ({ options }: QuizTexts) => labelled(heels, options.heels);
export const jewelleryOptions = ({ options }: QuizTexts) => labelled(jewellery, options.jewellery);
export const budgetOptions = (type: ProfileType, { options, help }: QuizTexts) =>
  labelled(keysOf(budgets), options.budget_level, type === "KID" ? help.budget_kid : help.budget_woman);
