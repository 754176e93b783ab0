import type { Locale } from "#contract/locale.ts";
import { findBannerText } from "#lib/website/api.ts";

/** A line above every page, from the website's configuration; pages that sell or sign in hide it (see the style sheet). */
export async function DynamicBanner({ locale, label }: { locale: Locale; label: string }) {
  const text = await findBannerText(locale);
  if (text === null) return null;
  return (
    <aside className="dynamic-banner" aria-label={label}>
      {text}
    </aside>
  );
}
