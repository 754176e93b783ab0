import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import { planPageWindow } from "./page-window.ts";

type PaginationProps = {
  /** Names the landmark. */
  label: string;
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** "Page 3": the accessible name of a number. */
  pageLabel: (page: number) => string;
  className?: string;
};

const step = "inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full px-3 font-bold";
const live = "transition-colors duration-150 hover:bg-accent hover:text-on-accent";

/** Real links, so that crawlers and visitors without scripts reach every page. Nothing for a single page. */
export function Pagination({
  label,
  page,
  pageCount,
  hrefOf,
  previousLabel,
  nextLabel,
  pageLabel,
  className,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={cx("flex flex-wrap items-center justify-center gap-1", className)}>
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} rel="prev" className={cx(step, live)}>
          <Icon name="chevron-left" size={18} />
          {previousLabel}
        </Link>
      ) : null}
      <ul className="order-first flex w-full flex-wrap items-center justify-center gap-1 sm:order-none sm:w-auto">
        {planPageWindow(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true" className="px-1 text-muted">
                …
              </span>
            ) : (
              <Link
                href={hrefOf(number)}
                aria-label={pageLabel(number)}
                aria-current={number === page ? "page" : undefined}
                className={cx(step, number === page ? "bg-ink text-ground" : live)}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < pageCount ? (
        <Link href={hrefOf(page + 1)} rel="next" className={cx(step, live)}>
          {nextLabel}
          <Icon name="chevron-right" size={18} />
        </Link>
      ) : null}
    </nav>
  );
}
