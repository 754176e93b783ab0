import { useLocale, useTranslations } from "next-intl";
import type { Collection, ProductCard } from "#contract/catalog.ts";
import { QuickAdd } from "#components/cart/quick-add.tsx";
import { Breadcrumb } from "#components/ui/breadcrumb.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { splitByBudget } from "#lib/catalog/budgets.ts";
import { href } from "#lib/routing/href.ts";
import { formatWholeEuros } from "#lib/money/format.ts";
import { Picture } from "../picture.tsx";
import { ProductGrid } from "../product-grid.tsx";

interface BirthGiftProps {
  collection: Collection;
  products: readonly ProductCard[];
}

const lowCents = 2000;
const highCents = 4000;
const shownPerBudget = 4;
const advice = ["Size", "Season", "Ease"] as const;
const questions = ["1", "2", "3"] as const;

/** Ideas by budget on top of the collection, with what a giver worries about. */
export function BirthGift({ collection, products }: BirthGiftProps) {
  const t = useTranslations("shop.birth");
  const tList = useTranslations("list");
  const tShop = useTranslations("shop");
  const locale = useLocale();
  const [low, high] = [formatWholeEuros(lowCents, locale), formatWholeEuros(highCents, locale)];
  const budgets = splitByBudget(products, lowCents, highCents);
  const groups = [
    { key: "under", title: t("under", { price: low }), text: t("underText"), products: budgets.under },
    { key: "between", title: t("between", { from: low, to: high }), text: t("betweenText"), products: budgets.between },
    { key: "over", title: t("over", { price: high }), text: t("overText"), products: budgets.over },
  ].filter((group) => group.products.length > 0);
  return (
    <main className="shop-page">
      <div className="wide">
        <Breadcrumb
          label={tList("breadcrumb")}
          items={[
            { name: tList("home"), href: href(locale, "index") },
            { name: tShop("title"), href: href(locale, "shop") },
            { name: t("title") },
          ]}
        />
        <div className="sg sg-hero">
          <Picture picture={collection.image} sizes="(min-width: 48rem) 50vw, 100vw" priority="first" />
          <div>
            <p>{t("title")}</p>
            <h1 tabIndex={-1}>{t("heroTitle")}</h1>
            <p>{t("heroText")}</p>
            <ButtonLink href={`#${groups[0]?.key ?? "questions"}`}>{t("heroLink")}</ButtonLink>
          </div>
        </div>
      </div>
      <section className="wide sx" aria-labelledby="advice">
        <SectionHeading id="advice" title={t("adviceTitle")} wavy />
        <ol className="ba">
          {advice.map((name) => (
            <li key={name}>
              <h3>{t(`advice${name}Title`)}</h3>
              <p>{t(`advice${name}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      {groups.map((group) => (
        <section key={group.key} className="wide sx" aria-labelledby={group.key}>
          <SectionHeading id={group.key} title={group.title} intro={group.text} />
          <ProductGrid products={group.products.slice(0, shownPerBudget)} level={3} />
        </section>
      ))}
      <p className="wide bl">
        <ButtonLink
          href={href(locale, "shop-birth-gift", null, { sort: "newest" })}
          variant="secondary"
          size="lg"
          rel="nofollow"
        >
          {t("all")}
        </ButtonLink>
      </p>
      <section className="wide sx bq" aria-labelledby="questions">
        <SectionHeading id="questions" title={t("questionsTitle")} />
        {questions.map((number) => (
          <Disclosure key={number} summary={t(`q${number}`)} headingLevel={3}>
            <p>{t(`a${number}`)}</p>
          </Disclosure>
        ))}
      </section>
      <QuickAdd locale={locale} />
    </main>
  );
}
