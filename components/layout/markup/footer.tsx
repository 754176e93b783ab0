import type { ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";
import { siteName, socialLinks } from "#lib/site.ts";
import { clientTextsId } from "../client-texts.ts";
import { clientTextsOf } from "./client-texts.ts";
import { CountrySwitch } from "./country-switch.tsx";
import { shellTexts } from "./shell-texts.ts";

/** Links, newsletter, language and legal lines. The women's world hides the "universe" group and has its own social pages. */
export function FooterContent({ locale, hasShop }: { locale: Locale; hasShop: boolean }) {
  const { footer: t } = shellTexts(locale);
  const terms = href(locale, "terms-and-conditions");
  const texts = JSON.stringify(clientTextsOf(locale)).replaceAll("<", String.raw`\u003c`);
  return (
    <>
      <div className="site-footer-grid">
        <NewsletterForm t={t} />
        {hasShop && (
          <FooterGroup title={t.shopGroup}>
            <Link href={href(locale, "shop")}>{t.shop}</Link>
            <Link href={href(locale, "shop-all-products")}>{t.allProducts}</Link>
            <Link href={href(locale, "shop-birth-gift")}>{t.birthGift}</Link>
          </FooterGroup>
        )}
        <FooterGroup title={t.universeGroup} className=" kids-only">
          <Link href={href(locale, "looks")}>{t.looks}</Link>
          <Link href={href(locale, "stylists")}>{t.stylists}</Link>
          <Link href={href(locale, "testimonials")}>{t.testimonials}</Link>
          <Link href={href(locale, "brands")}>{t.brands}</Link>
        </FooterGroup>
        <FooterGroup title={t.helpGroup}>
          <Link href={href(locale, "faq")}>{t.faq}</Link>
          <Link href={href(locale, "infos")}>{t.infos}</Link>
          <Link href={href(locale, "infos-orders")}>{t.orders}</Link>
        </FooterGroup>
      </div>
      <div className="site-footer-base">
        <CountrySwitch locale={locale} />
        <SocialLinks world="kids" />
        <SocialLinks world="woman" />
        <ul className="site-footer-legal">
          <li>
            <Link href={href(locale, "index")}>{siteName}</Link>
          </li>
          <li>
            <Link href={terms}>{t.terms}</Link>
          </li>
          <li>
            <Link href={`${terms}#data`}>{t.dataProtection}</Link>
          </li>
          <li>
            <Link href={`${terms}#legal`}>{t.legalNotice}</Link>
          </li>
        </ul>
      </div>
      {/* oxlint-disable-next-line react/no-danger -- the text is JSON whose `<` are escaped */}
      <script id={clientTextsId} type="application/json" dangerouslySetInnerHTML={{ __html: texts }} />
    </>
  );
}

/** `SiteIslands` sends it; the texts it may need stand in the markup, hidden. */
function NewsletterForm({ t }: { t: ReturnType<typeof shellTexts>["footer"] }) {
  return (
    <div className="site-footer-newsletter">
      <h2>{t.newsletterTitle}</h2>
      <form
        data-newsletter=""
        noValidate
        className="newsletter"
        data-thanks={t.newsletterThanks}
        data-wrong-email={t.newsletterWrongEmail}
        data-failed={t.newsletterFailed}
      >
        <label htmlFor="newsletter-email">{t.newsletterLabel}</label>
        <div className="newsletter-row">
          <input
            id="newsletter-email"
            name="email"
            type="email"
            autoComplete="email"
            placeholder={t.newsletterPlaceholder}
            maxLength={254}
            aria-describedby="newsletter-message"
          />
          <button type="submit" className={buttonClass({})}>
            {t.newsletterSubmit}
          </button>
        </div>
        <output id="newsletter-message" className="newsletter-message" />
      </form>
    </div>
  );
}

function FooterGroup({ title, className = "", children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <nav className={`site-footer-group${className}`} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </nav>
  );
}

function SocialLinks({ world }: { world: keyof typeof socialLinks }) {
  return (
    <ul className={`site-social ${world === "kids" ? "kids-only" : "woman-only"}`}>
      {socialLinks[world].map((link) => (
        <li key={link.icon}>
          <a href={link.url} rel="noopener noreferrer" target="_blank" aria-label={`${siteName} – ${link.name}`}>
            <Icon name={link.icon} size={22} />
          </a>
        </li>
      ))}
    </ul>
  );
}
