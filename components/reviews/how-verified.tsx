import { useTranslations } from "next-intl";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { TextLink } from "#components/ui/link.tsx";

/** Where a page says the whole of it, for those that say it in short. */
const howVerifiedId = "how";

/** Who may write, how that is ensured, in which order reviews stand and what is not published: what the law wants said beside them. */
export function HowVerified({ isDemo }: { isDemo: boolean }) {
  const t = useTranslations("reviews.how");
  return (
    <>
      {isDemo && <p className="rv-demo">{t("demo")}</p>}
      <Disclosure id={howVerifiedId} summary={t("title")} open>
        <div className="rv-how">
          {(["buyers", "order", "check", "reward"] as const).map((key) => (
            <p key={key}>{t(key)}</p>
          ))}
        </div>
      </Disclosure>
    </>
  );
}

/** Who may write and in which order reviews stand, in short: the law wants both beside them, and the rest a press away, at `whole`. */
export function HowVerifiedBriefly({ isDemo, whole }: { isDemo: boolean; whole: string }) {
  const t = useTranslations("reviews.how");
  return (
    <>
      {isDemo && <p className="rv-demo">{t("demo")}</p>}
      <p>{t("brief")}</p>
      <TextLink standalone href={`${whole}#${howVerifiedId}`}>
        {t("title")}
      </TextLink>
    </>
  );
}
