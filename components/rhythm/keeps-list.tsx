"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import { elided } from "#contract/elision.ts";
import { formatEuros } from "#lib/money/format.ts";

/** Wallet in euros. */
export interface Keeps {
  wallet: number;
  points: number;
}

/** What stays with somebody who leaves. */
export function KeepsList({ keeps, name }: { keeps: Keeps; name: string }) {
  const t = useTranslations("rhythm.keeps");
  const locale = useLocale();
  const lines = [
    t("wardrobe", elided({ name })),
    t("points", { count: keeps.points }),
    t("wallet", { amount: formatEuros(keeps.wallet, locale) }),
    t("packed"),
  ];
  return (
    <div>
      <p className="mb-1.5 font-bold">{t("title")}</p>
      <ul className="flex flex-col gap-1.5">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <Icon name="heart" size={20} className="mt-0.5 shrink-0 text-muted" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
