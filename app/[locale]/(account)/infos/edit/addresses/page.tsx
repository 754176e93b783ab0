import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-edit-addresses");

export default function InfosEditAddressesPage() {
  return <ClientPage name="infos-edit-addresses" />;
}
