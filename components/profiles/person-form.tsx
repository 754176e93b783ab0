"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import type { ChangeEvent } from "react";
import { profileGenders, updateProfile, type Profile } from "#contract/profiles.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { DateField } from "#components/forms/date-field.tsx";
import { useContractForm } from "#components/forms/use-contract-form.ts";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { toast } from "#components/ui/toast-store.ts";
import { readDateParts } from "#lib/forms/date-parts.ts";
import { changeProfile } from "#lib/profiles/actions.ts";

/** Not a day: the schema refuses it, and the field says so. */
const noDay = "?";

/** Who somebody is: name, birthday and shelf. Needs `profile`, `validation` and `error`. */
export function PersonForm({ profile }: { profile: Profile }) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const { id, profile_type: type, firstname, gender, birthdate, updated_at } = profile;
  const person = useContractForm({
    endpoint: updateProfile,
    id: "profile-person",
    fields: {
      firstname: t("profile.firstname"),
      birthdate: t("profile.birthdate"),
      gender: t("profile.gender"),
    },
    defaultValues: { firstname, birthdate, gender },
    call: (body) => changeProfile(id, { ...body, known_at: updated_at }),
    onDone: () => {
      toast({ message: t("profile.personSaved") });
      router.refresh();
    },
    // What somebody else saved is shown; what is typed here stays, and the next press knows of it.
    onRefused: (key) => key === "PROFILE_CHANGED" && router.refresh(),
  });
  const { form } = person;
  const readBirthdate = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const data = new FormData(currentTarget.form ?? undefined);
    const part = (name: string) => {
      const value = data.get(`birthdate-${name}`);
      return typeof value === "string" ? value : "";
    };
    const read = readDateParts({ day: part("day"), month: part("month"), year: part("year") });
    const value = read.kind === "day" ? read.value : read.kind === "empty" ? null : noDay;
    form.setValue("birthdate", value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const shelves = profileGenders[type];
  const shelf = person.field("gender");
  const { label: birthdateLabel, ...birthday } = person.field("birthdate");
  return (
    <ContractForm
      form={person}
      actions={
        <Button type="submit" size="sm" loading={person.isBusy} className="self-start">
          {t("profile.save")}
        </Button>
      }
    >
      <Field {...person.field("firstname")}>
        {(control) => <Input {...control} {...form.register("firstname")} autoComplete="off" maxLength={80} />}
      </Field>
      <DateField
        {...birthday}
        name="birthdate"
        legend={type === "WOMAN" ? `${birthdateLabel} (${t("profile.birthdateOptional")})` : birthdateLabel}
        labels={{ day: t("profile.day"), month: t("profile.month"), year: t("profile.year") }}
        locale={locale}
        defaultValue={birthdate}
        onChange={readBirthdate}
      />
      {shelves.length > 1 && (
        <RadioGroup
          {...form.register("gender")}
          id={shelf.id}
          legend={shelf.label}
          error={shelf.error}
          variant="chips"
          options={shelves.map((value) => ({ value, label: t(`profile.shelf.${value}`) }))}
        />
      )}
    </ContractForm>
  );
}

/** What no question asks. */
export function WordForm({ profile }: { profile: Profile }) {
  const t = useTranslations();
  const router = useRouter();
  const word = useContractForm({
    endpoint: updateProfile,
    id: "profile-word",
    fields: { description: t("profile.words") },
    defaultValues: { description: profile.description ?? "" },
    draft: { key: `profile-word-${profile.id}` },
    call: (body) => changeProfile(profile.id, { ...body, known_at: profile.updated_at }),
    onDone: () => {
      toast({ message: t("profile.wordSaved") });
      router.refresh();
    },
    onRefused: (key) => key === "PROFILE_CHANGED" && router.refresh(),
  });
  return (
    <ContractForm
      form={word}
      actions={
        <Button type="submit" size="sm" loading={word.isBusy} className="self-start">
          {t("profile.save")}
        </Button>
      }
    >
      <Field {...word.field("description")} hint={t("profile.wordHint")}>
        {(control) => <TextArea {...control} {...word.form.register("description")} maxLength={2000} rows={4} />}
      </Field>
    </ContractForm>
  );
}
