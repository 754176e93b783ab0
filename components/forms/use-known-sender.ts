"use client";

import { useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { isSignedIn } from "#lib/session/client-status.ts";

/** Who is signed in need not type who they are: fills in what is still empty. The names are those of the fields. */
export function useKnownSender<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  email: Path<Values>,
  name?: Path<Values>,
  phone?: Path<Values>,
): void {
  useEffect(() => {
    if (!isSignedIn()) return;
    void import("#lib/customer-service/find-sender.ts").then(async ({ findSender }) => {
      const sender = await findSender();
      const fill = (field: Path<Values> | undefined, known: string | undefined) => {
        if (field && known && !form.getValues(field))
          form.setValue(field, known as PathValue<Values, Path<Values>>, { shouldValidate: true });
      };
      fill(name, sender?.sender_name);
      fill(email, sender?.sender_email);
      fill(phone, sender?.sender_phone);
    });
  }, [form, email, name, phone]);
}
