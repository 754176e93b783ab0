import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-edit-password");

export default function InfosEditPasswordPage() {
  return <ClientPage name="infos-edit-password" />;
}
