"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { announce } from "#components/ui/toast-store.ts";
import type { FormError } from "#components/ui/error-summary.tsx";
import { planAttemptKey, type AttemptKey } from "#lib/forms/attempt-key.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import type { FieldPath } from "#lib/forms/field-error-key.ts";
import { keptValues, readFormDraft, writeFormDraft } from "#lib/forms/form-draft.ts";
import { serverFieldErrors } from "#lib/forms/server-field-errors.ts";
import { useFieldErrors, type ListedField } from "#lib/forms/use-field-errors.ts";

/** What the frame `ContractForm` needs to know of a form. */
export interface FramedForm {
  /** Errors in the order of the fields, for the summary. */
  listed: readonly FormError[];
  /** Presses so far. */
  attempt: number;
  /** What was refused and belongs to no field; null while it is being tried again. */
  refusal: ErrorKey | null;
  isBusy: boolean;
  submit: (event?: SyntheticEvent) => void;
}

export interface CheckedForm<Values extends FieldValues> extends FramedForm {
  form: UseFormReturn<Values>;
  /** What a `Field` (or a kit piece) takes: where it stands, its label, its error. */
  field: (name: FieldPath<Values>) => { id: string; label: string; error: string | undefined };
  errorOf: (name: FieldPath<Values>) => string | undefined;
  /** The last press was answered well, and nothing was typed into a new attempt since. */
  isDone: boolean;
}

export interface CheckedFormOptions<Values extends FieldValues, Output, Answer> {
  /** Begins the id of each field: `contact` makes `contact-email`. One of a kind in a page. */
  id: string;
  schema: z.ZodType<Output, Values>;
  /** Labels by field, in the order of the error summary; with the id where that is another than `id` gives. */
  fields: Partial<Record<FieldPath<Values>, string | ListedField>>;
  defaultValues?: DefaultValues<Values>;
  /** Sends what was checked. The same content keeps its key from press to press. Throws an `AppError`. */
  send: (values: Output, attempt: { idempotencyKey: string }) => Promise<Answer>;
  onDone: (answer: Answer, values: Output) => void | Promise<void>;
  /** The field a refusal belongs to. */
  fieldOfRefusal?: (key: ErrorKey, values: Output) => FieldPath<Values> | undefined;
  /** The field of the form for a refused field of the body; left out: that of the same name. */
  fieldOfBody?: (name: string, values: Output) => FieldPath<Values> | undefined;
  /** Told after a refusal, whichever it was. */
  onRefused?: (key: ErrorKey) => void;
  /**
   * Keeps what is typed in this tab under a key until it is sent; never the fields called `secrets`, never files. With
   * `outlivesSend` whoever goes on with it forgets it.
   */
  draft?: { key: string; secrets?: readonly Path<Values>[]; outlivesSend?: boolean };
}

/**
 * A form of react-hook-form with what all of ours share: checked with a schema, its errors named and gathered, refusals
 * of the API put onto their fields or told, one key for one attempt, a draft. Needs the namespaces `validation` and `error`.
 */
export function useCheckedForm<Values extends FieldValues, Output, Answer>(
  options: CheckedFormOptions<Values, Output, Answer>,
): CheckedForm<Values> {
  const { id, schema, fields, defaultValues, draft } = options;
  const t = useTranslations();
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    ...(defaultValues ? { defaultValues } : {}),
  });
  const errors = useFieldErrors<Values>(form);
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const [isDone, setIsDone] = useState(false);
  const attempt = useRef<AttemptKey | null>(null);
  const { isSubmitting, submitCount } = form.formState;

  const draftKey = draft?.key;
  const secrets = draft?.secrets?.join(",") ?? "";
  useEffect(() => {
    if (draftKey === undefined) return undefined;
    const kept = readFormDraft(sessionStorage, draftKey);
    attempt.current = kept?.attempt ?? null;
    for (const [name, value] of Object.entries(kept?.values ?? {}))
      // What is in the field already was typed before this script came.
      if (!form.getFieldState(name as Path<Values>).isDirty) form.setValue(name as Path<Values>, value as never);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        writeFormDraft(sessionStorage, draftKey, {
          values: keptValues(values, secrets.split(",")),
          attempt: attempt.current,
        }),
    });
  }, [draftKey, secrets, form]);

  const listed = Object.fromEntries(
    Object.entries(fields as Record<string, string | ListedField>).map(([name, field]) => [
      name,
      typeof field === "string" ? { id: `${id}-${name}`, label: field } : field,
    ]),
  ) as Partial<Record<FieldPath<Values>, ListedField>>;

  const refuse = (error: unknown, values: Output) => {
    const key = errorKey(error);
    options.onRefused?.(key);
    const ofBody = options.fieldOfBody ?? ((name: string) => name as FieldPath<Values>);
    const refused = Object.entries(serverFieldErrors(error)).flatMap(([name, type]) => {
      const field = ofBody(name, values);
      return field !== undefined && field in listed ? [{ field, type }] : [];
    });
    const field = options.fieldOfRefusal?.(key, values);
    if (field !== undefined) refused.push({ field, type: key });
    for (const { field: name, type } of refused) form.setError(name, { type });
    if (refused.length > 0) return;
    setRefusal(key);
    announce(t(`error.${key}`));
    // Else the form would count as sent.
    form.setError("root", { type: key });
  };

  const handle = async (values: Output) => {
    setRefusal(null);
    try {
      attempt.current = planAttemptKey(attempt.current, values, () => crypto.randomUUID());
      if (draftKey !== undefined)
        writeFormDraft(sessionStorage, draftKey, {
          values: keptValues(form.getValues(), secrets.split(",")),
          attempt: attempt.current,
        });
      const answer = await options.send(values, { idempotencyKey: attempt.current.key });
      attempt.current = null;
      if (draftKey !== undefined && !draft?.outlivesSend) writeFormDraft(sessionStorage, draftKey, null);
      setIsDone(true);
      await options.onDone(answer, values);
    } catch (error) {
      setIsDone(false);
      refuse(error, values);
    }
  };

  return {
    form: form as unknown as UseFormReturn<Values>,
    listed: errors.list(listed),
    attempt: submitCount,
    refusal: isSubmitting ? null : refusal,
    isBusy: isSubmitting,
    isDone,
    submit: (event) => void form.handleSubmit(handle)(event),
    errorOf: errors.of,
    field: (name) => ({ id: `${id}-${name}`, label: "", ...listed[name], error: errors.of(name) }),
  };
}
