import type { CountryCode, LocaleOption } from "#contract/locale.ts";
import { insertOptinChanges, planOptinChanges } from "../clients/optins.ts";
import type { Database } from "../db/database.ts";
import { and, eq, isNull } from "../db/orm.ts";
import { clients, subscribers } from "../db/schema/client.ts";
import { countryOf } from "../delivery/offers.ts";
import { enqueueMail } from "../mails/enqueue.ts";

import { dropWaitingNews } from "./bounces.ts";

const hourMs = 3_600_000;

/** Where courts want the owner of the address itself to say yes (§ 7 UWG, § 174 TKG): a press in a form proves nothing there. */
const asksTwice = new Set<CountryCode>(["DE", "AT"]);

interface SignUp {
  email: string;
  list: "KID" | "WOMAN";
  source: string;
  language: string;
  localeOption: LocaleOption;
  now: Date;
}

/**
 * Puts an e-mail on a list and writes to it: to confirm where the country asks for that, to welcome it elsewhere. Who is on
 * the list already hears nothing, but for a link that was not followed yet, at most once an hour.
 */
export async function signUpForNews(
  db: Database,
  { email, list, source, language, localeOption, now }: SignUp,
): Promise<void> {
  const isSure = !asksTwice.has(countryOf(localeOption));
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(subscribers)
      .values({ email, list, source, language, createdAt: now, confirmedAt: isSure ? now : null })
      .onConflictDoNothing()
      .returning();
    const own = and(eq(subscribers.email, email), eq(subscribers.list, list));
    const [row] = added.length > 0 ? added : await tx.select().from(subscribers).where(own);
    const isWaiting = row?.confirmedAt === null;
    if (added.length === 0 && !isWaiting) return;
    const kind = isWaiting ? "newsletter-confirm" : "newsletter-welcome";
    await enqueueMail(
      tx,
      {
        kind,
        recipient: email,
        locale: `${language}-${countryOf(localeOption)}`,
        data: { email, list },
        dedupeKey: `${kind}:${email}:${list}:${Math.floor(now.getTime() / hourMs)}`,
      },
      now,
    );
  });
}

/** The owner of the address has said yes, for every list it was put on. */
export async function confirmNews(db: Database, email: string, now: Date): Promise<void> {
  await db
    .update(subscribers)
    .set({ confirmedAt: now })
    .where(and(eq(subscribers.email, email), isNull(subscribers.confirmedAt)));
}

/** No more advertising to an address: off every list, and an account with it says no to news. */
export async function leaveNews(db: Database, email: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(subscribers).where(eq(subscribers.email, email));
    await dropWaitingNews(tx, email);
    const [client] = await tx.select().from(clients).where(eq(clients.email, email)).for("update");
    const no = { isOptinKid: false, isOptinWoman: false };
    const said = client ? planOptinChanges(client, no) : [];
    if (!client || said.length === 0) return;
    await tx.update(clients).set(no).where(eq(clients.id, client.id));
    const sources = { KID: "newsletter-link", WOMAN: "newsletter-link" };
    await insertOptinChanges(tx, said, { clientId: client.id, staffName: null, sources, now });
  });
}
