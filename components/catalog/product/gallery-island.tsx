"use client";

import { useEffect } from "react";
import { isPlainPress } from "#components/navigation/link-press.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { markPicture } from "./mark-picture.ts";

/**
 * Keeps the small pictures in step with the large one that is shown, and enlarges the one that is pressed. Most of them
 * are in the HTML only, hence the listeners on the document.
 */
export function GalleryIsland() {
  useEffect(() => {
    const options = { capture: true, passive: true };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-zoom]") : null;
      if (!link || !isPlainPress(event)) return;
      event.preventDefault();
      import("./zoom-dialog.ts")
        .then(({ openZoom }) => openZoom(link))
        .catch(() => openAddress(link.href, { isExternalAllowed: true }));
    };
    document.addEventListener("scroll", markPicture, options);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("scroll", markPicture, options);
      document.removeEventListener("click", onClick);
    };
  }, []);
  return null;
}
