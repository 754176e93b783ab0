"use client";

import type { Locale } from "#contract/locale.ts";
import { FooterContent } from "#markup/footer.tsx";
import { HtmlOnce } from "./html-once.tsx";

/** The same on every page; see `HtmlOnce`. */
export function SiteFooter(props: { locale: Locale; hasShop: boolean }) {
  return <HtmlOnce as="footer" className="site-footer" render={() => <FooterContent {...props} />} />;
}
