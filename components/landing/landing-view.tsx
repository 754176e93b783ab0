import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ProductCard } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { ProductGrid } from "#components/catalog/product-grid.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { cx } from "#components/ui/class-names.ts";
import { Choices } from "#components/kid-shop/choices.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { Pagination } from "#components/ui/pagination.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { categories } from "#lib/kid-shop/shelf-query.ts";
import { listCollections } from "#lib/catalog/api.ts";
import { findLanding, findPicks } from "#lib/landing/find-landing.ts";
import {
  asksForLanding,
  landingSearch,
  parseLanding,
  type LandingQuery,
  type SearchParams,
} from "#lib/landing/landing-query.ts";
import { parsePage } from "#lib/orders/server.ts";
import { href } from "#lib/routing/href.ts";
import { wishesText } from "#lib/quiz/wished.ts";
import { CopyLink } from "./copy-link.tsx";
import { LandingForm } from "./landing-form.tsx";

interface LandingViewProps {
  locale: Locale;
  name:
    | "your-shop"
    | "your-shop-new"
    | "your-shop-looks"
    | "your-shop-essentials"
    | "your-shop-recommendations"
    | "shop-your-shop";
  params: SearchParams;
}

/** For visitors: what fits, as the address says it. Everything is in the address, so that it can be sent to somebody. */
export async function LandingView({ locale, name, params }: LandingViewProps) {
  const t = await getTranslations("wishes.landing");
  const query = parseLanding(params, categories);
  return (
    <div className="mt-8 flex flex-col gap-8">
      {!query && asksForLanding(params) && <Alert tone="warning">{t("impossible")}</Alert>}
      {query?.arePicksBroken && <Alert tone="warning">{t("broken")}</Alert>}
      {query && <Landing locale={locale} name={name} query={query} page={parsePage(params["page"])} />}
      <div className="grid gap-6 md:grid-cols-[2fr_1fr]">
        <Card tone="tint">
          <h2 className="text-2xl">{t("formTitle")}</h2>
          <p className="mb-5 text-muted">{t("formText")}</p>
          <LandingForm locale={locale} action={href(locale, name)} query={query} />
        </Card>
        <Card tone="outline" className="flex flex-col items-start gap-4">
          <p className="text-lg font-bold">{t("signIn")}</p>
          <ButtonLink
            variant="secondary"
            href={href(locale, "login", null, { redirect: wayOfMembers(locale, name, query) })}
          >
            {t("signInWay")}
          </ButtonLink>
        </Card>
      </div>
    </div>
  );
}

/** Clients choose for whom the selection is, and find it above the wishes for the next box. */
const wayOfMembers = (locale: Locale, name: LandingViewProps["name"], query: LandingQuery | null): string =>
  href(locale, name, null, query && query.picks.length > 0 ? { wishes: wishesText(query.picks) } : {});

interface LandingProps {
  locale: Locale;
  name: LandingViewProps["name"];
  query: LandingQuery;
  page: number;
}

async function Landing({ locale, name, query, page }: LandingProps) {
  const [t, tWishes, tList, size, found, picked, messages, collections] = await Promise.all([
    getTranslations("wishes.landing"),
    getTranslations("wishes"),
    getTranslations("list"),
    getTranslations("size"),
    findLanding(locale, query, page),
    findPicks(locale, query.picks),
    loadMessages(locale),
    listCollections(locale),
  ]);
  const line = query.gender === "WOMAN" ? "WOMAN" : "KID";
  const rooms = collections.filter(
    ({ slug, profile_type, gender }) =>
      slug === query.collection || (profile_type === line && (gender === null || gender === query.gender)),
  );
  const sizeText = (value: string) => formatSize(value, locale, size("oneSize"));
  const to = (change: Partial<LandingQuery>, number = 1) =>
    href(locale, name, null, { ...landingSearch({ ...query, ...change }), ...(number > 1 ? { page: number } : {}) });
  const isPicked = (id: number) => query.picks.some((pick) => pick.product_id === id);
  const toggled = ({ id }: ProductCard) =>
    isPicked(id)
      ? query.picks.filter((pick) => pick.product_id !== id)
      : [...query.picks, { product_id: id, variant_id: null }];
  const hearts = (products: readonly ProductCard[]) =>
    products.map((product) => (
      <Link
        key={product.id}
        href={to({ picks: toggled(product) }, page)}
        aria-label={t(isPicked(product.id) ? "unpick" : "pick", { product: product.name })}
        className={cx(
          "absolute end-2 bottom-2 z-1 grid size-11 place-items-center rounded-full shadow transition-colors duration-150",
          isPicked(product.id) ? "bg-accent text-on-accent" : "bg-surface text-ink hover:bg-accent",
        )}
      >
        <Icon name={isPicked(product.id) ? "heart-filled" : "heart"} size={22} />
      </Link>
    ));
  return (
    <>
      {picked.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-2xl">{t("chosen")}</h2>
          <p className="max-w-prose text-muted">{t("chosenText")}</p>
          <ProductGrid products={picked} level={3} actions={hearts(picked)} />
          <div className="flex flex-wrap gap-3">
            <ButtonLink
              href={href(locale, query.gender === "WOMAN" ? "quiz-signup-woman" : "quiz-signup-kid", null, {
                /* Taken as the answers of one screen; the quiz begins with its first. */
                for: "top_size",
                top_size: query.top,
                bottom_size: query.bottom,
                step: "firstname",
                wishes: wishesText(query.picks),
              })}
              data-member-href={wayOfMembers(locale, name, query)}
            >
              {t("ours")}
            </ButtonLink>
            <NextIntlClientProvider messages={pickMessages(messages, "wishes")}>
              <CopyLink path={to({}, page)} />
            </NextIntlClientProvider>
          </div>
        </section>
      )}
      <section className="flex flex-col gap-4">
        <h2 className="text-2xl">
          {t("title", { gender: query.gender, top: sizeText(query.top), bottom: sizeText(query.bottom) })}
        </h2>
        <Choices
          label={tWishes("categoriesLabel")}
          choices={[null, ...categories].map((category) => ({
            label: category === null ? tWishes("everything") : tWishes(`categories.${category}`),
            href: to({ category }),
            isChosen: query.category === category,
          }))}
        />
        {rooms.length > 1 && (
          <Choices
            label={t("collections")}
            choices={[
              { label: t("everyCollection"), href: to({ collection: null }), isChosen: query.collection === null },
              ...rooms.map(({ slug, name: label }) => ({
                label,
                href: to({ collection: slug }),
                isChosen: query.collection === slug,
              })),
            ]}
          />
        )}
        {found.products.length === 0 ? (
          <EmptyState title={t("none")} text={t("noneText")} headingLevel={3} />
        ) : (
          <ProductGrid products={found.products} level={3} eagerCount={2} actions={hearts(found.products)} />
        )}
        <Pagination
          label={tList("pages")}
          page={found.page}
          pageCount={found.pages}
          hrefOf={(number) => to({}, number)}
          previousLabel={tList("previous")}
          nextLabel={tList("next")}
          pageLabel={(number) => tList("page", { page: number })}
        />
      </section>
    </>
  );
}
