import { getLocale, getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import type { Profile } from "#contract/profiles.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Link, TextLink } from "#components/ui/link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { isVisible } from "#lib/profiles/client-class.ts";
import { kidTargetOf } from "#lib/profiles/kid-target.ts";
import { nextDeliveryOf } from "#lib/profiles/next-delivery.ts";
import { href } from "#lib/routing/href.ts";
import { safeTarget } from "#lib/routing/safe-target.ts";
import { BegunProfiles } from "./begun-profiles.tsx";
import { ProfilePicture } from "./profile-picture.tsx";

interface ProfileChoiceProps {
  profiles: readonly Profile[];
  /** Where somebody was on the way to, as it came in the address. */
  next: string | null;
}

/**
 * One way on for each profile that had a box, to the page one was on the way to or to the boxes; those that had none, and
 * nobody in particular. With one to choose from there is nothing to ask.
 */
export async function ProfileChoice({ profiles, next }: ProfileChoiceProps) {
  const [t, locale] = await Promise.all([getTranslations("accountProfile"), getLocale()]);
  const visible = profiles.filter(isVisible);
  const target = safeTarget(next, "");
  const wayOf = (profile: Profile) =>
    kidTargetOf(locale, target, profile) ?? href(locale, "kidId-malle", { kidId: profile.id });
  const [only] = visible;
  if (only && visible.length === 1 && target !== "") redirect(wayOf(only));
  return (
    <div className="grid gap-8">
      <ul className="grid gap-4 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
        {visible.map((profile) => (
          <li key={profile.id}>
            <Link
              href={wayOf(profile)}
              className="flex min-h-28 items-center gap-4 rounded border-[1.5px] border-line bg-surface p-4 transition-colors duration-150 hover:border-ink hover:bg-tint"
            >
              <ProfilePicture profile={profile} />
              <span className="min-w-0 flex-1">
                <span className="block font-heading text-2xl">{profile.firstname}</span>
                <NextBox profile={profile} />
              </span>
              <Icon name="chevron-right" className="shrink-0" />
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

async function NextBox({ profile }: { profile: Profile }) {
  const [t, locale] = await Promise.all([getTranslations("profile"), getLocale()]);
  const day = nextDeliveryOf(profile);
  return (
    day && (
      <span className="block text-sm text-muted">{t("nextBox", { date: formatDate(day, locale, "weekday") })}</span>
    )
  );
}
