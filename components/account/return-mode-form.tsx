"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { updateClient, type Client } from "#contract/client.ts";
import type { ShippingFee } from "#contract/delivery.ts";
import { countryCodes, type CountryCode } from "#contract/locale.ts";
import { returnModeSchema, type ReturnMode } from "#contract/return-mode.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useMappedForm } from "#components/forms/use-contract-form.ts";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { Select } from "#components/ui/select.tsx";
import { countryOf } from "#lib/locale/options.ts";
import { href } from "#lib/routing/href.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { DropOffPoints } from "./drop-off-points.tsx";

const formSchema = z.object({ mode: z.string().pipe(z.enum(returnModeSchema.options, { error: "required" })) });

interface ReturnModeFormProps {
  client: Client;
  /** What carriers offer, by country. */
  fees: readonly ShippingFee[];
}

/** Who brings a parcel back from a country, by the way it goes; a way nobody offers there is left out. */
function carriersOf(country: CountryCode, fees: readonly ShippingFee[]): Partial<Record<ReturnMode, ShippingFee>> {
  const find = (mode: ShippingFee["mode"]) => fees.find((fee) => fee.country_code === country && fee.mode === mode);
  const [point, post] = [find("PICKUP_POINT"), find("HOME")];
  return { ...(point ? { PICKUP_POINT: point } : {}), ...(post ? { POST_OFFICE: post, HOME: post } : {}) };
}

/** How parcels go back unless a return says otherwise. Needs `returnModeForm`, `accountReturn`, `delivery`, `validation`, `error`. */
export function ReturnModeForm({ client, fees }: ReturnModeFormProps) {
  const t = useTranslations();
  const locale = useLocale();
  const home = client.default_shipping_address;
  const [country, setCountry] = useState<CountryCode>(home?.country_code ?? countryOf(client.locale));
  const carriers = carriersOf(country, fees);
  const saving = useMappedForm({
    endpoint: updateClient,
    schema: formSchema,
    id: "return-mode",
    fields: { mode: t("returnModeForm.legend") },
    defaultValues: { mode: client.return_mode ?? "" },
    toBody: ({ mode }) => ({ return_mode: mode }),
    onDone: () => openAddress(href(locale, "infos-edit-return-mode-confirmation")),
  });
  const { form } = saving;
  const mode = useWatch({ control: form.control, name: "mode" });
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const point = carriers.PICKUP_POINT;
  return (
    <ContractForm
      form={saving}
      className="gap-6"
      actions={
        <Button type="submit" loading={saving.isBusy || saving.isDone} className="self-start">
          {t("returnModeForm.save")}
        </Button>
      }
    >
      <Field label={t("returnModeForm.country")} id="return-mode-country" hint={t("returnModeForm.countryHint")}>
        {(control) => (
          <Select
            {...control}
            value={country}
            onChange={(event) => {
              const next = event.target.value as CountryCode;
              setCountry(next);
              if (mode !== "" && !(mode in carriersOf(next, fees))) form.setValue("mode", "");
            }}
          >
            {countryCodes
              .map((code) => ({ code, name: names.of(code) ?? code }))
              .toSorted((a, b) => a.name.localeCompare(b.name, locale))
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <RadioGroup
        id={saving.field("mode").id}
        legend={t("returnModeForm.legend")}
        error={saving.errorOf("mode")}
        name="mode"
        value={mode}
        onChange={(event) => form.setValue("mode", event.target.value, { shouldValidate: form.formState.isSubmitted })}
        options={returnModeSchema.options.flatMap((option) => {
          const offer = carriers[option];
          return offer
            ? [
                {
                  value: option,
                  label: t(`accountReturn.modes.${option}`),
                  description: t("returnModeForm.with", {
                    text: t(`accountReturn.modeText.${option}`),
                    carrier: offer.carrier,
                  }),
                },
              ]
            : [];
        })}
      />
      {mode === "PICKUP_POINT" && point && (
        <DropOffPoints
          key={country}
          country={country}
          offer={point}
          postcode={home?.country_code === country ? home.postcode : ""}
        />
      )}
    </ContractForm>
  );
}
