"use client";

import { useState, type ComponentProps } from "react";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { iconButtonClass } from "./icon-button.tsx";
import { Input } from "./input.tsx";

type PasswordInputProps = Omit<ComponentProps<"input">, "type"> & { showLabel: string; hideLabel: string };

/** Pasting and password managers work; give `autoComplete` "current-password" or "new-password". */
export function PasswordInput({ showLabel, hideLabel, className, ...props }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <div className={cx("relative", className)}>
      <Input
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={visible ? "text" : "password"}
        className="pe-14"
      />
      <button
        type="button"
        aria-label={visible ? hideLabel : showLabel}
        onClick={() => setVisible(!visible)}
        className={cx(iconButtonClass, "absolute end-0.5 top-0.5 noscript:hidden")}
      >
        <Icon name={visible ? "eye-off" : "eye"} size={22} />
      </button>
    </div>
  );
}
