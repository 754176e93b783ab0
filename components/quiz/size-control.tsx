"use client";

import { useEffect, useRef } from "react";
import type { QuizQuestion } from "#contract/quiz.ts";
import { Field } from "#components/ui/field.tsx";
import { Select } from "#components/ui/select.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import { useQuizTexts } from "./quiz-texts.tsx";

interface SizeControlProps {
  question: QuizQuestion;
  isAlone: boolean;
  answer: string;
  error: string | undefined;
  proposal: string | null;
}

/** A size of a list, begun with the one that follows from age and height. */
export function SizeControl({
  question: { id, title, help, options },
  isAlone,
  answer,
  error,
  proposal,
}: SizeControlProps) {
  const { texts: t, locale } = useQuizTexts();
  const isProposed = answer === "" && proposal !== null;
  const select = useRef<HTMLSelectElement>(null);
  /* What was chosen while the proposal was on its way stays. */
  useEffect(() => {
    if (isProposed && select.current?.value === "") select.current.value = proposal;
  }, [isProposed, proposal]);
  return (
    <Field
      id={`question-${id}`}
      label={title}
      hideLabel={isAlone}
      hint={isProposed ? t.sizeProposed : (help ?? undefined)}
      error={error}
    >
      {(control) => (
        <Select {...control} ref={select} name={id} defaultValue={answer}>
          <option value="">{t.chooseSize}</option>
          {options.map(({ value }) => (
            <option key={value} value={value}>
              {formatSize(value, locale, value)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
