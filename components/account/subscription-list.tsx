import { getLocale, getTranslations } from "next-intl/server";
import type { Profile, ProfileSubscription } from "#contract/profiles.ts";
import { Badge, type BadgeTone } from "#components/ui/badge.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { href } from "#lib/routing/href.ts";
import { Facts } from "./facts.tsx";
import { ProfilePicture } from "./profile-picture.tsx";

const tones: Record<ProfileSubscription["status_details_code"], BadgeTone> = {
  active: "yellow",
  paused: "blue",
  terminated: "quiet",
  completed: "quiet",
};

/** Every subscription of every profile: how often, when next, how it stands. */
export async function SubscriptionList({ profiles }: { profiles: readonly Profile[] }) {
  const [t, locale] = await Promise.all([getTranslations("accountSubscription"), getLocale()]);
  const all = profiles.flatMap((profile) => profile.subscriptions.map((subscription) => ({ profile, subscription })));
  if (all.length === 0) {
    return (
      <EmptyState
        title={t("none")}
        text={t("noneText")}
        action={<ButtonLink href={href(locale, "concept")}>{t("toConcept")}</ButtonLink>}
      />
    );
  }
  const day = (date: string | null) => date && formatDate(date, locale);
  return (
    <ul className="flex flex-col gap-6">
      {all.map(({ profile, subscription }) => (
        <Card as="li" key={subscription.id} className="flex flex-col gap-4">
          <div className="flex items-center gap-4">
            <ProfilePicture profile={profile} />
            <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h2 className="min-w-0 text-xl break-words">{t("of", { name: profile.firstname })}</h2>
              <Badge tone={tones[subscription.status_details_code]}>
                {t(`status.${subscription.status_details_code}`)}
              </Badge>
            </div>
          </div>
          <Facts
            facts={[
              {
                label: t("frequency"),
                value: subscription.frequency === null ? t("once") : t("every", { count: subscription.frequency }),
              },
              { label: t("next"), value: day(subscription.next_delivery_date) },
              { label: t("pausedUntil"), value: day(subscription.paused_until) },
              { label: t("since"), value: formatDate(subscription.created_at, locale) },
            ]}
          />
          <TextLink standalone href={href(locale, "kidId-malle", { kidId: profile.id })}>
            {t("boxes")}
          </TextLink>
        </Card>
      ))}
    </ul>
  );
}
