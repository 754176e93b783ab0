"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { QuizCode } from "#contract/quiz.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { DoorWay } from "#lib/quiz/door-ways.ts";
import { isSignedIn } from "#lib/session/client-status.ts";

interface QuizDoorWaysProps {
  code: QuizCode;
  step: string | null;
  signIn: string;
  begin: string;
}

/** Whose quiz it is: the client's profiles, each under the code of its situation; for visitors the way in. */
export function QuizDoorWays({ code, step, signIn, begin }: QuizDoorWaysProps) {
  const t = useTranslations("quizPages.door");
  const locale = useLocale();
  const [ways, setWays] = useState<DoorWay[] | "visitor" | null>(null);
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      if (!isSignedIn()) return "visitor" as const;
      const { findDoorWays } = await import("#lib/quiz/door-ways.ts");
      return findDoorWays(locale, code, step);
    };
    find().then(
      (found) => !isGone && setWays(found),
      () => !isGone && setWays("visitor"),
    );
    return () => {
      isGone = true;
    };
  }, [locale, code, step]);

  if (ways === null) return <Skeleton className="mt-8 h-14 w-full" />;
  if (ways === "visitor")
    return (
      <div className="quiz-actions">
        <ButtonLink variant="secondary" href={signIn}>
          {t("signIn")}
        </ButtonLink>
        <ButtonLink size="lg" href={begin}>
          {t("begin")}
        </ButtonLink>
      </div>
    );
  return (
    <section className="mt-8">
      <h2 className="text-xl">{t("whose")}</h2>
      <div className="mt-3 grid justify-items-start gap-3">
        {ways.map(({ id, name, href }) => (
          <ButtonLink key={id} size="lg" variant="secondary" href={href}>
            {name ?? t("another")}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
