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
  id?: string;
  className?: string;
};

/** Native `details`: works without scripts, and find-in-page opens it. */
export function Disclosure({ summary, children, open = false, group, headingLevel, id, className }: DisclosureProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as "h2") : "span";
  return (
    <details
      id={id}
      name={group}
      open={open}
      className={cx("disclosure group border-b-[1.5px] border-line", className)}
    >
      <summary className="flex min-h-14 list-none items-center gap-3 rounded py-3 font-bold [&::-webkit-details-marker]:hidden">
        <Heading className="min-w-0 flex-1 font-text text-base font-bold tracking-normal">{summary}</Heading>
        <Icon
          name="chevron-down"
          size={20}
          className="shrink-0 transition-[rotate] duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
