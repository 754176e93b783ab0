import { DataHome } from "#components/my-data/data-home.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-data");

export default function InfosDataPage() {
  return (
    <ClientPage name="infos-data">
      {({ session }) => <DataHome locale={session.locale} today={new Date().toISOString().slice(0, 10)} />}
    </ClientPage>
  );
}
