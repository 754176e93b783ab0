import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { elided } from "#contract/elision.ts";
import type { Entrance } from "#lib/guards/enter-page.ts";
import { TextLink } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";
import { beginHrefOf } from "#lib/subscriptions/begin-href.ts";
import type { Rhythm } from "#lib/subscriptions/load-rhythm.ts";
import { DeliverySettings } from "./delivery-settings.tsx";
import { siblingsOf } from "./rhythm-overview.tsx";
import { RhythmTexts } from "./rhythm-texts.tsx";
import { SubscriptionPanel } from "./subscription-panel.tsx";

interface DeliveryPageProps {
  entrance: Entrance;
  /** Of all children, so that one's day can be another's. */
  rhythm: Rhythm;
  kidId: string;
  subscriptionId: string;
}

/** The day of the next box of a subscription, and where its boxes go; a 404 where it is none of the profile's. */
export async function DeliveryPage({ entrance, rhythm, kidId, subscriptionId }: DeliveryPageProps) {
  const [t, locale] = await Promise.all([getTranslations("rhythm"), getLocale()]);
  const row = rhythm.rows.find(({ profile }) => profile.id === kidId.toLowerCase());
  const subscription = row?.subscription;
  if (!row || !subscription || subscription.id !== subscriptionId.toLowerCase()) notFound();
  const isOver = subscription.terminated_at !== null || subscription.status_details_code === "completed";
  return (
    <RhythmTexts locale={locale}>
      <SubscriptionPanel
        key={subscription.id}
        subscription={subscription}
        days={rhythm.days}
        today={rhythm.today}
        keeps={rhythm.keeps}
        siblings={siblingsOf(subscription.id, rhythm)}
        beginHref={beginHrefOf(locale, row.profile, entrance.profiles)}
        isAlone
        startsWith="date"
      />
      {!isOver && <DeliverySettings client={entrance.client} subscription={subscription} />}
      <TextLink standalone href={href(locale, "kidId-malle", { kidId: row.profile.id })}>
        {t("delivery.back", elided({ name: row.profile.firstname }))}
      </TextLink>
    </RhythmTexts>
  );
}
