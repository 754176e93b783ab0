import type { Locale } from "#contract/locale.ts";
import type { QuizQuestion } from "#contract/quiz.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { formatDate } from "#lib/dates/format.ts";

type Asked = Pick<QuizQuestion, "kind" | "options" | "scale">;

/** An answer as a person reads it; null for none. What a question no longer offers is left out. */
export function answerText({ kind, options, scale }: Asked, answer: unknown, locale: Locale): string | null {
  if (answer === null || answer === undefined || answer === "") return null;
  const labelOf = (value: unknown) => options.find((option) => option.value === value)?.label;
  switch (kind) {
    case "single":
      return labelOf(answer) ?? null;
    case "multiple": {
      const labels = (Array.isArray(answer) ? answer : []).map(labelOf).filter((label) => label !== undefined);
      return labels.length === 0 ? null : labels.join(", ");
    }
    case "size":
      return typeof answer === "string" ? formatSize(answer, locale, answer) : null;
    case "date":
      return typeof answer === "string" ? formatDate(answer, locale) : null;
    case "scale":
      if (typeof answer !== "number" || !scale) return null;
      return scale.unit === null ? `${answer} / ${scale.max}` : `${answer} ${scale.unit}`;
    case "outfits": {
      const liked = (Array.isArray(answer) ? answer : []).filter((said: { like?: unknown }) => said.like === true);
      return Array.isArray(answer) && answer.length > 0 ? `${liked.length} / ${answer.length} ♥` : null;
    }
    case "text":
      return typeof answer === "string" ? answer : null;
    case "photo":
      return null;
  }
}
