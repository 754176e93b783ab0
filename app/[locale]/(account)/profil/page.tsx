import { ProfileList } from "#components/account/profile-list.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("profil");

export default function ProfilPage() {
  return <ClientPage name="profil">{({ profiles }) => <ProfileList profiles={profiles} />}</ClientPage>;
}
