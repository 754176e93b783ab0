"use client";

import { useLayoutEffect, useRef } from "react";
import { PartContent } from "#markup/page-parts.tsx";
import { showPart } from "./page-html.ts";

/** Holds a part's place; see `PagePart`. */
export function PagePartIsland({ part, className }: { part: string; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) showPart(place.current, part);
  }, [part]);
  if (typeof window === "undefined") {
    return (
      <div className={className} data-part={part}>
        <PartContent part={part} />
      </div>
    );
  }
  return (
    <div
      ref={place}
      className={className}
      data-part={part}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- empty on purpose: hydration keeps the server's HTML
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
