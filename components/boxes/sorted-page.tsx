import { ClientPage } from "#components/page/client-page.tsx";
import { parsePage } from "#lib/orders/server.ts";
import { SortedProducts } from "./sorted-products.tsx";

interface SortedPageProps {
  name: "kidId-your-shop-new" | "kidId-your-shop-promo";
  params: Promise<{ kidId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A page of the catalogue in the sizes of the profile of its path. */
export function SortedPage({ name, params, searchParams }: SortedPageProps) {
  return (
    <ClientPage name={name} params={params} load={async () => parsePage((await searchParams)["page"])}>
      {({ session, profile }, page) =>
        profile && <SortedProducts name={name} profile={profile} locale={session.locale} page={page} />
      }
    </ClientPage>
  );
}
