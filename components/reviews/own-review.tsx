"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { pieceAnchor, removeReview, type ReviewablePiece } from "#contract/reviews.ts";
import { useDeed } from "#components/forms/use-deed.ts";
import { useHash } from "#components/navigation/use-hash.ts";
import { PiecePicture } from "#components/try-on/piece-choice.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { ReviewForm } from "./review-form.tsx";

/** One piece: its form, or what was written and what became of it. */
export function OwnReview({ orderId, first }: { orderId: string; first: ReviewablePiece }) {
  const t = useTranslations();
  const locale = useLocale();
  const [piece, setPiece] = useState(first);
  const [isOpened, setIsOpened] = useState<boolean | null>(null);
  const deed = useDeed();
  const { review, obstacle, name } = piece;
  const anchor = pieceAnchor(piece.order_line_id);
  /* The mail that asks for reviews leads to the form of each piece. */
  const isAskedFor = useHash() === `#${anchor}` && first.review === null && first.obstacle === null;
  const isOpen = isOpened ?? isAskedFor;
  const remove = () =>
    void deed.run(async () => {
      const { browserApi } = await import("#lib/http/browser-client.ts");
      await browserApi().call(removeReview, { params: { id: orderId, line_id: piece.order_line_id } });
      setPiece({ ...piece, review: null });
      announce(t("ownReviews.removed"));
    });
  return (
    <Card as="li" id={anchor} className="grid scroll-mt-24 gap-x-4 gap-y-3 sm:grid-cols-[auto_1fr]">
      <PiecePicture piece={piece} />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <div>
          <h3 className="font-text text-base leading-snug font-bold tracking-normal">{name}</h3>
          <p className="text-sm text-muted">
            {piece.brand_name} · {formatSize(piece.size, locale, t("size.oneSize"))}
          </p>
        </div>
        {obstacle && !review && <p>{t(`ownReviews.obstacle.${obstacle}`)}</p>}
        {review && !isOpen && <WrittenReview piece={piece} review={review} />}
        {obstacle === null && isOpen && (
          <ReviewForm
            orderId={orderId}
            piece={piece}
            onCancel={() => setIsOpened(false)}
            onDone={(saved) => {
              setPiece(saved);
              setIsOpened(false);
            }}
          />
        )}
        {!isOpen && (
          <div className="flex flex-wrap gap-3">
            {obstacle === null && (
              <Button variant={review ? "secondary" : "primary"} size="sm" onClick={() => setIsOpened(true)}>
                {t(review ? "ownReviews.change" : "ownReviews.write")}
                <span className="sr-only">: {name}</span>
              </Button>
            )}
            {review && (
              <Button variant="ghost" size="sm" loading={deed.isBusy} onClick={remove}>
                {t("ownReviews.remove")}
                <span className="sr-only">: {name}</span>
              </Button>
            )}
          </div>
        )}
        {deed.refusal && <Alert tone="danger">{t(`error.${deed.refusal}`)}</Alert>}
      </div>
    </Card>
  );
}

interface WrittenReviewProps {
  piece: ReviewablePiece;
  review: NonNullable<ReviewablePiece["review"]>;
}

function WrittenReview({ piece, review }: WrittenReviewProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { list } = useFormatter();
  const { status, score, text, doubts, refusal, answer } = review;
  const tone = { PUBLISHED: "success", HELD: "info", REFUSED: "danger" } as const;
  return (
    <>
      <span className="rv-stars">
        <span className="sr-only">{t("tryOn.star", { count: score })}</span>
        {[1, 2, 3, 4, 5].map((star) => (
          <Icon key={star} name={star <= score ? "star-filled" : "star"} size={18} />
        ))}
      </span>
      {text !== "" && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      <Alert tone={tone[status]}>
        {t(`ownReviews.status.${status}`, {
          doubts: list(
            doubts.map((doubt) => t(`ownReviews.doubt.${doubt}`)),
            { type: "conjunction" },
          ),
          reason: refusal ?? "",
        })}
      </Alert>
      {answer && <p className="rv-answer mt-0!">{t("ownReviews.answer", { text: answer })}</p>}
      {status === "PUBLISHED" && (
        <TextLink
          href={productHref(locale, {
            id: piece.product_id,
            clean_name: piece.clean_name,
            collection_slug: piece.collection_slug,
          })}
        >
          {t("ownReviews.toPage")}
        </TextLink>
      )}
    </>
  );
}
