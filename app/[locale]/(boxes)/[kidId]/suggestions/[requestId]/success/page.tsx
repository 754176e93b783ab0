import { BoxCard } from "#components/boxes/box-card.tsx";
import { WishList } from "#components/boxes/wish-list.tsx";
import { Deed } from "#components/page/deed.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { findBox } from "#lib/boxes/find-box.ts";
import { href } from "#lib/routing/href.ts";

export const generateMetadata = () => shellMetadata("kidId-suggestions-requestId-success");

interface KidIdSuggestionsRequestIdSuccessPageProps {
  params: Promise<{ kidId: string; requestId: string }>;
}

export default function KidIdSuggestionsRequestIdSuccessPage({ params }: KidIdSuggestionsRequestIdSuccessPageProps) {
  return (
    <ClientPage name="kidId-suggestions-requestId-success" params={params} load={findBox}>
      {({ session }, box) => (
        <>
          <Deed
            name="wishes"
            isDone={box.wishes.length > 0}
            way={href(session.locale, "kidId-suggestions-requestId", { kidId: box.kid.id, requestId: box.id })}
          />
          <BoxCard box={box} headingLevel={2} />
          <WishList box={box} />
        </>
      )}
    </ClientPage>
  );
}
