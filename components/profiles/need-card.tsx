import { getLocale, getTranslations } from "next-intl/server";
import { elided } from "#contract/elision.ts";
import type { Profile } from "#contract/profiles.ts";
import { ProfilePicture } from "#components/account/profile-picture.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { nextDeliveryOf } from "#lib/profiles/next-delivery.ts";
import { nextHref } from "#lib/profiles/next-href.ts";
import { profileHref } from "#lib/profiles/profile-href.ts";
import type { Next } from "#lib/profiles/what-next.ts";

interface NeedCardProps {
  profile: Profile;
  next: Next;
  /** The whole family. */
  profiles: readonly Profile[];
  headingLevel: 2 | 3;
}

/** One of the family with the one thing that comes next for them. */
export async function NeedCard({ profile, next, profiles, headingLevel }: NeedCardProps) {
  const [t, locale] = await Promise.all([getTranslations("profile"), getLocale()]);
  const deed = t(`do.${next}`);
  const Heading = `h${headingLevel}` as "h2";
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <ProfilePicture profile={profile} />
      <div className="min-w-[min(12rem,100%)] flex-1">
        <Heading className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
          {profile.firstname}
          {next === "form" && <Badge tone="blue">{t("begun")}</Badge>}
        </Heading>
        <p>{t(`next.${next}`, { date: dateOf(next, profile, locale) })}</p>
        <TextLink standalone href={profileHref(locale, profile)}>
          {t("seeProfile", elided({ name: profile.firstname }))}
        </TextLink>
      </div>
      <ButtonLink
        size="sm"
        variant={next === "planned" ? "secondary" : "primary"}
        href={nextHref(locale, next, profile, profiles)}
        aria-label={t("doFor", { deed, name: profile.firstname })}
      >
        {deed}
      </ButtonLink>
    </Card>
  );
}

function dateOf(next: Next, profile: Profile, locale: Parameters<typeof formatDate>[1]): string {
  const { top_size, bottom_size } = profile.sizes_told_on;
  const [oldest] = [top_size, bottom_size].filter((day) => day !== null).toSorted();
  const day = next === "size-check" ? oldest : nextDeliveryOf(profile);
  return day ? formatDate(day, locale, next === "size-check" ? "long" : "weekday") : "";
}
