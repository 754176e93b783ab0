import { lockClient } from "../clients/lock.ts";
import type { Caller, Dependencies, RequestContext } from "../context.ts";
import { countCall, photoLimit } from "../http/rate-limit.ts";
import { ApiError } from "../http/problem.ts";
import { signFileAddress } from "../storage/signed-address.ts";
import { newStorageKey } from "../storage/storage.ts";
import { preparePhoto } from "./photo-picture.ts";
import { requireProfile } from "./service.ts";
import { findProfileOf, updateProfileFields } from "./store.ts";

/** Binds the photo to the profile; answers the key of the one it had, null when the profile is gone. */
async function bindPhoto(
  { db, clock }: Dependencies,
  { clientId }: Caller,
  id: string,
  photoKey: string | null,
): Promise<{ formerKey: string | null } | null> {
  return db.transaction(async (tx) => {
    await lockClient(tx, clientId);
    const profile = await findProfileOf(tx, clientId, id);
    if (!profile) return null;
    await updateProfileFields(tx, id, { photoKey, updatedAt: clock.now() });
    return { formerKey: profile.photoKey };
  });
}

/**
 * Keeps a photo in place of the one before. The file is written first and the old one removed last: whatever breaks in
 * between, the profile points to a file that is there.
 */
export async function putPhoto(
  context: RequestContext,
  caller: Caller,
  id: string,
  photo: File,
): Promise<{ photo_url: string }> {
  const { storage, environment, clock } = context;
  await requireProfile(context, caller, id);
  await countCall(context, photoLimit, caller.clientId);
  const key = newStorageKey("photos", "image/webp");
  await storage.put(key, await preparePhoto(new Uint8Array(await photo.arrayBuffer())), "image/webp");
  const bound = await bindPhoto(context, caller, id, key);
  if (!bound) {
    await storage.remove(key);
    throw new ApiError("NOT_FOUND");
  }
  if (bound.formerKey) await storage.remove(bound.formerKey);
  return { photo_url: signFileAddress(environment.SESSION_SECRET, key, clock.now()) };
}

/** Takes the photo away; a profile without one stays as it is. */
export async function removePhoto(dependencies: Dependencies, caller: Caller, id: string): Promise<void> {
  const bound = await bindPhoto(dependencies, caller, id, null);
  if (!bound) throw new ApiError("NOT_FOUND");
  if (bound.formerKey) await dependencies.storage.remove(bound.formerKey);
}
