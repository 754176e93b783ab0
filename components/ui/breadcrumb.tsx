import { cx } from "./class-names.ts";
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
    <nav aria-label={label} className={cx("breadcrumb", className)}>
      <ol>
        {items.map((item, index) => (
          <li key={`${index}-${item.name}`}>
            {index > 0 ? <Icon name="chevron-right" size={14} /> : null}
            {item.href && index < items.length - 1 ? (
              <Link href={item.href}>{item.name}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? "page" : undefined}>{item.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
