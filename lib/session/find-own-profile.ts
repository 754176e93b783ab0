import "server-only";
import { notFound } from "next/navigation";
import type { Profile } from "#contract/profiles.ts";
import { loadProfilesOf } from "./account.ts";
import type { ClientSession } from "./server.ts";

/** A profile of the client, from the profiles every page reads once; ends in a 404 for any other. */
export async function findOwnProfile({ locale, target }: ClientSession, id: string | number): Promise<Profile> {
  const profiles = await loadProfilesOf(locale, target);
  return profiles.find((profile) => profile.id === String(id).toLowerCase()) ?? notFound();
}
