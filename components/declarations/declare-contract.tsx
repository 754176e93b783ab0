"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { Contracts, Declaration, DeclarationKind, Receipt } from "#contract/declarations.ts";
import { useDeed } from "#components/forms/use-deed.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { writeFormDraft } from "#lib/forms/form-draft.ts";
import { isSignedIn } from "#lib/session/client-status.ts";
import { ClientDeclarationForm } from "./client-declaration-form.tsx";
import { DeclarationReceipt } from "./declaration-receipt.tsx";
import type { Drafted } from "./drafted.ts";
import { GuestDeclarationForm } from "./guest-declaration-form.tsx";

const api = () => import("#lib/declarations/api.ts");

/** Names of what is typed into the two forms; a link that names an order begins another declaration. */
function draftKeysOf(kind: DeclarationKind): [own: string, other: string] {
  const key = `declaration-${kind}-${new URLSearchParams(location.search).get("order") ?? ""}`;
  return [`${key}-own`, key];
}

/**
 * Declares in two steps that a contract ends: what, then yes. A client chooses among contracts, everybody else writes
 * which one it is. Needs `declaration`, `size`, `validation` and `error`.
 */
export function DeclareContract({ kind }: { kind: DeclarationKind }) {
  const t = useTranslations();
  /** Undefined while it is asked for; null for visitors. */
  const [contracts, setContracts] = useState<Contracts | null | undefined>(undefined);
  const [isOther, setIsOther] = useState(false);
  const [drafted, setDrafted] = useState<Drafted | null>(null);
  const [receipt, setReceipt] = useState<Receipt | Declaration | null>(null);
  const { isBusy, refusal, run, clear } = useDeed();
  /* One key for one declaration, however often its button is pressed. */
  const key = useRef("");
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const found = isSignedIn() ? await (await api()).readContracts().catch(() => null) : null;
      if (!isGone) setContracts(found);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => {
    if (drafted) heading.current?.focus();
  }, [drafted]);

  const confirm = async () => {
    if (!drafted) return;
    const draftKeys = draftKeysOf(kind);
    await run(async () => {
      const { sendDeclaration, sendOwnDeclaration } = await api();
      const { send } = drafted;
      setReceipt(
        send.by === "guest" ? await sendDeclaration(send.body) : await sendOwnDeclaration(send.body, key.current),
      );
      for (const draftKey of draftKeys) writeFormDraft(sessionStorage, draftKey, null);
      announce(t("declaration.receivedTitle"));
    });
  };

  if (receipt) return <DeclarationReceipt receipt={receipt} />;
  if (contracts === undefined) return <Skeleton className="h-72 w-full" />;
  const draft = (next: Drafted) => {
    key.current = crypto.randomUUID();
    clear();
    setDrafted(next);
  };
  const [ownKey, otherKey] = draftKeysOf(kind);
  const own =
    contracts && (kind === "CANCELLATION" ? contracts.subscriptions : [...contracts.orders, ...contracts.gift_cards]);
  return (
    <>
      {/* What was typed stays while it is looked over. */}
      <div hidden={drafted !== null} className="flex flex-col gap-6">
        {contracts && own && own.length > 0 && !isOther ? (
          <>
            <ClientDeclarationForm kind={kind} contracts={contracts} draftKey={ownKey} onDrafted={draft} />
            <Button variant="ghost" size="sm" className="self-start" onClick={() => setIsOther(true)}>
              {t("declaration.otherContract")}
            </Button>
          </>
        ) : (
          <GuestDeclarationForm kind={kind} draftKey={otherKey} onDrafted={draft} />
        )}
      </div>
      {drafted && (
        <Card as="section" tone="outline" aria-labelledby="declaration-review" className="flex flex-col gap-4">
          <h2 id="declaration-review" ref={heading} tabIndex={-1} className="text-2xl">
            {t(`declaration.review.${kind}`)}
          </h2>
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
            {drafted.rows.map(({ label, value }) => (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="min-w-0 font-bold">{value}</dd>
              </div>
            ))}
          </dl>
          <p>{t(`declaration.consequence.${kind}`)}</p>
          {refusal && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
          <div className="flex flex-wrap gap-3">
            <Button size="lg" loading={isBusy} onClick={() => void confirm()}>
              {t(`declaration.confirm.${kind}`)}
            </Button>
            <Button size="lg" variant="secondary" onClick={() => setDrafted(null)}>
              {t("declaration.change")}
            </Button>
          </div>
        </Card>
      )}
    </>
  );
}
