import { ReturnModeCard } from "#components/account/return-mode-card.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-edit-return-mode");

export default function InfosEditReturnModePage() {
  return <ClientPage name="infos-edit-return-mode">{({ client }) => <ReturnModeCard client={client} />}</ClientPage>;
}
