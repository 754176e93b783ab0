import "#components/sheets/whole.css";
import type { ReactNode } from "react";

/** Public pages on which something is filled in: they need what the rooms need. */
export default function ActingLayout({ children }: { children: ReactNode }) {
  return children;
}
