import { z } from "zod";
import {
  adviseSizes,
  composeDraftBox,
  draftQuizCodes,
  findDraftAlternatives,
  getDraftOutfits,
  putDraftBox,
  type DraftBox,
  type DraftPiece,
  type DraftQuizCode,
} from "#contract/draft-box.ts";
import type { QuizAnswers } from "#contract/quiz-answers.ts";
import type { QuizCode } from "#contract/quiz.ts";
import type { SizeAdvice } from "#contract/size-advice.ts";
import { getLookSuggestions, type LookSuggestion } from "#contract/suggestions.ts";
import { AppError } from "#lib/http/app-error.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import type { QuizWish } from "./wished.ts";

const isDraftCode = (code: QuizCode): code is DraftQuizCode => draftQuizCodes.some((known) => known === code);

export interface Wearer {
  code: DraftQuizCode;
  answers: QuizAnswers;
}

/** Empty answers say nothing to whoever composes. */
export const wearerOf = (code: QuizCode, answers: QuizAnswers): Wearer => ({
  code: isDraftCode(code) ? code : "signup",
  answers: Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => answer !== null && answer !== undefined && answer !== ""),
  ),
});

/** Variants look by look. */
type Arrangement = number[][];

export interface BoxWish {
  seed: number;
  without: number[];
  /** What the box begins with. */
  wishes: QuizWish[];
  /** Nothing is chosen anew: these pieces with the prices of now. */
  looks?: Arrangement;
}

export const composeBox = (wearer: Wearer, wish: BoxWish): Promise<DraftBox> =>
  browserApi().call(composeDraftBox, { body: { ...wearer, ...wish } });

/** The variants a refusal names because they are not, or no longer, in the shop. */
function goneOf(error: unknown): number[] {
  if (!(error instanceof AppError) || error.code !== "UNKNOWN_VARIANT") return [];
  return z.object({ variant_ids: z.array(z.int()) }).safeParse(error.problem?.data).data?.variant_ids ?? [];
}

/** Keeps a box that was shown for the first one of a profile, without what has left the shop since. */
export async function keepDraftBox(
  profileId: string,
  { looks, without }: { looks: Arrangement; without: number[] },
): Promise<void> {
  const keep = (kept: Arrangement) =>
    browserApi().call(putDraftBox, { params: { id: profileId }, body: { looks: kept, without } });
  try {
    await keep(looks);
  } catch (error) {
    const gone = goneOf(error);
    if (gone.length === 0) throw error;
    const left = looks.map((look) => look.filter((id) => !gone.includes(id))).filter((look) => look.length > 0);
    if (left.length > 0) await keep(left);
  }
}

export interface Place {
  looks: Arrangement;
  look_index: number;
  item_index: number;
  without: number[];
}
export type Alternative = DraftPiece & { price_difference_ttc: number };

export const listAlternatives = async (wearer: Wearer, place: Place): Promise<Alternative[]> =>
  (await browserApi().call(findDraftAlternatives, { body: { ...wearer, ...place } })).items;

/** Looks to like or not. */
export const listOutfits = (
  code: QuizCode,
  answers: QuizAnswers,
  profileId: string | null,
): Promise<LookSuggestion[]> =>
  profileId === null
    ? browserApi().call(getDraftOutfits, { body: wearerOf(code, answers) })
    : browserApi().call(getLookSuggestions, { params: { id: profileId } });

/** Sizes that age and height lead to. */
export async function proposeSizes(code: QuizCode, answers: QuizAnswers): Promise<SizeAdvice["suggested"]> {
  const { suggested } = await browserApi().call(adviseSizes, { body: wearerOf(code, answers) });
  return suggested;
}
