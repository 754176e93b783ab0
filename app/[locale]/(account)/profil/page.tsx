import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { FamilyAlbum } from "#components/profiles/family-album.tsx";

export const generateMetadata = () => shellMetadata("profil");

export default function ProfilPage() {
  return <ClientPage name="profil">{({ profiles }) => <FamilyAlbum profiles={profiles} />}</ClientPage>;
}
