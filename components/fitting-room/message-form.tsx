"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { commentPreview } from "#contract/preview.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useContractForm } from "#components/forms/use-contract-form.ts";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { announce } from "#components/ui/toast-store.ts";
import type { PreviewPath } from "#lib/boxes/preview-calls.ts";

interface MessageFormProps {
  path: PreviewPath;
  /** Of the stylist; empty where nobody is named. */
  name: string;
}

/** A word about a box, kept in the tab until it is sent. Needs `fittingRoom`, `validation` and `error`. */
export function MessageForm({ path, name }: MessageFormProps) {
  const t = useTranslations("fittingRoom");
  const router = useRouter();
  const letter = useContractForm({
    endpoint: commentPreview,
    params: path,
    id: "preview-message",
    fields: { message: t("message") },
    defaultValues: { message: "" },
    draft: { key: `preview-message-${path.rid}` },
    onDone: () => {
      letter.form.reset({ message: "" });
      announce(t("messageSent"));
      router.refresh();
    },
  });
  return (
    <ContractForm
      form={letter}
      actions={
        <Button type="submit" loading={letter.isBusy} className="self-start">
          {t("send")}
        </Button>
      }
    >
      <Field {...letter.field("message")} hint={t("messageHint", { name })}>
        {(control) => <TextArea {...control} {...letter.form.register("message")} rows={5} maxLength={2000} />}
      </Field>
    </ContractForm>
  );
}
