import { ProfileCard } from "#components/account/profile-card.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("profil-woman-profileId");

export default function ProfilWomanProfileIdPage({ params }: { params: Promise<{ profileId: string }> }) {
  return (
    <ClientPage name="profil-woman-profileId" params={params}>
      {({ profile }) => profile && <ProfileCard profile={profile} />}
    </ClientPage>
  );
}
