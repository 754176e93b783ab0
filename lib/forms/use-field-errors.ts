"use client";

import { useTranslations } from "next-intl";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { errorStatus, type ErrorCode } from "#contract/errors.ts";
import { fieldErrorKey, namesItsField, type FieldPath } from "./field-error-key.ts";

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);

/** Where a field stands, for an `ErrorSummary`, and the label that names it there. */
export interface ListedField {
  id: string;
  label: string;
}

interface TranslatedErrors<Values extends FieldValues> {
  /** Message of a field; undefined while it is fine. */
  of: (name: FieldPath<Values>) => string | undefined;
  /** All of them, in the order given, for an `ErrorSummary`. */
  list: (fields: Partial<Record<FieldPath<Values>, ListedField>>) => { fieldId: string; message: string }[];
}

/** The errors of a form in the language of the page. Needs the namespaces `validation` and `error`. */
export function useFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "getFieldState" | "getValues" | "formState">,
): TranslatedErrors<Values> {
  const t = useTranslations();
  const find = (name: FieldPath<Values>) => {
    const { error } = form.getFieldState(name, form.formState);
    if (!error) return undefined;
    if (isErrorCode(error.type)) return { message: t(`error.${error.type}`), isWhole: false };
    const key = fieldErrorKey(name, error, form.getValues(name));
    return { message: t(`validation.${key}`), isWhole: namesItsField(key) };
  };
  const list: TranslatedErrors<Values>["list"] = (fields) =>
    (Object.entries(fields) as [FieldPath<Values>, ListedField][]).flatMap(([name, { id, label }]) => {
      const found = find(name);
      if (found === undefined) return [];
      const { message, isWhole } = found;
      return [{ fieldId: id, message: isWhole ? message : t("validation.named", { field: label, message }) }];
    });
  return { of: (name) => find(name)?.message, list };
}
