"use client";

import { useEffect, useState } from "react";
import type { Locale } from "#contract/locale.ts";
import { whenIdle } from "#lib/browser/when-idle.ts";
import { isSignedIn } from "#lib/session/client-status.ts";

/** The price of a subscriber, who pays it in cart and checkout too. The page is everybody's: this comes after it. */
export function SubscriberPrice({ locale, cents }: { locale: Locale; cents: number }) {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    if (!isSignedIn()) return undefined;
    return whenIdle(() => {
      void import("#lib/discounts/subscriber-words.ts")
        .then(({ subscriberWords }) => subscriberWords(locale, cents))
        .then(setWords)
        .catch(() => undefined);
    });
  }, [locale, cents]);
  return words === null ? null : <p className="mb-4 w-fit rounded bg-tint px-3 py-1 font-bold">{words}</p>;
}
