"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { Address } from "#contract/addresses.ts";
import { Alert } from "#components/ui/alert.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { addressLines } from "#lib/addresses/address-lines.ts";
import { deleteAddress } from "#lib/addresses/changes.ts";
import type { AddressKind } from "#lib/addresses/queries.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";

interface DeleteAddressProps {
  kind: AddressKind;
  address: Address;
  /** Who else uses this address, and what becomes of it. */
  notice?: string | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an address goes. Needs `addressBook` and `error`. */
export function DeleteAddress({ kind, address, notice, onClose, onDeleted }: DeleteAddressProps) {
  const t = useTranslations();
  const locale = useLocale();
  const [state, setState] = useState<"asking" | "busy" | ErrorKey>("asking");
  const remove = async () => {
    setState("busy");
    try {
      await deleteAddress(kind, address.id);
      announce(t("addressBook.deleted"));
      onDeleted();
    } catch (error) {
      setState(errorKey(error));
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("addressBook.deleteTitle")}
      confirmLabel={t("addressBook.delete")}
      cancelLabel={t("addressBook.keep")}
      closeLabel={t("addressBook.close")}
      tone="danger"
      loading={state === "busy"}
      onConfirm={() => void remove()}
    >
      <span className="block">{addressLines(address, locale).join(", ")}</span>
      <span className="mt-2 block">{notice ?? t("addressBook.deleteText")}</span>
      {state !== "asking" && state !== "busy" && (
        <Alert tone="danger" className="mt-3">
          {t(`error.${state}`)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
