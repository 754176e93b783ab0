"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, type ReactNode } from "react";
import { Alert } from "#components/ui/alert.tsx";

/** A failure above the payment; takes the focus when it appears, because the button that led here is far below. Key it by what it says. */
export function PayFailureAlert({ title, children }: { title?: string; children: ReactNode }) {
  const t = useTranslations("checkout.failure");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 rounded">
      <Alert tone="danger" title={title ?? t("title")}>
        {children}
      </Alert>
    </div>
  );
}
