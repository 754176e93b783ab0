import { getTranslations } from "next-intl/server";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { Locale } from "#contract/locale.ts";
import type { getStaffActions, StaffRecordKind } from "#contract/staff.ts";
import { AccountPages } from "#components/account/account-pages.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { formatTags } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";

/** Who of customer service opened the account, the newest visit first: when, why, what was seen and done. */
export async function StaffVisits({ visits, locale }: { visits: AnswerOf<typeof getStaffActions>; locale: Locale }) {
  const t = await getTranslations("staffVisits");
  const list = new Intl.ListFormat(formatTags[locale]);
  const thing = (kind: StaffRecordKind, records: string[]) =>
    records.length === 0 ? t(`kind.${kind}`) : t("thing", { thing: t(`kind.${kind}`), names: list.format(records) });
  return (
    <>
      {visits.total === 0 ? (
        <p className="text-muted">{t("none")}</p>
      ) : (
        <ul aria-label={t("list")} className="divide-y-[1.5px] divide-line">
          {visits.items.map(({ staff_firstname: name, reason, started_at: at, looked_at, deeds }) => (
            <li key={at} className="grid gap-1 py-4">
              <p className="font-bold">{name === null ? t("service") : t("named", { name })}</p>
              <p className="text-sm text-muted">
                <time dateTime={at}>{formatDate(at, locale, "minute")}</time>
              </p>
              {reason !== "" && <p>{t("reason", { reason })}</p>}
              {looked_at.length > 0 && (
                <p>
                  {t("lookedAt", { things: list.format(looked_at.map(({ kind, records }) => thing(kind, records))) })}
                </p>
              )}
              {deeds.map((deed, index) => (
                <div key={`${deed.at} ${index}`}>
                  <p>
                    {t(deed.outcome === "DONE" ? deed.action : deed.outcome, {
                      thing: thing(deed.kind, deed.record === null ? [] : [deed.record]),
                    })}
                    <span className="text-sm text-muted">
                      {deed.is_agreed && ` · ${t("agreed")}`}
                      {" · "}
                      <time dateTime={deed.at}>{formatDate(deed.at, locale, "minute")}</time>
                    </span>
                  </p>
                  {deed.fields.length > 0 && (
                    <p className="text-sm">
                      {t("fields", { fields: list.format(deed.fields.map((field) => t(`field.${field}`))) })}
                    </p>
                  )}
                </div>
              ))}
            </li>
          ))}
        </ul>
      )}
      <AccountPages
        page={visits.page}
        pageCount={visits.pages}
        hrefOf={(page) => href(locale, "infos-staff-visits", null, page > 1 ? { page } : {})}
      />
      <TextLink standalone href={href(locale, "infos-help")}>
        {t("back")}
      </TextLink>
    </>
  );
}
