import { useTranslations } from "next-intl";
import { Disclosure } from "#components/ui/disclosure.tsx";

/** Who may write, how that is ensured, in which order reviews stand and what is not published: what the law wants said beside them. */
export function HowVerified({ isDemo }: { isDemo: boolean }) {
  const t = useTranslations("reviews.how");
  return (
    <>
      {isDemo && <p className="rv-demo">{t("demo")}</p>}
      <Disclosure summary={t("title")}>
        <div className="rv-how">
          {(["buyers", "order", "check", "reward"] as const).map((key) => (
            <p key={key}>{t(key)}</p>
          ))}
        </div>
      </Disclosure>
    </>
  );
}
