import { getLocale, getTranslations } from "next-intl/server";
import type { Profile } from "#contract/profiles.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Link, TextLink } from "#components/ui/link.tsx";
import { shopDay } from "#lib/dates/shop-day.ts";
import { maxProfiles } from "#lib/guards/guards.ts";
import { byNeed } from "#lib/profiles/what-next.ts";
import { href } from "#lib/routing/href.ts";
import { NeedCard } from "./need-card.tsx";

interface NeedsListProps {
  profiles: readonly Profile[];
  /** Whether a woman's profile may be added. */
  mayAddWoman: boolean;
}

/** Everybody with the one thing that comes next for them, and room for who joins. */
export async function NeedsList({ profiles, mayAddWoman }: NeedsListProps) {
  const [t, locale] = await Promise.all([getTranslations("profile"), getLocale()]);
  const today = shopDay(new Date());
  return (
    <>
      <ul className="grid gap-4">
        {byNeed(profiles, today).map(({ profile, next }) => (
          <NeedCard key={profile.id} profile={profile} next={next} profiles={profiles} headingLevel={2} />
        ))}
      </ul>
      {profiles.length < maxProfiles && (
        <ul className="grid gap-4 sm:grid-cols-2">
          <Joining title={t("addKid")} text={t("addKidText")} to={href(locale, "quiz-new-kid-kid")} />
          {mayAddWoman && (
            <Joining title={t("addMe")} text={t("addMeText")} to={href(locale, "quiz-new-profile-woman")} />
          )}
        </ul>
      )}
      <TextLink standalone href={href(locale, "profil")}>
        {t("toFamily")}
      </TextLink>
    </>
  );
}

function Joining({ title, text, to }: { title: string; text: string; to: string }) {
  return (
    <li>
      <Link
        href={to}
        className="flex h-full min-h-24 items-center gap-4 rounded border-[1.5px] border-dashed border-line-strong p-5 transition-colors duration-150 hover:border-ink hover:bg-tint"
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
          <Icon name="plus" size={24} />
        </span>
        <span>
          <span className="block text-lg font-bold">{title}</span>
          <span className="block text-muted">{text}</span>
        </span>
      </Link>
    </li>
  );
}
