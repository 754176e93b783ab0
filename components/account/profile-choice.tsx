import { getLocale, getTranslations } from "next-intl/server";
import type { Profile } from "#contract/profiles.ts";
import { Link, TextLink } from "#components/ui/link.tsx";
import { isVisible } from "#lib/profiles/client-class.ts";
import { href } from "#lib/routing/href.ts";
import { BegunProfiles } from "./begun-profiles.tsx";
import { ProfilePicture } from "./profile-picture.tsx";

/** One way on for each profile that had a box, one for those that had none, and one for nobody in particular. */
export async function ProfileChoice({ profiles }: { profiles: readonly Profile[] }) {
  const [t, locale] = await Promise.all([getTranslations("accountProfile"), getLocale()]);
  return (
    <div className="grid gap-8">
      <ul className="grid gap-4 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
        {profiles.filter(isVisible).map((profile) => (
          <li key={profile.id}>
            <Link
              href={href(locale, "kidId-malle", { kidId: profile.id })}
              className="flex min-h-24 items-center gap-4 rounded border-[1.5px] border-line bg-surface p-4 text-xl font-bold transition-colors duration-150 hover:bg-tint"
            >
              <ProfilePicture profile={profile} />
              <span className="min-w-0 break-words">{profile.firstname}</span>
            </Link>
          </li>
        ))}
      </ul>
      <BegunProfiles profiles={profiles} />
      <p>
        <TextLink standalone href={href(locale, "infos")}>
          {t("toAccount")}
        </TextLink>
      </p>
    </div>
  );
}
