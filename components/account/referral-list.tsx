import { getLocale, getTranslations } from "next-intl/server";
import type { Referral } from "#contract/referrals.ts";
import { formatDate } from "#lib/dates/format.ts";
import { formatEuros } from "#lib/money/format.ts";

/** The friends who came, newest first, each with what became of the reward or until when it waits. */
export async function ReferralList({ label, referrals }: { label: string; referrals: readonly Referral[] }) {
  const [t, locale] = await Promise.all([getTranslations("accountReferral"), getLocale()]);
  const day = (iso: string) => formatDate(iso, locale);
  const tell = ({ status, waiting_until, earned_at, refusal }: Referral): string => {
    if (status === "EARNED" && earned_at !== null) return t("status.EARNED", { date: day(earned_at) });
    if (status === "WAITING" && waiting_until !== null) return t("status.WAITING_UNTIL", { date: day(waiting_until) });
    if (status === "WAITING") return t("status.WAITING");
    return t(refusal === null ? "status.INVITED" : `status.${refusal}`);
  };
  return (
    <ul aria-label={label} className="divide-y-[1.5px] divide-line">
      {referrals.map((referral) => (
        <li key={referral.joined_at + referral.friend} className="flex items-start justify-between gap-4 py-4">
          <div className="min-w-0">
            <p className="font-bold">{referral.friend || t("nameless")}</p>
            <p className="max-w-prose">{tell(referral)}</p>
            <p className="text-sm text-muted">{t("joined", { date: day(referral.joined_at) })}</p>
          </div>
          {referral.amount > 0 && (
            <p className={`shrink-0 tabular-nums ${referral.status === "EARNED" ? "font-bold" : "text-muted"}`}>
              {`+${formatEuros(referral.amount, locale)}`}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
