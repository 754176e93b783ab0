import { getLocale, getTranslations } from "next-intl/server";
import { elided } from "#contract/elision.ts";
import type { Profile } from "#contract/profiles.ts";
import { TextLink } from "#components/ui/link.tsx";
import { isVisible } from "#lib/profiles/client-class.ts";
import { profileHref } from "#lib/profiles/profile-href.ts";
import { ProfilePicture } from "./profile-picture.tsx";

/** Of all profiles those no box was asked for yet: they count for nothing, but their owner finds them again. */
export async function BegunProfiles({ profiles }: { profiles: readonly Profile[] }) {
  const [t, locale] = await Promise.all([getTranslations("accountProfile"), getLocale()]);
  const begun = profiles.filter((profile) => !isVisible(profile));
  if (begun.length === 0) return null;
  return (
    <section aria-labelledby="begun-profiles">
      <h2 id="begun-profiles" className="text-xl">
        {t("begunTitle")}
      </h2>
      <p className="mt-1 text-muted">{t("begunText")}</p>
      <ul className="mt-4 grid gap-2">
        {begun.map((profile) => (
          <li key={profile.id} className="flex items-center gap-4">
            <ProfilePicture profile={profile} />
            <TextLink standalone href={profileHref(locale, profile)}>
              {t("details", elided({ name: profile.firstname }))}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
