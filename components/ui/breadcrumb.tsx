import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

export type Crumb = { name: string; href?: string };

/** `label` names the landmark. The last crumb is the page itself. */
export function Breadcrumb({
  label,
  items,
  className,
}: {
  label: string;
  items: readonly Crumb[];
  className?: string;
}) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex flex-wrap items-center text-sm text-muted">
        {items.map((item, index) => (
          <li key={`${index}-${item.name}`} className="flex min-w-0 items-center">
            {index > 0 ? <Icon name="chevron-right" size={14} className="mx-1.5 shrink-0" /> : null}
            {item.href && index < items.length - 1 ? (
              <Link
                href={item.href}
                className="inline-flex min-h-11 items-center hover:text-ink hover:underline hover:underline-offset-4"
              >
                {item.name}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? "page" : undefined} className="py-2.5 text-ink">
                {item.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
