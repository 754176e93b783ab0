import { draftEvent, draftPrefix } from "./kept-quizzes.ts";
import { quizCodeNames, type QuizCodeName } from "./quiz-codes.ts";
import type { QuizAnswers } from "#contract/quiz-answers.ts";
import { areWishes, type QuizWish } from "./wished.ts";

/** Raised when the shape below changes; what an older page wrote is then forgotten. */
const version = 1;

/** What was answered in this browser and is on no profile yet. */
export interface QuizDraft {
  version: typeof version;
  code: QuizCodeName;
  answers: QuizAnswers;
  /** Name of the screen that was last seen. */
  step: string | null;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The box that was shown, look by look, so that it is shown again; without looks it is to be composed anew. */
  box?: { seed: number; without: number[]; looks: number[][] };
  /** Pieces that were picked before the quiz. */
  wishes?: QuizWish[];
  /** Made from these answers; they are not put on a second one when something failed after that. */
  profileId?: string;
}

/** Where a draft is kept: a quiz before the account, or what of a quiz has not reached its profile yet. */
export const draftKey = (code: QuizCodeName, profileId?: string): string =>
  draftPrefix + code + (profileId === undefined ? "" : `:${profileId}`);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

/** Null for what is no draft of this version: broken, foreign or from an older program. */
export function parseDraft(text: string | null): QuizDraft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value["version"] !== version || !isRecord(value["answers"])) return null;
    const { answers, step, savedAt, profileId, box, wishes } = value;
    const code = quizCodeNames.find((known) => known === value["code"]);
    if (code === undefined || typeof savedAt !== "number") return null;
    return {
      version,
      code,
      answers,
      step: typeof step === "string" ? step : null,
      savedAt,
      ...(typeof profileId === "string" ? { profileId } : {}),
      ...(areWishes(wishes) ? { wishes } : {}),
      ...(isRecord(box) && isIds(box["without"]) && Array.isArray(box["looks"]) && box["looks"].every(isIds)
        ? { box: { seed: Number(box["seed"]) || 1, without: box["without"], looks: box["looks"] } }
        : {}),
    };
  } catch {
    return null;
  }
}

/* A browser that keeps nothing (private windows, no room) still gets through the quiz in this tab. */
const memory = new Map<string, string>();

function readText(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function writeText(key: string, text: string | null): void {
  memory.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) memory.set(key, text);
  }
  window.dispatchEvent(new Event(draftEvent));
}

/** Calls back when a draft changed here or in another tab. */
export function subscribeToDrafts(listener: () => void): () => void {
  window.addEventListener(draftEvent, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(draftEvent, listener);
    window.removeEventListener("storage", listener);
  };
}

/** As it is kept; the same text as long as nothing changed. */
export const readDraftText = readText;
export const readDraft = (key: string): QuizDraft | null => parseDraft(readText(key));
export const forgetDraft = (key: string): void => writeText(key, null);

/** Changes a draft on what is kept now: another tab may have answered meanwhile, and its answers stay. */
export function changeDraft(
  key: string,
  code: QuizCodeName,
  change: Partial<Omit<QuizDraft, "version" | "code" | "savedAt">>,
): void {
  const before = readDraft(key);
  const picked =
    change.wishes !== undefined && JSON.stringify(change.wishes) !== JSON.stringify(before?.wishes)
      ? change.wishes
      : null;
  /* Other answers or picks, another box: its pieces were of the sizes and the budget of before. What was swapped away stays away until it is picked. */
  const differs =
    picked !== null ||
    Object.entries(change.answers ?? {}).some(
      ([id, answer]) => JSON.stringify(answer) !== JSON.stringify(before?.answers[id]),
    );
  const withoutPicked = (without: number[]) =>
    picked ? without.filter((id) => !picked.some(({ product_id }) => product_id === id)) : without;
  const draft: QuizDraft = {
    version,
    code,
    step: before?.step ?? null,
    ...(before?.box
      ? { box: differs ? { ...before.box, without: withoutPicked(before.box.without), looks: [] } : before.box }
      : {}),
    ...(before?.wishes ? { wishes: before.wishes } : {}),
    ...(before?.profileId === undefined ? {} : { profileId: before.profileId }),
    ...change,
    answers: { ...before?.answers, ...change.answers },
    savedAt: Date.now(),
  };
  writeText(key, JSON.stringify(draft));
}

/** Takes answers out that have reached the profile; one that was changed meanwhile stays. */
export function dropSaved(key: string, saved: QuizAnswers): void {
  const draft = readDraft(key);
  if (!draft) return;
  const left = Object.entries(draft.answers).filter(
    ([id, answer]) => !(id in saved) || JSON.stringify(saved[id]) !== JSON.stringify(answer),
  );
  writeText(
    key,
    left.length === 0 ? null : JSON.stringify({ ...draft, answers: Object.fromEntries(left) } satisfies QuizDraft),
  );
}
