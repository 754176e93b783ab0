import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { href } from "#lib/routing/href.ts";
import { siteName } from "#lib/site.ts";
import { QuizTop } from "./quiz-top.tsx";

/** Around every page of a quiz: logo, way out, question. `leave`: where somebody goes who comes back later. */
export async function QuizLayout({ leave, children }: { leave: "index" | "infos"; children: ReactNode }) {
  const [locale, t, header] = await Promise.all([getLocale(), getTranslations("quiz"), getTranslations("header")]);
  return (
    <>
      <QuizTop
        home={{ href: href(locale, "index"), label: header("homeLabel", { site: siteName }) }}
        leave={{ href: href(locale, leave), label: t("leave") }}
      />
      <main className="quiz">{children}</main>
    </>
  );
}
