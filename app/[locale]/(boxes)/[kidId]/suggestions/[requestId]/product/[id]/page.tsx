import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-suggestions-requestId-product-id");

export default function KidIdSuggestionsRequestIdProductIdPage({
  params,
}: {
  params: Promise<{ kidId: string; requestId: string; id: string }>;
}) {
  return <ClientPage name="kidId-suggestions-requestId-product-id" params={params} />;
}
