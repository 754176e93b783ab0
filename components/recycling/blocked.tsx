import { getLocale, getTranslations } from "next-intl/server";
import { labelDays, mostOpenLabels, recyclingCountries } from "#contract/terms.ts";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { formatTags } from "#lib/money/format.ts";
import type { BlockedReason } from "#lib/recycling/blocked-reason.ts";
import { href } from "#lib/routing/href.ts";

/** Why no label was made, and the way on from there. */
export async function Blocked({ reason }: { reason: BlockedReason }) {
  const [t, locale] = await Promise.all([getTranslations("recyclingForm.blocked"), getLocale()]);
  const names = new Intl.DisplayNames(formatTags[locale], { type: "region" });
  const countries = new Intl.ListFormat(formatTags[locale]).format(
    recyclingCountries.map((code) => names.of(code) ?? code),
  );
  const isCountry = reason === "country";
  return (
    <Alert
      className="mt-8"
      tone="warning"
      title={t(isCountry ? "countryTitle" : "tooManyTitle")}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink size="sm" href={isCountry ? href(locale, "littlegeste-address") : href(locale, "littlegeste")}>
            {t(isCountry ? "otherAddress" : "programme")}
          </ButtonLink>
          <ButtonLink size="sm" variant="secondary" href={href(locale, "contact")}>
            {t("contact")}
          </ButtonLink>
        </div>
      }
    >
      {isCountry ? t("countryText", { countries }) : t("tooManyText", { count: mostOpenLabels, days: labelDays })}
    </Alert>
  );
}
