import { getRequest } from "#contract/requests.ts";
import { ProductBrief } from "#components/boxes/product-brief.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { findPiece } from "#lib/boxes/find-piece.ts";
import { findForClient } from "#lib/session/find-for-client.ts";

export const generateMetadata = () => shellMetadata("kidId-suggestions-requestId-product-id");

interface KidIdSuggestionsRequestIdProductIdPageProps {
  params: Promise<{ kidId: string; requestId: string; id: string }>;
}

export default function KidIdSuggestionsRequestIdProductIdPage({
  params,
}: KidIdSuggestionsRequestIdProductIdPageProps) {
  return (
    <ClientPage
      name="kidId-suggestions-requestId-product-id"
      params={params}
      load={async (session, { kidId, requestId, id }) => {
        const [product] = await Promise.all([
          findPiece(session.locale, id),
          findForClient(session, getRequest, { params: { id: String(kidId), rid: String(requestId) } }),
        ]);
        return product;
      }}
    >
      {(_, product) => <ProductBrief product={product} />}
    </ClientPage>
  );
}
