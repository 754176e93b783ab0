import type { ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";
import { formatDate } from "#lib/dates/format.ts";

interface Movement {
  id: string;
  title: string;
  at: string;
  detail: ReactNode;
  /** With its sign. */
  amount: string;
  balance: string;
}

/** What moved a balance, newest first. */
export function MovementList({
  label,
  movements,
  locale,
}: {
  label: string;
  movements: readonly Movement[];
  locale: Locale;
}) {
  return (
    <ul aria-label={label} className="divide-y-[1.5px] divide-line">
      {movements.map(({ id, title, at, detail, amount, balance }) => (
        <li key={id} className="flex items-start justify-between gap-4 py-4">
          <div className="min-w-0">
            <p className="font-bold">{title}</p>
            <p className="text-sm text-muted">
              <time dateTime={at}>{formatDate(at, locale)}</time>
              {/* In one piece: an order number would break at its hyphens. */}
              {detail && (
                <>
                  {" · "}
                  <span className="inline-block">{detail}</span>
                </>
              )}
            </p>
          </div>
          <div className="shrink-0 text-end tabular-nums">
            <p className="font-bold">{amount}</p>
            <p className="text-sm text-muted">{balance}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
