import type { SuggestionCategory } from "#contract/suggestions.ts";
import { ClientPage } from "#components/page/client-page.tsx";
import { findFitting } from "#lib/boxes/fitting-products.ts";
import { parsePage } from "#lib/orders/server.ts";
import { href } from "#lib/routing/href.ts";
import { FittingProducts } from "./fitting-products.tsx";

interface FittingPageProps {
  name:
    | "kidId-suggestions"
    | "kidId-your-shop"
    | "kidId-your-shop-new"
    | "kidId-your-shop-looks"
    | "kidId-your-shop-promo"
    | "kidId-your-shop-essentials"
    | "kidId-your-shop-recommendations";
  params: Promise<{ kidId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
  categories?: readonly SuggestionCategory[];
}

/** A page of products that fit the profile of its path. */
export function FittingPage({ name, params, searchParams, categories }: FittingPageProps) {
  return (
    <ClientPage
      name={name}
      params={params}
      load={async (session, { kidId }) =>
        findFitting(session, kidId, { page: parsePage((await searchParams)["page"]), categories })
      }
    >
      {({ session, profile }, found) =>
        profile && (
          <FittingProducts
            profile={profile}
            found={found}
            hrefOf={(page) => href(session.locale, name, { kidId: profile.id }, page > 1 ? { page } : {})}
          />
        )
      }
    </ClientPage>
  );
}
