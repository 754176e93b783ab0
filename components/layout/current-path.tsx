"use client";

import { usePathname } from "next/navigation";

/** A text with the path of the page put in place of `{path}`. */
export function CurrentPath({ template }: { template: string }) {
  const path = usePathname();
  return template.replace("{path}", () => decodeSafely(path));
}

const decodeSafely = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};
