"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { declareAsClient, type Contracts, type DeclarationKind } from "#contract/declarations.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useMappedForm } from "#components/forms/use-contract-form.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Select } from "#components/ui/select.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { elided } from "#contract/elision.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { formatDate } from "#lib/dates/format.ts";
import type { ClientDeclaration } from "#lib/declarations/api.ts";
import { clientFormSchema, isOpenChoice, toClientBody } from "#lib/declarations/form.ts";
import { formatEuros } from "#lib/money/format.ts";
import { CancellationFields } from "./cancellation-fields.tsx";
import type { Drafted } from "./drafted.ts";
import { useDetailRows } from "./use-detail-rows.ts";

interface ClientDeclarationFormProps {
  kind: DeclarationKind;
  contracts: Contracts;
  /** What is typed is kept under it until it is declared. */
  draftKey: string;
  onDrafted: (drafted: Drafted) => void;
}

/** Which of the client's contracts ends, and which pieces of an order go back. */
export function ClientDeclarationForm({ kind, contracts, draftKey, onDrafted }: ClientDeclarationFormProps) {
  const t = useTranslations();
  const locale = useLocale();
  const detailRows = useDetailRows();
  const [isNothing, setIsNothing] = useState(false);
  const day = (iso: string) => formatDate(iso, locale);
  const options =
    kind === "CANCELLATION"
      ? contracts.subscriptions.map(({ id, firstname, frequency, created_at }) => ({
          value: `subscription:${id}`,
          label: t("declaration.subscriptionOf", elided({ name: firstname })),
          description: t("declaration.subscriptionSince", { date: day(created_at), months: frequency ?? 0 }),
        }))
      : [
          ...contracts.orders.map((order) => ({
            value: `order:${order.id}`,
            label: t(`declaration.order.${order.kind}`, { number: order.number }),
            description:
              order.withdraw_until === null
                ? t("declaration.beforeDelivery")
                : t("declaration.until", { date: day(order.withdraw_until) }),
          })),
          ...contracts.gift_cards.map(({ id, amount, recipient, withdraw_until }) => ({
            value: `gift-card:${id}`,
            label: t("declaration.giftCard", { amount: formatEuros(amount, locale), name: recipient }),
            description: t("declaration.until", { date: day(withdraw_until) }),
          })),
        ];
  const checked = useMappedForm({
    endpoint: declareAsClient,
    schema: clientFormSchema,
    id: "declaration",
    fields: {
      choice: t(`declaration.choose.${kind}`),
      cause: t("declaration.cause"),
      ends_on: t("declaration.endsOn"),
      reason: t("declaration.reason"),
    },
    defaultValues: {
      choice: options.length === 1 ? (options[0]?.value ?? "") : "",
      cause: "ORDINARY",
      staying: {},
      reason: "",
      ends_on: "",
    },
    draft: { key: draftKey, outlivesSend: true },
    toBody: (values) => toClientBody(kind, values, contracts),
    call: (body: ClientDeclaration) => Promise.resolve(body),
    onDone: (body) => {
      if (body.items?.length === 0) {
        setIsNothing(true);
        return announce(t("declaration.nothingChosen"));
      }
      const chosen = options.find(({ value }) => value === checked.form.getValues("choice"));
      const pieces = (order?.lines ?? [])
        .map((line) => ({ ...line, quantity: line.quantity - staysOf(line.order_line_id) }))
        .filter(({ quantity }) => quantity > 0);
      onDrafted({
        send: { by: "client", body },
        rows: [
          { label: t("declaration.contractLabel"), value: chosen?.label ?? "" },
          ...(pieces.length > 0
            ? [
                {
                  label: t("declaration.pieces"),
                  value: pieces.map(({ name, quantity }) => `${quantity} × ${name}`).join(", "),
                },
              ]
            : []),
          ...(kind === "CANCELLATION" ? detailRows(body) : []),
        ],
      });
    },
  });
  const { form } = checked;
  const choice = form.watch("choice");
  const staying = form.watch("staying");
  const staysOf = (id: string) => staying[id] ?? 0;
  const stay = (id: string, count: number) => {
    form.setValue("staying", { ...staying, [id]: count });
    setIsNothing(false);
  };
  const order = contracts.orders.find(({ id }) => choice === `order:${id}`);
  /* A link of an order or a mail names it, unless another was chosen since. */
  useEffect(() => {
    if (isOpenChoice(form.getValues("choice"), contracts)) return;
    const number = new URLSearchParams(location.search).get("order");
    const named = contracts.orders.find((each) => each.number === number || each.id === number);
    form.setValue("choice", named ? `order:${named.id}` : "");
  }, [contracts, form]);
  return (
    <ContractForm
      form={checked}
      aria-label={t(`declaration.form.${kind}`)}
      actions={
        <Button type="submit" size="lg" loading={checked.isBusy} className="self-start">
          {t("declaration.next")}
        </Button>
      }
    >
      <RadioGroup
        {...form.register("choice")}
        id={checked.field("choice").id}
        legend={t(`declaration.choose.${kind}`)}
        error={checked.errorOf("choice")}
        value={choice}
        options={options}
      />
      {order && order.lines.length > 0 && (
        <fieldset>
          <legend className="font-text font-bold">{t("declaration.whichPieces")}</legend>
          {order.lines.map(({ order_line_id: id, name, size, quantity }) => (
            <div key={id} className="flex flex-wrap items-center justify-between gap-x-6">
              <Checkbox
                label={`${quantity} × ${name}, ${formatSize(size, locale, t("size.oneSize"))}`}
                checked={staysOf(id) < quantity}
                onChange={({ target }) => stay(id, target.checked ? 0 : quantity)}
              />
              {quantity > 1 && staysOf(id) < quantity && (
                <label className="flex items-center gap-3">
                  <span>
                    {t("declaration.howMany")}
                    <span className="sr-only"> {name}</span>
                  </span>
                  <Select
                    value={String(quantity - staysOf(id))}
                    onChange={({ target }) => stay(id, quantity - Number(target.value))}
                    className="w-20"
                  >
                    {Array.from({ length: quantity }, (_, index) => (
                      <option key={index + 1}>{index + 1}</option>
                    ))}
                  </Select>
                </label>
              )}
            </div>
          ))}
        </fieldset>
      )}
      {isNothing && <Alert tone="danger">{t("declaration.nothingChosen")}</Alert>}
      {kind === "CANCELLATION" && <CancellationFields form={checked as never} />}
    </ContractForm>
  );
}
