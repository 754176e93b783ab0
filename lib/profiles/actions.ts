import type { BodyOf } from "#contract/endpoint.ts";
import { putQuizAnswers } from "#contract/profile-quiz.ts";
import {
  deletePhoto,
  deleteProfile,
  putPhoto,
  reassignProfile,
  updateProfile,
  type Profile,
} from "#contract/profiles.ts";
import { createRecyclingLabel, type RecyclingLabel } from "#contract/recycling.ts";
import { movePiece, type Wardrobe } from "#contract/wardrobe.ts";
import { browserApi } from "#lib/http/browser-client.ts";

export type ProfileChange = BodyOf<typeof updateProfile>;

/** What this tab itself made of a state it saw, by profile and moment. */
const ownSteps = new Map<string, string>();

/**
 * The state a page means: between an answer and the page read anew it still shows the one before, and its next press is not
 * somebody else's.
 */
function knownNow(id: string, knownAt: string): string {
  const next = ownSteps.get(`${id} ${knownAt}`);
  return next === undefined ? knownAt : knownNow(id, next);
}

/** The last change of a profile that is on its way from this tab. */
const onTheWay = new Map<string, Promise<unknown>>();

/** All of these throw an `AppError`. Changes of one profile leave one after the other: the second knows what the first one made. */
export function changeProfile(id: string, change: ProfileChange): Promise<Profile> {
  const before = onTheWay.get(id) ?? Promise.resolve();
  const turn = before.then(() => sendChange(id, change));
  onTheWay.set(
    id,
    turn.catch(() => undefined),
  );
  return turn;
}

async function sendChange(id: string, { known_at: seen, ...change }: ProfileChange): Promise<Profile> {
  const known = seen === undefined ? undefined : knownNow(id, seen);
  const body = known === undefined ? change : { ...change, known_at: known };
  const profile = await browserApi().call(updateProfile, { params: { id }, body });
  if (known !== undefined && known !== profile.updated_at) ownSteps.set(`${id} ${known}`, profile.updated_at);
  return profile;
}

export const answerQuestions = (id: string, code: string, answers: Record<string, unknown>): Promise<Profile> =>
  browserApi().call(putQuizAnswers, { params: { id, code }, body: { answers } });

/** A phone on the way sends a photo slowly. */
const photoTimeoutMs = 60_000;

export const savePhoto = async (id: string, photo: File): Promise<string> =>
  (await browserApi().call(putPhoto, { params: { id }, body: { photo } }, { timeoutMs: photoTimeoutMs })).photo_url;

export const removePhoto = (id: string): Promise<void> => browserApi().call(deletePhoto, { params: { id } });

export const eraseProfile = (id: string): Promise<void> => browserApi().call(deleteProfile, { params: { id } });

/** Moves subscription and upcoming box from one profile to another; the other way round takes it back. */
export const moveBoxes = (id: string, to: string): Promise<Profile> =>
  browserApi().call(reassignProfile, { params: { id }, body: { profileId: to } });

export const changePiece = (id: string, lid: string, change: BodyOf<typeof movePiece>): Promise<Wardrobe> =>
  browserApi().call(movePiece, { params: { id, lid }, body: change });

export const makeLabel = (body: BodyOf<typeof createRecyclingLabel>): Promise<RecyclingLabel> =>
  browserApi().call(createRecyclingLabel, { body });
