import { useLocale } from "next-intl";
import { handOver } from "#lib/html-once/handover.ts";
import type { PageMetadata } from "#lib/seo/page-metadata.ts";
import { sharedMetadata } from "#lib/seo/shared-metadata.ts";
import { PageHeadIsland } from "./page-head-island.tsx";

/** The part of a page's metadata that `ownMetadata` leaves out: in the head of its HTML and nowhere else. `type`: what the editors say the page is. */
export function PageHead({ metadata, type }: { metadata: PageMetadata; type?: string | undefined }) {
  const locale = useLocale();
  return <PageHeadIsland part={handOver("head", { name: "head", locale, props: sharedMetadata(metadata, type) })} />;
}
