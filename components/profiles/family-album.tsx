import { getLocale, getTranslations } from "next-intl/server";
import type { Profile } from "#contract/profiles.ts";
import { sizeFields } from "#contract/sizes.ts";
import { ProfilePicture } from "#components/account/profile-picture.tsx";
import { BegunProfiles } from "#components/account/begun-profiles.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Link, TextLink } from "#components/ui/link.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import { formatDate } from "#lib/dates/format.ts";
import { shopDay } from "#lib/dates/shop-day.ts";
import { ageOf } from "#lib/profiles/age-of.ts";
import { isVisible } from "#lib/profiles/client-class.ts";
import { nextDeliveryOf } from "#lib/profiles/next-delivery.ts";
import { profileHref } from "#lib/profiles/profile-href.ts";
import { href } from "#lib/routing/href.ts";

/** A page of portraits: everybody at a glance, each the way to their page; those no box was asked for yet stand apart. */
export async function FamilyAlbum({ profiles }: { profiles: readonly Profile[] }) {
  const [t, profile, locale] = await Promise.all([
    getTranslations("accountProfile"),
    getTranslations("profile"),
    getLocale(),
  ]);
  if (profiles.length === 0) {
    return (
      <EmptyState
        title={t("none")}
        text={t("noneText")}
        action={<ButtonLink href={href(locale, "quiz-signup-kid")}>{profile("toQuiz")}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ul className="grid gap-5 empty:hidden sm:grid-cols-2">
        {profiles.filter(isVisible).map((one) => (
          <li key={one.id}>
            <Portrait profile={one} />
          </li>
        ))}
      </ul>
      <BegunProfiles profiles={profiles} />
      <TextLink standalone href={href(locale, "infos-kids")}>
        {profile("toNeeds")}
      </TextLink>
    </>
  );
}

async function Portrait({ profile }: { profile: Profile }) {
  const [t, size, locale] = await Promise.all([getTranslations("profile"), getTranslations("size"), getLocale()]);
  const shown = (value: string) => formatSize(value, locale, size("oneSize"));
  const next = nextDeliveryOf(profile);
  return (
    <Link
      href={profileHref(locale, profile)}
      className="flex h-full flex-col items-center gap-4 rounded border-[1.5px] border-line bg-surface p-6 text-center transition-colors duration-150 hover:border-ink"
    >
      <ProfilePicture profile={profile} size="lg" />
      <span>
        <span className="block font-heading text-2xl">{profile.firstname}</span>
        {profile.birthdate && (
          <span className="block text-muted">{shown(ageOf(profile.birthdate, shopDay(new Date())))}</span>
        )}
      </span>
      <span className="flex flex-wrap justify-center gap-x-5 gap-y-1">
        {sizeFields.map((field) => {
          const value = profile[field];
          return (
            value !== null && (
              <span key={field}>
                <span className="text-sm text-muted">{t(field)}</span> <b>{shown(value)}</b>
              </span>
            )
          );
        })}
      </span>
      <span className="mt-auto text-sm text-muted">
        {next ? t("nextBox", { date: formatDate(next, locale, "weekday") }) : t("noBox")}
      </span>
    </Link>
  );
}
