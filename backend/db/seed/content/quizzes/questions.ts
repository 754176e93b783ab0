import type { QuizQuestion } from "#contract/quiz.ts";
import { tasteFields } from "#contract/tastes.ts";
import { quizProfileFields } from "#contract/quiz.ts";
import type { Locale, ProfileType } from "../localized.ts";
import * as options from "./options.ts";
import type { OptionDraft } from "./options.ts";
import type { Asked, BothQuestion, KidQuestion, QuizTexts, WomanQuestion } from "./texts.ts";

export type QuestionId = KidQuestion | WomanQuestion | BothQuestion;
export type QuestionDraft = Omit<QuizQuestion, "options"> & { options: OptionDraft[] };
type Rules = Partial<Pick<QuestionDraft, "kind" | "is_required" | "max" | "scale" | "shown_if" | "options">>;

/** The name of a question tells where its answer goes. */
function targetOf(id: QuestionId): QuizQuestion["sets"] {
  const field = quizProfileFields.find((other) => other === id);
  if (field) return `profile.${field}`;
  const taste = Object.keys(tasteFields).find((other) => other === id);
  return taste ? `tastes.${taste as keyof typeof tasteFields}` : null;
}

const chosen = (offered: OptionDraft[], rules: Rules = {}): Rules => ({ kind: "single", options: offered, ...rules });
const several = (offered: OptionDraft[], rules: Rules = {}): Rules => ({
  kind: "multiple",
  options: offered,
  ...rules,
});

function rulesOf(id: QuestionId, type: ProfileType, locale: Locale, texts: QuizTexts): Rules {
  const words = texts.options;
  const scaleOf = (name: keyof QuizTexts["scales"], min: number, max: number, unit: string | null = null): Rules => {
    const [min_label, max_label] = texts.scales[name];
    return { kind: "scale", scale: { min, max, min_label, max_label, unit } };
  };
  const size = (field: "top_size" | "bottom_size" | "shoe_size", is_required: boolean): Rules => ({
    kind: "size",
    is_required,
    options: options.sizeOptions(type, field, locale),
  });
  const price = () => chosen(options.priceOptions(texts));
  const rules: Record<QuestionId, () => Rules> = {
    firstname: () => ({ kind: "text", is_required: true, max: 80 }),
    gender: () => chosen(options.labelled(["GIRL", "BOY", "MIXED"], words.gender), { is_required: true }),
    birthdate: () => ({ kind: "date", is_required: true }),
    photo: () => ({ kind: "photo" }),
    top_size: () => size("top_size", true),
    bottom_size: () => size("bottom_size", true),
    shoe_size: () => size("shoe_size", false),
    height: () => (type === "KID" ? scaleOf("height", 45, 185, "cm") : scaleOf("height", 145, 195, "cm")),
    build: () => chosen(options.buildOptions(texts)),
    trousers: () => chosen(options.trouserOptions(texts)),
    waist: () => chosen(options.waistOptions(type, texts)),
    fit: () => chosen(options.fitOptions(type, texts)),
    figure: () => chosen(options.figureOptions(texts)),
    styles: () => several(options.styleOptions(type, texts), { is_required: true, max: 3 }),
    outfits: () => ({ kind: "outfits", max: 6 }),
    colors_loved: () => several(options.colorOptions(locale), { max: 5 }),
    colors_avoided: () => several(options.colorOptions(locale)),
    patterns_loved: () => several(options.patternOptions(type, locale)),
    patterns_avoided: () => several(options.patternOptions(type, locale)),
    pieces_loved: () => several(options.pieceOptions(type, texts), { max: 5 }),
    enough: () => several(options.familyOptions(type, texts)),
    pieces_avoided: () => several(options.pieceOptions(type, texts)),
    fabrics_avoided: () => several(options.fabricOptions(locale, texts)),
    allergies: () => several(options.allergyOptions(texts)),
    sensory: () => several(options.labelled(["no_labels", "no_seams", "soft_only", "loose"], words.sensory)),
    organic: () => chosen(options.labelled(["yes", "no"], words.organic)),
    skirt_length: () => chosen(options.hemOptions(texts)),
    trouser_length: () => chosen(options.trouserLengthOptions(texts)),
    heels: () => chosen(options.heelOptions(texts)),
    needs: () => several(options.needOptions(type, texts), { is_required: true }),
    occasion_date: () => ({ kind: "date", shown_if: { question: "needs", values: ["occasion"] } }),
    dress_code: () => chosen(options.dressCodeOptions(type, texts)),
    decides: () => chosen(options.deciderOptions(texts)),
    budget_level: () => chosen(options.budgetOptions(type, texts), { is_required: true }),
    price_tops: price,
    price_bottoms: price,
    price_outerwear: price,
    price_shoes: price,
    description: () => ({ kind: "text", max: 2000 }),
  };
  return rules[id]();
}

/** A question as it is put to a kid's parent, to a woman or to either. */
export function draftQuestion(
  id: QuestionId,
  [title, help]: Asked,
  type: ProfileType,
  locale: Locale,
  texts: QuizTexts,
): QuestionDraft {
  return {
    id,
    kind: "text",
    title,
    help: help ?? null,
    is_required: false,
    sets: targetOf(id),
    options: [],
    max: null,
    scale: null,
    shown_if: null,
    ...rulesOf(id, type, locale, texts),
  };
}
