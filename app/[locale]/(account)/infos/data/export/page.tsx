import { getTranslations } from "next-intl/server";
import { getMyData } from "#contract/my-data.ts";
import { DataReport } from "#components/my-data/data-report.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { Alert } from "#components/ui/alert.tsx";
import { hasCode } from "#lib/http/app-error.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-data-export");

export default async function InfosDataExportPage() {
  const error = await getTranslations("error");
  return (
    <ClientPage
      name="infos-data-export"
      load={(session) =>
        callAsClient(session, getMyData, {}).catch((failure: unknown) => {
          // Staff helps with an account, and reads no diary of it.
          if (hasCode(failure, "STAFF_NOT_ALLOWED")) return null;
          throw failure;
        })
      }
    >
      {({ session }, data) =>
        data ? (
          <DataReport data={data} locale={session.locale} />
        ) : (
          <Alert tone="info">{error("STAFF_NOT_ALLOWED")}</Alert>
        )
      }
    </ClientPage>
  );
}
