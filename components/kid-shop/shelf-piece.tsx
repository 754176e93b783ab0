import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import type { Product } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import type { Request } from "#contract/requests.ts";
import { getLookSuggestions } from "#contract/suggestions.ts";
import { AddToCart } from "#components/cart/add-to-cart.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { Board } from "#components/wishes/suggestions-view.tsx";
import { WishToggle } from "#components/wishes/wish-toggle.tsx";
import { findPiece } from "#lib/boxes/find-piece.ts";
import { writeSizes } from "#lib/cart/written-sizes.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { sizeChoices } from "#lib/catalog/size.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { findWishBox, isOnShelf } from "#lib/kid-shop/find-shelf.ts";
import { shopLists, type PieceList } from "#lib/kid-shop/lists.ts";
import { ownVariant } from "#lib/kid-shop/own-variant.ts";
import { sizesOf } from "#lib/profiles/sizes-of.ts";
import { href } from "#lib/routing/href.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import type { ClientSession } from "#lib/session/server.ts";
import { PieceView } from "./piece-view.tsx";
import { ShopNav } from "./shop-nav.tsx";

interface ShelfPieceProps {
  list: PieceList;
  params: Promise<{ kidId: string; productId: string }>;
}

async function isOnList(
  session: ClientSession,
  list: PieceList,
  kidId: string | number,
  productId: number,
): Promise<boolean> {
  if (list !== "looks") return isOnShelf(session, kidId, productId, list);
  const looks = await findForClient(session, getLookSuggestions, {
    params: { id: String(kidId) },
    query: { is_whole: "true" },
  });
  return looks.some(({ products }) => products.some(({ id }) => id === productId));
}

/** A piece of one list of a person's shop; what does not stand on that list is shown where the shop has it. */
export function ShelfPiece({ list, params }: ShelfPieceProps) {
  const name = shopLists[list].piece;
  return (
    <ClientPage
      name={name}
      params={params}
      isHeadingOwn
      load={async (session, { kidId, productId }) => {
        const product = await findPiece(session.locale, productId);
        const [isThere, box] = await Promise.all([
          isOnList(session, list, kidId, product.id),
          findWishBox(session, kidId),
        ]);
        return { product, box, isThere };
      }}
    >
      {({ session: { locale }, profile }, { product, box, isThere }) => {
        if (!isThere) redirect(productHref(locale, product));
        return (
          profile && (
            <>
              <ShopNav locale={locale} kidId={profile.id} current={list} />
              <OwnPiece locale={locale} profile={profile} list={list} product={product} box={box} />
            </>
          )
        );
      }}
    </ClientPage>
  );
}

interface OwnPieceProps {
  locale: Locale;
  profile: Profile;
  list: PieceList;
  product: Product;
  /** The box that takes wishes; null where none does. */
  box: Request | null;
}

async function OwnPiece({ locale, profile, list, product, box }: OwnPieceProps) {
  const [t, size, messages] = await Promise.all([
    getTranslations("wishes"),
    getTranslations("size"),
    loadMessages(locale),
  ]);
  const own = ownVariant(product.variants, sizesOf(profile));
  const view = (
    <PieceView
      locale={locale}
      product={product}
      back={{ href: href(locale, shopLists[list].page, { kidId: profile.id }), label: t(`lists.${list}`) }}
    >
      <AddToCart
        locale={locale}
        productName={product.name}
        sizes={writeSizes(sizeChoices(product.variants, locale, size("oneSize")))}
        {...(own ? { chosen: own.variant_id } : {})}
      />
      {box && <WishToggle id={product.id} name={product.name} />}
    </PieceView>
  );
  if (!box) return view;
  return (
    <NextIntlClientProvider messages={pickMessages(messages, "wishes", "size", "error")}>
      <Board profile={profile} box={box}>
        {view}
      </Board>
    </NextIntlClientProvider>
  );
}
