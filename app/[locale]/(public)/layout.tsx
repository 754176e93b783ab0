import type { ReactNode } from "react";

/** The whole page is rendered once a language, kept, and refreshed by tag; the build fails when one becomes dynamic. */
export const ensureStatic = "navigation";

export default function PublicLayout({ children }: { children: ReactNode }) {
  return children;
}
