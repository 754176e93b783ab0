"use client";

import { useState, type KeyboardEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";

interface CodeFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  id?: string;
  /** The code that counts, with what it does; its place is taken by the field while there is none. */
  applied: { code: string; text: string } | null;
  isBusy: boolean;
  onApply: (code: string) => void;
  onRemove: () => void;
  texts: { apply: string; remove: string };
}

/** A code that is asked for with a button of its own: inside a form, Enter applies it and sends nothing else. */
export function CodeField({ label, hint, error, id, applied, isBusy, onApply, onRemove, texts }: CodeFieldProps) {
  const [code, setCode] = useState("");
  const apply = () => {
    if (code.trim() !== "") onApply(code.trim());
  };
  if (applied)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>
          <b>{applied.code}</b> · {applied.text}
        </p>
        <Button variant="ghost" size="sm" loading={isBusy} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    );
  return (
    <Field label={label} {...(hint ? { hint } : {})} {...(id ? { id } : {})} error={error}>
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              apply();
            }}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            className="min-w-0 flex-1 uppercase"
          />
          <Button variant="secondary" loading={isBusy} onClick={apply}>
            {texts.apply}
          </Button>
        </div>
      )}
    </Field>
  );
}
