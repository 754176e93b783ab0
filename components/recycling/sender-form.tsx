"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { getShippingAddresses, type Address } from "#contract/addresses.ts";
import { createRecyclingLabel } from "#contract/recycling.ts";
import { recyclingCountries } from "#contract/terms.ts";
import { AddressFields, addressFieldNames, listAddressFields } from "#components/addresses/address-fields.tsx";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useCheckedForm } from "#components/forms/use-checked-form.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { emptyAddress, type AddressDraft } from "#lib/addresses/address-draft.ts";
import { addressLines } from "#lib/addresses/address-lines.ts";
import { useIsHydrated } from "#lib/browser/use-in-browser.ts";
import { readFormDraft, writeFormDraft } from "#lib/forms/form-draft.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { chosenCountry } from "#lib/locale/chosen-country.ts";
import { blockedReasonOf } from "#lib/recycling/blocked-reason.ts";
import {
  labelDraftKey,
  labelRequestSchema,
  newAddress,
  senderOf,
  senderSchema,
  toLabelBody,
  type LabelRequest,
  type Sender,
} from "#lib/recycling/label-form.ts";
import { href } from "#lib/routing/href.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { isSignedIn } from "#lib/session/client-status.ts";

/** The second step: where the parcels leave from; then the labels are made. Needs `recyclingForm`, `delivery`, `phone`, `validation` and `error`. */
export function SenderForm() {
  const isHydrated = useIsHydrated();
  return isHydrated ? <KnownRequest /> : <Skeleton className="mt-8 h-96 w-full" />;
}

function KnownRequest() {
  const t = useTranslations("recyclingForm");
  const locale = useLocale();
  const [request] = useState(
    () => labelRequestSchema.safeParse(readFormDraft(sessionStorage, labelDraftKey)?.values).data ?? null,
  );
  const [addresses, setAddresses] = useState<readonly Address[] | null>(() => (isSignedIn() ? null : []));
  useEffect(() => {
    if (addresses !== null) return;
    // Without them the address is typed.
    browserApi()
      .call(getShippingAddresses, {})
      .then(setAddresses, () => setAddresses([]));
  }, [addresses]);
  if (request === null)
    return (
      <Alert
        className="mt-8"
        action={
          <ButtonLink size="sm" href={href(locale, "littlegeste-create-label")}>
            {t("begin")}
          </ButtonLink>
        }
      >
        {t("beginText")}
      </Alert>
    );
  if (addresses === null) return <Skeleton className="mt-8 h-96 w-full" />;
  return <Senders request={request} addresses={addresses} />;
}

function Senders({ request, addresses }: { request: LabelRequest; addresses: readonly Address[] }) {
  const t = useTranslations("recyclingForm");
  const tDelivery = useTranslations("delivery");
  const locale = useLocale();
  const [chosen, setChosen] = useState(addresses[0]?.id ?? newAddress);
  const saved = addresses.find(({ id }) => id === chosen);
  return (
    <div className="mt-8 flex max-w-xl flex-col gap-6">
      <p className="rounded bg-tint p-4">{t("summary", { count: request.parcel_count, email: request.email })}</p>
      {addresses.length > 0 && (
        <RadioGroup
          name="sender"
          legend={t("from")}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          options={[
            ...addresses.map((address) => {
              const [who, ...where] = addressLines(address, locale);
              return { value: address.id, label: who, description: where.join(", ") };
            }),
            { value: newAddress, label: tDelivery("newAddress") },
          ]}
        />
      )}
      <SenderFields key={chosen} request={request} saved={saved ? senderOf(saved) : null} />
    </div>
  );
}

const id = "sender";

function SenderFields({ request, saved }: { request: LabelRequest; saved: Sender | null }) {
  const t = useTranslations("recyclingForm");
  const tDelivery = useTranslations("delivery");
  const locale = useLocale();
  const sending = useCheckedForm({
    id,
    schema: senderSchema,
    fields: listAddressFields("", id, tDelivery),
    defaultValues: saved ?? emptyAddress({ firstname: "", lastname: "", phone: null }, chosenCountry()),
    ...(saved ? {} : { draft: { key: "recycling-sender" } }),
    fieldOfBody: (name) => addressFieldNames.find((one) => name === one || name === `address.${one}`),
    send: (sender) => browserApi().call(createRecyclingLabel, { body: toLabelBody(request, sender) }),
    onRefused: (key) => {
      const reason = blockedReasonOf(key);
      if (reason) openAddress(href(locale, "littlegeste-blocked-reason", { reason }));
    },
    onDone: ({ id, access_key: key }) => {
      writeFormDraft(sessionStorage, labelDraftKey, null);
      openAddress(href(locale, "littlegeste-confirmation", null, { label: id, key }));
    },
  });
  const { form, errorOf } = sending;
  const value = useWatch({ control: form.control }) as AddressDraft;
  const isServed = recyclingCountries.some((served) => served === value.country_code);
  return (
    <ContractForm
      form={sending}
      aria-label={t("from")}
      actions={
        <Button type="submit" size="lg" loading={sending.isBusy || sending.isDone} className="self-start">
          {t("make", { count: request.parcel_count })}
        </Button>
      }
    >
      {!saved && (
        <AddressFields
          kind="shipping"
          id={id}
          value={value}
          register={(name) => form.register(name)}
          onChange={(name, next) => form.setValue(name, next, { shouldValidate: form.formState.isSubmitted })}
          onInvalidPhone={() => form.setError("phone", { type: "phone_invalid" })}
          errorOf={errorOf}
          hints={{ country: isServed ? undefined : t("notServed"), phone: t("phoneHint") }}
        />
      )}
    </ContractForm>
  );
}
