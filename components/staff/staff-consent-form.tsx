"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { answerStaffConsent, readStaffConsent, type StaffConsent } from "#contract/staff.ts";
import { Facts } from "#components/account/facts.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { useInBrowser } from "#lib/browser/use-in-browser.ts";
import { formatDate } from "#lib/dates/format.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";

const readToken = () => new URLSearchParams(location.search).get("token") ?? "";
const call = async () => (await import("#lib/http/browser-client.ts")).browserApi();

/** What a link can lead to: nothing yet, a request, one that is over, or a failure that may pass. */
type State = { consent: StaffConsent } | "loading" | "over" | ErrorKey;

const failureOf = (error: unknown): State =>
  hasCode(error, "STAFF_CONSENT_INVALID") || hasCode(error, "VALIDATION") ? "over" : errorKey(error);

const read = async (token: string): Promise<State> => {
  try {
    return { consent: await (await call()).call(readStaffConsent, { body: { token } }) };
  } catch (error) {
    return failureOf(error);
  }
};

/** What became of a request that is answered or over. */
function outcomeOf({ state, answer }: StaffConsent): "agreed" | "refused" | "used" | "unused" | "unanswered" {
  if (state === "AGREED") return "agreed";
  if (state === "REFUSED") return "refused";
  if (state === "USED") return "used";
  return answer === "AGREED" ? "unused" : "unanswered";
}

/**
 * Shows what staff asks the client for, and takes the answer when a button is pressed, never before: programs follow links
 * too. Needs the namespaces `staffConsent` and `error`.
 */
export function StaffConsentForm() {
  const t = useTranslations();
  const locale = useLocale();
  const token = useInBrowser(readToken, null);
  const [state, setState] = useState<State>("loading");
  const [sending, setSending] = useState<boolean | null>(null);
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const [hasDecided, setHasDecided] = useState(false);
  const outcome = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (token) void read(token).then(setState);
  }, [token]);
  /* What was decided here is read out; what was decided before is the page itself. */
  useEffect(() => {
    if (hasDecided) outcome.current?.focus();
  }, [hasDecided]);

  const contact = (
    <TextLink standalone href={href(locale, "contact")}>
      {t("staffConsent.contact")}
    </TextLink>
  );
  /* An address without a token is no link of a mail. */
  if (token === "" || state === "over")
    return (
      <Alert tone="warning" title={t("staffConsent.brokenTitle")} action={contact}>
        {t("staffConsent.brokenText")}
      </Alert>
    );
  if (state === "loading") return <Skeleton className="h-44 w-full" />;
  if (typeof state === "string") return <Alert tone="danger">{t(`error.${state}`)}</Alert>;
  const { consent } = state;
  const { staff_firstname: name, reason, deed, expires_at: until } = consent;
  const facts = (
    <Facts
      facts={[
        { label: t("staffConsent.subject"), value: deed.subject },
        {
          label: t("staffConsent.amount"),
          value: deed.amount_ttc === null ? null : formatEuros(deed.amount_ttc, locale),
        },
        { label: t("staffConsent.method"), value: deed.payment_method },
        { label: t("staffConsent.address"), value: deed.address },
        {
          label: t("staffConsent.wallet"),
          value:
            deed.is_wallet_used === null
              ? null
              : t(`staffConsent.${deed.is_wallet_used ? "walletUsed" : "walletKept"}`),
        },
        ...deed.news.map(({ line, is_given }) => ({
          label: t(`staffConsent.news.${line}`),
          value: t(`staffConsent.news.${is_given ? "yes" : "no"}`),
        })),
        { label: t("staffConsent.reason"), value: reason },
        {
          label: t("staffConsent.until"),
          value: consent.state === "OPEN" ? formatDate(until, locale, "minute") : null,
        },
      ]}
    />
  );
  if (consent.state !== "OPEN") {
    const became = outcomeOf(consent);
    return (
      <div className="grid justify-items-start gap-4">
        <div>
          <h2 ref={outcome} tabIndex={-1} className="text-2xl">
            {t(`staffConsent.${became}Title`)}
          </h2>
          <p className="mt-2">
            {t(`staffConsent.${became}Text`, { date: formatDate(consent.used_at ?? until, locale, "minute") })}
          </p>
        </div>
        <h3 className="text-xl">{t(`staffConsent.deed.${deed.kind}`)}</h3>
        {facts}
        {contact}
      </div>
    );
  }
  const decide = async (is_agreed: boolean) => {
    setSending(is_agreed);
    setRefusal(null);
    try {
      const answered = await (await call()).call(answerStaffConsent, { body: { token: token ?? "", is_agreed } });
      setHasDecided(true);
      setState({ consent: answered });
    } catch (error) {
      const failure = failureOf(error);
      /* It was answered in another window, or its time went by: the page tells which. */
      if (failure === "over") {
        setState(await read(token ?? ""));
        setHasDecided(true);
      } else {
        const key = errorKey(error);
        setRefusal(key);
        announce(t(`error.${key}`));
      }
    }
    setSending(null);
  };
  return (
    <div className="grid justify-items-start gap-4">
      <p>{name === null ? t("staffConsent.service") : t("staffConsent.named", { name })}</p>
      <h2 className="text-2xl">{t(`staffConsent.deed.${deed.kind}`)}</h2>
      {facts}
      {refusal && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
      {/* Neither answer is made easier to press than the other. */}
      <div className="flex flex-wrap gap-3">
        <Button size="lg" variant="secondary" loading={sending === true} onClick={() => void decide(true)}>
          {t("staffConsent.agree")}
        </Button>
        <Button size="lg" variant="secondary" loading={sending === false} onClick={() => void decide(false)}>
          {t("staffConsent.refuse")}
        </Button>
      </div>
    </div>
  );
}
