import { getReturns } from "#contract/returns.ts";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { LabelList } from "#components/returns/label-list.tsx";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-return-labels");

export default function InfosReturnLabelsPage() {
  return (
    <ClientPage
      name="infos-return-labels"
      load={(session) => callAsClient(session, getReturns, { query: { page_size: 48 } })}
    >
      {(_, { items }) => <LabelList returns={items} />}
    </ClientPage>
  );
}
