import type { Locale } from "#contract/locale.ts";
import { Logo } from "#components/brand/logo.tsx";
import { Icon, spriteAddress } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { boxWay, type BoxWay } from "#lib/navigation/box-way.ts";
import { href } from "#lib/routing/href.ts";
import { siteName } from "#lib/site.ts";
import { shellTexts } from "./shell-texts.ts";

export interface PlacesProps {
  locale: Locale;
  hasShop: boolean;
  hasWoman: boolean;
}

/** Logo, worlds and search. */
export function Places({ locale, hasShop, hasWoman }: PlacesProps) {
  const { header: t } = shellTexts(locale);
  const worlds = [
    { label: t.kids, href: href(locale, "shop"), isOn: hasShop },
    { label: t.woman, href: href(locale, "woman"), isOn: hasWoman },
    { label: t.birthGift, href: href(locale, "shop-birth-gift"), isOn: hasShop },
    { label: t.looks, href: href(locale, "looks"), isOn: true },
  ];
  return (
    <>
      <Link href={href(locale, "index")} className="site-logo" aria-label={t.homeLabel.replace("{site}", siteName)}>
        <Logo withWordmark />
      </Link>
      <nav aria-label={t.worlds} className="site-worlds">
        <ul>
          {worlds
            .filter(({ isOn }) => isOn)
            .map((world) => (
              <li key={world.label}>
                <Link href={world.href}>{world.label}</Link>
              </li>
            ))}
        </ul>
      </nav>
      <BoxLink code="signup" way={boxWay(locale, "KID")} t={t} />
      {hasWoman && <BoxLink code="signup-woman" way={boxWay(locale, "WOMAN")} t={t} />}
      {hasShop && (
        <search className="site-search">
          {/* A plain GET form: it works before and without scripts. */}
          <form action={href(locale, "shop-all-products")} data-nav="">
            <input
              type="search"
              name="name"
              aria-label={t.search}
              placeholder={t.searchPlaceholder}
              maxLength={120}
              autoComplete="off"
              enterKeyHint="search"
            />
            <button type="submit" aria-label={t.search}>
              <Icon name="search" size={20} />
            </button>
          </form>
        </search>
      )}
    </>
  );
}

interface BoxLinkProps {
  code: "signup" | "signup-woman";
  way: BoxWay;
  t: ReturnType<typeof shellTexts>["header"];
}

/** The way to a box, and back to a quiz that was begun: `keptQuizzes` says on the document which words are right. */
function BoxLink({ code, way, t }: BoxLinkProps) {
  return (
    <Link {...way} className={`site-box ${code === "signup" ? "kids-only" : "woman-only"}`} data-quiz={code}>
      <svg width={22} height={22} viewBox="0 0 32 32" aria-hidden="true">
        <use href={spriteAddress("trunk")} />
      </svg>
      <span className="site-box-new">{t.box}</span>
      <span className="site-box-kept">{t.boxKept}</span>
    </Link>
  );
}

/** The places a thumb reaches. */
export function ThumbPlaces({ locale, hasShop, hasWoman }: PlacesProps) {
  const { header: t } = shellTexts(locale);
  const places = [
    { icon: "home", label: t.home, href: href(locale, "index"), isOn: true },
    { icon: "box", label: t.kidsShort, href: href(locale, "shop"), isOn: hasShop },
    { icon: "search", label: t.search, href: href(locale, "shop-all-products"), isOn: hasShop },
    { icon: "sparkle", label: t.womanShort, href: href(locale, "woman"), isOn: hasWoman },
    { icon: "account", label: t.account, href: href(locale, "infos"), isOn: true },
  ] as const;
  return (
    <nav aria-label={t.places}>
      <ul>
        {places
          .filter(({ isOn }) => isOn)
          .map(({ icon, label, href: way }) => {
            const content = (
              <>
                <Icon name={icon} size={22} />
                <span>{label}</span>
              </>
            );
            return (
              <li key={icon}>
                {icon === "search" ? (
                  /* Opens the search over the page; before and without scripts it leads to the list, which has one. */
                  <a href={way} data-search={t.closeSearch}>
                    {content}
                  </a>
                ) : (
                  <Link href={way}>{content}</Link>
                )}
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
