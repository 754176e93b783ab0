"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { updateClient, type Client, type OptinChange } from "#contract/client.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useMappedForm } from "#components/forms/use-contract-form.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { toast } from "#components/ui/toast-store.ts";
import { z } from "zod";
import { formatDate } from "#lib/dates/format.ts";

const newsSchema = z.object({ kid: z.boolean(), woman: z.boolean() });
const source = "account";

interface NewsFormProps {
  client: Pick<Client, "is_optin_kid" | "is_optin_woman">;
  /** Newest first. */
  history: readonly OptinChange[];
}

/** Which news the client wants, since when, and what was said before. Needs `accountNews`, `validation` and `error`. */
export function NewsForm({ client, history }: NewsFormProps) {
  const t = useTranslations("accountNews");
  const locale = useLocale();
  const router = useRouter();
  // The page is told of a change a moment after the API: who takes it back at once means what was said last.
  const said = useRef({ kid: client.is_optin_kid, woman: client.is_optin_woman });
  const saving = useMappedForm({
    endpoint: updateClient,
    schema: newsSchema,
    id: "news",
    fields: { kid: t("KID"), woman: t("WOMAN") },
    defaultValues: { kid: client.is_optin_kid, woman: client.is_optin_woman },
    // What was not touched is not said again.
    toBody: ({ kid, woman }) => ({
      ...(kid === said.current.kid ? {} : { is_optin_kid: kid, optin_source_kid: source }),
      ...(woman === said.current.woman ? {} : { is_optin_woman: woman, optin_source_woman: source }),
    }),
    onDone: (_answer, wished) => {
      said.current = wished;
      toast({ message: t("saved"), tone: "success" });
      router.refresh();
    },
  });
  const sinceOf = (line: OptinChange["line"]): string => {
    const last = history.find((change) => change.line === line);
    if (last === undefined) return t("never");
    return t(last.is_given ? "givenOn" : "withdrawnOn", { date: formatDate(last.at, locale) });
  };
  const { form } = saving;
  /** One press, as one tick at the sign-up is a yes to both. */
  const wantNothing = () => {
    form.setValue("kid", false);
    form.setValue("woman", false);
  };
  return (
    <Card as="section" className="flex flex-col gap-5">
      <div>
        <h2 className="text-2xl">{t("title")}</h2>
        <p className="mt-1 max-w-prose text-muted">{t("text")}</p>
      </div>
      <ContractForm
        form={saving}
        actions={
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={saving.isBusy}>
              {t("save")}
            </Button>
            {(client.is_optin_kid || client.is_optin_woman) && (
              <Button type="submit" variant="ghost" loading={saving.isBusy} onClick={wantNothing}>
                {t("none")}
              </Button>
            )}
          </div>
        }
      >
        <div>
          <Checkbox id="news-kid" label={t("KID")} hint={sinceOf("KID")} {...form.register("kid")} />
          <Checkbox id="news-woman" label={t("WOMAN")} hint={sinceOf("WOMAN")} {...form.register("woman")} />
        </div>
      </ContractForm>
      {history.length > 0 && (
        <Disclosure summary={t("history")}>
          <ul className="flex flex-col gap-1">
            {history.map(({ line, is_given: isGiven, at, staff_name: staff }) => (
              <li key={`${line} ${at}`}>
                {t(isGiven ? "saidYes" : "saidNo", { line: t(line), date: formatDate(at, locale, "minute") })}
                {staff !== null && ` ${t("byStaff", { name: staff })}`}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  );
}
