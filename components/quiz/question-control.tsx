"use client";

import type { QuizQuestion } from "#contract/quiz.ts";
import { DateField } from "#components/forms/date-field.tsx";
import { Scale } from "#components/forms/scale.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { OptionControl } from "./option-control.tsx";
import { useQuizTexts } from "./quiz-texts.tsx";
import { SizeControl } from "./size-control.tsx";

interface QuestionControlProps {
  question: QuizQuestion;
  /** Whether the heading of the page says the question already. */
  isAlone: boolean;
  answer: unknown;
  error: string | undefined;
  /** A size to begin with, where nothing was answered. */
  proposal?: string | null | undefined;
}

/** More letters than a line holds. */
const longTextFrom = 200;

/** The control of a question: native inputs that keep what was pressed before the script came. */
export function QuestionControl({ question, isAlone, answer, error, proposal }: QuestionControlProps) {
  const { texts: t, locale } = useQuizTexts();
  const { id, kind, title, help, max, scale } = question;
  const text = typeof answer === "string" || typeof answer === "number" ? String(answer) : "";
  const group = { id: `question-${id}`, name: id, legend: title, hideLegend: isAlone, error };
  /* The heading says it; where several stand together each says its own. */
  const hint = isAlone ? undefined : (help ?? undefined);
  switch (kind) {
    case "text":
      return (
        <Field id={group.id} label={title} hideLabel={isAlone} hint={hint} error={error}>
          {(control) =>
            max !== null && max <= longTextFrom ? (
              <Input
                {...control}
                name={id}
                defaultValue={text}
                maxLength={max}
                autoComplete="off"
                autoCapitalize="words"
                className="text-lg"
                enterKeyHint="next"
              />
            ) : (
              <TextArea {...control} name={id} defaultValue={text} maxLength={max ?? undefined} />
            )
          }
        </Field>
      );
    case "date":
      return <DateField {...group} hint={hint} locale={locale} labels={t.date} defaultValue={text} />;
    case "size":
      return (
        <SizeControl question={question} isAlone={isAlone} answer={text} error={error} proposal={proposal ?? null} />
      );
    case "scale":
      if (!scale) return null;
      if (scale.unit !== null)
        return (
          <Field id={group.id} label={title} hideLabel={isAlone} hint={hint} error={error}>
            {(control) => (
              <div className="flex items-center gap-3">
                <Input
                  {...control}
                  name={id}
                  type="text"
                  inputMode="numeric"
                  pattern="[0-9]*"
                  maxLength={3}
                  autoComplete="off"
                  defaultValue={text}
                  className="max-w-28 text-center text-lg"
                />
                <span className="font-bold">{scale.unit}</span>
              </div>
            )}
          </Field>
        );
      return (
        <Scale
          {...group}
          hint={hint}
          min={scale.min}
          max={scale.max}
          minLabel={scale.min_label}
          maxLabel={scale.max_label}
          defaultValue={typeof answer === "number" ? answer : undefined}
        />
      );
    case "single":
    case "multiple":
      return <OptionControl question={question} isAlone={isAlone} group={{ ...group, hint }} answer={answer} />;
    default:
      return null;
  }
}
