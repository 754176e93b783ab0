import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { NeedsList } from "#components/profiles/needs-list.tsx";
import { isFeatureOn } from "#lib/website/api.ts";

export const generateMetadata = () => shellMetadata("infos-kids");

export default function InfosKidsPage() {
  return (
    <ClientPage name="infos-kids" load={({ locale }) => isFeatureOn(locale, "woman")}>
      {({ client, profiles }, isWomanOn) => (
        <NeedsList
          profiles={profiles}
          mayAddWoman={
            isWomanOn && client.is_woman_activated && profiles.every(({ profile_type }) => profile_type !== "WOMAN")
          }
        />
      )}
    </ClientPage>
  );
}
