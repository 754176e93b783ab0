import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { getShippingAddresses } from "#contract/addresses.ts";
import { getClient } from "#contract/client.ts";
import {
  createSubscription,
  getSubscriptions,
  undoSubscriptionChange,
  type Subscription,
} from "#contract/subscriptions.ts";
import { toastStore } from "#components/ui/toast-store.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { queryClient } from "#lib/query/query-client.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { aClient, aShippingAddress, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { DeliverySettings } from "./delivery-settings.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
/* The page that would be told anew does not come: the settings go by what the API answered. */
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

let api: TestApi;
let owner: SignedIn;
let begun: Subscription;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(() => {
  cleanup();
  queryClient().clear();
});

/** A box each month for a new client with two addresses, and where its boxes go. */
beforeEach(async () => {
  owner = await aClient(api);
  shop.client = clientOf(api, owner);
  const { token } = owner;
  const kid = await aProfile(api, token);
  await aShippingAddress(api, token, { street: "4 rue des Lilas" });
  await aShippingAddress(api, token, { street: "9 rue du Port" });
  const idempotencyKey = crypto.randomUUID();
  const params = { id: kid.id };
  begun = await api.call(createSubscription, { token, params, body: { frequency: 1 }, idempotencyKey });
  const client = await api.call(getClient, { token });
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <DeliverySettings client={client} subscription={begun} />
    </NextIntlClientProvider>,
  );
  await act(allAnswered);
  await screen.findAllByRole("radio");
});

const read = async (): Promise<Subscription> => {
  const [subscription] = await api.call(getSubscriptions, { token: owner.token, params: { id: begun.kid.id } });
  return subscription!;
};
const homeStreet = async () =>
  (await api.call(getShippingAddresses, { token: owner.token })).find(({ is_default }) => is_default)?.street;
async function press(target: HTMLElement | string): Promise<void> {
  fireEvent.click(typeof target === "string" ? screen.getByRole("button", { name: target }) : target);
  await act(allAnswered);
}
const undo = async () => {
  toastStore.getSnapshot().toasts.at(-1)?.action?.onPress();
  await act(allAnswered);
};
/** The points come once the postcode has stood for a moment. */
async function chooseFirstPoint(): Promise<void> {
  await press(screen.getByRole("radio", { name: new RegExp(`^${fr.delivery.mode.PICKUP_POINT}`) }));
  const points = within(await screen.findByRole("group", { name: fr.delivery.points }));
  await press(points.getAllByRole("radio")[0]!);
}
const { effect, delivery } = fr.rhythm;

it("says where the next box and all after it go before they do, and takes it back", async () => {
  expect(screen.queryByText(effect.title)).toBeNull();
  await chooseFirstPoint();
  expect(screen.getByText(/^La malle du .* et les suivantes arrivent au point relais/)).toBeTruthy();
  expect(screen.getByText(/^La livraison (coûte|ne coûte rien)/)).toBeTruthy();
  await expectSound();
  expect((await read()).delivery.mode).toBe("HOME");
  await press(delivery.save);
  expect((await read()).delivery.mode).toBe("PICKUP_POINT");
  await vi.waitFor(() => expect(screen.queryByText(effect.title)).toBeNull());
  await undo();
  expect((await read()).delivery).toEqual({ mode: "HOME", pickup_point: null });
  await vi.waitFor(() => expect(screen.queryByText(effect.title)).toBeNull());
});

it("says that all boxes of the account go to another address, and takes it back", async () => {
  const before = await homeStreet();
  const other = before === "9 rue du Port" ? "4 rue des Lilas" : "9 rue du Port";
  await press(screen.getByRole("radio", { name: new RegExp(other) }));
  expect(screen.getByText(new RegExp(`^Toutes les malles .* ${other}`))).toBeTruthy();
  await expectSound();
  await press(delivery.save);
  expect(await homeStreet()).toBe(other);
  await undo();
  expect(await homeStreet()).toBe(before);
});

it("tells of an undo that is done already", async () => {
  await chooseFirstPoint();
  await press(delivery.save);
  await api.call(undoSubscriptionChange, { token: owner.token, params: { id: begun.kid.id, sid: begun.id } });
  await undo();
  expect(screen.getByText(fr.error.UNDO_NOT_POSSIBLE)).toBeTruthy();
  await expectSound();
  expect(toastStore.getSnapshot().announcement).toBe(fr.error.UNDO_NOT_POSSIBLE);
});
