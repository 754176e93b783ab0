"use client";

import { useLocale, useTranslations } from "next-intl";
import { updateProfile, type ProfileType } from "#contract/profiles.ts";
import type { SizeAlert } from "#contract/size-advice.ts";
import { profileSizes } from "#contract/sizes.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useContractForm } from "#components/forms/use-contract-form.ts";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Field } from "#components/ui/field.tsx";
import { Select } from "#components/ui/select.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import { openAddress } from "#lib/routing/open-address.ts";

interface SizeAlertFormProps {
  profileId: string;
  profileType: ProfileType;
  alerts: readonly SizeAlert[];
  /** Where it leads on, with another size or the same. */
  next: string;
  /** It has a page to itself, which may be left without an answer. */
  isPage?: boolean;
}

/** Sizes that are doubtful, with the reason and a proposal. Told again, also as they were, they are settled. */
export function SizeAlertForm({ profileId, profileType, alerts, next, isPage = false }: SizeAlertFormProps) {
  const t = useTranslations("quizPages.sizes");
  const locale = useLocale();
  const doubtful = [...new Map(alerts.map((alert) => [alert.field, alert])).values()];
  const contract = useContractForm({
    id: "sizes",
    endpoint: updateProfile,
    params: { id: profileId },
    fields: { top_size: t("top_size"), bottom_size: t("bottom_size"), shoe_size: t("shoe_size") },
    defaultValues: Object.fromEntries(doubtful.map(({ field, told, suggested }) => [field, suggested ?? told ?? ""])),
    onDone: () => openAddress(next),
  });
  const say = (size: string | null) => (size === null ? "" : formatSize(size, locale, size));
  return (
    <ContractForm
      form={contract}
      {...(isPage ? { className: "mt-6" } : {})}
      actions={
        <div className="quiz-actions">
          {isPage && (
            <ButtonLink variant="ghost" href={next}>
              {t("later")}
            </ButtonLink>
          )}
          <Button type="submit" size="lg" className="grow sm:grow-0" loading={contract.isBusy}>
            {t("send")}
          </Button>
        </div>
      }
    >
      {doubtful.map(({ field, code, told, suggested }) => (
        <Field
          key={field}
          {...contract.field(field)}
          hint={t(`reason.${code}`, { told: say(told), suggested: say(suggested) })}
        >
          {(control) => (
            <Select {...control} {...contract.form.register(field)}>
              {profileSizes[profileType][field].map((size) => (
                <option key={size} value={size}>
                  {say(size)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </ContractForm>
  );
}
