import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("unsub-number-list");

export default function UnsubNumberListPage() {
  return <ContentPage name="unsub-number-list" />;
}
