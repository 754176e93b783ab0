"use client";

import { useLocale, useTranslations } from "next-intl";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { countryCodes } from "#contract/locale.ts";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { Select } from "#components/ui/select.tsx";
import { dialCodes } from "#lib/addresses/dial-code.ts";
import { postcodeInputOf } from "#lib/addresses/postcode-input.ts";
import type { DeliveryDraft } from "#lib/checkout/delivery-form.ts";

const fieldNames = [
  "firstname",
  "lastname",
  "country_code",
  "street",
  "street_extra",
  "postcode",
  "city",
  "phone",
] as const;
type FieldName = (typeof fieldNames)[number];
type Kind = "shipping" | "billing";

const labels = {
  firstname: "firstname",
  lastname: "lastname",
  street: "street",
  street_extra: "streetExtra",
  postcode: "postcode",
  city: "city",
  country_code: "country",
  phone: "phone",
} as const satisfies Record<FieldName, string>;

type ListedFields = Partial<Record<`${Kind}.${FieldName}`, { id: string; label: string }>>;

/** The fields in the order of the page, for an `ErrorSummary`. `t` reads the namespace `delivery`. */
export const listAddressFields = (kind: Kind, t: (key: (typeof labels)[FieldName]) => string): ListedFields =>
  Object.fromEntries(fieldNames.map((name) => [`${kind}.${name}`, { id: `${kind}-${name}`, label: t(labels[name]) }]));

interface AddressFieldsProps {
  kind: Kind;
  form: UseFormReturn<DeliveryDraft>;
  errorOf: (name: `${Kind}.${FieldName}`) => string | undefined;
}

/** An address as one types it, with the browser's own memory for each field. */
export function AddressFields({ kind, form, errorOf }: AddressFieldsProps) {
  const t = useTranslations("delivery");
  const locale = useLocale();
  const country = useWatch({ control: form.control, name: `${kind}.country_code` });
  const postcode = postcodeInputOf(country);
  const countryNames = new Intl.DisplayNames(locale, { type: "region" });
  const countries = countryCodes
    .map((code) => ({ code, name: countryNames.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const field = (name: FieldName) => ({ id: `${kind}-${name}`, error: errorOf(`${kind}.${name}`) });
  const auto = (token: string) => `${kind} ${token}`;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field {...field("firstname")} label={t("firstname")}>
        {(control) => <Input {...control} {...form.register(`${kind}.firstname`)} autoComplete={auto("given-name")} />}
      </Field>
      <Field {...field("lastname")} label={t("lastname")}>
        {(control) => <Input {...control} {...form.register(`${kind}.lastname`)} autoComplete={auto("family-name")} />}
      </Field>
      <Field {...field("country_code")} label={t("country")} className="sm:col-span-2">
        {(control) => (
          <Select {...control} {...form.register(`${kind}.country_code`)} autoComplete={auto("country")}>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field {...field("street")} label={t("street")} className="sm:col-span-2">
        {(control) => <Input {...control} {...form.register(`${kind}.street`)} autoComplete={auto("address-line1")} />}
      </Field>
      <Field {...field("street_extra")} label={t("streetExtra")} note={t("optional")} className="sm:col-span-2">
        {(control) => (
          <Input {...control} {...form.register(`${kind}.street_extra`)} autoComplete={auto("address-line2")} />
        )}
      </Field>
      <Field
        {...field("postcode")}
        label={t("postcode")}
        hint={t(`postcodeHint.${postcode.kind}`, { example: postcode.example })}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register(`${kind}.postcode`)}
            inputMode={postcode.inputMode}
            autoCapitalize={postcode.autoCapitalize}
            maxLength={12}
            autoComplete={auto("postal-code")}
          />
        )}
      </Field>
      <Field {...field("city")} label={t("city")} className="justify-end">
        {(control) => <Input {...control} {...form.register(`${kind}.city`)} autoComplete={auto("address-level2")} />}
      </Field>
      <Field
        {...field("phone")}
        label={t("phone")}
        hint={kind === "shipping" ? t("phoneHint") : undefined}
        className="sm:col-span-2"
      >
        {(control) => (
          <Input
            {...control}
            {...form.register(`${kind}.phone`)}
            type="tel"
            placeholder={dialCodes[country]}
            inputMode="tel"
            autoComplete={auto("tel")}
          />
        )}
      </Field>
    </div>
  );
}
