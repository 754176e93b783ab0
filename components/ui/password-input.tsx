"use client";

import { useState, type ComponentProps } from "react";
import { cx } from "./class-names.ts";
import { iconButtonClass } from "./icon-button.tsx";
import { Input } from "./input.tsx";

type PasswordInputProps = Omit<ComponentProps<"input">, "type"> & { showLabel: string; hideLabel: string };

/** Pasting and password managers work; give `autoComplete` "current-password" or "new-password". */
export function PasswordInput({ showLabel, hideLabel, className, ...props }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <div className={cx("relative", className)}>
      <Input autoCapitalize="none" spellCheck={false} {...props} type={visible ? "text" : "password"} className="pe-14" />
      <button
        type="button"
        aria-label={visible ? hideLabel : showLabel}
        onClick={() => setVisible(!visible)}
        className={cx(iconButtonClass, "absolute end-0.5 top-0.5")}
      >
        <Eye crossed={visible} />
      </button>
    </div>
  );
}

function Eye({ crossed }: { crossed: boolean }) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" aria-hidden="true">
      <path d="M2.5 12.2C4.7 8.3 8 6 12 6s7.4 2.4 9.5 6.2C19.3 15.8 16 18 12 18s-7.3-2.2-9.5-5.8Z" />
      <circle cx="12" cy="12" r="2.8" />
      {crossed ? <path d="M4 20 20 4" /> : null}
    </svg>
  );
}
