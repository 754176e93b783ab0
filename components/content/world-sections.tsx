import type { ComponentProps } from "react";
import { ShopReviewRow } from "#components/reviews/shop-review-list.tsx";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { CollectionTiles } from "./collection-tiles.tsx";
import { GiftTeaser } from "./gift-teaser.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { LookRow } from "./look-row.tsx";
import { ProductRow } from "./product-row.tsx";
import { Promises } from "./promises.tsx";

interface WorldSectionsProps {
  promises: ComponentProps<typeof Promises>;
  collections: ComponentProps<typeof CollectionTiles>;
  newest: ComponentProps<typeof ProductRow>;
  steps: ComponentProps<typeof HowItWorks>;
  looks: ComponentProps<typeof LookRow>;
  reviews: ComponentProps<typeof ShopReviewRow>;
  gift: ComponentProps<typeof GiftTeaser> | null;
  /** The kids' world begins with its shelves and explains the service, the women's with looks. */
  first: "shelves" | "looks";
  /** Structured data of the page. */
  things?: readonly Record<string, unknown>[];
}

/** What the home page of a world shows below its first picture. */
export function WorldSections({
  promises,
  collections,
  newest,
  gift,
  first,
  things = [],
  ...rest
}: WorldSectionsProps) {
  const shelves = <CollectionTiles {...collections} />;
  const row = <ProductRow {...newest} />;
  const steps = <HowItWorks {...rest.steps} />;
  const looks = <LookRow {...rest.looks} />;
  return (
    <>
      <Promises {...promises} />
      {first === "shelves" ? (
        <>
          {shelves}
          {row}
          {steps}
          {looks}
        </>
      ) : (
        <>
          {looks}
          {shelves}
          {steps}
          {row}
        </>
      )}
      <ShopReviewRow {...rest.reviews} />
      {gift && <GiftTeaser {...gift} />}
      <JsonLd things={things} />
    </>
  );
}
