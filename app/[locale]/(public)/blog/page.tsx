import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("blog");

export default function BlogPage() {
  return <ContentPage name="blog" />;
}
