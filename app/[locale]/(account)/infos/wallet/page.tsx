import { getCouponCodes } from "#contract/discounts.ts";
import { getWallet } from "#contract/wallet.ts";
import { OwnCodes } from "#components/account/own-codes.tsx";
import { WalletOverview } from "#components/account/wallet-overview.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { parsePage } from "#lib/orders/server.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-wallet");

interface InfosWalletPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default function InfosWalletPage({ searchParams }: InfosWalletPageProps) {
  return (
    <ClientPage
      name="infos-wallet"
      load={async (session) =>
        Promise.all([
          callAsClient(session, getWallet, { query: { page: parsePage((await searchParams)["page"]) } }),
          callAsClient(session, getCouponCodes, {}),
        ])
      }
    >
      {({ session }, [wallet, codes]) => (
        <>
          <WalletOverview wallet={wallet} locale={session.locale} />
          <OwnCodes codes={codes} locale={session.locale} />
        </>
      )}
    </ClientPage>
  );
}
