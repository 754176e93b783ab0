import { useTranslations } from "next-intl";
import type { Return } from "#contract/returns.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { labelAddress } from "#lib/returns/label-address.ts";

const formats = ["A4", "A6"] as const;

/** The label as files, not pages: plain anchors. A6 is for label printers, A4 for all others. Needs `tryOn`. */
export function LabelLink({ entry }: { entry: Pick<Return, "id" | "order"> }) {
  const t = useTranslations("tryOn");
  return (
    <div className="flex flex-wrap gap-3">
      {formats.map((format) => (
        <a
          key={format}
          href={labelAddress(entry, format)}
          target="_blank"
          rel="noopener"
          aria-label={t("labelOf", { number: entry.order.number, format })}
          className={buttonClass({ variant: format === "A4" ? "primary" : "secondary", size: "sm" })}
        >
          {t("label", { format })}
        </a>
      ))}
    </div>
  );
}
