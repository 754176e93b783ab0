import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-wallet");

export default function InfosWalletPage() {
  return <ClientPage name="infos-wallet" />;
}
