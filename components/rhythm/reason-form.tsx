"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, type SyntheticEvent } from "react";
import { terminationReasonSchema, type Subscription } from "#contract/subscriptions.ts";
import { useDeed } from "#components/forms/use-deed.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { tellReason } from "#lib/subscriptions/actions.ts";

/** Asks why, once it is over: nobody has to say it to leave. */
export function ReasonForm({ subscription }: { subscription: Subscription }) {
  const t = useTranslations();
  const router = useRouter();
  const [isTold, setIsTold] = useState(false);
  const { isBusy, refusal, run } = useDeed();
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const reason = terminationReasonSchema.safeParse(data.get("reason")).data ?? null;
    const typed = data.get("comment");
    const comment = typeof typed === "string" ? typed : "";
    if (reason === null && comment.trim() === "") return;
    await run(async () => {
      await tellReason(subscription, { reason: reason ?? "OTHER", comment });
      setIsTold(true);
      announce(t("rhythm.reason.thanks"));
      router.refresh();
    });
  };
  if (isTold) return <Alert tone="success">{t("rhythm.reason.thanks")}</Alert>;
  return (
    <form method="dialog" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <RadioGroup
        name="reason"
        legend={t("rhythm.reason.legend")}
        hint={t("rhythm.reason.hint")}
        variant="chips"
        options={terminationReasonSchema.options.map((reason) => ({
          value: reason,
          label: t(`rhythm.reason.${reason}`),
        }))}
      />
      <Field label={t("rhythm.reason.comment")}>
        {(control) => <TextArea {...control} name="comment" rows={3} maxLength={1000} />}
      </Field>
      {refusal && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
      <div>
        <Button type="submit" variant="secondary" size="sm" loading={isBusy}>
          {t("rhythm.reason.send")}
        </Button>
      </div>
    </form>
  );
}
