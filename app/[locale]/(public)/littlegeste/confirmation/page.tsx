import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("littlegeste-confirmation");

export default function LittlegesteConfirmationPage() {
  return <ContentPage name="littlegeste-confirmation" />;
}
