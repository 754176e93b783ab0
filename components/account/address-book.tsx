"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { maxAddresses, type Address } from "#contract/addresses.ts";
import type { Client } from "#contract/client.ts";
import { AddressDialog } from "#components/addresses/address-dialog.tsx";
import { DeleteAddress } from "#components/addresses/delete-address.tsx";
import { useDeed } from "#components/forms/use-deed.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { emptyAddress, toDraft } from "#lib/addresses/address-draft.ts";
import { addressLines, fullName } from "#lib/addresses/address-lines.ts";
import { makeDefaultAddress } from "#lib/addresses/changes.ts";
import type { AddressKind } from "#lib/addresses/queries.ts";
import type { ErrorKey } from "#lib/forms/error-key.ts";
import { countryOf } from "#lib/locale/options.ts";

type Act = { kind: AddressKind; address: Address | null; does: "store" | "delete" };

interface AddressBookProps {
  client: Client;
  addresses: Record<AddressKind, readonly Address[]>;
}

/** Saved addresses of both kinds: add, change, delete, make the default. */
export function AddressBook({ client, addresses }: AddressBookProps) {
  const t = useTranslations();
  const router = useRouter();
  const [act, setAct] = useState<Act | null>(null);
  const { isBusy, refusal, run } = useDeed();
  /** The one that was to become the default last. */
  const [chosen, setChosen] = useState<{ kind: AddressKind; id: string } | null>(null);
  const headings = { shipping: useRef<HTMLHeadingElement>(null), billing: useRef<HTMLHeadingElement>(null) };
  const hasBoxes = [client.subscription_status, client.woman_subscription_status].some(
    (status) => status === "ONGOING_SUBSCRIPTION" || status === "PAUSED_SUBSCRIPTION",
  );

  const makeDefault = async (kind: AddressKind, { id }: Address) => {
    setChosen({ kind, id });
    if (await run(() => makeDefaultAddress(kind, id))) {
      announce(t(`addressBook.isDefaultNow.${kind}`));
      // The button that was pressed has nothing to do any more, and goes.
      headings[kind].current?.focus();
    }
    router.refresh();
  };
  /** Boxes go to the default delivery address; what changes there changes where the next one goes. */
  const noticeOf = ({ kind, address, does }: Act): string | undefined => {
    if (!hasBoxes || kind !== "shipping" || !address?.is_default) return undefined;
    if (does === "store") return t("addressBook.boxesComeHere");
    const [next] = addresses.shipping.filter(({ id }) => id !== address.id);
    return next ? t("addressBook.boxesGoTo", { street: next.street, city: next.city }) : t("addressBook.boxesWait");
  };
  const close = (kind: AddressKind | null = null) => {
    setAct(null);
    router.refresh();
    // What was pressed is gone; the dialog gives the focus back to it first.
    if (kind !== null) requestAnimationFrame(() => headings[kind].current?.focus());
  };
  const count = addresses.shipping.length + addresses.billing.length;

  return (
    <>
      {(["shipping", "billing"] as const).map((kind) => (
        <section key={kind} aria-labelledby={`${kind}-addresses`} className="flex flex-col gap-4">
          <h2 id={`${kind}-addresses`} ref={headings[kind]} tabIndex={-1} className="text-2xl">
            {t(`addressBook.title.${kind}`)}
          </h2>
          {addresses[kind].length === 0 ? (
            <p className="text-muted">{t(`addressBook.none.${kind}`)}</p>
          ) : (
            <ul className="grid items-stretch gap-4 sm:grid-cols-2">
              {addresses[kind].map((address) => (
                <AddressItem
                  key={address.id}
                  address={address}
                  isBusy={isBusy}
                  refusal={chosen?.kind === kind && chosen.id === address.id ? refusal : null}
                  onEdit={() => setAct({ kind, address, does: "store" })}
                  onDelete={() => setAct({ kind, address, does: "delete" })}
                  onDefault={() => void makeDefault(kind, address)}
                />
              ))}
            </ul>
          )}
          {count < maxAddresses && (
            <Button
              variant="secondary"
              className="self-start"
              onClick={() => setAct({ kind, address: null, does: "store" })}
            >
              {t(`addressBook.add.${kind}`)}
            </Button>
          )}
        </section>
      ))}
      {act?.does === "store" && (
        <AddressDialog
          kind={act.kind}
          addressId={act.address?.id ?? null}
          start={
            act.address
              ? toDraft(act.address)
              : emptyAddress(
                  { ...client, phone: client.phone ?? client.default_shipping_address?.phone ?? null },
                  client.default_shipping_address?.country_code ?? countryOf(client.locale),
                )
          }
          notice={noticeOf(act)}
          onClose={() => setAct(null)}
          onSaved={() => {
            announce(t("addressBook.saved"));
            close();
          }}
        />
      )}
      {act?.does === "delete" && act.address && (
        <DeleteAddress
          kind={act.kind}
          address={act.address}
          notice={noticeOf(act)}
          onClose={() => setAct(null)}
          onDeleted={() => close(act.kind)}
        />
      )}
    </>
  );
}

interface AddressItemProps {
  address: Address;
  isBusy: boolean;
  /** Why it did not become the default. */
  refusal: ErrorKey | null;
  onEdit: () => void;
  onDelete: () => void;
  onDefault: () => void;
}

function AddressItem({ address, isBusy, refusal, onEdit, onDelete, onDefault }: AddressItemProps) {
  const t = useTranslations("addressBook");
  const errors = useTranslations("error");
  const locale = useLocale();
  const [who, ...where] = addressLines(address, locale);
  const place = `${fullName(address)}, ${address.street}, ${address.city}`;
  return (
    <Card as="li" tone="outline" className="flex flex-col gap-3">
      <address className="flex-1 not-italic">
        <span className="flex flex-wrap items-center gap-2 font-bold">
          {who}
          {address.is_default && (
            <Badge tone="blue" follows>
              {t("default")}
            </Badge>
          )}
        </span>
        {where.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {address.phone !== "" && <span className="block text-muted">{address.phone}</span>}
      </address>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-label={t("editLabel", { place })} onClick={onEdit}>
          {t("change")}
        </Button>
        {!address.is_default && (
          <Button
            variant="secondary"
            size="sm"
            disabled={isBusy}
            aria-label={t("makeDefaultLabel", { place })}
            onClick={onDefault}
          >
            {t("makeDefault")}
          </Button>
        )}
        <Button variant="ghost" size="sm" aria-label={t("deleteLabel", { place })} onClick={onDelete}>
          {t("delete")}
        </Button>
      </div>
      {refusal && <Alert tone="danger">{errors(refusal)}</Alert>}
    </Card>
  );
}
