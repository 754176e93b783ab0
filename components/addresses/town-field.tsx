"use client";

import { useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CountryCode } from "#contract/locale.ts";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { Select } from "#components/ui/select.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { useTowns } from "#lib/addresses/use-towns.ts";

interface TownFieldProps {
  id: string;
  error: string | undefined;
  country: CountryCode;
  postcode: string;
  value: string;
  onChange: (town: string) => void;
  autoComplete: string;
}

const another = "";
const unchosen = "-";

/** The town of a postcode fills itself in; of several one is chosen, or another one typed. Needs the namespace `delivery`. */
export function TownField({ id, error, country, postcode, value, onChange, autoComplete }: TownFieldProps) {
  const t = useTranslations("delivery");
  const towns = useTowns(country, postcode);
  const filled = useRef<string | null>(null);
  const [typedFor, setTypedFor] = useState<readonly string[] | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isJustFilled = useRef(false);
  const isList = towns.length > 1 && typedFor !== towns && (value === "" || towns.includes(value));

  useEffect(() => {
    const [only] = towns;
    if (only === undefined) return;
    // What somebody typed stays; what a postcode filled in goes with it.
    const isFree = value === "" || value === filled.current;
    if (!isFree || (towns.length > 1 && towns.includes(value))) return;
    const next = towns.length === 1 ? only : "";
    if (next === value) return;
    filled.current = next;
    isJustFilled.current = true;
    onChange(next);
    if (next !== "") announce(t("townFilled", { town: next }));
    // Only an answer fills the field in: whoever empties it wants to type.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [towns]);

  useLayoutEffect(() => {
    // Who came to the field before the answer did types over it, as in a field that was filled in before.
    if (isJustFilled.current && document.activeElement === input.current) input.current?.select();
    isJustFilled.current = false;
  }, [value]);

  useEffect(() => {
    if (typedFor !== null) input.current?.focus();
  }, [typedFor]);

  return (
    <Field id={id} label={t("city")} error={error} className="justify-end">
      {(control) =>
        isList ? (
          <Select
            {...control}
            value={value === "" ? unchosen : value}
            autoComplete={autoComplete}
            onChange={(event) => {
              if (event.target.value === another) setTypedFor(towns);
              onChange(event.target.value);
            }}
          >
            {value === "" && (
              <option value={unchosen} hidden>
                {t("chooseTown")}
              </option>
            )}
            {towns.map((town) => (
              <option key={town}>{town}</option>
            ))}
            <option value={another}>{t("otherTown")}</option>
          </Select>
        ) : (
          <Input
            {...control}
            ref={input}
            value={value}
            autoComplete={autoComplete}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
