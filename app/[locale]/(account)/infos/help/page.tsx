import { HelpOverview } from "#components/account/help-overview.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-help");

export default function InfosHelpPage() {
  return <ClientPage name="infos-help">{() => <HelpOverview />}</ClientPage>;
}
