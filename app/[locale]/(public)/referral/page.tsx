import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("referral");

export default function ReferralPage() {
  return <ContentPage name="referral" />;
}
