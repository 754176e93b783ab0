import type { Profile } from "#contract/profiles.ts";
import { cx } from "#components/ui/class-names.ts";

const sizes = {
  sm: { px: 40, look: "size-10 text-lg" },
  md: { px: 64, look: "size-16 text-2xl" },
  lg: { px: 128, look: "size-24 text-4xl sm:size-32" },
} as const;

interface ProfilePictureProps {
  profile: Pick<Profile, "firstname" | "photo_url">;
  size?: keyof typeof sizes;
}

/** The photo of a profile, or its initial. Decorative: the name stands beside it. */
export function ProfilePicture({ profile, size = "md" }: ProfilePictureProps) {
  const { px, look } = sizes[size];
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid shrink-0 place-items-center overflow-hidden rounded-full bg-tint font-heading font-bold",
        look,
      )}
    >
      {profile.photo_url ? (
        <img src={profile.photo_url} alt="" width={px} height={px} loading="lazy" className="size-full object-cover" />
      ) : (
        profile.firstname.slice(0, 1).toLocaleUpperCase()
      )}
    </span>
  );
}
