import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("concept");

export default function ConceptPage() {
  return <ContentPage name="concept" />;
}
