import { localeOptions, type Locale } from "#contract/locale.ts";
import { Icon } from "#components/ui/icon.tsx";
import { countryOf, defaultOptionOf, flagOf, languageOf } from "#lib/locale/options.ts";
import { href } from "#lib/routing/href.ts";
import { shellTexts } from "./shell-texts.ts";

const languageNames: Record<Locale, string> = { fr: "Français", de: "Deutsch", nl: "Nederlands", es: "Español" };

/**
 * Country and language. A native popover with plain links to the home page of each language; `SiteIslands` makes them
 * keep the page, remember the choice and update the account.
 */
export function CountrySwitch({ locale }: { locale: Locale }) {
  const { footer: t } = shellTexts(locale);
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  const current = defaultOptionOf(locale);
  return (
    <div className="country-switch">
      <button type="button" popoverTarget="country-list" className="country-current">
        <Icon name="globe" size={20} />
        <span>{t.countryAndLanguage}</span>
        <span data-locale-current>{`${countries.of(countryOf(current))} · ${languageNames[locale]}`}</span>
      </button>
      <div id="country-list" popover="auto" className="country-list">
        <h2>{t.chooseCountry}</h2>
        <ul>
          {localeOptions.map((option) => {
            const language = languageOf(option);
            return (
              <li key={option}>
                <a href={href(language, "index")} data-locale-option={option} lang={language}>
                  <span aria-hidden="true">{flagOf(countryOf(option))}</span>
                  {`${new Intl.DisplayNames(language, { type: "region" }).of(countryOf(option))} · ${languageNames[language]}`}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
