import { getLocale, getTranslations } from "next-intl/server";
import type { KeptDraftBox } from "#contract/draft-box.ts";
import type { Profile } from "#contract/profiles.ts";
import { KeptDraft } from "#components/boxes/kept-draft.tsx";
import { siblingsOf } from "#components/rhythm/rhythm-overview.tsx";
import { RhythmTexts } from "#components/rhythm/rhythm-texts.tsx";
import { SubscriptionPanel } from "#components/rhythm/subscription-panel.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { href } from "#lib/routing/href.ts";
import { beginHrefOf } from "#lib/subscriptions/begin-href.ts";
import type { Rhythm } from "#lib/subscriptions/load-rhythm.ts";

interface KeptRhythmProps {
  rhythm: Rhythm;
  profile: Profile;
  profiles: readonly Profile[];
  /** The box the quiz ended with. */
  draft: KeptDraftBox;
}

/** At the end of a subscriber's quiz: the rhythm as it is, to keep or to change. */
export async function KeptRhythm({ rhythm, profile, profiles, draft }: KeptRhythmProps) {
  const [t, locale] = await Promise.all([getTranslations("rhythm"), getLocale()]);
  const ownPage = href(locale, "kidId-malle", { kidId: profile.id });
  const subscription = rhythm.rows.find((row) => row.profile.id === profile.id)?.subscription ?? null;
  return (
    <RhythmTexts locale={locale}>
      <p className="text-lg">{t("subscription.text")}</p>
      <KeptDraft draft={draft} kidId={profile.id} wishIn={draft.box?.request_id ?? null} hasWay />
      {subscription && (
        <SubscriptionPanel
          key={subscription.id}
          subscription={subscription}
          days={rhythm.days}
          today={rhythm.today}
          keeps={rhythm.keeps}
          siblings={siblingsOf(subscription.id, rhythm)}
          beginHref={beginHrefOf(locale, profile, profiles)}
          isAlone
          ownPage={ownPage}
        />
      )}
      <div>
        <ButtonLink href={ownPage}>{t("subscription.fine")}</ButtonLink>
      </div>
    </RhythmTexts>
  );
}
