import type { ReactNode } from "react";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Disclosures of one page that share a name close each other: an accordion. */
  group?: string;
  /** Makes the summary a heading of this level, for pages one navigates by headings (FAQ). */
  headingLevel?: 2 | 3 | 4;
  hidden?: boolean;
  id?: string;
  className?: string;
};

/** Native `details`: works without scripts, and find-in-page opens it. */
export function Disclosure({
  summary,
  children,
  open = false,
  group,
  headingLevel,
  hidden,
  id,
  className,
}: DisclosureProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as "h2") : "span";
  return (
    <details id={id} name={group} open={open} hidden={hidden} className={cx("disclosure", className)}>
      <summary>
        <Heading>{summary}</Heading>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div>{children}</div>
    </details>
  );
}
