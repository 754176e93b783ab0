import { getLocale, getTranslations } from "next-intl/server";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { TextLink } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";

interface AlertStepProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What the link of a mail is for, done by its button: a program that only looks at links changes nothing. */
export async function AlertStep({ searchParams }: AlertStepProps) {
  const [locale, t, { step, token }] = await Promise.all([getLocale(), getTranslations("stockAlert"), searchParams]);
  if ((step !== "confirm" && step !== "end") || typeof token !== "string") {
    return (
      <>
        <p>{t("noLink")}</p>
        <WhereOn feature="shop">
          <p className="mt-4">
            <TextLink standalone href={href(locale, "shop")}>
              {t("toShop")}
            </TextLink>
          </p>
        </WhereOn>
      </>
    );
  }
  return (
    <form method="post" action="/api/alert-form" className="grid justify-items-start gap-4">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="token" value={token} />
      <p>{t(step === "confirm" ? "confirmText" : "endText")}</p>
      <button type="submit" className={buttonClass({ size: "lg" })}>
        {t(step)}
      </button>
    </form>
  );
}
