import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("loyalty");

export default function LoyaltyPage() {
  return <ContentPage name="loyalty" />;
}
