import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("contact");

export default function ContactPage() {
  return <ContentPage name="contact" />;
}
