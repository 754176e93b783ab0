"use client";

import { Activity, lazy } from "react";
import { whenWanted } from "#lib/quiz/when-wanted.ts";
import type { QuizRunnerProps } from "./quiz-runner.tsx";

const lazyRunner = (code: "signup" | "signup-woman") =>
  lazy(async () => {
    await whenWanted(code);
    const { QuizRunner } = await import("./quiz-runner.tsx");
    return { default: QuizRunner };
  });
const runners = { signup: lazyRunner("signup"), "signup-woman": lazyRunner("signup-woman") };

/**
 * The quiz of a visitor. Its first screen is in the HTML and works as a plain form; React takes it over, with what was typed
 * in it, when somebody comes near. Who looks and leaves never fetches the quiz.
 *
 * An Activity is hydrated by itself, as a Suspense boundary is. That one would be written behind the page because of its
 * size, to be put in place by a script: too late for the first paint, and never where no script runs.
 */
export function QuizEntrance({ code, ...props }: QuizRunnerProps & { code: keyof typeof runners }) {
  const Runner = runners[code];
  return (
    <Activity>
      <Runner {...props} />
    </Activity>
  );
}
