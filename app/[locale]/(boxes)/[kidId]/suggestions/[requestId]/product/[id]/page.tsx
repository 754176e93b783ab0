import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { WishPiece } from "#components/wishes/wish-piece.tsx";
import { findBox } from "#lib/boxes/find-box.ts";
import { findPiece } from "#lib/boxes/find-piece.ts";

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
      isHeadingOwn
      load={async (session, { kidId, requestId, id }) => {
        const [product, box] = await Promise.all([
          findPiece(session.locale, id),
          findBox(session, { kidId, requestId }),
        ]);
        return { product, box };
      }}
    >
      {({ session, profile }, { product, box }) =>
        profile && <WishPiece locale={session.locale} profile={profile} product={product} box={box} />
      }
    </ClientPage>
  );
}
