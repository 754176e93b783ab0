"use client";

import { useEffect } from "react";
import { PartContent } from "#markup/page-parts.tsx";

/** Elements of the page a document began with. */
const ownElements = new Map<string, Element[]>();

/** Lets a page's part of the head leave with the page and come back with it; a page reached without a new document has none. */
export function PageHeadIsland({ part }: { part: string }) {
  useEffect(() => {
    const elements = ownElements.get(part) ?? [...document.head.querySelectorAll("[data-once]")];
    ownElements.set(part, elements);
    for (const element of elements) if (!element.isConnected) document.head.append(element);
    return () => {
      for (const element of elements) element.remove();
    };
  }, [part]);
  return typeof window === "undefined" ? <PartContent part={part} /> : null;
}
