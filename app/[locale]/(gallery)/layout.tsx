import "#components/sheets/whole.css";
import type { ReactNode } from "react";

export default function GalleryLayout({ children }: { children: ReactNode }) {
  return children;
}
