import { useLocale, useTranslations } from "next-intl";
import type { TryOn } from "#contract/try-on.ts";
import { TextLink } from "#components/ui/link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { href } from "#lib/routing/href.ts";

/** Until when a piece that is kept may still be given back by law, which is later than what is asked; nothing once that day has passed. */
export function KeepTerms({ order }: Pick<TryOn, "order">) {
  const t = useTranslations("tryOn");
  const locale = useLocale();
  if (!order.can_withdraw || order.withdraw_until === null) return null;
  const page = href(locale, "withdrawal", null, { order: order.number });
  return (
    <p className="text-sm text-muted">
      {t.rich("keepTerms", {
        date: formatDate(order.withdraw_until, locale, "weekday"),
        // oxlint-disable-next-line react/no-unstable-nested-components -- a function that formats, called by the translator
        withdraw: (text) => <TextLink href={page}>{text}</TextLink>,
      })}
    </p>
  );
}
