import "#components/sheets/whole.css";
import type { ReactNode } from "react";

export default function OpenLayout({ children }: { children: ReactNode }) {
  return children;
}
