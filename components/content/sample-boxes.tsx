import { useTranslations } from "next-intl";
import type { DraftBox } from "#contract/draft-box.ts";
import type { Locale } from "#contract/locale.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { formatEuros } from "#lib/money/format.ts";
import type { BoxWay } from "#lib/navigation/box-way.ts";
import type { SampleName } from "#lib/quiz/sample-boxes.ts";

interface SampleBoxesProps {
  locale: Locale;
  boxes: readonly { name: SampleName; box: DraftBox }[];
  action: BoxWay & { label: string };
}

/** Boxes as they would be sent today, with what they cost. */
export function SampleBoxes({ locale, boxes, action: { label, ...way } }: SampleBoxesProps) {
  const t = useTranslations("concept.boxes");
  if (boxes.length === 0) return null;
  return (
    <section className="section">
      <SectionHeading title={t("title")} intro={t("intro")} />
      <ul className="mt-8 grid gap-10 lg:grid-cols-3 lg:gap-6">
        {boxes.map(({ name, box: { looks, totals } }) => (
          <li key={name} className="flex flex-col gap-4 rounded bg-tint p-4 sm:p-6">
            <h3 className="text-xl">{t(name)}</h3>
            <div className="grid grid-cols-3 gap-2 lg:grid-cols-2 lg:[&>:first-child]:col-span-2">
              {looks.map(
                ({ look_index: index, image }) =>
                  image && (
                    <Picture
                      key={index}
                      picture={image}
                      sizes="(min-width: 64rem) 20vw, 33vw"
                      className="w-full rounded bg-surface"
                    />
                  ),
              )}
            </div>
            <ul className="text-sm">
              {looks
                .flatMap(({ items }) => items)
                .map(({ product, unit_price_ttc: price }) => (
                  <li key={product.id} className="flex justify-between gap-4 border-b border-dashed border-line py-1.5">
                    <span>{product.name}</span>
                    <span className="tabular-nums">{formatEuros(price, locale)}</span>
                  </li>
                ))}
            </ul>
            <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4">
              <b className="text-lg tabular-nums">{formatEuros(totals.items_total_ttc, locale)}</b>
              {totals.keep_all_percent > 0 && (
                <span className="text-sm text-muted">
                  {t("keepAll", { amount: formatEuros(totals.keep_all_total_ttc, locale) })}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink size="lg" {...way}>
          {label}
        </ButtonLink>
      </p>
    </section>
  );
}
