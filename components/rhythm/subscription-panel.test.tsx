import "#tests/storefront/dom.ts";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createSubscription, getDeliveryDates, getSubscriptions, type Subscription } from "#contract/subscriptions.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { addMonths } from "#lib/forms/month-grid.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { aCard, aClient, aShippingAddress, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { SubscriptionPanel } from "./subscription-panel.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
/* The page that would be told anew does not come: the panel goes by what the API answered. */
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
afterEach(cleanup);

/** A box each month for a new client's child, and its panel. */
beforeEach(async () => {
  owner = await aClient(api);
  shop.client = clientOf(api, owner);
  const { token } = owner;
  const kid = await aProfile(api, token);
  await aShippingAddress(api, token);
  await aCard(api, token);
  const params = { id: kid.id };
  const idempotencyKey = crypto.randomUUID();
  begun = await api.call(createSubscription, { token, params, body: { frequency: 1 }, idempotencyKey });
  const { days, until } = await api.call(getDeliveryDates, { token, params });
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <SubscriptionPanel
        subscription={begun}
        days={days}
        today={addMonths(until, -12)}
        siblings={[]}
        keeps={{ wallet: 0, points: 0 }}
        beginHref="/quiz/client/kid"
      />
    </NextIntlClientProvider>,
  );
});

const read = async (): Promise<Subscription> => {
  const [subscription] = await api.call(getSubscriptions, { token: owner.token, params: { id: begun.kid.id } });
  return subscription!;
};
const eventually = (change: Partial<Subscription>) =>
  vi.waitFor(async () => expect(await read()).toMatchObject(change));
/** Presses a button once it is there and may be pressed. */
async function press(name: string): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>("button", { name });
  await waitFor(() => expect(button.getAttribute("aria-busy")).not.toBe("true"));
  fireEvent.click(button);
}
const { do: doing, confirm, undo, effect } = fr.rhythm;

it("skips a box once its effect was read, and takes it back", async () => {
  const { next_delivery_date: day } = begun;
  await press(doing.skip);
  await screen.findByText(effect.title);
  expect((await read()).next_delivery_date).toBe(day);
  await press(confirm.skip);
  await vi.waitFor(async () => expect((await read()).next_delivery_date).not.toBe(day));
  await press(undo);
  await eventually({ next_delivery_date: day });
});

it("changes how often once its effect was read, and takes it back", async () => {
  await press(doing.frequency);
  fireEvent.click(screen.getByRole("radio", { name: /3/ }));
  await screen.findByText(effect.title);
  expect((await read()).frequency).toBe(1);
  await press(confirm.frequency);
  await eventually({ frequency: 3 });
  await press(undo);
  await eventually({ frequency: 1 });
});

it("pauses with three presses, and goes on again", async () => {
  await press(doing.pause);
  fireEvent.click(screen.getAllByRole("radio")[1]!);
  await press(confirm.pause);
  await eventually({ status_details_code: "paused" });
  await press(doing.resume);
  await screen.findByText(effect.title);
  const last = screen.getAllByRole("button", { name: confirm.resume }).at(-1)!;
  fireEvent.click(last);
  await eventually({ status_details_code: "active" });
});

it("ends with two presses, says what stays, asks why only then, and takes it back", async () => {
  await press(doing.end);
  expect(screen.getByText(fr.rhythm.keeps.title)).toBeTruthy();
  await press(confirm.end);
  await eventually({ status_details_code: "terminated", termination_reason: null });
  fireEvent.click(await screen.findByRole("radio", { name: fr.rhythm.reason.SIZES }));
  await press(fr.rhythm.reason.send);
  await eventually({ termination_reason: "SIZES" });
  await press(undo);
  await eventually({ status_details_code: "active" });
});
