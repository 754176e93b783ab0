import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-edit-return-deadline-orderId");

export default function InfosEditReturnDeadlineOrderIdPage({ params }: { params: Promise<{ orderId: string }> }) {
  return <ClientPage name="infos-edit-return-deadline-orderId" params={params} />;
}
