import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-return-labels");

export default function InfosReturnLabelsPage() {
  return <ClientPage name="infos-return-labels" />;
}
