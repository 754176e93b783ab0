"use client";

import type { HTMLAttributes, ReactNode } from "react";

interface HtmlOnceProps extends HTMLAttributes<HTMLElement> {
  as: "div" | "footer";
  /** Made on the server only; a browser keeps the HTML that came. Import what it renders from `#markup/…`. */
  render: () => ReactNode;
}

/**
 * Markup that never changes while a document lives: it is in the HTML and nowhere else. A server component would write
 * it a second time into the page's inline data, and a client component would ship its code; this one does neither. In a
 * browser React adopts the element and leaves its content alone. It may hold plain markup only, and belongs in the root
 * layout, which is never rendered anew without a new document.
 */
export function HtmlOnce({ as: Element, render, ...attributes }: HtmlOnceProps) {
  if (typeof window === "undefined") return <Element {...attributes}>{render()}</Element>;
  // oxlint-disable-next-line react/no-danger -- empty on purpose: hydration keeps the server's HTML
  return <Element {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
