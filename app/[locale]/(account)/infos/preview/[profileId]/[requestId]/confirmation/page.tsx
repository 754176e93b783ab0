import { Agreement } from "#components/fitting-room/agreement.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { KidSwitch } from "#components/profiles/kid-switch.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { findPreview } from "#lib/boxes/find-preview.ts";

export const generateMetadata = () => shellMetadata("infos-preview-profileId-requestId-confirmation");

export default function InfosPreviewProfileIdRequestIdConfirmationPage({
  params,
}: {
  params: Promise<{ profileId: string; requestId: string }>;
}) {
  return (
    <ClientPage name="infos-preview-profileId-requestId-confirmation" params={params} load={findPreview}>
      {({ profiles }, { openPreviews, ...found }) => (
        <>
          <KidSwitch
            profiles={profiles}
            current={found.box.kid}
            name="infos-preview-profileId-requestId-confirmation"
            openPreviews={openPreviews}
          />
          <Agreement {...found} />
        </>
      )}
    </ClientPage>
  );
}
