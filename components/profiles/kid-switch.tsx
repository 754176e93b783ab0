import { getLocale, getTranslations } from "next-intl/server";
import type { Profile } from "#contract/profiles.ts";
import { ProfilePicture } from "#components/account/profile-picture.tsx";
import { cx } from "#components/ui/class-names.ts";
import { Link } from "#components/ui/link.tsx";
import { isVisible } from "#lib/profiles/client-class.ts";
import { siblingHref } from "#lib/profiles/sibling-href.ts";
import type { PageName } from "#lib/routing/routes.ts";

interface KidSwitchProps {
  /** All of the client's, oldest first. */
  profiles: readonly Profile[];
  current: Pick<Profile, "id">;
  /** The page that is open; the others' links lead to theirs. */
  name: PageName;
  /** Boxes that can be looked into now, by profile; for the pages of a preview. */
  openPreviews?: ReadonlyMap<string, number>;
  className?: string;
}

/**
 * From one person's page to the same page of another; nothing for a client with one. Links only, so it needs no script.
 * `ClientPage` puts it above every page of one profile; a page that is not made of it, or knows more of the others, puts it
 * there itself.
 */
export async function KidSwitch({ profiles, current, name, openPreviews, className }: KidSwitchProps) {
  const shown = profiles.filter((profile) => isVisible(profile) || profile.id === current.id);
  if (shown.length < 2) return null;
  const [t, locale] = await Promise.all([getTranslations("profile"), getLocale()]);
  return (
    <nav aria-label={t("switch")} className={className}>
      {/* The padding leaves room for the ring of focus inside what scrolls. */}
      <ul className="-mx-[16px] flex gap-2 overflow-x-auto px-[16px] py-1 sm:mx-0 sm:flex-wrap sm:px-1">
        {shown.map((profile) => {
          const isCurrent = profile.id === current.id;
          return (
            <li key={profile.id} className="shrink-0">
              <Link
                href={siblingHref(locale, name, profile, openPreviews)}
                aria-current={isCurrent ? "page" : undefined}
                className={cx(
                  "flex min-h-12 max-w-56 items-center gap-2 rounded-full border-[1.5px] py-1 ps-1 pe-4 transition-colors duration-150",
                  isCurrent ? "border-ink bg-surface font-bold" : "border-line bg-surface hover:bg-tint",
                )}
              >
                <ProfilePicture profile={profile} size="sm" />
                <span className="truncate">{profile.firstname}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
