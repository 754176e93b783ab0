"use client";

import { useEffect } from "react";
import { listenToLooks } from "./listen-to-looks.ts";

/** What is pressed in the looks of a page. */
export function LookDeeds() {
  useEffect(listenToLooks, []);
  return null;
}
