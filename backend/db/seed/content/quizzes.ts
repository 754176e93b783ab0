import { quizCodes, type Quiz, type QuizCode, type QuizStep } from "#contract/quiz.ts";
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

const styleQuestions = ["styles", "boldness"] as const;
const colorQuestions = ["colors_loved", "colors_avoided"] as const;
const patternQuestions = ["patterns_loved", "patterns_avoided"] as const;
const pieceQuestions = ["pieces_loved", "pieces_avoided", "fabrics_avoided", "organic"] as const;
const sizeQuestions = ["top_size", "bottom_size", "shoe_size"] as const;

const kidSteps: Record<KidStep, readonly KidQuestion[]> = {
  kid: ["firstname", "gender", "birthdate", "photo"],
  sizes: [...sizeQuestions, "fit"],
  style: styleQuestions,
  colors: colorQuestions,
  patterns: patternQuestions,
  pieces: pieceQuestions,
  "daily-life": ["needs", "occasion_date", "activity"],
  budget: ["budget_level"],
  comment: ["description"],
  "last-box": ["last_box"],
  pause: ["pause_reason"],
};
const womanSteps: Record<WomanStep, readonly WomanQuestion[]> = {
  you: ["firstname", "birthdate", "photo"],
  sizes: [...sizeQuestions, "height", "fit"],
  figure: ["figure", "highlight", "hide"],
  style: styleQuestions,
  colors: colorQuestions,
  patterns: patternQuestions,
  pieces: pieceQuestions,
  details: ["skirt_length", "waist", "heels", "jewellery"],
  "daily-life": ["needs", "occasion_date"],
  budget: ["budget_level"],
  comment: ["description"],
  "last-box": ["last_box"],
  pause: ["pause_reason"],
};
const bothSteps: Record<BothStep, readonly BothQuestion[]> = {
  comfort: ["comfort", "fabrics_avoided", "organic", "laundry"],
  season: ["colors_loved", "boldness"],
  wishes: ["wishes"],
};

const stepScenes: Partial<Record<KidStep | WomanStep | BothStep, SceneName>> = {
  kid: "home-hero",
  you: "woman-hero",
  sizes: "collection-basics",
  pieces: "collection-knitwear",
  "daily-life": "collection-outdoor",
  comment: "parcel",
  "last-box": "parcel",
  pause: "empty-cart",
  wishes: "birth-gift",
};

interface Plan {
  next: Quiz["next"];
  kid?: readonly KidStep[];
  woman?: readonly WomanStep[];
  both?: readonly BothStep[];
}

const wholeKid = ["kid", "sizes", "style", "colors", "patterns", "pieces", "daily-life", "budget", "comment"] as const;
const wholeWoman = [
  "you",
  "sizes",
  "figure",
  "style",
  "colors",
  "patterns",
  "pieces",
  "details",
  "daily-life",
  "budget",
  "comment",
] as const;
const renewed = ["sizes", "style", "colors", "pieces", "daily-life", "budget", "comment"] as const;
const resumed = ["pause", "sizes", "style", "daily-life", "budget", "comment"] as const;
const ongoing = ["last-box", "sizes", "colors", "pieces", "daily-life", "comment"] as const;

/** Which steps each situation asks for: only a subscriber goes on to the subscription, all others to the membership. */
const plans: Record<QuizCode, Plan> = {
  client: { next: "membership", kid: renewed },
  "client-woman": { next: "membership", woman: renewed },
  paused: { next: "membership", kid: resumed },
  "paused-woman": { next: "membership", woman: resumed },
  "new-kid": { next: "membership", kid: wholeKid },
  "new-profile-woman": { next: "membership", woman: wholeWoman },
  signup: { next: "membership", kid: wholeKid },
  "signup-woman": { next: "membership", woman: wholeWoman },
  subscriber: { next: "subscription", kid: ongoing },
  "subscriber-woman": { next: "subscription", woman: ongoing },
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
