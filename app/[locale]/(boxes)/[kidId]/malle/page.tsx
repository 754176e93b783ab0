import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-malle");

export default function KidIdMallePage({ params }: { params: Promise<{ kidId: string }> }) {
  return <ClientPage name="kidId-malle" params={params} />;
}
