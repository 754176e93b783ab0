import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { Product } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import type { Request } from "#contract/requests.ts";
import { PieceView } from "#components/kid-shop/piece-view.tsx";
import { sizeChoices } from "#lib/catalog/size.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { takesWishes } from "#lib/kid-shop/find-shelf.ts";
import { ownVariant } from "#lib/kid-shop/own-variant.ts";
import { sizesOf } from "#lib/profiles/sizes-of.ts";
import { href } from "#lib/routing/href.ts";
import { Board } from "./suggestions-view.tsx";
import { WishPurchase } from "./wish-purchase.tsx";
import { WishesClosed } from "./wishes-closed.tsx";

interface WishPieceProps {
  locale: Locale;
  profile: Profile;
  product: Product;
  box: Request;
}

/** One piece to wish for: choose the size, wish, take it back. A box that takes no wishes says so. */
export async function WishPiece({ locale, profile, product, box }: WishPieceProps) {
  const [t, size, messages] = await Promise.all([
    getTranslations("wishes"),
    getTranslations("size"),
    loadMessages(locale),
  ]);
  const isOpen = takesWishes(box);
  const view = (
    <PieceView
      locale={locale}
      product={product}
      back={{
        href: href(locale, "kidId-suggestions-requestId", { kidId: profile.id, requestId: box.id }),
        label: t("backToWishes", { name: profile.firstname }),
      }}
    >
      {isOpen ? (
        <WishPurchase
          product={{ id: product.id, name: product.name }}
          sizes={sizeChoices(product.variants, locale, size("oneSize"))}
          ownVariantId={ownVariant(product.variants, sizesOf(profile))?.variant_id ?? null}
        />
      ) : (
        <WishesClosed box={box} locale={locale} />
      )}
    </PieceView>
  );
  return (
    <NextIntlClientProvider messages={pickMessages(messages, "wishes", "size", "error")}>
      {isOpen ? (
        <Board profile={profile} box={box}>
          {view}
        </Board>
      ) : (
        view
      )}
    </NextIntlClientProvider>
  );
}
