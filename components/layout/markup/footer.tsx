import type { ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { planFooter, type FooterGroup, type FooterLink } from "#lib/navigation/footer.ts";
import { isMeasured } from "#lib/measuring/settings.ts";
import type { FeatureName } from "#lib/routing/route.ts";
import { href } from "#lib/routing/href.ts";
import { siteName, socialLinks } from "#lib/site.ts";
import { clientTextsId } from "../client-texts.ts";
import { clientTextsOf } from "./client-texts.ts";
import { CountrySwitch } from "./country-switch.tsx";
import { shellTexts } from "./shell-texts.ts";

interface FooterContentProps {
  locale: Locale;
  /** The number to call; null where there is none. */
  phone: string | null;
  switchedOff: readonly FeatureName[];
}

/** Links, newsletter, language and legal lines. The women's world hides the "universe" group and has its own social pages. */
export function FooterContent({ locale, phone, switchedOff }: FooterContentProps) {
  const { footer: t } = shellTexts(locale);
  const plan = planFooter(locale, (feature) => !switchedOff.includes(feature), phone);
  const texts = JSON.stringify(clientTextsOf(locale)).replaceAll("<", String.raw`\u003c`);
  const group = (name: FooterGroup) =>
    plan[name].map((link) => (
      <FooterAnchor key={link.text} link={link} label={link.text === "index" ? siteName : t[link.text]} />
    ));
  return (
    <>
      <div className="site-footer-grid">
        <NewsletterForm t={t} locale={locale} />
        <FooterColumn title={t.shopGroup} className=" site-footer-browse">
          {group("shop")}
        </FooterColumn>
        <FooterColumn title={t.universeGroup} className=" site-footer-browse kids-only">
          {group("universe")}
        </FooterColumn>
        <FooterColumn title={t.serviceGroup}>{group("service")}</FooterColumn>
        <FooterColumn title={t.helpGroup}>{group("help")}</FooterColumn>
      </div>
      <div className="site-footer-base">
        <CountrySwitch locale={locale} />
        <SocialLinks world="kids" />
        <SocialLinks world="woman" />
        <ul className="site-footer-legal">
          {group("legal").map((link) => (
            <li key={link.key}>{link}</li>
          ))}
          {isMeasured && (
            <li>
              <button type="button" data-measuring-choice="">
                {t.measuring}
              </button>
            </li>
          )}
        </ul>
      </div>
      {/* oxlint-disable-next-line react/no-danger -- the text is JSON whose `<` are escaped */}
      <script id={clientTextsId} type="application/json" dangerouslySetInnerHTML={{ __html: texts }} />
    </>
  );
}

/** `SiteIslands` sends it; pressed before scripts run it is a form like any other, whose fields stay out of the address. */
function NewsletterForm({ t, locale }: { t: ReturnType<typeof shellTexts>["footer"]; locale: Locale }) {
  return (
    <div className="site-footer-newsletter">
      <h2>{t.newsletterTitle}</h2>
      <form data-newsletter="" noValidate method="post" action="/api/newsletter" className="newsletter">
        <input type="hidden" name="locale" value={locale} />
        <p id="newsletter-purpose" className="newsletter-purpose">
          {t.newsletterPurpose} <a href={`${href(locale, "terms-and-conditions")}#data`}>{t.newsletterPrivacy}</a>
        </p>
        <label htmlFor="newsletter-email">{t.newsletterLabel}</label>
        <div className="newsletter-row">
          <input
            id="newsletter-email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            aria-describedby="newsletter-purpose newsletter-message"
          />
          <button type="submit" className={buttonClass({})}>
            {t.newsletterSubmit}
          </button>
          {/* As easy as joining: the same field, the same press. */}
          <button type="submit" name="leave" value="1" className={buttonClass({ variant: "ghost" })}>
            {t.newsletterLeave}
          </button>
        </div>
        <output id="newsletter-message" className="newsletter-message" />
      </form>
    </div>
  );
}

/** `SiteIslands` leads whoever is signed in to the page that is theirs. */
function FooterAnchor({ link, label }: { link: FooterLink; label: string }) {
  return (
    <Link
      href={link.href}
      {...(link.memberHref ? { "data-member-href": link.memberHref } : {})}
      {...(link.shown ? { "aria-label": `${label} ${link.shown}`, className: "site-footer-number" } : {})}
      {...(link.world ? { className: `${link.world}-only` } : {})}
    >
      {link.shown ?? label}
    </Link>
  );
}

function FooterColumn({
  title,
  className = "",
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode[];
}) {
  if (children.length === 0) return null;
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
