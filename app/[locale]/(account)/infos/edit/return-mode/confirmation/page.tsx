import { ReturnModeCard } from "#components/account/return-mode-card.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-edit-return-mode-confirmation");

export default function InfosEditReturnModeConfirmationPage() {
  return (
    <ClientPage name="infos-edit-return-mode-confirmation">
      {({ client }) => <ReturnModeCard client={client} />}
    </ClientPage>
  );
}
