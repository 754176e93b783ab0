"use client";

import { useTranslations } from "next-intl";
import { Alert } from "#components/ui/alert.tsx";
import { useMergeNotice } from "#components/cart/use-merge-notice.ts";
import { SessionPanel } from "#components/session/session-panel.tsx";
import { earlierPieces } from "#lib/cart/earlier-pieces.ts";
import { cartQuery } from "#lib/cart/queries.ts";
import type { ShownLine } from "#lib/cart/shown-cart.ts";
import { queryClient } from "#lib/query/query-client.ts";

/** Signing in or creating the account without leaving the checkout. `lines`: what is about to be ordered. */
export function IdentityStep({ hasEnded, lines }: { hasEnded: boolean; lines: readonly ShownLine[] }) {
  const t = useTranslations("checkout.identity");
  const tellMerge = useMergeNotice("returned");
  return (
    <div className="mx-auto flex max-w-md flex-col gap-5">
      {hasEnded ? <Alert tone="warning">{t("sessionEnded")}</Alert> : <p className="text-muted">{t("intro")}</p>}
      <SessionPanel
        onSignedIn={() => {
          // What was asked as a visitor, or for somebody else, says nothing about who is here now.
          void queryClient().resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== "cart" });
          // The pieces of this visit are what is ordered; those of the account come on top of them, out of sight on a phone.
          tellMerge(earlierPieces(lines, queryClient().getQueryData(cartQuery().queryKey)));
        }}
      />
    </div>
  );
}
