import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-loyalty");

export default function InfosLoyaltyPage() {
  return <ClientPage name="infos-loyalty" />;
}
