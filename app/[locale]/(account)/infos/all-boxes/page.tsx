import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-all-boxes");

export default function InfosAllBoxesPage() {
  return <ClientPage name="infos-all-boxes" />;
}
