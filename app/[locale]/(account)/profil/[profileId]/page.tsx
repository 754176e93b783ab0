import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ProfileView } from "#components/profiles/profile-view.tsx";
import { loadProfilePage } from "#lib/profiles/load-profile-page.ts";

export const generateMetadata = () => shellMetadata("profil-profileId");

export default function ProfilProfileIdPage({ params }: { params: Promise<{ profileId: string }> }) {
  return (
    <ClientPage
      name="profil-profileId"
      params={params}
      load={(session, { profileId }) => loadProfilePage(session, String(profileId))}
    >
      {({ profile, profiles }, data) =>
        profile && data && <ProfileView profile={profile} profiles={profiles} data={data} />
      }
    </ClientPage>
  );
}
