import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-preview-profileId-requestId");

export default function InfosPreviewProfileIdRequestIdPage({
  params,
}: {
  params: Promise<{ profileId: string; requestId: string }>;
}) {
  return <ClientPage name="infos-preview-profileId-requestId" params={params} />;
}
