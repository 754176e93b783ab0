import { quizCodes } from "#contract/quiz-codes.ts";
import type { Quiz, QuizCode, QuizStep } from "#contract/quiz.ts";
import type { Locale, Localized, ProfileType } from "./localized.ts";
import type { SceneName } from "./scenes.ts";
import { de } from "./quizzes/de.ts";
import { es } from "./quizzes/es.ts";
import { fr } from "./quizzes/fr.ts";
import { nl } from "./quizzes/nl.ts";
import { draftQuestion, type QuestionDraft } from "./quizzes/questions.ts";
import type {
  Asked,
  BothQuestion,
  BothStep,
  KidQuestion,
  KidStep,
  QuizTexts,
  WomanQuestion,
  WomanStep,
} from "./quizzes/texts.ts";

export const quizTexts: Localized<QuizTexts> = { fr, de, nl, es };

const sizeQuestions = ["top_size", "bottom_size", "shoe_size"] as const;

/** A step is one screen: mostly one question, sometimes a few that are thought of together. */
const sharedSteps = {
  sizes: sizeQuestions,
  cuts: ["fit"],
  style: ["styles"],
  outfits: ["outfits"],
  colors: ["colors_loved", "colors_avoided"],
  patterns: ["patterns_loved"],
  wardrobe: ["pieces_loved", "enough"],
  never: ["pieces_avoided", "fabrics_avoided", "allergies"],
  moments: ["needs", "occasion_date"],
  budget: ["budget_level"],
  comment: ["photo", "description"],
  care: ["sensory", "allergies", "organic"],
  "patterns-never": ["patterns_avoided"],
  prices: ["price_tops", "price_bottoms", "price_outerwear", "price_shoes"],
} as const;
const kidSteps: Record<KidStep, readonly KidQuestion[]> = {
  ...sharedSteps,
  name: ["firstname", "gender", "birthdate"],
  build: ["build", "trousers"],
  body: ["height", "waist"],
  habits: ["decides", "dress_code"],
};
const womanSteps: Record<WomanStep, readonly WomanQuestion[]> = {
  ...sharedSteps,
  figure: ["figure", "height"],
  name: ["firstname"],
  hems: ["skirt_length", "trouser_length", "waist", "heels"],
  habits: ["dress_code"],
};
const bothSteps: Record<BothStep, readonly BothQuestion[]> = {
  comfort: ["sensory", "allergies", "organic"],
  season: ["colors_loved"],
  wishes: ["description"],
};

const stepScenes: Partial<Record<KidStep | WomanStep | BothStep, SceneName>> = {
  sizes: "collection-basics",
  wardrobe: "collection-knitwear",
  moments: "collection-outdoor",
  comment: "parcel",
  wishes: "birth-gift",
};

interface Plan {
  next: Quiz["next"];
  kid?: readonly KidStep[];
  woman?: readonly WomanStep[];
  both?: readonly BothStep[];
}

const wholeKid = [
  "name",
  "sizes",
  "build",
  "cuts",
  "style",
  "outfits",
  "colors",
  "patterns",
  "wardrobe",
  "never",
  "moments",
  "budget",
  "comment",
] as const;
const wholeWoman = [
  "name",
  "sizes",
  "figure",
  "cuts",
  "hems",
  "style",
  "outfits",
  "colors",
  "patterns",
  "wardrobe",
  "never",
  "moments",
  "budget",
  "comment",
] as const;
/* What a first quiz leaves out is asked in a later one, a little at a time, where it helps the next box. */
const renewed = [
  "sizes",
  "style",
  "outfits",
  "colors",
  "wardrobe",
  "habits",
  "moments",
  "prices",
  "budget",
  "comment",
] as const;
const resumed = ["sizes", "outfits", "wardrobe", "moments", "prices", "budget", "comment"] as const;
const ongoing = ["sizes", "outfits", "wardrobe", "patterns-never", "care", "moments", "prices", "comment"] as const;

/** Which steps each situation asks for: only a subscriber goes on to the subscription, all others to the membership. */
const plans: Record<QuizCode, Plan> = {
  /* A body takes the screen of the prices: with both it would be the eleventh. */
  client: { next: "membership", kid: ["sizes", "body", ...renewed.slice(1).filter((step) => step !== "prices")] },
  "client-woman": { next: "membership", woman: renewed },
  paused: { next: "membership", kid: resumed },
  "paused-woman": { next: "membership", woman: resumed },
  "new-kid": { next: "membership", kid: wholeKid },
  "new-profile-woman": { next: "membership", woman: wholeWoman },
  signup: { next: "membership", kid: wholeKid },
  "signup-woman": { next: "membership", woman: wholeWoman },
  subscriber: { next: "subscription", kid: ["sizes", "body", "habits", ...ongoing.slice(1)] },
  "subscriber-woman": { next: "subscription", woman: ["sizes", "habits", ...ongoing.slice(1)] },
  "additional-quiz": { next: "confirm", both: ["comfort", "season", "wishes"] },
};

interface StepDraft extends Omit<QuizStep, "questions" | "picture"> {
  scene: SceneName | null;
  questions: QuestionDraft[];
}
export interface QuizDraft extends Omit<Quiz, "steps"> {
  steps: StepDraft[];
}

function draftStep<Step extends string, Question extends Parameters<typeof draftQuestion>[0]>(
  slug: Step,
  steps: Record<Step, readonly Question[]>,
  titles: Record<Step, Asked>,
  asked: Record<Question, Asked>,
  type: ProfileType,
  locale: Locale,
): StepDraft {
  const [title, text] = titles[slug];
  const texts = quizTexts[locale];
  return {
    slug,
    title,
    text: text ?? null,
    scene: stepScenes[slug as keyof typeof stepScenes] ?? null,
    questions: steps[slug].map((id) => draftQuestion(id, asked[id], type, locale, texts)),
  };
}

/** A quiz in one language, its pictures still named by their scene. */
function draftQuiz(code: QuizCode, locale: Locale): QuizDraft {
  const texts = quizTexts[locale];
  const { next, kid = [], woman = [], both = [] } = plans[code];
  const [title, text] = texts.quizzes[code];
  return {
    code,
    profile_type: kid.length > 0 ? "KID" : woman.length > 0 ? "WOMAN" : null,
    title,
    text,
    next,
    steps: [
      ...kid.map((slug) => draftStep(slug, kidSteps, texts.kidSteps, texts.kid, "KID", locale)),
      ...woman.map((slug) => draftStep(slug, womanSteps, texts.womanSteps, texts.woman, "WOMAN", locale)),
      ...both.map((slug) => draftStep(slug, bothSteps, texts.bothSteps, texts.both, "KID", locale)),
    ],
  };
}

export const draftQuizzes = (locale: Locale): QuizDraft[] => quizCodes.map((code) => draftQuiz(code, locale));
