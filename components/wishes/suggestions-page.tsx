import { notFound, redirect } from "next/navigation";
import { getDraftBox } from "#contract/draft-box.ts";
import { getLookSuggestions } from "#contract/suggestions.ts";
import { ClientPage } from "#components/page/client-page.tsx";
import { parseProductSegment } from "#lib/catalog/product-address.ts";
import { findNextBox, findShelf, takesWishes } from "#lib/kid-shop/find-shelf.ts";
import { parseShelfQuery, type SearchParams } from "#lib/kid-shop/shelf-query.ts";
import { sizesOf } from "#lib/profiles/sizes-of.ts";
import { href } from "#lib/routing/href.ts";
import { findOwnProfile } from "#lib/session/find-own-profile.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import { SuggestionsView } from "./suggestions-view.tsx";

interface SuggestionsPageProps {
  params: Promise<{ kidId: string }>;
  searchParams: Promise<SearchParams>;
}

/** What suits a person, for whichever box takes wishes next. */
export function SuggestionsPage({ params, searchParams }: SuggestionsPageProps) {
  return (
    <ClientPage
      name="kidId-suggestions"
      params={params}
      load={async (session, { kidId }) => {
        const profile = await findOwnProfile(session, kidId);
        const asked = await searchParams;
        const piece = typeof asked["piece"] === "string" ? parseProductSegment(asked["piece"]) : null;
        const coming = findNextBox(session, kidId);
        const wished = piece === null ? null : await coming;
        // Where a box takes wishes, the piece that was come for is shown with the press that wishes for it.
        if (wished && takesWishes(wished) && piece !== null)
          redirect(
            href(session.locale, "kidId-suggestions-requestId-product-id", {
              kidId: profile.id,
              requestId: wished.id,
              id: piece,
            }),
          );
        const query = parseShelfQuery(asked, sizesOf(profile));
        const [next, found, looks, draft] = await Promise.all([
          coming,
          findShelf(session, kidId, query),
          findForClient(session, getLookSuggestions, { params: { id: String(kidId) }, query: {} }),
          findForClient(session, getDraftBox, { params: { id: String(kidId) } }),
        ]);
        if (query.page > 1 && query.page > found.pages) notFound();
        const isOpen = next !== null && takesWishes(next);
        return { query, found, looks, box: isOpen ? next : null, closed: isOpen ? null : next, draft };
      }}
    >
      {({ session: { locale }, profile }, data) =>
        profile && (
          <SuggestionsView
            locale={locale}
            profile={profile}
            {...data}
            hrefOf={(query) => href(locale, "kidId-suggestions", { kidId: profile.id }, query)}
          />
        )
      }
    </ClientPage>
  );
}
