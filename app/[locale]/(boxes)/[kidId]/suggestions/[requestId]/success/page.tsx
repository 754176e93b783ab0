import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-suggestions-requestId-success");

export default function KidIdSuggestionsRequestIdSuccessPage({
  params,
}: {
  params: Promise<{ kidId: string; requestId: string }>;
}) {
  return <ClientPage name="kidId-suggestions-requestId-success" params={params} />;
}
