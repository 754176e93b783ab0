import { ReturnModeCard } from "#components/account/return-mode-card.tsx";
import { Deed } from "#components/page/deed.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { href } from "#lib/routing/href.ts";

export const generateMetadata = () => shellMetadata("infos-edit-return-mode-confirmation");

export default function InfosEditReturnModeConfirmationPage() {
  return (
    <ClientPage name="infos-edit-return-mode-confirmation">
      {({ client, session }) => (
        <Deed
          name="returnMode"
          isDone={client.return_mode !== null}
          way={href(session.locale, "infos-edit-return-mode")}
        >
          <ReturnModeCard client={client} />
        </Deed>
      )}
    </ClientPage>
  );
}
