import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getClient, getOptinChanges, updateClient } from "#contract/client.ts";
import { answerStaffConsent, askStaffConsent } from "#contract/staff.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import de from "#messages/de.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import { comeBack } from "#tests/backend/box-builders.ts";
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { mailedToken } from "#tests/backend/mailed-link.ts";
import { openStaffSession } from "#tests/backend/staff-session.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { NewsForm } from "./news-form.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
/* The page that would be told anew does not come: what the API said before stands still. */
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wants = async ({ token }: SignedIn) => {
  const { is_optin_kid, is_optin_woman } = await api.call(getClient, { token });
  return [is_optin_kid, is_optin_woman];
};
async function open(owner: SignedIn) {
  shop.client = clientOf(api, owner);
  const client = await api.call(getClient, { token: owner.token });
  cleanup();
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <NewsForm client={client} history={[]} />
    </NextIntlClientProvider>,
  );
  const counted = { presses: 0 };
  const press = (target: HTMLElement) => {
    counted.presses += 1;
    fireEvent.click(target);
  };
  return {
    counted,
    tick: (line: "KID" | "WOMAN") => press(screen.getByRole("checkbox", { name: fr.accountNews[line] })),
    pressAndWait: async (name: string) => {
      await act(async () => press(screen.getByRole("button", { name })));
      await vi.waitFor(async () => {
        await act(allAnswered);
        expect(screen.getByRole("button", { name: fr.accountNews.save }).getAttribute("aria-busy")).not.toBe("true");
      });
    },
  };
}

it("sends a wish that is taken back before the page is told of it", async () => {
  const owner = await aClient(api);
  const form = await open(owner);
  for (const given of [true, false]) {
    form.tick("KID");
    await form.pressAndWait(fr.accountNews.save);
    await vi.waitFor(async () => expect(await wants(owner)).toEqual([given, false]));
    api.clock.advance(1_000);
  }
  const said = await api.call(getOptinChanges, { token: owner.token });
  expect(said.map(({ line, is_given }) => [line, is_given])).toEqual([
    ["KID", false],
    ["KID", true],
  ]);
});

it.each([
  { lines: ["KID"], given: [true, false] },
  { lines: ["KID", "WOMAN"], given: [true, true] },
] as const)("takes no more presses to take back than to give: $lines", async ({ lines, given }) => {
  const owner = await aClient(api);
  const joining = await open(owner);
  for (const line of lines) joining.tick(line);
  await joining.pressAndWait(fr.accountNews.save);
  await vi.waitFor(async () => expect(await wants(owner)).toEqual(given));

  const leaving = await open(owner);
  await leaving.pressAndWait(fr.accountNews.none);
  await vi.waitFor(async () => expect(await wants(owner)).toEqual([false, false]));
  expect(leaving.counted.presses).toBeLessThanOrEqual(joining.counted.presses);
  /* One tick at the sign-up is a yes to both. */
  expect(leaving.counted.presses).toBe(1);
});

it("offers to want nothing only where something is wanted, and takes back nothing that was never given", async () => {
  const owner = await aClient(api);
  await open(owner);
  expect(screen.queryByRole("button", { name: fr.accountNews.none })).toBeNull();
  await expectSound();
  await api.call(updateClient, { token: owner.token, body: { is_optin_woman: true, optin_source_woman: "test" } });
  const form = await open(owner);
  await expectSound();
  await form.pressAndWait(fr.accountNews.none);
  await vi.waitFor(async () => expect(await wants(owner)).toEqual([false, false]));
  await expectSound();
  const said = await api.call(getOptinChanges, { token: owner.token });
  expect(said.map(({ line }) => line)).toEqual(["WOMAN", "WOMAN"]);
});

/* What the page is given, as it says it: by their days in words, the history to the minute in the shop's zone. */
it.each([
  {
    locale: "fr",
    messages: fr,
    year: 2027,
    days: ["8 février 2027", "3 mars 2027", "1er avril 2027"],
    minutes: ["8 février 2027 à 11:15", "3 mars 2027 à 11:15", "1er avril 2027 à 12:15"],
  },
  {
    locale: "de",
    messages: de,
    year: 2028,
    days: ["8. Februar 2028", "3. März 2028", "1. April 2028"],
    minutes: ["8. Februar 2028 um 11:15", "3. März 2028 um 11:15", "1. April 2028 um 12:15"],
  },
] as const)("says since when each wish holds, and all that was said before: $locale", async (told) => {
  const { locale, messages, year, days, minutes } = told;
  const words = messages.accountNews;
  const owner = await aClient(api);
  const show = async () => {
    cleanup();
    const [client, history] = await Promise.all([
      api.call(getClient, { token: owner.token }),
      api.call(getOptinChanges, { token: owner.token }),
    ]);
    render(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Paris">
        <NewsForm client={client} history={history} />
      </NextIntlClientProvider>,
    );
    await expectSound();
  };
  const hintOf = (line: "KID" | "WOMAN") => {
    const ids = screen.getByRole("checkbox", { name: words[line] }).getAttribute("aria-describedby") ?? "";
    return ids
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" ");
  };
  const says = () => screen.queryAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent);
  const on = async (at: string, isGiven: boolean) => {
    api.clock.set(new Date(at));
    const token = await comeBack(api, owner);
    owner.token = token;
    await api.call(updateClient, { token, body: { is_optin_kid: isGiven, optin_source_kid: "account" } });
    await show();
  };
  const saidOn = (date: string | undefined, isGiven: boolean) =>
    words[isGiven ? "saidYes" : "saidNo"].replace("{date}", date ?? "").replace("{line}", words.KID);

  await show();
  expect([hintOf("KID"), hintOf("WOMAN"), says()]).toEqual([words.never, words.never, []]);
  const steps = [
    { at: `${year}-02-08T10:15:00Z`, isGiven: true },
    { at: `${year}-03-03T10:15:00Z`, isGiven: false },
    { at: `${year}-04-01T10:15:00Z`, isGiven: true },
  ];
  const history: string[] = [];
  for (const [index, { at, isGiven }] of steps.entries()) {
    await on(at, isGiven);
    history.unshift(saidOn(minutes[index], isGiven));
    expect(hintOf("KID")).toBe(words[isGiven ? "givenOn" : "withdrawnOn"].replace("{date}", days[index] ?? ""));
    expect(hintOf("WOMAN")).toBe(words.never);
    expect(screen.getByText(words.history)).toBeTruthy();
    expect(says()).toEqual(history);
  }
});

/** Somebody of the team says yes for the client, who agreed to it. */
async function sayYesFor(owner: SignedIn, staff: string) {
  const { access_token: token } = await openStaffSession(api, owner.email, staff);
  const change = { token, body: { is_optin_woman: true, optin_source_woman: "phone" } };
  const { data } = await api.fail(updateClient, change);
  await api.call(askStaffConsent, { token, body: { consent_id: String(data?.["consent_id"]) } });
  const link = present(await mailedToken(api, owner.email, "/staff-consent"));
  await api.call(answerStaffConsent, { body: { token: link, is_agreed: true } });
  await api.call(updateClient, change);
}

it.each([
  { locale: "fr", messages: fr },
  { locale: "de", messages: de },
] as const)(
  "says who of the team wrote down a wish, and nothing of the client's own: $locale",
  async ({ locale, messages }) => {
    const { accountNews: words } = messages;
    const owner = await aClient(api);
    await api.call(updateClient, { token: owner.token, body: { is_optin_kid: true, optin_source_kid: "account" } });
    api.clock.advance(1_000);
    await sayYesFor(owner, "Maud");
    const [client, history] = await Promise.all([
      api.call(getClient, { token: owner.token }),
      api.call(getOptinChanges, { token: owner.token }),
    ]);
    render(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Paris">
        <NewsForm client={client} history={history} />
      </NextIntlClientProvider>,
    );
    const says = screen.getAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent);
    const byStaff = words.byStaff.replace("{name}", "Maud");
    expect(says.map((line) => [line.includes(words.WOMAN), line.endsWith(` ${byStaff}`)])).toEqual([
      [true, true],
      [false, false],
    ]);
    await expectSound();
  },
);
