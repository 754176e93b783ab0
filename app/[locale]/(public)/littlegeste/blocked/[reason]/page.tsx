import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

export const generateStaticParams = () => [{ reason: "country" }];

export const generateMetadata = () => shellMetadata("littlegeste-blocked-reason");

export default function LittlegesteBlockedReasonPage() {
  return <ContentPage name="littlegeste-blocked-reason" />;
}
