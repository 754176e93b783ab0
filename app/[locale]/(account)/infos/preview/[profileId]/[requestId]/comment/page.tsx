import { BoxMessages } from "#components/fitting-room/messages.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { findPreview } from "#lib/boxes/find-preview.ts";

export const generateMetadata = () => shellMetadata("infos-preview-profileId-requestId-comment");

export default function InfosPreviewProfileIdRequestIdCommentPage({
  params,
}: {
  params: Promise<{ profileId: string; requestId: string }>;
}) {
  return (
    <ClientPage name="infos-preview-profileId-requestId-comment" params={params} load={findPreview}>
      {(_, found) => <BoxMessages {...found} />}
    </ClientPage>
  );
}
