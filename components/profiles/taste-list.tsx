"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { DateField } from "#components/forms/date-field.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Input } from "#components/ui/input.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { giveFocusBack } from "#lib/browser/give-focus-back.ts";
import { shopDay } from "#lib/dates/shop-day.ts";
import { readDateParts } from "#lib/forms/date-parts.ts";
import { answerQuestions } from "#lib/profiles/actions.ts";
import { answerFrom, answerOf, without, type Taste, type TasteChip } from "#lib/profiles/tastes-of.ts";
import { useProfileDeed } from "./use-profile-deed.ts";

interface TasteListProps {
  profileId: string;
  tastes: readonly Taste[];
}

/** Answers as chips: a press takes one away, "change" asks the question again where it stands. */
export function TasteList({ profileId, tastes }: TasteListProps) {
  const t = useTranslations("profile");
  const error = useTranslations("error");
  const { refusal, run, isBusy } = useProfileDeed();
  const list = useRef<HTMLDivElement>(null);

  const put = (taste: Taste, answer: unknown, said: string, label: string) =>
    run({
      act: () => answerQuestions(profileId, taste.code, { [taste.question]: answer }),
      said,
      undo: {
        label: t("undo"),
        act: () => answerQuestions(profileId, taste.code, { [taste.question]: answerOf(taste) }),
        said: t("putBack", { label }),
      },
    });
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-6">
      {refusal && <Alert tone="danger">{error(refusal)}</Alert>}
      {tastes.map((taste) => (
        <TasteRow
          key={taste.question}
          taste={taste}
          isBusy={isBusy}
          onRemove={(chip) => {
            list.current?.focus({ preventScroll: true });
            void put(taste, without(taste, chip.value), t("removed", { label: chip.label }), chip.label);
          }}
          onSave={(answer) => put(taste, answer, t("tasteSaved"), taste.chips.map(({ label }) => label).join(", "))}
        />
      ))}
    </div>
  );
}

interface TasteRowProps {
  taste: Taste;
  isBusy: boolean;
  onRemove: (chip: TasteChip) => void;
  onSave: (answer: unknown) => Promise<boolean>;
}

function TasteRow({ taste, isBusy, onRemove, onSave }: TasteRowProps) {
  const t = useTranslations("profile");
  const headingId = useId();
  const [isEditing, setIsEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsEditing(false);
    requestAnimationFrame(() => giveFocusBack(opener.current));
  };
  return (
    <section aria-labelledby={headingId} className="border-t-[1.5px] border-line pt-4 first:border-0 first:pt-0">
      <div className="flex items-start justify-between gap-3">
        <h3 id={headingId} className="font-text text-base font-bold">
          {taste.title}
        </h3>
        {!isEditing && (
          <Button
            ref={opener}
            size="sm"
            variant="ghost"
            className="-mt-2 shrink-0"
            aria-label={t("editTasteOf", { title: taste.title })}
            onClick={() => setIsEditing(true)}
          >
            {t("editTaste")}
          </Button>
        )}
      </div>
      {isEditing ? (
        <TasteForm
          taste={taste}
          labelledBy={headingId}
          isBusy={isBusy}
          onCancel={close}
          onSave={onSave}
          onSaved={close}
        />
      ) : (
        <ul className="mt-2 flex flex-wrap gap-2">
          {taste.chips.map((chip) => (
            <li key={chip.value} className="max-w-full">
              <button
                type="button"
                aria-label={t("removeChip", { label: chip.label })}
                disabled={isBusy}
                onClick={() => onRemove(chip)}
                className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border-[1.5px] border-line bg-surface py-1 ps-3 pe-3 text-start transition-colors duration-150 hover:border-ink"
              >
                <Cloth colors={chip.colors} />
                <span className="min-w-0">{chip.label}</span>
                <Icon name="close" size={16} className="shrink-0 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Cloth({ colors }: { colors: readonly string[] }) {
  if (colors.length === 0) return null;
  return (
    <span aria-hidden="true" className="flex size-6 shrink-0 overflow-hidden rounded-full border-[1.5px] border-line">
      {colors.map((color) => (
        <span key={color} className="h-full flex-1" style={{ background: color }} />
      ))}
    </span>
  );
}

interface TasteFormProps {
  taste: Taste;
  labelledBy: string;
  isBusy: boolean;
  onCancel: () => void;
  onSave: TasteRowProps["onSave"];
  onSaved: () => void;
}

/** What the form says, as chosen values; null for a day there is not, or is over, and for a number nobody has. */
function readTyped({ kind, question, range }: Taste, form: HTMLFormElement): string[] | null {
  const data = new FormData(form);
  const said = (name: string): string => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  if (kind === "date") {
    const parts = { day: said(`${question}-day`), month: said(`${question}-month`), year: said(`${question}-year`) };
    const read = readDateParts(parts, { min: shopDay(new Date()) });
    return read.kind === "day" ? [read.value] : read.kind === "empty" ? [] : null;
  }
  const text = said(question);
  const isTaken =
    text === "" || (range && /^\d+$/.test(text) && Number(text) >= range.min && Number(text) <= range.max);
  return isTaken ? [text] : null;
}

function TasteForm({ taste, labelledBy, isBusy, onCancel, onSave, onSaved }: TasteFormProps) {
  const t = useTranslations("profile");
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(() => taste.chips.map(({ value }) => value));
  const [isWrong, setIsWrong] = useState(false);
  const isTyped = taste.kind === "date" || taste.range !== null;
  const isMany = taste.kind === "multiple";
  const isFull = isMany && taste.max !== null && chosen.length >= taste.max;
  const focusFirst = () => form.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  useEffect(focusFirst, []);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = isTyped ? readTyped(taste, event.currentTarget) : chosen;
    setIsWrong(values === null);
    if (values === null) focusFirst();
    else if (await onSave(answerFrom(taste.kind, values))) onSaved();
  };
  return (
    <form
      ref={form}
      method="dialog"
      aria-labelledby={labelledBy}
      className="mt-2 grid gap-3"
      onSubmit={(event) => void send(event)}
    >
      {isTyped ? (
        <TypedAnswer taste={taste} isWrong={isWrong} />
      ) : taste.kind === "text" ? (
        <TextArea
          aria-labelledby={labelledBy}
          maxLength={taste.max ?? 2000}
          value={chosen[0] ?? ""}
          onChange={(event) => setChosen([event.target.value])}
        />
      ) : (
        <Choices note={isMany && taste.max !== null ? t("atMost", { count: taste.max }) : null} labelledBy={labelledBy}>
          {taste.options.map((option) => {
            const isChosen = chosen.includes(option.value);
            return (
              <label key={option.value} className="choice choice-chip">
                <input
                  type={isMany ? "checkbox" : "radio"}
                  name={taste.question}
                  value={option.value}
                  checked={isChosen}
                  disabled={!isChosen && isFull}
                  className="peer sr-only"
                  onChange={() =>
                    setChosen(
                      isMany
                        ? isChosen
                          ? chosen.filter((value) => value !== option.value)
                          : [...chosen, option.value]
                        : [option.value],
                    )
                  }
                />
                <span className="inline-flex items-center gap-2">
                  <Cloth colors={option.colors} />
                  <b>{option.label}</b>
                </span>
              </label>
            );
          })}
        </Choices>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={isBusy}>
          {t("save")}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

/** A day or a number, typed. */
function TypedAnswer({ taste, isWrong }: { taste: Taste; isWrong: boolean }) {
  const t = useTranslations();
  const locale = useLocale();
  const { question, title, range, chips } = taste;
  const error = isWrong ? t("validation.invalid") : undefined;
  const value = chips[0]?.value;
  if (range === null)
    return (
      <DateField
        name={question}
        legend={title}
        hideLegend
        error={error}
        labels={{ day: t("profile.day"), month: t("profile.month"), year: t("profile.year") }}
        locale={locale}
        defaultValue={value}
      />
    );
  return (
    <Field label={title} hideLabel hint={`${range.min} – ${range.max} ${range.unit}`} error={error}>
      {(control) => (
        <div className="flex items-center gap-3">
          <Input
            {...control}
            name={question}
            inputMode="numeric"
            maxLength={String(range.max).length}
            autoComplete="off"
            defaultValue={value}
            className="max-w-28 text-center"
          />
          <span className="font-bold">{range.unit}</span>
        </div>
      )}
    </Field>
  );
}

function Choices({ note, labelledBy, children }: { note: string | null; labelledBy: string; children: ReactNode }) {
  return (
    <fieldset aria-labelledby={labelledBy} className="min-w-0">
      {note && <p className="mb-2 text-sm text-muted">{note}</p>}
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
