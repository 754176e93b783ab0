"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useSizeText } from "#components/cart/use-size-text.ts";
import { cartEngine } from "#lib/cart/browser-engine.ts";
import type { LineChange, QuoteDifference } from "#lib/checkout/quote-difference.ts";
import { formatCents } from "#lib/money/format.ts";

/** What changed since the customer agreed, old beside new, with the ways on; takes the focus when it appears. Key it by `differenceKey`. */
export function QuoteNotice({ difference }: { difference: QuoteDifference }) {
  const t = useTranslations("checkout.change");
  const box = useRef<HTMLElement>(null);
  const { lines, shipping, total, due } = difference;
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="quote-change"
      className="scroll-mt-24 rounded border-[1.5px] border-warning bg-warning-soft p-4"
    >
      <h3 id="quote-change" className="flex items-start gap-2 font-text text-lg font-bold tracking-normal">
        <Icon name="warning" size={22} className="mt-0.5 shrink-0 text-warning" />
        {t("title")}
      </h3>
      <p className="mt-1">{t("text")}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {lines.map((change) => (
          <li key={change.line.variant.variant_id}>
            <ChangedLine change={change} />
          </li>
        ))}
        {shipping && (
          <li>
            {t("shipping")} <Amounts {...shipping} />
          </li>
        )}
        {total && (
          <li className="text-lg font-bold">
            {t("total")} <Amounts {...total} />
          </li>
        )}
        {due && (
          <li className="text-lg font-bold">
            {t("due")} <Amounts {...due} />
          </li>
        )}
      </ul>
    </section>
  );
}

function Amounts({ beforeCents, afterCents }: { beforeCents: number; afterCents: number }) {
  const t = useTranslations("checkout.change");
  const locale = useLocale();
  return (
    <span className="tabular-nums">
      <span className="sr-only">{t("before")} </span>
      <s className="font-normal text-muted">{formatCents(beforeCents, locale)}</s> <span aria-hidden="true">→</span>{" "}
      <span className="sr-only">{t("after")} </span>
      <strong>{formatCents(afterCents, locale)}</strong>
    </span>
  );
}

function ChangedLine({ change }: { change: LineChange }) {
  const t = useTranslations("checkout.change");
  const { size } = useSizeText();
  const { product, variant, availability } = change.line;
  const names = { product: product.name, size: size(variant.size) };
  if (change.kind === "price") {
    return (
      <>
        {product.name} <Amounts beforeCents={change.beforeCents} afterCents={change.afterCents} />
      </>
    );
  }
  const remove = (
    <Button
      variant="secondary"
      size="sm"
      aria-label={t("removeLabel", { product: product.name })}
      onClick={() => cartEngine().setQuantity(variant.variant_id, 0)}
    >
      {t("remove")}
    </Button>
  );
  if (change.kind === "limited") {
    const { available } = change;
    return (
      <>
        <p className="font-bold">{t("limited", { ...names, count: available })}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => cartEngine().setQuantity(variant.variant_id, available)}>
            {t("keep", { count: available })}
          </Button>
          {remove}
        </div>
      </>
    );
  }
  return (
    <>
      <p className="font-bold">{t("soldOut", names)}</p>
      {availability.alternatives.length > 0 && <p className="mt-1 text-sm">{t("otherSizes")}</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        {availability.alternatives.map((other) => (
          <Button
            key={other.variant_id}
            variant="secondary"
            size="sm"
            aria-label={t("swap", { product: product.name, size: size(other.size) })}
            onClick={() => cartEngine().swap(change.line, other.variant_id)}
          >
            {size(other.size)}
          </Button>
        ))}
        {remove}
      </div>
    </>
  );
}
