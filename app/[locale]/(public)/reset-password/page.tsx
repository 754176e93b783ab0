import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("reset-password");

export default function ResetPasswordPage() {
  return <ContentPage name="reset-password" />;
}
