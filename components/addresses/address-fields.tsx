"use client";

import { useLocale, useTranslations } from "next-intl";
import type { UseFormRegisterReturn } from "react-hook-form";
import { countryCodes } from "#contract/locale.ts";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { Select } from "#components/ui/select.tsx";
import type { AddressDraft } from "#lib/addresses/address-draft.ts";
import { postcodeInputOf } from "#lib/addresses/postcode-input.ts";
import type { AddressKind } from "#lib/addresses/queries.ts";
import { PhoneField } from "./phone-field.tsx";
import { TownField } from "./town-field.tsx";

export const addressFieldNames = [
  "firstname",
  "lastname",
  "country_code",
  "street",
  "street_extra",
  "postcode",
  "city",
  "phone",
] as const;
export type AddressFieldName = (typeof addressFieldNames)[number];

const labels = {
  firstname: "firstname",
  lastname: "lastname",
  street: "street",
  street_extra: "streetExtra",
  postcode: "postcode",
  city: "city",
  country_code: "country",
  phone: "phone",
} as const satisfies Record<AddressFieldName, string>;

/** The fields in the order of the page, for an `ErrorSummary`. `t` reads the namespace `delivery`. */
export const listAddressFields = <Prefix extends string>(
  prefix: Prefix,
  id: string,
  t: (key: (typeof labels)[AddressFieldName]) => string,
): Partial<Record<`${Prefix}${AddressFieldName}`, { id: string; label: string }>> =>
  Object.fromEntries(
    addressFieldNames.map((name) => [`${prefix}${name}`, { id: `${id}-${name}`, label: t(labels[name]) }]),
  ) as Partial<Record<`${Prefix}${AddressFieldName}`, { id: string; label: string }>>;

interface AddressFieldsProps {
  kind: AddressKind;
  /** Begins the id of each field. */
  id: string;
  value: AddressDraft;
  register: (name: AddressFieldName) => UseFormRegisterReturn;
  onChange: (name: "city" | "phone", value: string) => void;
  onInvalidPhone: () => void;
  errorOf: (name: AddressFieldName) => string | undefined;
  /** Carriers need a number; a bill needs none. */
  asksPhone?: boolean;
  /** What a country means for the parcel, and whom the number is for, where it is another than the shop's own carrier. */
  hints?: { country?: string | undefined; phone?: string };
}

/** An address as one types it, with the browser's own memory for each field. Needs `delivery` and `phone`. */
export function AddressFields({
  kind,
  id,
  value,
  register,
  onChange,
  onInvalidPhone,
  errorOf,
  asksPhone = true,
  hints = {},
}: AddressFieldsProps) {
  const t = useTranslations("delivery");
  const locale = useLocale();
  const { country_code: country } = value;
  const postcode = postcodeInputOf(country);
  const countryNames = new Intl.DisplayNames(locale, { type: "region" });
  const countries = countryCodes
    .map((code) => ({ code, name: countryNames.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const field = (name: AddressFieldName) => ({ id: `${id}-${name}`, error: errorOf(name) });
  const auto = (token: string) => `${kind} ${token}`;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field {...field("firstname")} label={t("firstname")}>
        {(control) => <Input {...control} {...register("firstname")} autoComplete={auto("given-name")} />}
      </Field>
      <Field {...field("lastname")} label={t("lastname")}>
        {(control) => <Input {...control} {...register("lastname")} autoComplete={auto("family-name")} />}
      </Field>
      <Field {...field("country_code")} label={t("country")} hint={hints.country} className="sm:col-span-2">
        {(control) => (
          <Select {...control} {...register("country_code")} autoComplete={auto("country")}>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field {...field("street")} label={t("street")} className="sm:col-span-2">
        {(control) => <Input {...control} {...register("street")} autoComplete={auto("address-line1")} />}
      </Field>
      <Field {...field("street_extra")} label={t("streetExtra")} note={t("optional")} className="sm:col-span-2">
        {(control) => <Input {...control} {...register("street_extra")} autoComplete={auto("address-line2")} />}
      </Field>
      <Field
        {...field("postcode")}
        label={t("postcode")}
        hint={t(`postcodeHint.${postcode.kind}`, { example: postcode.example })}
      >
        {(control) => (
          <Input
            {...control}
            {...register("postcode")}
            inputMode={postcode.inputMode}
            autoCapitalize={postcode.autoCapitalize}
            maxLength={12}
            autoComplete={auto("postal-code")}
          />
        )}
      </Field>
      <TownField
        {...field("city")}
        country={country}
        postcode={value.postcode}
        value={value.city}
        onChange={(town) => onChange("city", town)}
        autoComplete={auto("address-level2")}
      />
      {asksPhone && (
        <div className="sm:col-span-2">
          <PhoneField
            {...field("phone")}
            label={t("phone")}
            hint={hints.phone ?? (kind === "shipping" ? t("phoneHint") : undefined)}
            value={value.phone}
            onChange={(phone) => onChange("phone", phone)}
            onInvalid={onInvalidPhone}
            country={country}
            autoComplete={auto("tel")}
          />
        </div>
      )}
    </div>
  );
}
