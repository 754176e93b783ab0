import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-returns");

export default function InfosReturnsPage() {
  return <ClientPage name="infos-returns" />;
}
