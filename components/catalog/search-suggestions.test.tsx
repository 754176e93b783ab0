import { fireEvent, screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { ApiClient } from "#lib/http/api-client.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { suggestWhileTyping } from "./search-suggestions.ts";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/i18n/lazy-messages.ts", () => ({ lazyMessages: () => Promise.resolve(fr) }));

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  shop.client = clientOf(api, null);
});
afterAll(() => api.close());
afterEach(() => document.body.replaceChildren());

/** Types into a search field and hears the list that opens. */
async function type(text: string): Promise<HTMLElement> {
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  suggestWhileTyping(field);
  fireEvent.input(field, { target: { value: text } });
  return screen.findByRole("listbox", { name: fr.header.suggestions.label });
}

it("offers the brand whose name is begun, as a link to its page", async () => {
  const group = within(await type("pom")).getByRole("group", { name: fr.header.suggestions.brands });
  const options = within(group).getAllByRole("option");
  expect(options.map((option) => [option.textContent, option.getAttribute("href")])).toEqual([
    ["Pom & Prune", "/brand/pom-et-prune"],
  ]);
});

it("says nothing of brands where none is called so", async () => {
  const list = within(await type("robe"));
  expect(list.getAllByRole("option").length).toBeGreaterThan(0);
  expect(list.queryByRole("group", { name: fr.header.suggestions.brands })).toBeNull();
});
