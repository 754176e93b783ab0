import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-suggestions-requestId");

export default function KidIdSuggestionsRequestIdPage({
  params,
}: {
  params: Promise<{ kidId: string; requestId: string }>;
}) {
  return <ClientPage name="kidId-suggestions-requestId" params={params} />;
}
