"use client";

import { useTranslations } from "next-intl";
import { Alert } from "#components/ui/alert.tsx";
import { useMergeNotice } from "#components/cart/use-merge-notice.ts";
import { SessionPanel } from "#components/session/session-panel.tsx";
import { queryClient } from "#lib/query/query-client.ts";

/** Signing in or creating the account without leaving the checkout. */
export function IdentityStep({ hasEnded }: { hasEnded: boolean }) {
  const t = useTranslations("checkout.identity");
  const tellMerge = useMergeNotice();
  return (
    <div className="mx-auto flex max-w-md flex-col gap-5">
      {hasEnded ? <Alert tone="warning">{t("sessionEnded")}</Alert> : <p className="text-muted">{t("intro")}</p>}
      <SessionPanel
        onSignedIn={(changes) => {
          // What was asked as a visitor, or for somebody else, says nothing about who is here now.
          void queryClient().resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== "cart" });
          tellMerge(changes.filter(({ quantityBefore }) => quantityBefore > 0));
        }}
      />
    </div>
  );
}
