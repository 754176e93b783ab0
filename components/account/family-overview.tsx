import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import { NeedCard } from "#components/profiles/need-card.tsx";
import { shopDay } from "#lib/dates/shop-day.ts";
import { byNeed } from "#lib/profiles/what-next.ts";
import { BoxInvitation } from "./box-invitation.tsx";

interface FamilyOverviewProps {
  profiles: Promise<Profile[]>;
  locale: Locale;
}

/** One card for each of the family; where there is nobody yet, the way to a first box. */
export async function FamilyOverview({ profiles: read, locale }: FamilyOverviewProps) {
  const [t, profiles] = await Promise.all([getTranslations("account"), read]);
  if (profiles.length === 0) return <BoxInvitation locale={locale} />;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl">{t("family")}</h2>
      <ul className="grid gap-4">
        {byNeed(profiles, shopDay(new Date())).map(({ profile, next }) => (
          <NeedCard key={profile.id} profile={profile} next={next} profiles={profiles} headingLevel={3} />
        ))}
      </ul>
    </section>
  );
}
