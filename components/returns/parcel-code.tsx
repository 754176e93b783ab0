import { useTranslations } from "next-intl";
import { QrCode } from "#components/ui/qr-code.tsx";

/** The number of a parcel as a code to show at the counter, instead of a printed label. Needs `tryOn`. */
export function ParcelCode({ rows, number }: { rows: readonly string[]; number: string }) {
  const t = useTranslations("tryOn");
  return (
    <figure className="grid justify-items-center gap-2 self-start rounded bg-tint p-4">
      <QrCode rows={rows} label={t("qr", { number })} />
      <figcaption className="max-w-64 text-center text-sm">
        {t("qrText")} <span className="tabular-nums">{number}</span>
      </figcaption>
    </figure>
  );
}
