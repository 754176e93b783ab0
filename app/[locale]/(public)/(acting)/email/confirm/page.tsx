import { shellMetadata } from "#components/page/shell-metadata.ts";
import { EmailLinkPage } from "#components/session/email-link-page.tsx";

export const generateMetadata = () => shellMetadata("email-confirm");

export default function EmailConfirmPage() {
  return <EmailLinkPage name="email-confirm" step="confirm" />;
}
