import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-returns-order-id-success");

export default function InfosReturnsOrderIdSuccessPage({ params }: { params: Promise<{ id: string }> }) {
  return <ClientPage name="infos-returns-order-id-success" params={params} />;
}
