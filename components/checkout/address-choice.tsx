"use client";

import { useLocale, useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Address } from "#contract/addresses.ts";
import { AddressFields, type AddressFieldName } from "#components/addresses/address-fields.tsx";
import { Button } from "#components/ui/button.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { toDraft } from "#lib/addresses/address-draft.ts";
import { addressLines } from "#lib/addresses/address-lines.ts";
import type { AddressKind } from "#lib/addresses/queries.ts";
import { newAddress, type DeliveryDraft } from "#lib/checkout/delivery-form.ts";

/* Few change an address while they order: the dialogs come when they are asked for. */
const AddressDialog = lazy(async () => ({
  default: (await import("#components/addresses/address-dialog.tsx")).AddressDialog,
}));
const DeleteAddress = lazy(async () => ({
  default: (await import("#components/addresses/delete-address.tsx")).DeleteAddress,
}));

interface AddressChoiceProps {
  kind: AddressKind;
  legend: string;
  addresses: readonly Address[];
  chosenId: string;
  form: UseFormReturn<DeliveryDraft>;
  errorOf: (name: `${AddressKind}.${AddressFieldName}`) => string | undefined;
  /** Where boxes go, and what becomes of them without this address; absent when no box is on its way to it. */
  notice?: string | undefined;
}

/** Saved addresses, which can be changed and deleted, and a new one; only the fields where none is saved. */
export function AddressChoice({ kind, legend, addresses, chosenId, form, errorOf, notice }: AddressChoiceProps) {
  const t = useTranslations();
  const locale = useLocale();
  const [act, setAct] = useState<"edit" | "delete" | null>(null);
  const name = kind === "shipping" ? "addressId" : "billingId";
  const chosen = addresses.find(({ id }) => id === chosenId);
  const place = chosen ? `${chosen.street}, ${chosen.city}` : "";
  const choose = (id: string) => form.setValue(name, id);
  return (
    <div className="flex flex-col gap-4">
      {addresses.length > 0 ? (
        <RadioGroup
          legend={legend}
          name={name}
          value={chosenId}
          onChange={(event) => choose(event.target.value)}
          options={[
            ...addresses.map((address) => {
              const [who, ...where] = addressLines(address, locale);
              return { value: address.id, label: who, description: where.join(", ") };
            }),
            { value: newAddress, label: t("delivery.newAddress") },
          ]}
        />
      ) : (
        <h3 className="text-lg">{legend}</h3>
      )}
      {chosen && (
        <div className="-mt-1 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-label={t("addressBook.editLabel", { place })}
            onClick={() => setAct("edit")}
          >
            {t("addressBook.change")}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t("addressBook.deleteLabel", { place })}
            onClick={() => setAct("delete")}
          >
            {t("addressBook.delete")}
          </Button>
        </div>
      )}
      {chosenId === newAddress && (
        <>
          <AddressFields
            kind={kind}
            id={kind}
            value={form.watch(kind)}
            register={(field) => form.register(`${kind}.${field}`)}
            onChange={(field, value) =>
              form.setValue(`${kind}.${field}`, value, {
                shouldValidate: form.formState.isSubmitted,
                shouldDirty: true,
              })
            }
            onInvalidPhone={() => form.setError(`${kind}.phone`, { type: "phone_invalid" })}
            errorOf={(field) => errorOf(`${kind}.${field}`)}
            asksPhone={kind === "shipping"}
          />
          <p className="text-sm text-muted">{t("delivery.saved")}</p>
        </>
      )}
      <Suspense>
        {act === "edit" && chosen && (
          <AddressDialog
            kind={kind}
            addressId={chosen.id}
            start={toDraft(chosen)}
            notice={notice}
            onClose={() => setAct(null)}
            onSaved={() => {
              setAct(null);
              announce(t("addressBook.saved"));
            }}
          />
        )}
        {act === "delete" && chosen && (
          <DeleteAddress
            kind={kind}
            address={chosen}
            notice={notice}
            onClose={() => setAct(null)}
            onDeleted={() => {
              setAct(null);
              choose(addresses.find(({ id }) => id !== chosen.id)?.id ?? newAddress);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
