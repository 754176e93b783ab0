"use client";

import { useLocale, useTranslations } from "next-intl";
import type { UseFormReturn } from "react-hook-form";
import type { Address } from "#contract/addresses.ts";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { addressLines } from "#lib/addresses/address-lines.ts";
import { newAddress, type DeliveryDraft } from "#lib/checkout/delivery-form.ts";
import { AddressFields } from "./address-fields.tsx";

interface AddressChoiceProps {
  kind: "shipping" | "billing";
  legend: string;
  addresses: readonly Address[];
  chosenId: string;
  form: UseFormReturn<DeliveryDraft>;
  errorOf: Parameters<typeof AddressFields>[0]["errorOf"];
}

/** Saved addresses and a new one; only the fields where none is saved. */
export function AddressChoice({ kind, legend, addresses, chosenId, form, errorOf }: AddressChoiceProps) {
  const t = useTranslations("delivery");
  const locale = useLocale();
  const name = kind === "shipping" ? "addressId" : "billingId";
  const isTyped = chosenId === newAddress;
  return (
    <div className="flex flex-col gap-4">
      {addresses.length > 0 ? (
        <RadioGroup
          legend={legend}
          name={name}
          value={chosenId}
          onChange={(event) => form.setValue(name, event.target.value)}
          options={[
            ...addresses.map((address) => {
              const [who, ...where] = addressLines(address, locale);
              return { value: address.id, label: who, description: where.join(", ") };
            }),
            { value: newAddress, label: t("newAddress") },
          ]}
        />
      ) : (
        <h3 className="text-lg">{legend}</h3>
      )}
      {isTyped && (
        <>
          <AddressFields kind={kind} form={form} errorOf={errorOf} />
          <p className="text-sm text-muted">{t("saved")}</p>
        </>
      )}
    </div>
  );
}
