import { notFound, redirect } from "next/navigation";
import { getDraftBox } from "#contract/draft-box.ts";
import { getLookSuggestions } from "#contract/suggestions.ts";
import { ClientPage } from "#components/page/client-page.tsx";
import { findNextBox, findShelf, takesWishes } from "#lib/kid-shop/find-shelf.ts";
import { parseShelfQuery, type SearchParams } from "#lib/kid-shop/shelf-query.ts";
import { findPicks } from "#lib/landing/find-landing.ts";
import { sizesOf } from "#lib/profiles/sizes-of.ts";
import { readWishes } from "#lib/quiz/wished.ts";
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
        const wanted = readWishes(typeof asked["wishes"] === "string" ? asked["wishes"] : "");
        const [first, ...others] = wanted;
        const only = others.length === 0 && first?.variant_id === null ? first : null;
        const coming = findNextBox(session, kidId);
        const wished = only ? await coming : null;
        // Where a box takes wishes, one piece that was come for is shown with the press that wishes for it; one whose size
        // was chosen already needs no more than the press.
        if (only && wished && takesWishes(wished))
          redirect(
            href(session.locale, "kidId-suggestions-requestId-product-id", {
              kidId: profile.id,
              requestId: wished.id,
              id: only.product_id,
            }),
          );
        const query = parseShelfQuery(asked, sizesOf(profile));
        const [next, found, looks, draft, picked] = await Promise.all([
          coming,
          findShelf(session, kidId, query),
          findForClient(session, getLookSuggestions, { params: { id: String(kidId) }, query: {} }),
          findForClient(session, getDraftBox, { params: { id: String(kidId) } }),
          findPicks(session.locale, wanted),
        ]);
        if (query.page > 1 && query.page > found.pages) notFound();
        const isOpen = next !== null && takesWishes(next);
        const selection = picked.map((piece) => ({
          piece,
          variantId: wanted.find(({ product_id: id }) => id === piece.id)?.variant_id ?? null,
        }));
        return { query, found, looks, box: isOpen ? next : null, closed: isOpen ? null : next, draft, selection };
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
