import { PreviewRoom } from "#components/fitting-room/preview-room.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { KidSwitch } from "#components/profiles/kid-switch.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { findPreview } from "#lib/boxes/find-preview.ts";

export const generateMetadata = () => shellMetadata("infos-preview-profileId-requestId");

export default function InfosPreviewProfileIdRequestIdPage({
  params,
}: {
  params: Promise<{ profileId: string; requestId: string }>;
}) {
  return (
    <ClientPage name="infos-preview-profileId-requestId" isHeadingOwn params={params} load={findPreview}>
      {({ profiles }, { openPreviews, ...found }) => (
        <>
          <KidSwitch
            profiles={profiles}
            current={found.box.kid}
            name="infos-preview-profileId-requestId"
            openPreviews={openPreviews}
          />
          <PreviewRoom {...found} />
        </>
      )}
    </ClientPage>
  );
}
