"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { addressInputSchema, type Address, type AddressInput } from "#contract/addresses.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useCheckedForm } from "#components/forms/use-checked-form.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import type { AddressDraft } from "#lib/addresses/address-draft.ts";
import { storeAddress } from "#lib/addresses/changes.ts";
import type { AddressKind } from "#lib/addresses/queries.ts";
import { AddressFields, listAddressFields } from "./address-fields.tsx";

interface AddressDialogProps {
  kind: AddressKind;
  /** What is saved under this id changes; null adds an address. */
  addressId: string | null;
  start: AddressDraft;
  /** Told before anything is typed: who else uses this address. */
  notice?: string | undefined;
  onClose: () => void;
  onSaved: (address: Address) => void;
}

/** Adds or changes an address. Needs `addressBook`, `delivery`, `phone`, `validation` and `error`. */
export function AddressDialog(props: AddressDialogProps) {
  const t = useTranslations("addressBook");
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      title={t(`${props.addressId === null ? "add" : "edit"}.${props.kind}`)}
      closeLabel={t("close")}
    >
      {/* A dialog stands elsewhere in the page, but what is sent in it would reach the form it was opened from. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <AddressForm {...props} />
      </div>
    </Dialog>
  );
}

function AddressForm({ kind, addressId, start, notice, onClose, onSaved }: AddressDialogProps) {
  const t = useTranslations("addressBook");
  const tDelivery = useTranslations("delivery");
  const id = `${kind}-saved`;
  // A bill needs no number; the contract asks one of every address, so that what is known is kept.
  const asksPhone = kind === "shipping" || start.phone === "";
  const saving = useCheckedForm<AddressDraft, AddressInput, Address>({
    id,
    schema: addressInputSchema as never,
    fields: listAddressFields("", id, tDelivery),
    defaultValues: start,
    send: (values) => storeAddress(kind, addressId, values),
    onDone: onSaved,
    fieldOfRefusal: (key) => (key === "POSTCODE_INVALID" ? "postcode" : undefined),
  });
  const { form, errorOf } = saving;
  const value = useWatch({ control: form.control }) as AddressDraft;
  return (
    <ContractForm
      form={saving}
      aria-label={t(`${addressId === null ? "add" : "edit"}.${kind}`)}
      actions={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" loading={saving.isBusy}>
            {t("save")}
          </Button>
        </div>
      }
    >
      {notice !== undefined && <Alert tone="info">{notice}</Alert>}
      <AddressFields
        kind={kind}
        id={id}
        value={value}
        register={(name) => form.register(name)}
        onChange={(name, next) =>
          form.setValue(name, next, { shouldValidate: form.formState.isSubmitted, shouldDirty: true })
        }
        onInvalidPhone={() => form.setError("phone", { type: "phone_invalid" })}
        errorOf={errorOf}
        asksPhone={asksPhone}
      />
    </ContractForm>
  );
}
