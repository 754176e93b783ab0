import { getTranslations } from "next-intl/server";
import type { Return } from "#contract/returns.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { labelAddress } from "#lib/returns/label-address.ts";

/** The label as a file, not a page: a plain anchor. */
export async function LabelLink({ entry }: { entry: Return }) {
  const t = await getTranslations("accountReturn");
  return (
    <a
      href={labelAddress(entry)}
      target="_blank"
      rel="noopener"
      aria-label={t("labelOf", { number: entry.order.number })}
      className={buttonClass({ variant: "primary", size: "sm" })}
    >
      {t("label")}
    </a>
  );
}
