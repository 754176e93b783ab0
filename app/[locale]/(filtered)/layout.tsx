import "#components/sheets/public.css";
import type { ReactNode } from "react";

export default function FilteredLayout({ children }: { children: ReactNode }) {
  return children;
}
