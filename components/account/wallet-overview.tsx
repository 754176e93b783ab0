import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Wallet } from "#contract/wallet.ts";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { wantedHash } from "#lib/checkout/wanted-reduction.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { isFeatureOn } from "#lib/website/api.ts";
import { AccountPages } from "./account-pages.tsx";
import { MovementList } from "./movement-list.tsx";

/** What the client can pay with, and what moved it. */
export async function WalletOverview({ wallet, locale }: { wallet: Wallet; locale: Locale }) {
  const [t, hasGiftCards] = await Promise.all([getTranslations("accountWallet"), isFeatureOn(locale, "giftcards")]);
  const signed = (euros: number) => `${euros > 0 ? "+" : ""}${formatEuros(euros, locale)}`;
  return (
    <>
      <Card tone="tint" className="flex flex-wrap items-center justify-between gap-4">
        <p>
          <span className="block text-muted">{t("amount")}</span>
          <span className="text-3xl font-bold tabular-nums">{formatEuros(wallet.amount, locale)}</span>
        </p>
        <div className="flex flex-wrap gap-3">
          <WhereOn feature="shop">
            <ButtonLink
              href={
                wallet.amount > 0 ? href(locale, "shop-cart") + wantedHash({ kind: "wallet" }) : href(locale, "shop")
              }
            >
              {t(wallet.amount > 0 ? "toCart" : "toShop")}
            </ButtonLink>
          </WhereOn>
          {hasGiftCards && (
            <ButtonLink variant="secondary" href={href(locale, "infos-add-giftcard")}>
              {t("addCard")}
            </ButtonLink>
          )}
        </div>
      </Card>
      <p className="max-w-prose text-muted">{t("how")}</p>
      <section>
        <h2 className="text-2xl">{t("movements")}</h2>
        {wallet.transactions.length === 0 ? (
          <p className="mt-2 text-muted">{t("none")}</p>
        ) : (
          <MovementList
            label={t("movements")}
            locale={locale}
            movements={wallet.transactions.map(({ id, rule, at, amount, balance, order }) => ({
              id,
              title: t(`rule.${rule}`),
              at,
              detail: order && (
                <TextLink href={`${href(locale, "infos-orders")}#${order.number}`}>
                  {t("order", { number: order.number })}
                </TextLink>
              ),
              amount: signed(amount),
              balance: t("balance", { amount: formatEuros(balance, locale) }),
            }))}
          />
        )}
      </section>
      <AccountPages
        page={wallet.page}
        pageCount={wallet.pages}
        hrefOf={(page) => href(locale, "infos-wallet", null, page > 1 ? { page } : {})}
      />
    </>
  );
}
