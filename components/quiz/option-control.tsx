"use client";

import type { QuizQuestion } from "#contract/quiz.ts";
import { ChipOptions } from "#components/forms/chip-options.tsx";
import type { PictureOption } from "#components/forms/option-group.tsx";
import { PictureOptions } from "#components/forms/picture-options.tsx";
import { Swatches } from "#components/forms/swatches.tsx";
import { ThumbOptions } from "#components/forms/thumb-options.tsx";
import { optionShape } from "#lib/quiz/option-shape.ts";

interface OptionControlProps {
  question: QuizQuestion;
  /** Whether the screen is this question's alone; questions that share one are set closer. */
  isAlone: boolean;
  group: {
    id: string;
    name: string;
    legend: string;
    hideLegend: boolean;
    hint: string | undefined;
    error: string | undefined;
  };
  answer: unknown;
}

/** Answers to choose from, in the shape that fits what they show and how many there are. */
export function OptionControl({ question, isAlone, group, answer }: OptionControlProps) {
  const { kind, options } = question;
  const type = kind === "multiple" ? "checkbox" : "radio";
  const defaultChosen = Array.isArray(answer) ? answer.map(String) : typeof answer === "string" ? [answer] : [];
  const shared = { ...group, type, defaultChosen } as const;
  const shape = optionShape(question, isAlone);
  switch (shape) {
    case "swatches":
      return <Swatches {...shared} options={options.map(({ value, label, colors }) => ({ value, label, colors }))} />;
    case "chips":
      return (
        <ChipOptions
          {...shared}
          options={options.map(({ value, label, colors }) => ({ value, label, color: colors[0] }))}
        />
      );
    case "thumbs":
      return <ThumbOptions {...shared} options={options.map(drawn)} />;
    case "small":
    case "wide":
      return <PictureOptions {...shared} columns={shape} options={options.map(drawn)} />;
  }
}

const drawn = ({ value, label, help, picture }: QuizQuestion["options"][number]): PictureOption => ({
  value,
  label,
  description: help ?? undefined,
  ...(picture
    ? {
        media: (
          <img
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt=""
            style={{ background: picture.placeholder }}
          />
        ),
      }
    : {}),
});
