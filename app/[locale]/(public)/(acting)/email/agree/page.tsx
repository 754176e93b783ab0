import { shellMetadata } from "#components/page/shell-metadata.ts";
import { EmailLinkPage } from "#components/session/email-link-page.tsx";

export const generateMetadata = () => shellMetadata("email-agree");

export default function EmailAgreePage() {
  return <EmailLinkPage name="email-agree" step="agree" />;
}
