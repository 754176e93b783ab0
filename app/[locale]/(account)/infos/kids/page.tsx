import { ProfileList } from "#components/account/profile-list.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-kids");

export default function InfosKidsPage() {
  return <ClientPage name="infos-kids">{({ profiles }) => <ProfileList profiles={profiles} />}</ClientPage>;
}
