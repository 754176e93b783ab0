import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("littlegeste-address");

export default function LittlegesteAddressPage() {
  return <ContentPage name="littlegeste-address" />;
}
