"use client";

import { useEffect } from "react";
import { markPicture } from "./mark-picture.ts";

/** Keeps the small pictures in step with the large one that is shown. They are in the HTML only, hence the listener on the document. */
export function GalleryIsland() {
  useEffect(() => {
    const options = { capture: true, passive: true };
    document.addEventListener("scroll", markPicture, options);
    return () => document.removeEventListener("scroll", markPicture, options);
  }, []);
  return null;
}
