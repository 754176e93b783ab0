import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-referral");

export default function InfosReferralPage() {
  return <ClientPage name="infos-referral" />;
}
