import { getTranslations } from "next-intl/server";
import type { ProductsPage } from "#contract/catalog.ts";
import { Pagination } from "#components/ui/pagination.tsx";
import { shelfSearch, type ShelfQuery } from "#lib/kid-shop/shelf-query.ts";

interface ShelfPagesProps {
  found: Pick<ProductsPage, "page" | "pages">;
  query: ShelfQuery;
  hrefOf: (query: Record<string, string>) => string;
}

/** The pages of a list that begins with what suits best. */
export async function ShelfPages({ found, query, hrefOf }: ShelfPagesProps) {
  const t = await getTranslations("list");
  return (
    <Pagination
      label={t("pages")}
      page={found.page}
      pageCount={found.pages}
      hrefOf={(page) => hrefOf(shelfSearch({ ...query, page }))}
      previousLabel={t("previous")}
      nextLabel={t("next")}
      pageLabel={(page) => t("page", { page })}
    />
  );
}
