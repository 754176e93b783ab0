import { shellMetadata } from "#components/page/shell-metadata.ts";
import { EmailLinkPage } from "#components/session/email-link-page.tsx";

export const generateMetadata = () => shellMetadata("email-take-back");

export default function EmailTakeBackPage() {
  return <EmailLinkPage name="email-take-back" step="takeBack" />;
}
