import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-rating-orderId");

export default function InfosRatingOrderIdPage({ params }: { params: Promise<{ orderId: string }> }) {
  return <ClientPage name="infos-rating-orderId" params={params} />;
}
