import { useLocale } from "next-intl";
import type { PartName, PartProps } from "#components/layout/markup/page-parts.tsx";
import { handOver } from "#lib/html-once/handover.ts";
import { PagePartIsland } from "./page-part-island.tsx";

interface PagePartProps<Name extends PartName> {
  /** Which markup, see `markup/page-parts.tsx`. */
  name: Name;
  className?: string;
  props: PartProps<Name>;
}

/**
 * A part of a static page that is in its HTML and nowhere else: neither its data nor its markup is written a second time
 * into the page's inline data. Plain markup only; what acts in it is handled by listeners on the document. When the page
 * is reached without a new document, the browser takes the part from the page's HTML a moment after the rest of it.
 */
export function PagePart<Name extends PartName>({ name, className, props }: PagePartProps<Name>) {
  const locale = useLocale();
  return (
    <PagePartIsland
      part={handOver(name, { name, locale, props })}
      {...(className === undefined ? {} : { className })}
    />
  );
}
