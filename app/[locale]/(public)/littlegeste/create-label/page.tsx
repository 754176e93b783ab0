import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("littlegeste-create-label");

export default function LittlegesteCreateLabelPage() {
  return <ContentPage name="littlegeste-create-label" />;
}
