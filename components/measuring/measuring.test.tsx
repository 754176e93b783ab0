import { fireEvent } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import fr from "#messages/fr.json" with { type: "json" };
import type { ApiClient } from "#lib/http/api-client.ts";
import { keepChoice, readChoice } from "#lib/measuring/choice.ts";
import { tell } from "#lib/measuring/tell.ts";
import { sessionCookies, staffCookie } from "#lib/session/cookies.ts";
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { clientOf } from "#tests/storefront/client-of.ts";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/i18n/lazy-messages.ts", () => ({ lazyMessages: () => Promise.resolve(fr) }));
vi.mock("#lib/measuring/settings.ts", () => ({
  tagManagerId: "GTM-AB12CD",
  socialAppId: "1234567890",
  isMeasured: true,
}));

let api: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await aClient(api);
  shop.client = clientOf(api, owner);
  document.documentElement.lang = "fr";
  vi.resetModules();
});
afterEach(() => {
  delete window.dataLayer;
  document.head.querySelectorAll("script").forEach((script) => script.remove());
  document.body.replaceChildren();
  localStorage.clear();
  for (const pair of document.cookie.split("; ")) document.cookie = `${pair.split("=")[0]}=; max-age=0`;
});
afterAll(() => api.close());

/** As a page that was just opened does it. */
const openPage = async () => import("./measuring.ts");
const fetched = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);
const question = () => document.querySelector<HTMLElement>(".measuring");
const answer = (label: string) =>
  [...(question()?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent === label)!.click();
const tags = ["https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD", "https://connect.facebook.net/fr_FR/sdk.js"];

describe("before somebody agrees", () => {
  it("nothing is fetched and nothing told, and yes and no are asked for alike", async () => {
    const { startMeasuring } = await openPage();
    await startMeasuring();
    tell("prepayment", { amount_ttc: 15 });
    expect(fetched()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
    const [no, yes] = question()!.querySelectorAll("button");
    expect([no?.textContent, yes?.textContent]).toEqual([fr.measuring.refuse, fr.measuring.accept]);
    expect(no?.className).toBe(yes?.className);
    expect(question()!.querySelector("a")?.getAttribute("href")).toBe("/terms-and-conditions#data");
  });
  it("the focus stays where it was, both buttons can be reached, and Escape is no answer", async () => {
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
    await (await openPage()).startMeasuring();
    expect(document.activeElement).toBe(field);
    const reached = [...question()!.querySelectorAll<HTMLElement>("a, button")].map((control) => {
      control.focus();
      return document.activeElement === control && control.tabIndex === 0;
    });
    expect(reached).toEqual([true, true, true]);
    fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(question()).not.toBeNull();
    expect(readChoice(new Date())).toBeNull();
  });
  it("a no is kept, and the next page does not ask", async () => {
    await (await openPage()).startMeasuring();
    answer(fr.measuring.refuse);
    expect(question()).toBeNull();
    expect(readChoice(new Date())).toBe("no");
    vi.resetModules();
    await (await openPage()).startMeasuring();
    expect([question(), fetched()]).toEqual([null, []]);
  });
  it("nothing is left of an agreement that ended", async () => {
    keepChoice("yes", new Date("2020-01-01T10:00:00Z"));
    document.cookie = "_ga=GA1.1.1";
    document.cookie = "cart=1";
    await (await openPage()).startMeasuring();
    expect(question()).not.toBeNull();
    expect(document.cookie).toBe("cart=1");
  });
  it("staff who acts for a client neither agrees nor is measured", async () => {
    document.cookie = `${staffCookie}=Camille`;
    keepChoice("yes", new Date());
    await (await openPage()).startMeasuring();
    expect([question(), fetched()]).toEqual([null, []]);
  });
});

describe("once somebody agreed", () => {
  it("both are fetched at once and on the next page, each once, and what happens is told", async () => {
    const { startMeasuring } = await openPage();
    await startMeasuring();
    answer(fr.measuring.accept);
    expect(fetched()).toEqual(tags);
    await startMeasuring();
    expect(fetched()).toEqual(tags);
    tell("prepayment", { amount_ttc: 15 });
    expect(window.dataLayer?.at(-1)).toEqual({ event: "prepayment", amount_ttc: 15 });
    const init = vi.fn<(options: unknown) => void>();
    window.FB = { init };
    window.fbAsyncInit?.();
    expect(init).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ appId: "1234567890", version: "v16.0" }));
  });
  it("who is signed in is told as the API lets it be known: without a name or an address", async () => {
    document.cookie = `${sessionCookies.status}=authenticated`;
    document.cookie = `${sessionCookies.clientId}=${owner.client_id}`;
    keepChoice("yes", new Date());
    await (await openPage()).startMeasuring();
    await vi.waitFor(() =>
      expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: "client", kid_count: 0 })),
    );
    expect(JSON.stringify(window.dataLayer)).not.toContain(owner.email);
    /* The tab is shown again: it is no other client. The first time pages of other tests hear of this one. */
    const showAgain = async () => {
      window.dispatchEvent(new Event("pageshow"));
      await vi.dynamicImportSettled();
    };
    await showAgain();
    const asked = vi.spyOn(shop.client!, "call");
    await showAgain();
    expect(asked).not.toHaveBeenCalled();
  });
  it("is taken back where the footer says so, which leaves nothing behind and opens the page anew", async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal("location", { ...window.location, hostname: "localhost", reload });
    keepChoice("yes", new Date());
    document.cookie = "_ga=GA1.1.1";
    const opener = document.body.appendChild(document.createElement("button"));
    const { askToMeasure, startMeasuring } = await openPage();
    await startMeasuring();
    await askToMeasure(opener);
    expect(document.activeElement?.textContent).toBe(fr.measuring.title);
    answer(fr.measuring.refuse);
    expect(document.activeElement).toBe(opener);
    expect(readChoice(new Date())).toBe("no");
    expect(document.cookie).not.toContain("_ga");
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
