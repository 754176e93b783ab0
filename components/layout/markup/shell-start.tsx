import type { Locale } from "#contract/locale.ts";
import { earlyScript } from "#lib/browser/early-presses.ts";
import { manifestAddress } from "#lib/seo/web-manifest.ts";
import { shellTexts } from "./shell-texts.ts";

/** What every page begins with, in its head and before its header. */
export function ShellStart({ locale, banner }: { locale: Locale; banner: string | null }) {
  const { header: t } = shellTexts(locale);
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- a fixed text */}
      <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
      <link rel="icon" href="/favicon.svg" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={manifestAddress(locale)} />
      <a href="#content" className="skip-link">
        {t.skip}
      </a>
      {/* `SiteIslands` shows it while staff acts. */}
      <aside className="staff-bar" aria-label={t.staff} hidden />
      {banner !== null && (
        <aside className="dynamic-banner" aria-label={t.news}>
          {banner}
        </aside>
      )}
    </>
  );
}
