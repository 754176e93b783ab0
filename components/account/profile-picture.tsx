import type { Profile } from "#contract/profiles.ts";

/** The photo of a profile, or its initial. Decorative: the name stands beside it. */
export function ProfilePicture({ profile }: { profile: Pick<Profile, "firstname" | "photo_url"> }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-full bg-tint text-2xl font-bold"
    >
      {profile.photo_url ? (
        <img src={profile.photo_url} alt="" width={64} height={64} loading="lazy" className="size-full object-cover" />
      ) : (
        profile.firstname.slice(0, 1).toLocaleUpperCase()
      )}
    </span>
  );
}
