import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { ReviewablePiece } from "#contract/reviews.ts";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { OwnReview } from "./own-review.tsx";

interface OwnReviewsProps {
  orderId: string;
  pieces: readonly ReviewablePiece[];
  locale: Locale;
}

/** Every piece of an order with the client's review of it, or the form for one. Nothing before the parcel came. */
export async function OwnReviews({ orderId, pieces, locale }: OwnReviewsProps) {
  if (pieces.every(({ obstacle, review }) => obstacle !== null && review === null)) return null;
  const [t, messages] = await Promise.all([getTranslations("ownReviews"), loadMessages(locale)]);
  return (
    <section className="mt-10" id="reviews">
      <SectionHeading title={t("title")} intro={t("intro")} className="mb-6" />
      <NextIntlClientProvider messages={pickMessages(messages, "ownReviews", "tryOn", "size", "validation", "error")}>
        <ul className="flex flex-col gap-5">
          {pieces.map((piece) => (
            <OwnReview key={piece.order_line_id} orderId={orderId} first={piece} />
          ))}
        </ul>
      </NextIntlClientProvider>
    </section>
  );
}
