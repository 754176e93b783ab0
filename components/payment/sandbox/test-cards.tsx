"use client";

import { useTranslations } from "next-intl";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatCardNumber } from "#lib/payments/card-number.ts";

const cards = [
  { number: "4242424242424242", result: "succeeds" },
  { number: "4000000000000002", result: "declined" },
  { number: "4000000000009995", result: "insufficient" },
  { number: "4000002500003155", result: "challenge" },
] as const;

/** The numbers the sandbox knows and what they do. */
export function SandboxCards({ onUse }: { onUse: (number: string) => void }) {
  const t = useTranslations("payment.demo");
  return (
    <Disclosure summary={t("title")} className="rounded border-b-0 bg-tint px-4">
      <p className="mb-2 text-sm">{t("text")}</p>
      <ul className="flex flex-col">
        {cards.map(({ number, result }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3">
            <button
              type="button"
              aria-label={t("use", { number: formatCardNumber(number) })}
              onClick={() => onUse(number)}
              className="min-h-11 font-bold tabular-nums underline decoration-thread decoration-2 underline-offset-4"
            >
              {formatCardNumber(number)}
            </button>
            <span className="text-sm">{t(result)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
