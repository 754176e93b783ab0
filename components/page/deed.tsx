import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Messages } from "#lib/i18n/messages.ts";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";

interface DeedProps {
  name: Exclude<keyof Messages["deeds"], "giftCard" | "label">;
  /** Whether the API knows of what the page is to thank for; an address alone is thanked for nothing. */
  isDone: boolean;
  /** Where it can be done. */
  way: string;
  /** What was done. */
  children?: ReactNode;
}

/** Thanks for what was done, or says that it was not and where it can be. */
export async function Deed({ name, isDone, way, children }: DeedProps) {
  const t = await getTranslations("deeds");
  if (!isDone)
    return (
      <Alert
        tone="info"
        title={t(`${name}.missingTitle`)}
        action={
          <ButtonLink size="sm" href={way}>
            {t(`${name}.way`)}
          </ButtonLink>
        }
      >
        {t(`${name}.missingText`)}
      </Alert>
    );
  return (
    <>
      <Alert tone="success" title={t(`${name}.doneTitle`)}>
        {t(`${name}.doneText`)}
      </Alert>
      {children}
    </>
  );
}
