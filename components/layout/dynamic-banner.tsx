import type { Locale } from "#contract/locale.ts";
import { findBannerText } from "#lib/website/api.ts";

/** A line above every page, from the website's configuration; pages that sell or sign in hide it (see the style sheet). */
export async function DynamicBanner({ locale }: { locale: Locale }) {
  const text = await findBannerText(locale);
  if (text === null) return null;
  return (
    <p className="dynamic-banner" role="note">
      {text}
    </p>
  );
}
