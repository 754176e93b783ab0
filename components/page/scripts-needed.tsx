import { getTranslations } from "next-intl/server";
import { Alert } from "#components/ui/alert.tsx";

/** Says plainly, and only where no script runs, that this page cannot do what it is for without. */
export async function ScriptsNeeded({ text = "text" }: { text?: "text" | "quiz" }) {
  const t = await getTranslations("scriptsNeeded");
  return (
    <noscript>
      <Alert tone="warning" title={t("title")} className="mb-6">
        {t(text)}
      </Alert>
    </noscript>
  );
}
