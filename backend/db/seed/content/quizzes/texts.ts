import type { QuizCode } from "#contract/quiz.ts";
import type { needs, fits, figures, heels, jewellery, BudgetLevel, PieceGroup, Style } from "#contract/tastes.ts";

/** A question, and a line below it where it needs one. */
export type Asked = readonly [title: string, help?: string];

type SharedQuestion =
  | "top_size"
  | "bottom_size"
  | "shoe_size"
  | "fit"
  | "styles"
  | "boldness"
  | "colors_loved"
  | "colors_avoided"
  | "patterns_loved"
  | "patterns_avoided"
  | "pieces_loved"
  | "pieces_avoided"
  | "fabrics_avoided"
  | "organic"
  | "needs"
  | "occasion_date"
  | "budget_level"
  | "description"
  | "photo"
  | "last_box"
  | "pause_reason";
export type KidQuestion = SharedQuestion | "firstname" | "gender" | "birthdate" | "activity";
export type WomanQuestion =
  | SharedQuestion
  | "firstname"
  | "birthdate"
  | "height"
  | "figure"
  | "highlight"
  | "hide"
  | "skirt_length"
  | "waist"
  | "heels"
  | "jewellery";
export type BothQuestion =
  | "comfort"
  | "laundry"
  | "colors_loved"
  | "fabrics_avoided"
  | "organic"
  | "boldness"
  | "wishes";

export type KidStep =
  | "kid"
  | "sizes"
  | "style"
  | "colors"
  | "patterns"
  | "pieces"
  | "daily-life"
  | "budget"
  | "comment"
  | "last-box"
  | "pause";
export type WomanStep = Exclude<KidStep, "kid"> | "you" | "figure" | "details";
export type BothStep = "comfort" | "season" | "wishes";

type OptionSets = {
  gender: Record<"GIRL" | "BOY" | "MIXED", string>;
  fit: Record<(typeof fits)[number], string>;
  styles: Record<Style, string>;
  pieces: Record<PieceGroup, string>;
  fabrics: Record<"wool" | "silk", string>;
  organic: Record<"yes" | "no", string>;
  needs: Record<(typeof needs)[number], string>;
  budget_level: Record<BudgetLevel, string>;
  last_box: Record<"loved" | "mixed" | "missed" | "none", string>;
  pause_reason: Record<"enough" | "budget" | "taste" | "season" | "other", string>;
  figure: Record<(typeof figures)[number], string>;
  body: Record<"shoulders" | "neckline" | "arms" | "waist" | "belly" | "hips" | "legs", string>;
  skirt_length: Record<"short" | "knee" | "midi" | "long", string>;
  waist: Record<"high" | "middle" | "low", string>;
  heels: Record<(typeof heels)[number], string>;
  jewellery: Record<(typeof jewellery)[number], string>;
  comfort: Record<"labels" | "collars" | "zips" | "buttons" | "elastic" | "alone" | "none", string>;
  laundry: Record<"dryer" | "line" | "delicate", string>;
};

/** Everything the quizzes say in one language. */
export interface QuizTexts {
  kid: Record<KidQuestion, Asked>;
  woman: Record<WomanQuestion, Asked>;
  both: Record<BothQuestion, Asked>;
  /** Ends of the scales, from low to high. */
  scales: Record<"activity" | "boldness" | "height", readonly [min: string, max: string]>;
  options: OptionSets;
  /** A word more on some options, by set and value. */
  help: {
    figure: OptionSets["figure"];
    fit: OptionSets["fit"];
    budget_kid: Record<BudgetLevel, string>;
    budget_woman: Record<BudgetLevel, string>;
  };
  kidSteps: Record<KidStep, Asked>;
  womanSteps: Record<WomanStep, Asked>;
  bothSteps: Record<BothStep, Asked>;
  quizzes: Record<QuizCode, readonly [title: string, text: string]>;
}
