import "#components/sheets/public.css";
import type { ReactNode } from "react";

export default function ReadingLayout({ children }: { children: ReactNode }) {
  return children;
}
