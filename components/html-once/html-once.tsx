"use client";

import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import type { Locale } from "#contract/locale.ts";
import { showShell } from "./page-html.ts";

interface HtmlOnceProps {
  as: "div" | "footer";
  className: string;
  /** Its name in the shell; no other part has it. */
  name: string;
  locale: Locale;
  /** Made on the server only; a browser keeps the HTML that came. Import what it renders from `#markup/…`. */
  render: () => ReactNode;
}

/**
 * Markup that never changes while a document lives: it is in the HTML and nowhere else. A server component would write
 * it a second time into the page's inline data, and a client component would ship its code; this one does neither. In a
 * browser React adopts the element and leaves its content alone. It may hold plain markup only, and belongs in the root
 * layout, which is never rendered anew without a new document.
 */
export function HtmlOnce({ as: Element, className, name, locale, render }: HtmlOnceProps) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (place.current && !place.current.firstChild) void showShell(place.current, name, locale);
  }, [name, locale]);
  if (typeof window === "undefined") {
    return (
      <Element className={className} data-shell={name}>
        {render()}
      </Element>
    );
  }
  return (
    <Element
      ref={place as RefObject<HTMLDivElement | null>}
      className={className}
      data-shell={name}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- empty on purpose: hydration keeps the server's HTML
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
