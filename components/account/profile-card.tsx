import { getLocale, getTranslations } from "next-intl/server";
import type { Profile } from "#contract/profiles.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";
import { ProfileFacts } from "./profile-facts.tsx";
import { ProfilePicture } from "./profile-picture.tsx";

/** All that is known of one profile. */
export async function ProfileCard({ profile }: { profile: Profile }) {
  const [t, locale] = await Promise.all([getTranslations("accountProfile"), getLocale()]);
  const params = { kidId: profile.id };
  return (
    <>
      <Card as="section" className="flex flex-col gap-5">
        <div className="flex items-center gap-4">
          <ProfilePicture profile={profile} />
          <h2 className="min-w-0 text-2xl break-words">{profile.firstname}</h2>
        </div>
        <ProfileFacts profile={profile} isFull />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={href(locale, "kidId-malle", params)}>{t("boxes", { name: profile.firstname })}</ButtonLink>
          <ButtonLink variant="secondary" href={href(locale, "kidId-suggestions", params)}>
            {t("suggestions")}
          </ButtonLink>
        </div>
      </Card>
      <TextLink standalone href={href(locale, "infos-kids")}>
        {t("all")}
      </TextLink>
    </>
  );
}
