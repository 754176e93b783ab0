"use client";

import { useTranslations } from "next-intl";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { errorStatus, type ErrorCode } from "#contract/errors.ts";
import { fieldErrorKey } from "./field-error-key.ts";

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);

/**
 * Where a field stands in an `ErrorSummary`: its id alone, or with its label, which then names it before the message, or
 * with a sentence of its own where label and message make none together (a label that asks for something).
 */
export type ListedField = string | { id: string; label: string } | { id: string; message: string };

interface TranslatedErrors<Values extends FieldValues> {
  /** Message of a field; undefined while it is fine. */
  of: (name: Path<Values>) => string | undefined;
  /** All of them, in the order given, for an `ErrorSummary`. */
  list: (fields: Partial<Record<Path<Values>, ListedField>>) => { fieldId: string; message: string }[];
}

/** The errors of a form in the language of the page. Needs the namespaces `validation` and `error`. */
export function useFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "getFieldState" | "getValues" | "formState">,
): TranslatedErrors<Values> {
  const t = useTranslations();
  const of = (name: Path<Values>): string | undefined => {
    const { error } = form.getFieldState(name, form.formState);
    if (!error) return undefined;
    if (isErrorCode(error.type)) return t(`error.${error.type}`);
    return t(`validation.${fieldErrorKey(error, form.getValues(name))}`);
  };
  const list: TranslatedErrors<Values>["list"] = (fields) =>
    (Object.entries(fields) as [Path<Values>, ListedField][]).flatMap(([name, field]) => {
      const message = of(name);
      if (message === undefined) return [];
      if (typeof field === "string") return [{ fieldId: field, message }];
      if ("message" in field) return [{ fieldId: field.id, message: field.message }];
      return [{ fieldId: field.id, message: t("validation.named", { field: field.label, message }) }];
    });
  return { of, list };
}
