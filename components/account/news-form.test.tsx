// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import fr from "#messages/fr.json" with { type: "json" };
import { NewsForm } from "./news-form.tsx";

const call = vi.hoisted(() => vi.fn<(endpoint: unknown, input: { body: unknown }) => Promise<object>>());
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => ({ call }) }));
/* The page that would be told anew does not come: what the API said before stands still. */
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it("sends a wish that is taken back before the page is told of it", async () => {
  call.mockResolvedValue({});
  render(
    <NextIntlClientProvider
      locale="fr"
      messages={{ accountNews: fr.accountNews, validation: fr.validation, error: fr.error }}
      timeZone="Europe/Paris"
    >
      <NewsForm client={{ is_optin_kid: false, is_optin_woman: false }} history={[]} />
    </NextIntlClientProvider>,
  );
  const sent = () => call.mock.calls.map(([, { body }]) => body);
  const pressAndSave = async () => {
    await userEvent.click(screen.getByRole("checkbox", { name: fr.accountNews.KID }));
    await userEvent.click(screen.getByRole("button", { name: fr.accountNews.save }));
  };
  await pressAndSave();
  await vi.waitFor(() => expect(sent()).toEqual([{ is_optin_kid: true, optin_source_kid: "account" }]));
  await vi.waitFor(() => expect(screen.getByRole("button").getAttribute("aria-busy")).not.toBe("true"));
  await pressAndSave();
  await vi.waitFor(() => expect(sent().slice(1)).toEqual([{ is_optin_kid: false, optin_source_kid: "account" }]));
});
