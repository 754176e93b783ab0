import { getBillingAddresses, getShippingAddresses } from "#contract/addresses.ts";
import { AddressList } from "#components/account/address-list.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { callAsClient, type ClientSession } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-edit-addresses");

async function loadAddresses(session: ClientSession) {
  const [shipping, billing] = await Promise.all([
    callAsClient(session, getShippingAddresses, {}),
    callAsClient(session, getBillingAddresses, {}),
  ]);
  return { shipping, billing };
}

export default function InfosEditAddressesPage() {
  return (
    <ClientPage name="infos-edit-addresses" load={loadAddresses}>
      {(_, addresses) => <AddressList {...addresses} />}
    </ClientPage>
  );
}
