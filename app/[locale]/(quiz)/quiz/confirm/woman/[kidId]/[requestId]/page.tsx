import { getRequest } from "#contract/requests.ts";
import { BoxCard } from "#components/boxes/box-card.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { Deed } from "#components/page/deed.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { href } from "#lib/routing/href.ts";
import { findForClient } from "#lib/session/find-for-client.ts";

export const generateMetadata = () => shellMetadata("quiz-confirm-woman-kidId-requestId");

export default function QuizConfirmWomanKidIdRequestIdPage({
  params,
}: {
  params: Promise<{ kidId: string; requestId: string }>;
}) {
  return (
    <ClientPage
      name="quiz-confirm-woman-kidId-requestId"
      params={params}
      load={(session, { kidId, requestId }) =>
        findForClient(session, getRequest, { params: { id: String(kidId), rid: String(requestId) } })
      }
    >
      {({ session }, box) => (
        <>
          <Deed
            name="box"
            isDone={box.id !== 0 && box.status_details.code !== "CANCELLED"}
            way={href(session.locale, "infos-all-boxes")}
          />
          <BoxCard box={box} headingLevel={2} />
        </>
      )}
    </ClientPage>
  );
}
