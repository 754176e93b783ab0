"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { Address } from "#contract/addresses.ts";
import type { Totals } from "#contract/cart.ts";
import type { DeliveryMode, PickupPoint, ShippingFee } from "#contract/delivery.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { ErrorSummary } from "#components/ui/error-summary.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { deliveryFormSchema, newAddress, type DeliveryDraft } from "#lib/checkout/delivery-form.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { serverFieldErrors } from "#lib/forms/server-field-errors.ts";
import { useFieldErrors } from "#lib/forms/use-field-errors.ts";
import { AddressChoice } from "./address-choice.tsx";
import { listAddressFields } from "./address-fields.tsx";
import { DeliveryModeChoice } from "./delivery-mode-choice.tsx";
import { PickupPointChoice } from "./pickup-point-choice.tsx";

const pointsId = "pickup-points";

export interface DeliveryFormProps {
  start: DeliveryDraft;
  startPoint: PickupPoint | null;
  shipping: readonly Address[];
  billing: readonly Address[];
  fees: readonly ShippingFee[];
  totals: Partial<Record<DeliveryMode, Totals>>;
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
  onDraft,
  onConfirm,
}: DeliveryFormProps) {
  const t = useTranslations();
  const tDelivery = useTranslations("delivery");
  const form = useForm<DeliveryDraft>({
    resolver: zodResolver(deliveryFormSchema),
    defaultValues: start,
    shouldFocusError: false,
  });
  const errors = useFieldErrors(form);
  const values = useWatch({ control: form.control }) as DeliveryDraft;
  const [point, setPoint] = useState(startPoint);
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const { isSubmitting, submitCount } = form.formState;

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

  const fields = {
    ...listAddressFields("shipping", tDelivery),
    pickupPointId: { id: pointsId, message: tDelivery("pointMissing") },
    ...listAddressFields("billing", tDelivery),
  };
  const shown = errors.list(fields);

  const submit = form.handleSubmit(async (confirmed) => {
    setRefusal(null);
    try {
      await onConfirm(confirmed);
    } catch (error) {
      const prefix = confirmed.addressId === newAddress ? "shipping" : "billing";
      const refused = Object.keys(serverFieldErrors(error)).flatMap(
        (name) => (Object.keys(fields) as (keyof typeof fields)[]).find((path) => path === `${prefix}.${name}`) ?? [],
      );
      for (const path of refused) form.setError(path, { type: "invalid" });
      if (refused.length > 0) return;
      const key = errorKey(error);
      if (key === "POSTCODE_INVALID") return form.setError(`${prefix}.postcode`, { type: key });
      setRefusal(key);
      announce(t(`error.${key}`));
    }
  });

  return (
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-8">
      <ErrorSummary title={t("validation.summary", { count: shown.length })} errors={shown} attempt={submitCount} />
      <AddressChoice
        kind="shipping"
        legend={t("delivery.addresses")}
        addresses={shipping}
        chosenId={values.addressId}
        form={form}
        errorOf={errors.of}
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
          error={errors.of("pickupPointId") && fields.pickupPointId.message}
          onChoose={(chosen) => {
            setPoint(chosen);
            form.setValue("pickupPointId", chosen.id, { shouldValidate: form.formState.isSubmitted });
          }}
        />
      )}
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
            errorOf={errors.of}
          />
        )}
      </div>
      {refusal && !isSubmitting && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
      <Button type="submit" size="lg" block loading={isSubmitting}>
        {t("checkout.toPayment")}
      </Button>
    </form>
  );
}
