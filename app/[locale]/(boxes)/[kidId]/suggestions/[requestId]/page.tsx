import { notFound } from "next/navigation";
import { getDraftBox } from "#contract/draft-box.ts";
import { getLookSuggestions } from "#contract/suggestions.ts";
import { BoxCard } from "#components/boxes/box-card.tsx";
import { WishList } from "#components/boxes/wish-list.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { SuggestionsView } from "#components/wishes/suggestions-view.tsx";
import { WishesClosed } from "#components/wishes/wishes-closed.tsx";
import { findBox } from "#lib/boxes/find-box.ts";
import { findShelf, takesWishes } from "#lib/kid-shop/find-shelf.ts";
import { parseShelfQuery, type SearchParams } from "#lib/kid-shop/shelf-query.ts";
import { sizesOf } from "#lib/profiles/sizes-of.ts";
import { href } from "#lib/routing/href.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import { findOwnProfile } from "#lib/session/find-own-profile.ts";

export const generateMetadata = () => shellMetadata("kidId-suggestions-requestId");

interface KidIdSuggestionsRequestIdPageProps {
  params: Promise<{ kidId: string; requestId: string }>;
  searchParams: Promise<SearchParams>;
}

export default function KidIdSuggestionsRequestIdPage({ params, searchParams }: KidIdSuggestionsRequestIdPageProps) {
  return (
    <ClientPage
      name="kidId-suggestions-requestId"
      params={params}
      load={async (session, { kidId, requestId }) => {
        const profile = await findOwnProfile(session, kidId);
        const query = parseShelfQuery(await searchParams, sizesOf(profile));
        const [box, found, looks, draft] = await Promise.all([
          findBox(session, { kidId, requestId }),
          findShelf(session, kidId, query),
          findForClient(session, getLookSuggestions, { params: { id: String(kidId) }, query: {} }),
          findForClient(session, getDraftBox, { params: { id: String(kidId) } }),
        ]);
        if (query.page > 1 && query.page > found.pages) notFound();
        return { query, box, found, looks, draft };
      }}
    >
      {({ session: { locale }, profile }, { box, ...data }) =>
        profile &&
        (takesWishes(box) ? (
          <SuggestionsView
            locale={locale}
            profile={profile}
            box={box}
            {...data}
            hrefOf={(query) =>
              href(locale, "kidId-suggestions-requestId", { kidId: profile.id, requestId: box.id }, query)
            }
          />
        ) : (
          <>
            <WishesClosed box={box} locale={locale} isAboveCard />
            <BoxCard box={box} headingLevel={2} />
            <WishList box={box} />
          </>
        ))
      }
    </ClientPage>
  );
}
