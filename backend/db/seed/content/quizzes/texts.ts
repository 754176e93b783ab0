import type { Family } from "#contract/catalog.ts";
import type { QuizCode } from "#contract/quiz.ts";
import type {
  deciders,
  needs,
  fits,
  figures,
  heels,
  trouserLengths,
  BudgetLevel,
  PieceGroup,
  Style,
} from "#contract/tastes.ts";

/** A question, and a line below it where it needs one. */
export type Asked = readonly [title: string, help?: string];

type PriceQuestion = "price_tops" | "price_bottoms" | "price_outerwear" | "price_shoes";
type SharedQuestion =
  | "firstname"
  | "top_size"
  | "bottom_size"
  | "shoe_size"
  | "height"
  | "waist"
  | "fit"
  | "styles"
  | "outfits"
  | "colors_loved"
  | "colors_avoided"
  | "patterns_loved"
  | "patterns_avoided"
  | "pieces_loved"
  | "enough"
  | "pieces_avoided"
  | "fabrics_avoided"
  | "allergies"
  | "sensory"
  | "organic"
  | "needs"
  | "occasion_date"
  | "dress_code"
  | "budget_level"
  | PriceQuestion
  | "description"
  | "photo";
export type KidQuestion = SharedQuestion | "gender" | "birthdate" | "build" | "trousers" | "decides";
export type WomanQuestion = SharedQuestion | "figure" | "skirt_length" | "trouser_length" | "heels";
export type BothQuestion = "sensory" | "allergies" | "organic" | "colors_loved" | "description";

type SharedStep =
  | "name"
  | "sizes"
  | "cuts"
  | "style"
  | "outfits"
  | "colors"
  | "patterns"
  | "wardrobe"
  | "never"
  | "moments"
  | "budget"
  | "comment"
  | "habits"
  | "care"
  | "patterns-never"
  | "prices";
export type KidStep = SharedStep | "build" | "body";
export type WomanStep = SharedStep | "figure" | "hems";
export type BothStep = "comfort" | "season" | "wishes";

type OptionSets = {
  gender: Record<"GIRL" | "BOY" | "MIXED", string>;
  build: Record<"slim" | "regular" | "strong", string>;
  trousers: Record<"short" | "regular" | "long", string>;
  /** Waist of a child's trousers. */
  band: Record<"adjustable" | "regular", string>;
  fit: Record<(typeof fits)[number], string>;
  styles: Record<Style, string>;
  pieces: Record<PieceGroup, string>;
  families: Record<Exclude<Family, "NIGHTWEAR">, string>;
  fabrics: Record<"wool" | "silk", string>;
  /** Fibres people are allergic to; latex hides in coatings. */
  allergies: Record<"wool" | "polyester" | "acrylic" | "elastane" | "latex" | "leather", string>;
  organic: Record<"yes" | "no", string>;
  needs: Record<(typeof needs)[number], string>;
  dress_code: Record<"free" | "sober" | "uniform", string>;
  /** Who chooses a child's clothes. */
  decides: Record<(typeof deciders)[number], string>;
  sensory: Record<"no_labels" | "no_seams" | "soft_only" | "loose", string>;
  price: Record<"careful" | "middle" | "open", string>;
  budget_level: Record<BudgetLevel, string>;
  figure: Record<(typeof figures)[number], string>;
  skirt_length: Record<"short" | "knee" | "midi" | "long", string>;
  /** Where a woman's trousers end. */
  trouser_length: Record<(typeof trouserLengths)[number], string>;
  /** Where a woman's trousers sit. */
  waist: Record<"high" | "middle" | "low", string>;
  heels: Record<(typeof heels)[number], string>;
};

/** Everything the quizzes say in one language. */
export interface QuizTexts {
  kid: Record<KidQuestion, Asked>;
  woman: Record<WomanQuestion, Asked>;
  both: Record<BothQuestion, Asked>;
  /** Ends of the scales, from low to high. */
  scales: Record<"height", readonly [min: string, max: string]>;
  options: OptionSets;
  /** A word more on some options, by set and value. */
  help: {
    figure: OptionSets["figure"];
    fit: OptionSets["fit"];
    budget_kid: Record<BudgetLevel, string>;
    budget_woman: Record<BudgetLevel, string>;
    dress_code: OptionSets["dress_code"];
  };
  kidSteps: Record<KidStep, Asked>;
  womanSteps: Record<WomanStep, Asked>;
  bothSteps: Record<BothStep, Asked>;
  quizzes: Record<QuizCode, readonly [title: string, text: string]>;
}
