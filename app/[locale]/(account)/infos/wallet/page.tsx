import { getWallet } from "#contract/wallet.ts";
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
        callAsClient(session, getWallet, { query: { page: parsePage((await searchParams)["page"]) } })
      }
    >
      {({ session }, wallet) => <WalletOverview wallet={wallet} locale={session.locale} />}
    </ClientPage>
  );
}
