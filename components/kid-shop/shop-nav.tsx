import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import { cx } from "#components/ui/class-names.ts";
import { Link } from "#components/ui/link.tsx";
import { shopLists, type ShopList } from "#lib/kid-shop/lists.ts";
import { href } from "#lib/routing/href.ts";

/** The rooms of one person's shop. */
export async function ShopNav({ locale, kidId, current }: { locale: Locale; kidId: string; current: ShopList }) {
  const t = await getTranslations("wishes");
  return (
    <nav aria-label={t("rooms")} className="border-b-[1.5px] border-line">
      <ul className="-mx-[16px] flex gap-1 overflow-x-auto px-[16px] sm:mx-0 sm:px-0">
        {(Object.keys(shopLists) as ShopList[]).map((list) => (
          <li key={list} className="shrink-0">
            <Link
              href={href(locale, shopLists[list].page, { kidId })}
              aria-current={list === current ? "page" : undefined}
              className={cx(
                "inline-flex min-h-12 items-center border-b-[3px] px-3 font-bold",
                list === current ? "border-ink" : "border-transparent text-muted hover:text-ink",
              )}
            >
              {t(`lists.${list}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
