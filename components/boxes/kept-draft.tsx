import { getLocale, getTranslations } from "next-intl/server";
import type { KeptDraftBox } from "#contract/draft-box.ts";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { productSegment } from "#lib/catalog/product-address.ts";
import { formatDate } from "#lib/dates/format.ts";
import { href } from "#lib/routing/href.ts";

interface KeptDraftProps {
  draft: KeptDraftBox;
  kidId: string;
  /** The box that takes wishes, where those that wait can be wished for by hand; null where none does. */
  wishIn: number | null;
  /** With the way to the wishes, on pages that do not show them. */
  hasWay?: boolean;
}

/**
 * What became of a box that was shown to somebody whose boxes go on already: how many of its pieces are wishes of the next
 * box, and which wait. Nothing where nothing waits: then the wishes say it all.
 */
export async function KeptDraft({ draft: { box, waiting }, kidId, wishIn, hasWay = false }: KeptDraftProps) {
  const isTold = waiting.length > 0 || (hasWay && box !== null && box.pieces > 0);
  if (!isTold) return null;
  const [t, locale] = await Promise.all([getTranslations("draftBox.kept"), getLocale()]);
  return (
    <Alert
      title={t(box ? "title" : "titleWaits")}
      action={
        hasWay && (
          <ButtonLink size="sm" variant="secondary" href={href(locale, "kidId-suggestions", { kidId })}>
            {t("way")}
          </ButtonLink>
        )
      }
    >
      {box && <p>{t("taken", { count: box.pieces, date: formatDate(box.delivery_date, locale) })}</p>}
      {waiting.length > 0 && (
        <>
          <p>{t(box ? "rest" : "next", { count: waiting.length })}</p>
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {waiting.map((product) => (
              <li key={product.id}>
                {wishIn === null ? (
                  product.name
                ) : (
                  <TextLink
                    standalone
                    href={href(locale, "kidId-suggestions-requestId-product-id", {
                      kidId,
                      requestId: wishIn,
                      id: productSegment(product),
                    })}
                  >
                    {product.name}
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
