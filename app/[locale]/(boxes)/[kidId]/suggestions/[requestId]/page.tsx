import { getRequest } from "#contract/requests.ts";
import { BoxCard } from "#components/boxes/box-card.tsx";
import { FittingProducts } from "#components/boxes/fitting-products.tsx";
import { WishList } from "#components/boxes/wish-list.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { findFitting } from "#lib/boxes/fitting-products.ts";
import { parsePage } from "#lib/orders/server.ts";
import { href } from "#lib/routing/href.ts";
import { findForClient } from "#lib/session/find-for-client.ts";

export const generateMetadata = () => shellMetadata("kidId-suggestions-requestId");

interface KidIdSuggestionsRequestIdPageProps {
  params: Promise<{ kidId: string; requestId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default function KidIdSuggestionsRequestIdPage({ params, searchParams }: KidIdSuggestionsRequestIdPageProps) {
  return (
    <ClientPage
      name="kidId-suggestions-requestId"
      params={params}
      load={async (session, { kidId, requestId }) => {
        const page = parsePage((await searchParams)["page"]);
        const [box, found] = await Promise.all([
          findForClient(session, getRequest, { params: { id: String(kidId), rid: String(requestId) } }),
          findFitting(session, kidId, { page }),
        ]);
        return { box, found };
      }}
    >
      {({ session, profile }, { box, found }) =>
        profile && (
          <>
            <BoxCard box={box} headingLevel={2} />
            <WishList box={box} />
            <FittingProducts
              profile={profile}
              found={found}
              hrefOf={(page) =>
                href(
                  session.locale,
                  "kidId-suggestions-requestId",
                  { kidId: profile.id, requestId: box.id },
                  page > 1 ? { page } : {},
                )
              }
            />
          </>
        )
      }
    </ClientPage>
  );
}
