"use client";

import { useEffect } from "react";
import { showWorn } from "./show-worn.ts";

/** Lets the picture of somebody who wears the piece follow the chosen size. The gallery is in the HTML only, hence the listener on the document. */
export function WornIsland() {
  useEffect(() => {
    document.addEventListener("change", showWorn);
    // A size pressed before the scripts came changed nothing yet.
    for (const target of document.querySelectorAll("main input:checked")) showWorn({ target });
    return () => document.removeEventListener("change", showWorn);
  }, []);
  return null;
}
