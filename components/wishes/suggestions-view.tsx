import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { ProductCard, ProductsPage } from "#contract/catalog.ts";
import type { KeptDraftBox } from "#contract/draft-box.ts";
import { elided } from "#contract/elision.ts";
import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import { boxPieces, type Request } from "#contract/requests.ts";
import type { LookSuggestion } from "#contract/suggestions.ts";
import { KeptDraft } from "#components/boxes/kept-draft.tsx";
import { ProductGrid } from "#components/catalog/product-grid.tsx";
import { NothingHere } from "#components/kid-shop/nothing-here.tsx";
import { ShelfFilter } from "#components/kid-shop/shelf-filter.tsx";
import { ShelfPages } from "#components/kid-shop/shelf-pages.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { productSegment } from "#lib/catalog/product-address.ts";
import { formatDate } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import type { ShelfQuery } from "#lib/kid-shop/shelf-query.ts";
import { sizesOf } from "#lib/profiles/sizes-of.ts";
import { href } from "#lib/routing/href.ts";
import { LookDeck } from "./look-deck.tsx";
import { Selection, type Picked } from "./selection.tsx";
import { WishBoard } from "./wish-board.tsx";
import { WishButton } from "./wish-button.tsx";
import { WishesClosed } from "./wishes-closed.tsx";

interface SuggestionsViewProps {
  locale: Locale;
  profile: Profile;
  found: ProductsPage;
  query: ShelfQuery;
  looks: readonly LookSuggestion[];
  /** The box that takes the wishes; null where none does. */
  box: Request | null;
  /** The next box, which takes no wishes any more. */
  closed?: Request | null;
  /** A box that was shown, whose pieces may wait for a place. */
  draft: KeptDraftBox;
  /** What was picked before anybody knew for whom. */
  selection?: readonly Picked[];
  hrefOf: (query: Record<string, string>) => string;
}

/** What suits a person, with looks to judge; every "+" wishes for the box. Nothing here touches the cart of the shop. */
export async function SuggestionsView({
  locale,
  profile,
  found,
  query,
  looks,
  box,
  closed = null,
  draft,
  selection = [],
  hrefOf,
}: SuggestionsViewProps) {
  const [t, messages] = await Promise.all([getTranslations("wishes"), loadMessages(locale)]);
  const isNarrowed = query.category !== null || query.size !== null || query.text !== "";
  const hrefInBox = box
    ? (product: ProductCard) =>
        href(locale, "kidId-suggestions-requestId-product-id", {
          kidId: profile.id,
          requestId: box.id,
          id: productSegment(product),
        })
    : undefined;
  const list = (
    <>
      {selection.length > 0 && query.page === 1 && !isNarrowed && (
        <Selection picked={selection} isOpen={box !== null} hrefOf={hrefInBox} />
      )}
      {query.page === 1 && !isNarrowed && (
        <LookDeck
          kid={{ id: profile.id, firstname: profile.firstname }}
          looks={looks.map(({ look_id, name, image }) => ({ id: look_id, name, image }))}
          suggested={found.products.map(({ id }) => id)}
        />
      )}
      <ShelfFilter query={query} sizes={sizesOf(profile)} hrefOf={hrefOf} />
      <h2 className="sr-only">{t("listTitle", { name: profile.firstname })}</h2>
      {found.products.length === 0 ? (
        <NothingHere
          reason={isNarrowed ? "filter" : "all"}
          name={profile.firstname}
          kidId={profile.id}
          plainHref={hrefOf({})}
        />
      ) : (
        <ProductGrid
          products={found.products}
          level={3}
          eagerCount={query.page === 1 && !isNarrowed ? 0 : 2}
          hrefOf={hrefInBox}
          actions={found.products.map(({ id, name }) => (box ? <WishButton key={id} id={id} name={name} /> : null))}
        />
      )}
      <ShelfPages found={found} query={query} hrefOf={hrefOf} />
    </>
  );
  return (
    <NextIntlClientProvider messages={pickMessages(messages, "wishes", "size", "error")}>
      <KeptDraft draft={draft} kidId={profile.id} wishIn={box?.id ?? null} />
      {box ? (
        <>
          <p className="font-bold">
            {t("forBox", elided({ name: profile.firstname, date: formatDate(box.delivery_date, locale) }))}
          </p>
          <Board profile={profile} box={box}>
            {list}
          </Board>
        </>
      ) : (
        <>
          {closed ? (
            <WishesClosed box={closed} locale={locale} isNext />
          ) : (
            <Alert
              title={t("noBox", { name: profile.firstname })}
              action={
                <ButtonLink size="sm" href={href(locale, "kidId-malle", { kidId: profile.id })}>
                  {t("noBoxWay")}
                </ButtonLink>
              }
            >
              {t("noBoxText")}
            </Alert>
          )}
          {list}
        </>
      )}
    </NextIntlClientProvider>
  );
}

/** The board of a box for a person. */
export function Board({ profile, box, children }: { profile: Profile; box: Request; children: ReactNode }) {
  return (
    <WishBoard
      key={box.id}
      kid={{ id: profile.id, firstname: profile.firstname }}
      box={{ id: box.id, wishes: box.wishes, budget_ttc: box.budget_ttc }}
      places={boxPieces[profile.profile_type]}
    >
      <div className="flex flex-col gap-6">{children}</div>
    </WishBoard>
  );
}
