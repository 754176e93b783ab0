import { getLocale, getTranslations } from "next-intl/server";
import type { getTickets } from "#contract/customer-service.ts";
import type { AnswerOf } from "#contract/endpoint.ts";
import { AccountPages } from "#components/account/account-pages.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { formatInstant } from "#lib/dates/format.ts";
import { href } from "#lib/routing/href.ts";
import { TicketBadge } from "./ticket-badge.tsx";

/** Letters to customer service, the one with the latest word first. */
export async function TicketOverview({ tickets }: { tickets: AnswerOf<typeof getTickets> }) {
  const [t, locale] = await Promise.all([getTranslations("tickets"), getLocale()]);
  const write = <ButtonLink href={href(locale, "contact")}>{t("write")}</ButtonLink>;
  if (tickets.total === 0) return <EmptyState title={t("none")} text={t("noneText")} action={write} />;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {tickets.items.map(({ id, number, object, status, updated_at: at, has_attachment: hasFile }) => (
          <li key={id}>
            <Link
              href={href(locale, "infos-messages-id", { id })}
              className="flex min-h-11 items-center gap-4 rounded border-[1.5px] border-line bg-surface px-5 py-4 transition-colors duration-150 hover:bg-tint"
            >
              <span className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
                <TicketBadge status={status} />
                <span className="max-w-full text-lg font-bold">{object}</span>
                <span className="text-sm text-muted">
                  {t("last", { number, date: formatInstant(at, locale) })}
                  {hasFile && ` · ${t("withFile")}`}
                </span>
              </span>
              <Icon name="chevron-right" className="shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
      <AccountPages
        page={tickets.page}
        pageCount={tickets.pages}
        hrefOf={(page) => href(locale, "infos-messages", null, page > 1 ? { page } : {})}
      />
      <div>{write}</div>
    </>
  );
}
