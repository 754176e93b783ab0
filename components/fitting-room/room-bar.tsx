"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Preview } from "#contract/preview.ts";
import { RootMarks } from "#components/page/root-marks.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { Countdown } from "./countdown.tsx";

/** What the box comes to, how long it can be changed, and the way to say yes. Stays in sight. */
export function RoomBar({ preview, onOver }: { preview: Preview; onOver: () => void }) {
  const t = useTranslations("fittingRoom");
  const locale = useLocale();
  const { totals, kid, request_id, preview_until: until, as_of } = preview;
  const budget = totals.budget_ttc;
  const part = budget === null || budget === 0 ? 0 : Math.min(1, totals.items_total_ttc / budget);
  return (
    <section className="fr-bar" aria-label={t("bar")}>
      <RootMarks marks={{ "data-bar": "room" }} />
      <div className="min-w-0 flex-1">
        <p className="tabular-nums">
          {t("pieces", { count: totals.pieces })} · <strong>{formatEuros(totals.items_total_ttc, locale)}</strong>
          {budget !== null && (
            <span className="text-muted"> {t("ofBudget", { amount: formatEuros(budget, locale) })}</span>
          )}
        </p>
        {budget !== null && (
          <span className="fr-budget" aria-hidden="true" data-over={totals.items_total_ttc > budget || undefined}>
            <span style={{ scale: `${part} 1` }} />
          </span>
        )}
        {until && (
          <p className="text-sm text-muted">
            <Countdown key={as_of} until={until} asOf={as_of} onOver={onOver} />
          </p>
        )}
      </div>
      <ButtonLink
        href={href(locale, "infos-preview-profileId-requestId-confirmation", {
          profileId: kid.id,
          requestId: request_id,
        })}
      >
        {t("validate")}
      </ButtonLink>
    </section>
  );
}
