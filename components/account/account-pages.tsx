import { getTranslations } from "next-intl/server";
import { Pagination } from "#components/ui/pagination.tsx";

interface AccountPagesProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

/** The pages of a list of the account, newest first. */
export async function AccountPages(props: AccountPagesProps) {
  const t = await getTranslations("accountList");
  return (
    <Pagination
      {...props}
      label={t("pages")}
      previousLabel={t("newer")}
      nextLabel={t("older")}
      pageLabel={(page) => t("page", { page })}
    />
  );
}
