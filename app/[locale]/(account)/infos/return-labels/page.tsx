import { getReturns } from "#contract/returns.ts";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { LabelList } from "#components/returns/label-list.tsx";
import { readAllPages } from "#lib/http/read-all-pages.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-return-labels");

export default function InfosReturnLabelsPage() {
  return (
    <ClientPage
      name="infos-return-labels"
      load={(session) =>
        readAllPages((page) =>
          callAsClient(session, getReturns, { query: { page, page_size: 48, status: "DECLARED" } }),
        )
      }
    >
      {(_, returns) => <LabelList returns={returns} />}
    </ClientPage>
  );
}
