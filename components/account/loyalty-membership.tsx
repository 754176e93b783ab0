"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { updateLoyalty } from "#contract/loyalty.ts";
import { Button } from "#components/ui/button.tsx";
import { FieldError } from "#components/ui/field-error.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { browserApi } from "#lib/http/browser-client.ts";

/** Leaves the programme with one press, and comes back with one. */
export function LoyaltyMembership({ isMember: initial }: { isMember: boolean }) {
  const t = useTranslations("loyaltyMembership");
  const tError = useTranslations("error");
  const router = useRouter();
  const [isMember, setIsMember] = useState(initial);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      const next = await browserApi().call(updateLoyalty, { body: { is_member: !isMember } });
      setIsMember(next.is_member);
      announce(t(next.is_member ? "joined" : "left"));
      router.refresh();
    } catch (error) {
      setFailure(tError(errorKey(error)));
    }
    setIsBusy(false);
  };
  return (
    <section className="flex flex-col items-start gap-3 border-t-[1.5px] border-line pt-6">
      <h2 className="text-2xl">{t("title")}</h2>
      <p className="max-w-prose">{t(isMember ? "member" : "left")}</p>
      {failure !== null && <FieldError>{failure}</FieldError>}
      <Button variant={isMember ? "secondary" : "primary"} loading={isBusy} onClick={() => void change()}>
        {t(isMember ? "leave" : "join")}
      </Button>
    </section>
  );
}
