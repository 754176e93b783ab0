"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { Address } from "#contract/addresses.ts";
import type { Totals } from "#contract/cart.ts";
import type { DeliveryMode, PickupPoint, ShippingFee } from "#contract/delivery.ts";
import { listAddressFields } from "#components/addresses/address-fields.tsx";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useCheckedForm } from "#components/forms/use-checked-form.ts";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { deliveryFormSchema, newAddress, type DeliveryDraft } from "#lib/checkout/delivery-form.ts";
import { AddressChoice } from "./address-choice.tsx";
import { DeliveryModeChoice } from "./delivery-mode-choice.tsx";
import { PickupPointChoice } from "./pickup-point-choice.tsx";

const pointsId = "pickup-points";

/** Of the two addresses only one can be new to the API at a time, the delivery's first. */
const refusedAddress = ({ addressId }: DeliveryDraft) => (addressId === newAddress ? "shipping" : "billing");

export interface DeliveryFormProps {
  start: DeliveryDraft;
  startPoint: PickupPoint | null;
  shipping: readonly Address[];
  billing: readonly Address[];
  fees: readonly ShippingFee[];
  totals: Partial<Record<DeliveryMode, Totals>>;
  /** Boxes are billed to the address of the account: no other is asked for. */
  isBox?: boolean;
  /** Absent: goes on to the payment. */
  submitLabel?: string;
  /** Right above the button: what the press will do. */
  effect?: ReactNode;
  /** Called with every change, so that nothing typed is lost. */
  onDraft: (draft: DeliveryDraft, point: PickupPoint | null) => void;
  /** Saves what was typed and goes on. Throws `AppError`. */
  onConfirm: (draft: DeliveryDraft) => Promise<void>;
}

export function DeliveryForm({
  start,
  startPoint,
  shipping,
  billing,
  fees,
  totals,
  isBox = false,
  submitLabel,
  effect,
  onDraft,
  onConfirm,
}: DeliveryFormProps) {
  const t = useTranslations();
  const tDelivery = useTranslations("delivery");
  const fields = {
    ...listAddressFields("shipping.", "shipping", tDelivery),
    pickupPointId: { id: pointsId, label: tDelivery("points") },
    ...listAddressFields("billing.", "billing", tDelivery),
  };
  const delivery = useCheckedForm({
    id: "delivery",
    schema: deliveryFormSchema,
    fields,
    defaultValues: start,
    send: onConfirm,
    onDone: () => undefined,
    fieldOfRefusal: (key, confirmed) =>
      key === "POSTCODE_INVALID" ? (`${refusedAddress(confirmed)}.postcode` as const) : undefined,
    fieldOfBody: (name, confirmed) =>
      (Object.keys(fields) as (keyof typeof fields)[]).find((path) => path === `${refusedAddress(confirmed)}.${name}`),
  });
  const { form, errorOf } = delivery;
  const values = useWatch({ control: form.control }) as DeliveryDraft;
  const [point, setPoint] = useState(startPoint);

  const address = shipping.find(({ id }) => id === values.addressId) ?? values.shipping;
  const offers = fees.filter((fee) => fee.country_code === address.country_code);
  const pointHere = point?.country_code === address.country_code ? point : null;
  const isModeOffered = offers.length === 0 || offers.some(({ mode }) => mode === values.mode);

  useEffect(() => {
    if (!isModeOffered) form.setValue("mode", "HOME");
  }, [isModeOffered, form]);
  useEffect(() => {
    if (values.pickupPointId !== "" && pointHere === null) form.setValue("pickupPointId", "");
  }, [values.pickupPointId, pointHere, form]);
  useEffect(() => onDraft(values, pointHere), [values, pointHere, onDraft]);

  return (
    <ContractForm
      form={delivery}
      className="gap-8"
      actions={
        <>
          {effect}
          <Button type="submit" size="lg" block loading={delivery.isBusy}>
            {submitLabel ?? t("checkout.toPayment")}
          </Button>
        </>
      }
    >
      <AddressChoice
        kind="shipping"
        legend={t("delivery.addresses")}
        addresses={shipping}
        chosenId={values.addressId}
        form={form}
        errorOf={errorOf}
      />
      <DeliveryModeChoice
        offers={offers}
        totals={totals}
        value={values.mode}
        onChange={(mode) => form.setValue("mode", mode)}
      />
      {values.mode === "PICKUP_POINT" && (
        <PickupPointChoice
          key={address.country_code}
          id={pointsId}
          country={address.country_code}
          offer={offers.find(({ mode }) => mode === "PICKUP_POINT") ?? null}
          postcode={address.postcode}
          chosenId={values.pickupPointId}
          error={errorOf("pickupPointId")}
          onChoose={(chosen) => {
            setPoint(chosen);
            form.setValue("pickupPointId", chosen.id, { shouldValidate: form.formState.isSubmitted });
          }}
        />
      )}
      {!isBox && (
        <div className="flex flex-col gap-2">
          <h3 className="font-text text-base font-bold tracking-normal">{t("delivery.billing")}</h3>
          <Checkbox label={t("delivery.billingSame")} {...form.register("isBillingSame")} />
          {!values.isBillingSame && (
            <AddressChoice
              kind="billing"
              legend={t("delivery.billingOther")}
              addresses={billing}
              chosenId={values.billingId}
              form={form}
              errorOf={errorOf}
            />
          )}
        </div>
      )}
    </ContractForm>
  );
}
