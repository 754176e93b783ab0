import { getLocale, getTranslations } from "next-intl/server";
import { elided } from "#contract/elision.ts";
import type { Profile } from "#contract/profiles.ts";
import { ProfilePicture } from "#components/account/profile-picture.tsx";
import { BoxObstacles } from "#components/boxes/box-obstacle.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { beginHrefOf } from "#lib/subscriptions/begin-href.ts";
import { href } from "#lib/routing/href.ts";
import type { Rhythm } from "#lib/subscriptions/load-rhythm.ts";
import { RhythmTexts } from "./rhythm-texts.tsx";
import { SubscriptionPanel } from "./subscription-panel.tsx";
import { TogetherPanel } from "./together-panel.tsx";

/** The year of every child, one below the other. */
export async function RhythmOverview({ rhythm, profiles }: { rhythm: Rhythm; profiles: readonly Profile[] }) {
  const [t, locale] = await Promise.all([getTranslations("rhythm"), getLocale()]);
  const { rows, days, today, keeps, blocked } = rhythm;
  if (rows.length === 0) {
    return (
      <EmptyState
        title={t("nobody")}
        text={t("nobodyText")}
        action={<ButtonLink href={href(locale, "quiz-signup-kid")}>{t("toQuiz")}</ButtonLink>}
      />
    );
  }
  const going = rows.flatMap(({ subscription }) => subscription ?? []);
  const movable = going.filter(({ delivery_date_range: range }) => range !== null);
  return (
    <RhythmTexts locale={locale}>
      <BoxObstacles boxes={blocked} />
      {rows.map(({ profile, subscription }) =>
        subscription ? (
          <SubscriptionPanel
            key={subscription.id}
            subscription={subscription}
            days={days}
            today={today}
            keeps={keeps}
            siblings={siblingsOf(subscription.id, rhythm)}
            beginHref={beginHrefOf(locale, profile, profiles)}
          />
        ) : (
          <Card as="section" key={profile.id} className="flex flex-wrap items-center gap-4">
            <ProfilePicture profile={profile} />
            <div className="min-w-0 flex-1">
              <h2 className="text-2xl">{t("of", elided({ name: profile.firstname }))}</h2>
              <p>{t("none", { name: profile.firstname })}</p>
            </div>
            <ButtonLink href={beginHrefOf(locale, profile, profiles)}>{t("begin")}</ButtonLink>
          </Card>
        ),
      )}
      {movable.length > 1 && <TogetherPanel subscriptions={movable} days={days} />}
    </RhythmTexts>
  );
}

/** The other children whose next box has a day. */
export const siblingsOf = (id: string, { rows }: Rhythm) =>
  rows.flatMap(({ subscription }) =>
    subscription && subscription.id !== id && subscription.next_delivery_date !== null
      ? [{ name: subscription.kid.firstname, date: subscription.next_delivery_date }]
      : [],
  );
