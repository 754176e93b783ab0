import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { DeclarationKind } from "#contract/declarations.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { Input } from "#components/ui/input.tsx";
import { TextArea } from "#components/ui/text-area.tsx";

const id = (name: string) => `plain-${name}`;

function Labelled({
  name,
  label,
  hint,
  children,
}: {
  name: string;
  label: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id(name)} className="font-bold">
        {label}
      </label>
      {hint && (
        <p id={id(`${name}-hint`)} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}

/**
 * The same declaration as a plain form, shown only where no script runs: a post is answered with what is to be
 * confirmed, and that one with the receipt.
 */
export async function PlainDeclarationForm({ kind }: { kind: DeclarationKind }) {
  const [t, locale] = await Promise.all([getTranslations("declaration"), getLocale()]);
  return (
    <noscript>
      <form method="post" action="/api/declaration-form" aria-label={t(`form.${kind}`)} className="flex flex-col gap-5">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="kind" value={kind} />
        <Labelled name="contract" label={t(`contract.${kind}`)} hint={t(`contractHint.${kind}`)}>
          <Input
            id={id("contract")}
            name="contract"
            required
            maxLength={120}
            autoComplete="off"
            aria-describedby={id("contract-hint")}
          />
        </Labelled>
        <Labelled name="sender_name" label={t("name")}>
          <Input id={id("sender_name")} name="sender_name" required maxLength={120} autoComplete="name" />
        </Labelled>
        <Labelled name="sender_email" label={t("email")} hint={t("emailHint")}>
          <Input
            id={id("sender_email")}
            name="sender_email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            aria-describedby={id("sender_email-hint")}
          />
        </Labelled>
        {kind === "CANCELLATION" && (
          <>
            <fieldset className="flex flex-col">
              <legend className="font-text font-bold">{t("cause")}</legend>
              {(["ORDINARY", "EXTRAORDINARY"] as const).map((cause) => (
                <label key={cause} className="flex min-h-11 items-center gap-3">
                  <input type="radio" name="cause" value={cause} defaultChecked={cause === "ORDINARY"} />
                  {t(`causes.${cause}`)}
                </label>
              ))}
            </fieldset>
            <Labelled name="ends_on" label={`${t("endsOn")} (${t("optional")})`} hint={t("endsOnHint")}>
              <Input id={id("ends_on")} name="ends_on" type="date" aria-describedby={id("ends_on-hint")} />
            </Labelled>
            <Labelled name="reason" label={t("reason")}>
              <TextArea id={id("reason")} name="reason" rows={3} maxLength={2000} />
            </Labelled>
          </>
        )}
        <button type="submit" className={buttonClass({ size: "lg" }, "self-start")}>
          {t("next")}
        </button>
      </form>
    </noscript>
  );
}
