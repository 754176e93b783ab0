import { getLocale, getTranslations } from "next-intl/server";
import type { Profile } from "#contract/profiles.ts";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { isVisible } from "#lib/profiles/client-class.ts";
import { profileHref } from "#lib/profiles/profile-href.ts";
import { href } from "#lib/routing/href.ts";
import { BegunProfiles } from "./begun-profiles.tsx";
import { ProfileFacts } from "./profile-facts.tsx";
import { ProfilePicture } from "./profile-picture.tsx";

/** The client's profiles, each with the ways on from it; those no box was asked for yet stand apart. */
export async function ProfileList({ profiles }: { profiles: readonly Profile[] }) {
  const [t, locale] = await Promise.all([getTranslations("accountProfile"), getLocale()]);
  if (profiles.length === 0) {
    return (
      <EmptyState
        title={t("none")}
        text={t("noneText")}
        action={<ButtonLink href={href(locale, "shop")}>{t("toShop")}</ButtonLink>}
      />
    );
  }
  return (
    <div className="grid gap-10">
      <VisibleProfiles profiles={profiles.filter(isVisible)} />
      <BegunProfiles profiles={profiles} />
    </div>
  );
}

async function VisibleProfiles({ profiles }: { profiles: readonly Profile[] }) {
  const [t, locale] = await Promise.all([getTranslations("accountProfile"), getLocale()]);
  if (profiles.length === 0) return null;
  return (
    <ul className="grid items-start gap-6 sm:grid-cols-2">
      {profiles.map((profile) => (
        <Card as="li" key={profile.id} className="flex flex-col gap-4">
          <div className="flex items-center gap-4">
            <ProfilePicture profile={profile} />
            <h2 className="min-w-0 text-xl break-words">{profile.firstname}</h2>
          </div>
          <ProfileFacts profile={profile} />
          <div className="flex flex-wrap gap-x-6">
            <TextLink standalone href={profileHref(locale, profile)}>
              {t("details", { name: profile.firstname })}
            </TextLink>
            <TextLink standalone href={href(locale, "kidId-malle", { kidId: profile.id })}>
              {t("boxes", { name: profile.firstname })}
            </TextLink>
          </div>
        </Card>
      ))}
    </ul>
  );
}
