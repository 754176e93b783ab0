import { ProfileCard } from "#components/account/profile-card.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("profil-profileId");

export default function ProfilProfileIdPage({ params }: { params: Promise<{ profileId: string }> }) {
  return (
    <ClientPage name="profil-profileId" params={params}>
      {({ profile }) => profile && <ProfileCard profile={profile} />}
    </ClientPage>
  );
}
