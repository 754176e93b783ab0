import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { confirmTtlMs } from "#backend/email-change/link.ts";
import * as contract from "#contract/email-change.ts";
import { createApiClient, type ApiClient } from "#lib/http/api-client.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { mailedToken } from "#tests/backend/mailed-link.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { EmailLink } from "./email-link.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));

let api: TestApi;
let client: SignedIn;
let count = 0;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  client = await aClient(api);
  shop.client = clientOf(api, null);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

const waitsFor = async () => (await api.call(contract.getEmailChange, { token: client.token }))?.awaits;
const linkTo = async (to: string, page: string) => (await mailedToken(api, to, page)) ?? "no link";
/** A client asks for another e-mail without the password: the link in the mail to the old address. */
async function asked(): Promise<{ email: string; token: string }> {
  const email = `another-${(count += 1)}@example.org`;
  await api.call(contract.requestEmailChange, { token: client.token, body: { email } });
  return { email, token: await linkTo(client.email, "/email/agree") };
}
function open(token: string | null): void {
  history.replaceState(null, "", token === null ? "/email/agree" : `/email/agree?token=${token}`);
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <EmailLink step="agree" />
    </NextIntlClientProvider>,
  );
}
async function press(): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: fr.emailLink.agree }));
  await act(allAnswered);
}
async function thanks(): Promise<HTMLElement> {
  const heading = await screen.findByRole("heading", { name: fr.emailLink.agreedTitle });
  await expectSound();
  return heading;
}
/** What is told of a link that is good for nothing, and where its way on leads. */
async function refusal(): Promise<string | null> {
  await screen.findByText(fr.error.EMAIL_LINK_INVALID);
  await expectSound();
  return screen.getByRole("link", { name: fr.emailLink.contact }).getAttribute("href");
}

describe("the link that asks the old address", () => {
  it("agrees when its button is pressed, not before, and says what comes next", async () => {
    open((await asked()).token);
    await expectSound();
    expect(await waitsFor()).toBe("OLD_ADDRESS");
    await press();
    const heading = await thanks();
    expect(document.activeElement).toBe(heading);
    expect(await waitsFor()).toBe("NEW_ADDRESS");
  });

  it("says the same when it is opened and pressed once more", async () => {
    const { token } = await asked();
    await api.call(contract.agreeToEmailChange, { body: { token } });
    open(token);
    await press();
    expect(await thanks()).toBeTruthy();
    expect(await waitsFor()).toBe("NEW_ADDRESS");
  });

  it.each<[string, (email: string) => Promise<unknown>]>([
    ["its time is over", async () => api.clock.advance(confirmTtlMs + 1)],
    ["what was asked was taken back", async () => api.call(contract.cancelEmailChange, { token: client.token })],
    [
      "it did its work and the new address confirmed",
      async (email) => {
        await api.call(contract.agreeToEmailChange, { body: { token: await linkTo(client.email, "/email/agree") } });
        await api.call(contract.confirmEmailChange, { body: { token: await linkTo(email, "/email/confirm") } });
      },
    ],
  ])("is refused once %s", async (_, happen) => {
    const { token, email } = await asked();
    await happen(email);
    open(token);
    await press();
    expect(await refusal()).toBe("/contact");
  });

  it("is refused when nobody knows it, and asks for the whole of one that was cut off", async () => {
    open("3f1c9a52-0000-4000-8000-000000000000.unknown");
    await press();
    expect(await refusal()).toBe("/contact");
    cleanup();
    open(null);
    expect(screen.getByText(fr.emailLink.brokenTitle)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    await expectSound();
  });

  it("says that nobody could be reached, and agrees with the next press", async () => {
    open((await asked()).token);
    shop.client = createApiClient({ baseUrl: "http://nobody.test", locale: "fr" });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("nobody there")));
    await press();
    expect(await screen.findByText(fr.error.NETWORK)).toBeTruthy();
    await expectSound();
    vi.unstubAllGlobals();
    shop.client = clientOf(api, null);
    await press();
    expect(await thanks()).toBeTruthy();
    expect(screen.queryByText(fr.error.NETWORK)).toBeNull();
  });
});
