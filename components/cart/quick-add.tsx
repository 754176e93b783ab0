import { getTranslations } from "next-intl/server";
import { QuickAddIsland } from "./quick-add-island.tsx";

/** Mount once on a page whose cards carry `QuickAddButton`s. */
export async function QuickAdd() {
  const t = await getTranslations("cart");
  return (
    <QuickAddIsland
      strings={{
        title: t("add.chooseSize"),
        soldOut: t("add.soldOut"),
        lowStock: t("add.lowStock"),
        added: t.raw("add.added") as string,
        full: t("add.full"),
        failed: t("add.failed"),
        view: t("add.view"),
      }}
    />
  );
}
