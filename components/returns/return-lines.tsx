import { getLocale, getTranslations } from "next-intl/server";
import type { Return } from "#contract/returns.ts";
import { PieceList } from "#components/boxes/piece-list.tsx";
import { formatSize } from "#lib/catalog/size.ts";

/** What goes back, and why. */
export async function ReturnLines({ items }: { items: Return["items"] }) {
  const [t, size, locale] = await Promise.all([getTranslations("accountReturn"), getTranslations("size"), getLocale()]);
  const sizeOf = (written: string) => formatSize(written, locale, size("oneSize"));
  return (
    <PieceList
      label={t("pieces")}
      pieces={items.map((line) => ({
        key: line.order_line_id,
        name: line.name,
        detail: `${line.brand_name} · ${sizeOf(line.size)} · ${t("quantity", { count: line.quantity })}`,
        image: line.image,
        price: null,
        note: (
          <p className="text-sm">
            {t(`reason.${line.reason}`)}
            {line.exchange && <> · {t("exchange", { size: sizeOf(line.exchange.size) })}</>}
          </p>
        ),
      }))}
    />
  );
}
