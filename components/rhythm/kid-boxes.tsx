import { getLocale, getTranslations } from "next-intl/server";
import type { Profile } from "#contract/profiles.ts";
import type { Request } from "#contract/requests.ts";
import { BoxCard } from "#components/boxes/box-card.tsx";
import { BoxList } from "#components/boxes/box-list.tsx";
import { GuaranteeNotice } from "#components/legal/guarantee-notice.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { beginHrefOf } from "#lib/subscriptions/begin-href.ts";
import type { Rhythm } from "#lib/subscriptions/load-rhythm.ts";
import { AskBox } from "./ask-box.tsx";
import { siblingsOf } from "./rhythm-overview.tsx";
import { RhythmTexts } from "./rhythm-texts.tsx";
import { SingleBoxActions } from "./single-box-actions.tsx";
import { SubscriptionPanel } from "./subscription-panel.tsx";

const isPast = ({ status_details: { code } }: Request): boolean => code === "CLOSED" || code === "CANCELLED";

interface KidBoxesProps {
  boxes: readonly Request[];
  rhythm: Rhythm;
  profile: Profile;
  profiles: readonly Profile[];
  /** A box that was called off and is about to be asked for again. */
  againId: number | null;
}

/** A child's boxes: what is under way, the rhythm, one more, and what was. */
export async function KidBoxes({ boxes, rhythm, profile, profiles, againId }: KidBoxesProps) {
  const [t, locale] = await Promise.all([getTranslations("rhythm"), getLocale()]);
  const { days, today, keeps } = rhythm;
  const subscription = rhythm.rows.find((row) => row.profile.id === profile.id)?.subscription ?? null;
  const goesOn = subscription?.status_details_code === "active" || subscription?.status_details_code === "paused";
  const hasRhythm = (box: Request): boolean =>
    box.subscription_id !== null && box.subscription_id === subscription?.id && subscription.frequency !== null;
  const underWay = boxes.filter((box) => !isPast(box));
  const past = boxes.filter(isPast);
  const hasExtra = underWay.some(
    ({ subscription_id: id, status_details: { code } }) =>
      id === null && (code === "OPEN" || code === "COMPOSED" || code === "VALIDATED"),
  );
  const again = past.find(({ id, status_details: { code } }) => id === againId && code === "CANCELLED");
  const like = hasExtra ? null : (again ?? (goesOn ? subscription : null));
  const begin = beginHrefOf(locale, profile, profiles);
  return (
    <RhythmTexts locale={locale}>
      {underWay.map((box) => (
        <div key={`${box.id}-${box.subscription_id}`} className="flex flex-col gap-3">
          <BoxCard box={box} headingLevel={2} />
          {box.id > 0 && !hasRhythm(box) && <SingleBoxActions box={box} days={days} />}
        </div>
      ))}
      {underWay.length === 0 && (
        <EmptyState
          title={t("box.noneNow")}
          text={t("box.noneText")}
          {...(goesOn ? {} : { action: <ButtonLink href={begin}>{t("begin")}</ButtonLink> })}
        />
      )}
      {subscription && (
        <SubscriptionPanel
          key={subscription.id}
          subscription={subscription}
          days={days}
          today={today}
          keeps={keeps}
          siblings={siblingsOf(subscription.id, rhythm)}
          beginHref={begin}
          isAlone
        />
      )}
      {like && days.length > 0 && (
        <AskBox key={`ask-${like.id}`} like={like} days={days} guarantee={<GuaranteeNotice headingLevel={3} />} />
      )}
      {past.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-2xl">{t("box.history")}</h2>
          <BoxList boxes={past} headingLevel={3} />
        </section>
      )}
    </RhythmTexts>
  );
}
