import "#components/sheets/whole.css";
import type { ReactNode } from "react";

export default function BoxesLayout({ children }: { children: ReactNode }) {
  return <main className="page">{children}</main>;
}
