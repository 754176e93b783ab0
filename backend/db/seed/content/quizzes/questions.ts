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
  const scaleOf = (name: keyof QuizTexts["scales"], min: number, max: number): Rules => {
    const [min_label, max_label] = texts.scales[name];
    return { kind: "scale", scale: { min, max, min_label, max_label } };
  };
  const size = (field: "top_size" | "bottom_size" | "shoe_size", is_required: boolean): Rules => ({
    kind: "size",
    is_required,
    options: options.sizeOptions(type, field),
  });
  const body = options.labelled(["shoulders", "neckline", "arms", "waist", "belly", "hips", "legs"], words.body);
  const rules: Record<QuestionId, () => Rules> = {
    firstname: () => ({ kind: "text", is_required: true, max: 80 }),
    gender: () => chosen(options.labelled(["GIRL", "BOY", "MIXED"], words.gender), { is_required: true }),
    birthdate: () => ({ kind: "date", is_required: type === "KID" }),
    photo: () => ({ kind: "photo" }),
    top_size: () => size("top_size", true),
    bottom_size: () => size("bottom_size", true),
    shoe_size: () => size("shoe_size", false),
    height: () => scaleOf("height", 145, 195),
    fit: () => chosen(options.fitOptions(texts)),
    figure: () => chosen(options.figureOptions(texts)),
    highlight: () => several(body),
    hide: () => several(body),
    styles: () => several(options.styleOptions(type, texts), { is_required: true, max: 3 }),
    boldness: () => scaleOf("boldness", 1, 5),
    colors_loved: () => several(options.colorOptions(locale), { max: 5 }),
    colors_avoided: () => several(options.colorOptions(locale)),
    patterns_loved: () => several(options.patternOptions(locale)),
    patterns_avoided: () => several(options.patternOptions(locale)),
    pieces_loved: () => several(options.pieceOptions(type, texts), { max: 5 }),
    pieces_avoided: () => several(options.pieceOptions(type, texts)),
    fabrics_avoided: () => several(options.fabricOptions(locale, texts)),
    organic: () => chosen(options.labelled(["yes", "no"], words.organic)),
    skirt_length: () => chosen(options.labelled(["short", "knee", "midi", "long"], words.skirt_length)),
    waist: () => chosen(options.labelled(["high", "middle", "low"], words.waist)),
    heels: () => chosen(options.heelOptions(texts)),
    jewellery: () => chosen(options.jewelleryOptions(texts)),
    needs: () => several(options.needOptions(type, texts), { is_required: true }),
    occasion_date: () => ({ kind: "date", shown_if: { question: "needs", values: ["occasion"] } }),
    activity: () => scaleOf("activity", 1, 5),
    budget_level: () => chosen(options.budgetOptions(type, texts), { is_required: true }),
    description: () => ({ kind: "text", max: 2000 }),
    wishes: () => ({ kind: "text", max: 1000 }),
    last_box: () =>
      chosen(options.labelled(["loved", "mixed", "missed", "none"], words.last_box), { is_required: true }),
    pause_reason: () =>
      chosen(options.labelled(["enough", "budget", "taste", "season", "other"], words.pause_reason), {
        is_required: true,
      }),
    comfort: () =>
      several(options.labelled(["labels", "collars", "zips", "buttons", "elastic", "alone", "none"], words.comfort)),
    laundry: () => chosen(options.labelled(["dryer", "line", "delicate"], words.laundry)),
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
