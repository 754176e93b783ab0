import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-edit");

export default function InfosEditPage() {
  return <ClientPage name="infos-edit" />;
}
