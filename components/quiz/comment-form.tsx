"use client";

import { useTranslations } from "next-intl";
import { updateProfile } from "#contract/profiles.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useContractForm } from "#components/forms/use-contract-form.ts";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Field } from "#components/ui/field.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { openAddress } from "#lib/routing/open-address.ts";

interface CommentFormProps {
  profileId: string;
  description: string | null;
  /** Where it leads on, written or not. */
  next: string;
}

const longest = 2000;

/** A word to the stylist, kept with the profile. Needs the namespaces `quizPages`, `validation` and `error`. */
export function CommentForm({ profileId, description, next }: CommentFormProps) {
  const t = useTranslations("quizPages.comment");
  const contract = useContractForm({
    id: "comment",
    endpoint: updateProfile,
    params: { id: profileId },
    fields: { description: t("label") },
    defaultValues: { description: description ?? "" },
    draft: { key: `comment:${profileId}` },
    onDone: () => openAddress(next),
  });
  return (
    <ContractForm
      form={contract}
      className="mt-6"
      actions={
        <div className="quiz-actions">
          <ButtonLink variant="ghost" href={next}>
            {t("skip")}
          </ButtonLink>
          <Button type="submit" size="lg" className="grow sm:grow-0" loading={contract.isBusy}>
            {t("send")}
          </Button>
        </div>
      }
    >
      <Field {...contract.field("description")} hint={t("hint")}>
        {(control) => <TextArea {...control} {...contract.form.register("description")} maxLength={longest} />}
      </Field>
    </ContractForm>
  );
}
