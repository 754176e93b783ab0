import type { ReactNode } from "react";
import type { Client } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import type { ClientSession } from "#lib/session/server.ts";

interface LetIn {
  locale: Locale;
  token: string;
  kid: Profile;
  /** For pages that show something of the account. */
  client?: Client;
  /** All of the client's; left out: the child alone. */
  profiles?: Profile[];
}

interface ClientPageProps {
  params?: Promise<object>;
  load: (session: ClientSession, params: object) => Promise<unknown>;
  children: (entrance: object, data: unknown) => ReactNode;
}

/** What stands in the place of the module of `ClientPage`: whoever comes was let in, the guards have tests of their own. */
export const letIn = (who: () => LetIn) => ({
  ClientPage: async ({ params, load, children }: ClientPageProps) => {
    const { locale, token, kid, client, profiles = [kid] } = who();
    const session = { locale, target: "/", accessToken: token, clientId: kid.client_id };
    const values = (await params) ?? {};
    const profile = Object.values(values).includes(kid.id) ? kid : null;
    return children({ session, client, profile, profiles }, await load(session, values));
  },
});
