import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-suggestions");

export default function KidIdSuggestionsPage({ params }: { params: Promise<{ kidId: string }> }) {
  return <ClientPage name="kidId-suggestions" params={params} />;
}
