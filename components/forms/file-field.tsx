"use client";

import { useState } from "react";
import { buttonClass } from "#components/ui/button-class.ts";
import { cx } from "#components/ui/class-names.ts";
import { Field } from "#components/ui/field.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { findFileIssue, type FileIssue, type FileRules } from "#lib/forms/check-file.ts";

interface FileFieldProps extends FileRules {
  label: string;
  /** Beside the label, e.g. "optional". */
  note?: string;
  hint?: string;
  error?: string | undefined;
  id?: string;
  name?: string;
  value: File | null;
  onChange: (file: File | null) => void;
  texts: {
    choose: string;
    replace: string;
    /** Takes the file away; its name follows. */
    remove: (name: string) => string;
  } & Record<FileIssue, string>;
}

const kilobyte = 1024;
const sizeOf = (bytes: number): string =>
  bytes < kilobyte * kilobyte
    ? `${Math.max(1, Math.round(bytes / kilobyte))} KB`
    : `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`;

/** One file, checked before anything is sent. What was chosen before stays when the next one will not do. */
export function FileField({ error, name, value, onChange, texts, types, maxBytes, ...frame }: FileFieldProps) {
  const [issue, setIssue] = useState<FileIssue | null>(null);
  const wrong = issue === null ? error : texts[issue];

  const choose = (file: File | undefined) => {
    if (!file) return;
    const found = findFileIssue(file, { types, maxBytes });
    setIssue(found);
    if (found === null) onChange(file);
    else announce(texts[found]);
  };

  return (
    <Field {...frame} error={wrong}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-3 rounded border-[1.5px] border-dashed border-line-strong p-3">
          <FileButton
            id={control.id}
            name={name}
            types={types}
            describedBy={control["aria-describedby"]}
            isInvalid={wrong !== undefined}
            onFile={choose}
          >
            {value ? texts.replace : texts.choose}
          </FileButton>
          {value && (
            <span className="flex min-w-0 flex-1 items-center gap-2">
              <Icon name="check" className="shrink-0 text-success" />
              <span className="min-w-0 truncate">{value.name}</span>
              <span className="shrink-0 text-sm text-muted">{sizeOf(value.size)}</span>
              <IconButton
                icon="trash"
                label={texts.remove(value.name)}
                onClick={() => {
                  setIssue(null);
                  onChange(null);
                }}
              />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

interface FileButtonProps {
  id?: string | undefined;
  name?: string | undefined;
  types: readonly string[];
  /** Opens the camera where there is one. */
  capture?: "user" | "environment";
  describedBy?: string | undefined;
  isInvalid?: boolean;
  variant?: "primary" | "secondary";
  className?: string;
  onFile: (file: File | undefined) => void;
  children: string;
}

/** The browser's own file input under a button: focus, keyboard and name are its own. */
export function FileButton(props: FileButtonProps) {
  const { id, name, types, capture, describedBy, isInvalid = false, variant = "secondary", className } = props;
  return (
    <span
      className={cx(
        "relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2",
        buttonClass({ variant, size: "sm" }),
        className,
      )}
    >
      <span aria-hidden="true">{props.children}</span>
      <input
        id={id}
        name={name}
        type="file"
        accept={types.join(",")}
        capture={capture}
        aria-label={id === undefined ? props.children : undefined}
        aria-describedby={describedBy}
        aria-invalid={isInvalid ? true : undefined}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          props.onFile(event.target.files?.[0]);
          // The same file may be chosen again after it was cropped, or mended.
          event.target.value = "";
        }}
      />
    </span>
  );
}
