import { ClientPage } from "#components/page/client-page.tsx";
import { PageHeading } from "#components/page/page-heading.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { OwnReviews } from "#components/reviews/own-reviews.tsx";
import { RateShopOrder } from "#components/try-on/rate-shop-order.tsx";
import { TryOnPage } from "#components/try-on/try-on-page.tsx";
import { findOrderReviews } from "#lib/reviews/find-order-reviews.ts";
import { findOrderToTryOn } from "#lib/try-on/find-try-on.ts";

export const generateMetadata = () => shellMetadata("infos-rating-orderId");

export default function InfosRatingOrderIdPage({ params }: { params: Promise<{ orderId: string }> }) {
  return (
    <ClientPage
      name="infos-rating-orderId"
      params={params}
      isHeadingOwn
      load={async (session, { orderId }) => {
        const [tried, pieces] = await Promise.all([
          findOrderToTryOn(session, orderId),
          findOrderReviews(session, orderId),
        ]);
        return { ...tried, pieces };
      }}
    >
      {({ session }, { order, tryOn, pieces }) => (
        <>
          {tryOn ? (
            <TryOnPage tryOn={tryOn} purpose="rate" locale={session.locale} />
          ) : (
            <>
              <PageHeading name="infos-rating-orderId" />
              <RateShopOrder order={order} locale={session.locale} />
            </>
          )}
          <OwnReviews orderId={order.id} pieces={pieces} locale={session.locale} />
        </>
      )}
    </ClientPage>
  );
}
