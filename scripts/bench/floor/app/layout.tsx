import type { ReactNode } from "react";
import { PressLinks } from "./press-links.tsx";

export const metadata = { title: "Floor", description: "An almost empty app of the same framework." };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body style={{ fontFamily: "system-ui", margin: 16 }}>
        {children}
        <PressLinks />
      </body>
    </html>
  );
}
