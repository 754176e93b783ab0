"use client";

import { useTranslations } from "next-intl";
import { updateClient, type Client } from "#contract/client.ts";
import { localeOptions } from "#contract/locale.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useContractForm } from "#components/forms/use-contract-form.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Field } from "#components/ui/field.tsx";
import { Select } from "#components/ui/select.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { keepChoice } from "#lib/locale/keep-choice.ts";
import { countryOf, flagOf, languageOf } from "#lib/locale/options.ts";
import { href } from "#lib/routing/href.ts";
import { openAddress } from "#lib/routing/open-address.ts";

/** In its own language, so that whoever ended up in a wrong one finds the way out. */
const nameOf = (option: (typeof localeOptions)[number]): string => {
  const language = languageOf(option);
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  const country = new Intl.DisplayNames(language, { type: "region" }).of(countryOf(option)) ?? countryOf(option);
  return `${flagOf(countryOf(option))} ${country}, ${name}`;
};

/** The language and country of the account: of its mails, and of this browser. Needs `accountLanguage`, `validation`, `error`. */
export function LanguageForm({ client }: { client: Pick<Client, "locale"> }) {
  const t = useTranslations("accountLanguage");
  const saving = useContractForm({
    endpoint: updateClient,
    id: "language",
    fields: { locale: t("label") },
    defaultValues: { locale: client.locale },
    onDone: ({ locale }) => {
      keepChoice(locale);
      announce(t("saved"));
      openAddress(href(languageOf(locale), "infos-edit"));
    },
  });
  return (
    <Card as="section" className="flex flex-col gap-5">
      <h2 className="text-2xl">{t("title")}</h2>
      <ContractForm
        form={saving}
        actions={
          <Button type="submit" loading={saving.isBusy || saving.isDone} className="self-start">
            {t("save")}
          </Button>
        }
      >
        <Field {...saving.field("locale")} hint={t("hint")}>
          {(control) => (
            <Select {...control} {...saving.form.register("locale")}>
              {localeOptions.map((option) => (
                <option key={option} value={option} lang={languageOf(option)}>
                  {nameOf(option)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </ContractForm>
    </Card>
  );
}
