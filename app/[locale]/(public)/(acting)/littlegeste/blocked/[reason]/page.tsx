import { notFound } from "next/navigation";
import { Blocked } from "#components/recycling/blocked.tsx";
import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { blockedReasons, isBlockedReason } from "#lib/recycling/blocked-reason.ts";

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

export const generateStaticParams = () => blockedReasons.map((reason) => ({ reason }));

export const generateMetadata = () => shellMetadata("littlegeste-blocked-reason");

export default async function LittlegesteBlockedReasonPage({ params }: { params: Promise<{ reason: string }> }) {
  const { reason } = await params;
  if (!isBlockedReason(reason)) notFound();
  return (
    <ContentPage name="littlegeste-blocked-reason">
      <Blocked reason={reason} />
    </ContentPage>
  );
}
