import { ClientPage } from "#components/page/client-page.tsx";
import { findPiece } from "#lib/boxes/find-piece.ts";
import { ProductBrief } from "./product-brief.tsx";

interface PiecePageProps {
  name:
    | "kidId-your-shop-new-productId"
    | "kidId-your-shop-looks-productId"
    | "kidId-your-shop-promo-productId"
    | "kidId-your-shop-essentials-productId"
    | "kidId-your-shop-recommendations-productId";
  params: Promise<{ kidId: string; productId: string }>;
}

/** A page of one piece of a personal shop. */
export function PiecePage({ name, params }: PiecePageProps) {
  return (
    <ClientPage name={name} params={params} load={({ locale }, { productId }) => findPiece(locale, productId)}>
      {(_, product) => <ProductBrief product={product} />}
    </ClientPage>
  );
}
