import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import type { LookSuggestion } from "#contract/suggestions.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { Link } from "#components/ui/link.tsx";
import { productSegment } from "#lib/catalog/product-address.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { LookOpinion } from "./look-opinion.tsx";
import { TakeLook } from "./take-look.tsx";

interface LookCardProps {
  locale: Locale;
  profile: Profile;
  look: LookSuggestion;
  isFirst: boolean;
}

/** A whole outfit as a flat-lay, with its pieces in the sizes of its wearer: taken at once, liked or not. */
export async function LookCard({ locale, profile, look, isFirst }: LookCardProps) {
  const [t, size] = await Promise.all([getTranslations("wishes"), getTranslations("size")]);
  const total = look.products.reduce((sum, { lc_price }) => sum + lc_price, 0);
  return (
    <li className="grid gap-5 rounded border-[1.5px] border-line bg-surface p-4 sm:p-6 md:grid-cols-2">
      <div className="relative overflow-hidden rounded" style={{ background: look.image.placeholder }}>
        <Picture
          picture={look.image}
          sizes="(min-width: 48rem) 44vw, 92vw"
          {...(isFirst ? { priority: "first" as const } : {})}
          className="h-auto w-full"
        />
      </div>
      <div className="flex flex-col gap-4">
        <div>
          <h2 className="text-2xl">{look.name}</h2>
          <p className="text-sm text-muted">{t("looks.by", { name: look.stylist_name })}</p>
        </div>
        {look.description && <p className="max-w-prose">{look.description}</p>}
        <ul className="border-t-[1.5px] border-line">
          {look.products.map((product) => {
            const own = product.variants.find(({ variant_id }) => look.look_variant_ids.includes(variant_id));
            return (
              <li key={product.id} className="border-b border-line">
                <Link
                  href={href(locale, "kidId-your-shop-looks-productId", {
                    kidId: profile.id,
                    productId: productSegment(product),
                  })}
                  className="flex min-h-12 items-center justify-between gap-3 py-2 hover:underline"
                >
                  <span>
                    <span className="font-bold">{product.name}</span>{" "}
                    {own && <span className="text-sm text-muted">{formatSize(own.size, locale, size("oneSize"))}</span>}
                  </span>
                  <span className="shrink-0 tabular-nums">{formatEuros(product.lc_price, locale)}</span>
                </Link>
              </li>
            );
          })}
        </ul>
        <div className="mt-auto flex flex-wrap items-center gap-3">
          <TakeLook
            name={look.name}
            lookId={look.look_id}
            variantIds={look.look_variant_ids}
            total={formatEuros(total, locale)}
          />
          <LookOpinion kidId={profile.id} look={{ id: look.look_id, name: look.name }} isLiked={look.is_liked} />
        </div>
      </div>
    </li>
  );
}
