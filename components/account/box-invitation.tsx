import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { ClosedTrunk } from "#components/ui/trunk.tsx";
import { href } from "#lib/routing/href.ts";

/** For who has nobody to send boxes to yet: what a box is, and the way to the first one. */
export async function BoxInvitation({ locale }: { locale: Locale }) {
  const t = await getTranslations("account");
  return (
    <Card as="section" tone="tint" className="flex flex-col items-center gap-x-8 gap-y-4 sm:flex-row">
      <ClosedTrunk />
      <div className="flex-1 text-center sm:text-start">
        <h2 className="text-2xl">{t("boxTitle")}</h2>
        <p className="mt-2">{t("boxText")}</p>
        <p className="mt-5 flex flex-wrap justify-center gap-3 sm:justify-start">
          <ButtonLink href={href(locale, "quiz-signup-kid")}>{t("boxKid")}</ButtonLink>
          <WhereOn feature="woman">
            <ButtonLink variant="secondary" href={href(locale, "quiz-signup-woman")}>
              {t("boxWoman")}
            </ButtonLink>
          </WhereOn>
        </p>
      </div>
    </Card>
  );
}
