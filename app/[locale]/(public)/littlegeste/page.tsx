import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("littlegeste");

export default function LittlegestePage() {
  return <ContentPage name="littlegeste" />;
}
