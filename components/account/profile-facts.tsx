import { getLocale, getTranslations } from "next-intl/server";
import type { Profile } from "#contract/profiles.ts";
import { sizeFields } from "#contract/sizes.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { formatDate } from "#lib/dates/format.ts";
import { nextDeliveryOf } from "#lib/profiles/next-delivery.ts";
import { Facts } from "./facts.tsx";

/** Sizes, subscription and next delivery of a profile; `isFull` adds who it is. */
export async function ProfileFacts({ profile, isFull = false }: { profile: Profile; isFull?: boolean }) {
  const [t, oneSize, locale] = await Promise.all([
    getTranslations("accountProfile"),
    getTranslations("size"),
    getLocale(),
  ]);
  const next = nextDeliveryOf(profile);
  const sizes = sizeFields.map((field) => {
    const size = profile[field];
    return { label: t(field), value: size && formatSize(size, locale, oneSize("oneSize")) };
  });
  return (
    <Facts
      facts={[
        ...(isFull
          ? [
              { label: t("gender"), value: t(`genders.${profile.gender}`) },
              { label: t("birthdate"), value: profile.birthdate && formatDate(profile.birthdate, locale) },
            ]
          : []),
        ...sizes,
        { label: t("subscription"), value: t(`status.${profile.subscription_status ?? "NONE"}`) },
        { label: t("nextDelivery"), value: next && formatDate(next, locale, "weekday") },
        ...(isFull ? [{ label: t("description"), value: profile.description || null }] : []),
      ]}
    />
  );
}
