"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { CountryCode } from "#contract/locale.ts";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { Select } from "#components/ui/select.tsx";
import { dialCodes, joinPhone, phoneCountries, splitPhone, type PhoneCountry } from "#lib/addresses/dial-code.ts";
import { flagOf } from "#lib/locale/options.ts";

interface PhoneFieldProps {
  id: string;
  label: string;
  note?: string | undefined;
  hint?: string | undefined;
  error: string | undefined;
  /** With its country code once something is typed. */
  value: string;
  onChange: (phone: string) => void;
  /** Nobody can be reached at what was typed. */
  onInvalid: () => void;
  /** Offered first. */
  country: CountryCode;
  autoComplete?: string;
}

/** A number with the country it is called in. Needs the namespace `phone`. */
export function PhoneField({
  id,
  label,
  note,
  hint,
  error,
  value,
  onChange,
  onInvalid,
  country,
  autoComplete = "tel",
}: PhoneFieldProps) {
  const t = useTranslations("phone");
  const locale = useLocale();
  const [chosen, setChosen] = useState<PhoneCountry | null>(null);
  const parts = splitPhone(value, chosen ?? country);
  const shown = parts.country ?? chosen ?? country;
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const optionsOf = (codes: readonly PhoneCountry[]) =>
    codes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale))
      .map(({ code, name }) => (
        <option key={code} value={code}>
          {`${flagOf(code)} ${name} ${dialCodes[code]}`}
        </option>
      ));

  /* The list of all numbers of the world comes when the first one is typed. */
  const check = async () => {
    if (value.trim() === "") return;
    const { formatPhone } = await import("#contract/phone.ts");
    const formatted = formatPhone(value, country);
    if (formatted === null) onInvalid();
    else if (formatted !== value) onChange(formatted);
  };

  return (
    <Field id={id} label={label} error={error} hint={hint} {...(note === undefined ? {} : { note })}>
      {(control) => (
        <div className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] gap-2">
          <Select
            aria-label={t("country", { field: label })}
            value={shown}
            autoComplete="off"
            onChange={(event) => {
              const code = event.target.value as PhoneCountry;
              setChosen(code);
              onChange(joinPhone(code, parts.rest));
            }}
          >
            <optgroup label={t("served")}>{optionsOf(phoneCountries.served)}</optgroup>
            <optgroup label={t("others")}>{optionsOf(phoneCountries.others)}</optgroup>
          </Select>
          <Input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete={autoComplete}
            maxLength={26}
            value={parts.rest}
            onChange={(event) => onChange(joinPhone(shown, event.target.value))}
            onBlur={() => void check()}
          />
        </div>
      )}
    </Field>
  );
}
