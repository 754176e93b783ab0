import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ReturnDeadline } from "#components/try-on/return-deadline.tsx";
import { findOrderToTryOn } from "#lib/try-on/find-try-on.ts";

export const generateMetadata = () => shellMetadata("infos-edit-return-deadline-orderId");

export default function InfosEditReturnDeadlineOrderIdPage({ params }: { params: Promise<{ orderId: string }> }) {
  return (
    <ClientPage
      name="infos-edit-return-deadline-orderId"
      params={params}
      load={(session, { orderId }) => findOrderToTryOn(session, orderId)}
    >
      {({ session }, { order, tryOn }) => <ReturnDeadline order={order} tryOn={tryOn} locale={session.locale} />}
    </ClientPage>
  );
}
