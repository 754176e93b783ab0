import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-loyalty-history");

export default function InfosLoyaltyHistoryPage() {
  return <ClientPage name="infos-loyalty-history" />;
}
