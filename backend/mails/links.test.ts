import { existsSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getClient } from "#contract/client.ts";
import { getTicket } from "#contract/customer-service.ts";
import { getLook, getProduct } from "#contract/catalog.ts";
import { getGiftCard, openGiftCard } from "#contract/gift-cards.ts";
import { locales, type Locale } from "#contract/locale.ts";
import { getOrder, getOrders } from "#contract/orders.ts";
import { getProfiles } from "#contract/profiles.ts";
import { getRequest } from "#contract/requests.ts";
import { getReturn } from "#contract/returns.ts";
import { signIn } from "#contract/session.ts";
import { decideAccess } from "#lib/guards/decide-access.ts";
import { splitLocale } from "#lib/routing/href.ts";
import { matchRoute } from "#lib/routing/match.ts";
import { routes, type PageName, type RouteName } from "#lib/routing/routes.ts";
import { testPassword } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { sendEveryMail, type SentMail } from "#tests/backend/every-mail.ts";
import { recyclingLabels } from "../db/schema/after-sale.ts";
import { mailPages, publicMailPages } from "#tests/lib/mail-pages.ts";
import { eq } from "../db/orm.ts";
import { addNews } from "../newsletter/campaign.ts";
import { mailKinds, renderMail, type MailWords } from "./render.ts";
import { addSecrets } from "./secrets.ts";

let api: TestApi;
let sent: SentMail[];
beforeAll(async () => {
  api = await createTestApi();
  sent = await sendEveryMail(api);
});
afterAll(() => api.close());

const shop = "http://localhost:3000";

async function writeAgain({ kind, data }: SentMail, locale: string): Promise<MailWords> {
  const { environment } = api.dependencies;
  const said = await addNews(api.dependencies, { kind, locale, data });
  return renderMail(kind, locale, addSecrets(environment.SESSION_SECRET, kind, said), shop);
}

it("every kind there is was really sent, as it is looked at here", async () => {
  expect(new Set(sent.map(({ kind }) => kind))).toEqual(new Set(mailKinds));
  for (const row of sent) {
    const mail = api.mails.find(({ id }) => id === row.id);
    const { html, text } = await writeAgain(row, row.locale);
    expect({ kind: row.kind, html: mail?.html, text: mail?.text }).toEqual({ kind: row.kind, html, text });
  }
});

/** Who a mail is for, signed in; null for who has no account. */
interface Person {
  token: string;
  clientId: string;
}
const people = new Map<string, Promise<Person | null>>();
function become(email: string): Promise<Person | null> {
  const known = people.get(email);
  if (known) return known;
  const coming = api.call(signIn, { body: { email, password: testPassword } }).then(
    ({ access_token: token, client_id: clientId }) => ({ token, clientId }),
    () => null,
  );
  people.set(email, coming);
  return coming;
}

interface Link {
  url: URL;
  params: Readonly<Record<string, string>>;
  person: Person | null;
}
type Check = (link: Link) => Promise<unknown>;
const signedIn = (person: Person | null): Person => {
  if (person === null) throw new Error("is for who is signed in");
  return person;
};
const hasOrderNumber = async (person: Person | null, number: string) => {
  const { token } = signedIn(person);
  const { items } = await api.call(getOrders, { token, query: { page_size: 48 } });
  expect(items.map((order) => order.number)).toContain(number);
};
const order =
  (name: string): Check =>
  ({ params, person }) =>
    api.call(getOrder, { token: signedIn(person).token, params: { id: params[name] ?? "" } });
const request =
  (profile: string): Check =>
  ({ params, person }) =>
    api.call(getRequest, {
      token: signedIn(person).token,
      params: { id: params[profile] ?? "", rid: Number(params["requestId"]) },
    });
const token: Check = async ({ url }) => expect(url.searchParams.get("token")).toMatch(/^[\w.~-]{20,}$/);
/** The guards know the profiles of a client. */
const profile: Check = async ({ person }) => signedIn(person);

/** Whose is what a link names; a link that names something else has no check yet, and fails. */
const checks: Partial<Record<RouteName, Check>> = {
  "declaration-confirm": token,
  "email-agree": token,
  "email-confirm": token,
  "email-take-back": token,
  "giftcard-open": ({ url }) => api.call(openGiftCard, { body: { code: url.hash.slice(1) } }),
  "giftcard-payment-successful": ({ url }) =>
    api.call(getGiftCard, {
      params: { id: url.searchParams.get("gift_card") ?? "" },
      query: { key: url.searchParams.get("key") ?? "" },
    }),
  "infos-edit-return-deadline-orderId": order("orderId"),
  "infos-failed-payment-orderId": order("orderId"),
  "infos-messages-id": ({ params, person }) =>
    api.call(getTicket, { token: signedIn(person).token, params: { id: params["id"] ?? "" } }),
  "infos-orders": ({ url, person }) => hasOrderNumber(person, decodeURIComponent(url.hash.slice(1))),
  "infos-preview-profileId-requestId": request("profileId"),
  "infos-preview-profileId-requestId-comment": request("profileId"),
  "infos-preview-profileId-requestId-confirmation": request("profileId"),
  "infos-rating-orderId": order("orderId"),
  "infos-returns-id": ({ params, person }) =>
    api.call(getReturn, { token: signedIn(person).token, params: { id: params["id"] ?? "" } }),
  "infos-returns-order-id": order("id"),
  "look-id": ({ params }) => api.call(getLook, { params: { id: Number(params["id"]) } }),
  "kidId-malle": profile,
  "kidId-suggestions": profile,
  "kidId-suggestions-requestId": request("kidId"),
  "orderId-satisfied": order("orderId"),
  "profil-profileId": profile,
  "reset-password": async ({ url, person }) => {
    expect(url.searchParams.get("client_id")).toMatch(person === null ? /^[\da-f-]{36}$/ : person.clientId);
    expect(url.searchParams.get("token")).toMatch(/^[\w.~-]{20,}$/);
  },
  "shop-collection": async ({ params }) => expect(params["collection"]).toBe("girls"),
  "shop-collection-productId": ({ params }) =>
    api.call(getProduct, { params: { id: Number.parseInt(params["productId"] ?? "", 10) } }),
  "staff-consent": token,
  "stock-alert": token,
  withdrawal: ({ url, person }) => hasOrderNumber(person, url.searchParams.get("order") ?? ""),
};

/** What stands in a page's address beside the page. */
const namesSomething = ({ url, params }: Pick<Link, "url" | "params">): boolean =>
  Object.keys(params).length > 0 || url.search !== "" || url.hash !== "";

async function expectLetIn(name: PageName, params: Link["params"], { token }: Person): Promise<void> {
  const client = await api.call(getClient, { token });
  const profiles = await api.call(getProfiles, { token });
  expect(decideAccess({ name, params, client, profiles, isOn: () => true })).toEqual({ kind: "allow" });
}

/** A label whose parcel came is printed no more. */
async function isHandedIn({ pathname }: URL): Promise<boolean> {
  const [label] = await api.dependencies.db
    .select()
    .from(recyclingLabels)
    .where(eq(recyclingLabels.id, /labels\/([\da-f-]{36})/.exec(pathname)?.[1] ?? ""));
  return label?.status !== "CREATED";
}

function must(isSo: boolean, words: string): void {
  if (!isSo) throw new Error(words);
}

const pagesOfClients = new Set<RouteName>();
const pagesForAll = new Set<RouteName>();

/** Opens a link as whom the mail is for. Throws where it leads to nothing of theirs. */
async function follow(url: URL, locale: Locale, email: string): Promise<void> {
  if (url.origin !== shop) return must(["https:", "mailto:"].includes(url.protocol), "is not safe");
  if (url.pathname.startsWith("/api/")) {
    if (existsSync(`app${url.pathname}/route.ts`))
      return must(url.searchParams.get("locale") === locale, "is in another language");
    const { status } = await api.request(url.pathname.slice("/api".length) + url.search);
    return must(status === ((await isHandedIn(url)) ? 404 : 200), `answers ${status}`);
  }
  const place = splitLocale(url.pathname);
  must(place.locale === locale, "is in another language");
  const found = matchRoute(place.path);
  if (found === null) throw new Error("is no page");
  const { name, params } = found;
  const person = await become(email);
  const isForClients = routes[name].guards.some((guard) => guard !== "guest");
  (isForClients ? pagesOfClients : pagesForAll).add(name);
  if (isForClients) await expectLetIn(name as PageName, params, signedIn(person));
  if (!namesSomething({ url, params })) return undefined;
  const check = checks[name];
  if (!check) throw new Error("names something that nothing here looks for");
  await check({ url, params, person });
  return undefined;
}

const linksOf = ({ html, text, unsubscribeUrl }: MailWords): Set<string> =>
  new Set([
    ...[...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&")),
    ...[...text.matchAll(/https?:\/\/[^\s)>]+/g)].map(([link]) => link),
    ...(unsubscribeUrl === undefined ? [] : [unsubscribeUrl]),
  ]);

it.each(locales)("every link of every mail in %s is a page in it that lets in whom the mail is for", async (locale) => {
  const followed = new Set<string>();
  const wrong: string[] = [];
  for (const row of sent)
    for (const link of linksOf(await writeAgain(row, locale + row.locale.slice(2)))) {
      const once = `${row.recipient} ${link}`;
      if (followed.has(once)) continue;
      followed.add(once);
      await follow(new URL(link), locale, row.recipient).catch((error: unknown) =>
        wrong.push(`${row.kind}: ${link}: ${String(error)}`),
      );
    }
  expect(followed.size).toBeGreaterThan(mailKinds.length);
  expect(wrong).toEqual([]);
  expect([...pagesOfClients].toSorted()).toEqual(Object.keys(mailPages).toSorted());
  expect([...pagesForAll].toSorted()).toEqual(Object.keys(publicMailPages).toSorted());
});
