"use client";

import { useEffect, useId, useRef, type MouseEvent } from "react";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export type FormError = {
  /** The `id` given to its `Field`, `RadioGroup` or `Checkbox`. */
  fieldId: string;
  message: string;
};

type ErrorSummaryProps = {
  /** "2 answers need another look". */
  title: string;
  errors: readonly FormError[];
  /** Changes with each attempt (the form's `submitCount`), so that focus comes back here each time. */
  attempt: number;
  className?: string;
};

/** All errors of a form, linked to their fields; takes the focus itself, which is also how it is heard. */
export function ErrorSummary({ title, errors, attempt, className }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const focusedAttempt = useRef<number | null>(null);
  const titleId = useId();
  const isShown = errors.length > 0;

  // Once an attempt: an error that comes back while typing must not pull the focus away.
  useEffect(() => {
    if (!isShown || focusedAttempt.current === attempt) return;
    focusedAttempt.current = attempt;
    box.current?.focus();
  }, [isShown, attempt]);

  if (!isShown) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className={cx("rounded", className)}>
      <div className="flex gap-3 rounded border-[1.5px] border-danger bg-danger-soft p-4">
        <Icon name="warning" size={22} className="mt-1 shrink-0 text-danger" />
        <div className="min-w-0">
          <h2 id={titleId} className="font-text text-lg font-bold tracking-normal">
            {title}
          </h2>
          <ul>
            {/* 44 px for one line; padding, not a least height, so that a message of two lines keeps the same distance. */}
            {errors.map(({ fieldId, message }) => (
              <li key={fieldId}>
                <a
                  href={`#${fieldId}`}
                  onClick={(event) => focusField(event, fieldId)}
                  className="inline-block py-2.5 underline decoration-danger decoration-2 underline-offset-4"
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** A group (radio buttons) is not focusable itself: its first control is. */
function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  const control = field.matches("input, select, textarea, button")
    ? field
    : field.querySelector<HTMLElement>("input, select, textarea, button");
  control?.focus();
}
