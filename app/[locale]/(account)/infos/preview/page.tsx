import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-preview");

export default function InfosPreviewPage() {
  return <ClientPage name="infos-preview" />;
}
