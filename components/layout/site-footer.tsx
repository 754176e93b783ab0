import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { href } from "#lib/routing/href.ts";
import { siteName, socialLinks } from "#lib/site.ts";
import { isFeatureOn } from "#lib/website/api.ts";
import { CountrySwitch } from "./country-switch.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

/** Links, newsletter, language and legal lines. The women's world hides the "universe" group and has its own social pages. */
export async function SiteFooter({ locale }: { locale: Locale }) {
  const [t, hasShop] = await Promise.all([getTranslations("footer"), isFeatureOn(locale, "shop")]);
  const terms = href(locale, "terms-and-conditions");
  return (
    <footer className="site-footer">
      <div className="site-footer-grid">
        <div className="site-footer-newsletter">
          <h2>{t("newsletterTitle")}</h2>
          <NewsletterForm
            locale={locale}
            texts={{
              label: t("newsletterLabel"),
              placeholder: t("newsletterPlaceholder"),
              submit: t("newsletterSubmit"),
              thanks: t("newsletterThanks"),
              wrongEmail: t("newsletterWrongEmail"),
              failed: t("newsletterFailed"),
            }}
          />
        </div>
        {hasShop && (
          <FooterGroup title={t("shopGroup")}>
            <AppLink href={href(locale, "shop")}>{t("shop")}</AppLink>
            <AppLink href={href(locale, "shop-all-products")}>{t("allProducts")}</AppLink>
            <AppLink href={href(locale, "shop-birth-gift")}>{t("birthGift")}</AppLink>
          </FooterGroup>
        )}
        <div className="kids-only">
          <FooterGroup title={t("universeGroup")}>
            <AppLink href={href(locale, "looks")}>{t("looks")}</AppLink>
            <AppLink href={href(locale, "stylists")}>{t("stylists")}</AppLink>
            <AppLink href={href(locale, "testimonials")}>{t("testimonials")}</AppLink>
            <AppLink href={href(locale, "brands")}>{t("brands")}</AppLink>
          </FooterGroup>
        </div>
        <FooterGroup title={t("helpGroup")}>
          <AppLink href={href(locale, "faq")}>{t("faq")}</AppLink>
          <AppLink href={href(locale, "infos")}>{t("infos")}</AppLink>
          <AppLink href={href(locale, "infos-orders")}>{t("orders")}</AppLink>
        </FooterGroup>
      </div>
      <div className="site-footer-base">
        <CountrySwitch locale={locale} />
        <SocialLinks world="kids" />
        <SocialLinks world="woman" />
        <ul className="site-footer-legal">
          <li>
            <AppLink href={href(locale, "index")}>{siteName}</AppLink>
          </li>
          <li>
            <AppLink href={terms}>{t("terms")}</AppLink>
          </li>
          <li>
            <AppLink href={`${terms}#data`}>{t("dataProtection")}</AppLink>
          </li>
          <li>
            <AppLink href={`${terms}#legal`}>{t("legalNotice")}</AppLink>
          </li>
        </ul>
      </div>
    </footer>
  );
}

function FooterGroup({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <nav className="site-footer-group" aria-label={title}>
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
