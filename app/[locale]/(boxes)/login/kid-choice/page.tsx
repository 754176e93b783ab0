import { ProfileChoice } from "#components/account/profile-choice.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("login-kid-choice");

export default function LoginKidChoicePage() {
  return <ClientPage name="login-kid-choice">{({ profiles }) => <ProfileChoice profiles={profiles} />}</ClientPage>;
}
