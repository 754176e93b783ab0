import type { ReactNode } from "react";
import { locale as localeParam } from "next/root-params";
import { locales } from "#contract/locale.ts";

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await localeParam()}>
      <body>{children}</body>
    </html>
  );
}
