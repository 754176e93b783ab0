"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { addTicketMessage, type TicketStatus } from "#contract/customer-service.ts";
import { uploadTypes } from "#contract/file.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useMappedForm } from "#components/forms/use-contract-form.ts";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { announce, toast } from "#components/ui/toast-store.ts";
import { replyFormSchema } from "#lib/customer-service/ticket-form.ts";
import { errorKey } from "#lib/forms/error-key.ts";

/** A picture takes a while on a slow line. */
const uploadTimeoutMs = 120_000;

interface TicketReplyProps {
  id: string;
  status: TicketStatus;
  /** Of the messages above: with each, the draft begins anew. */
  count: number;
}

/** Writes on in a ticket, or ends it. Needs the namespaces `tickets`, `contact`, `validation` and `error`. */
export function TicketReply({ id, status, count }: TicketReplyProps) {
  const t = useTranslations();
  const router = useRouter();
  const [isClosing, setIsClosing] = useState(false);
  const reply = useMappedForm({
    endpoint: addTicketMessage,
    params: { id },
    schema: replyFormSchema,
    id: "reply",
    fields: { content: t("tickets.reply"), attachment: t("contact.attachment") },
    defaultValues: { content: "" },
    draft: { key: `ticket:${id}:${count}` },
    timeoutMs: uploadTimeoutMs,
    toBody: (values) => values,
    onDone: () => {
      toast({ tone: "success", message: t("tickets.sent") });
      router.refresh();
    },
  });
  const { form } = reply;

  const close = async () => {
    setIsClosing(true);
    try {
      await (await import("#lib/customer-service/actions.ts")).endTicket(id);
      toast({ tone: "success", message: t("tickets.closed") });
      router.refresh();
    } catch (error) {
      const message = t(`error.${errorKey(error)}`);
      toast({ tone: "danger", message });
      announce(message);
    }
    setIsClosing(false);
  };

  return (
    <section aria-labelledby="reply-title" className="flex flex-col gap-4">
      <h3 id="reply-title" className="text-xl">
        {t(status === "CLOSED" ? "tickets.reopen" : "tickets.answer")}
      </h3>
      <ContractForm
        form={reply}
        actions={
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={reply.isBusy}>
              {t("contact.send")}
            </Button>
            {status !== "CLOSED" && (
              <Button variant="ghost" loading={isClosing} onClick={() => void close()}>
                {t("tickets.close")}
              </Button>
            )}
          </div>
        }
      >
        <Field {...reply.field("content")}>
          {(control) => <TextArea {...control} {...form.register("content")} maxLength={5000} />}
        </Field>
        <Field {...reply.field("attachment")} note={t("contact.optional")} hint={t("contact.attachmentHint")}>
          {(control) => (
            <Input {...control} {...form.register("attachment")} type="file" accept={uploadTypes.join(",")} />
          )}
        </Field>
      </ContractForm>
    </section>
  );
}
