import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createSubscription, getDeliveryDates, getSubscriptions, type Subscription } from "#contract/subscriptions.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { addMonths } from "#lib/forms/month-grid.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { aCard, aClient, aShippingAddress, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
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
/** Presses, or chooses, and waits for what the API says to it. */
async function press(target: HTMLElement | string): Promise<void> {
  fireEvent.click(typeof target === "string" ? screen.getByRole("button", { name: target }) : target);
  await act(allAnswered);
}
const { do: doing, confirm, undo, effect } = fr.rhythm;

it("skips a box once its effect was read, and takes it back", async () => {
  const { next_delivery_date: day } = begun;
  await press(doing.skip);
  expect(screen.getByText(effect.title)).toBeTruthy();
  expect((await read()).next_delivery_date).toBe(day);
  await press(confirm.skip);
  expect((await read()).next_delivery_date).not.toBe(day);
  await press(undo);
  expect(await read()).toMatchObject({ next_delivery_date: day });
});

it("changes how often once its effect was read, and takes it back", async () => {
  await press(doing.frequency);
  await press(screen.getByRole("radio", { name: /3/ }));
  expect(screen.getByText(effect.title)).toBeTruthy();
  expect((await read()).frequency).toBe(1);
  await press(confirm.frequency);
  expect(await read()).toMatchObject({ frequency: 3 });
  await press(undo);
  expect(await read()).toMatchObject({ frequency: 1 });
});

it("pauses with three presses, and goes on again", async () => {
  await press(doing.pause);
  await press(screen.getAllByRole("radio")[1]!);
  await press(confirm.pause);
  expect(await read()).toMatchObject({ status_details_code: "paused" });
  await press(doing.resume);
  expect(screen.getByText(effect.title)).toBeTruthy();
  await press(screen.getAllByRole("button", { name: confirm.resume }).at(-1)!);
  expect(await read()).toMatchObject({ status_details_code: "active" });
});

it("ends with two presses, says what stays, asks why only then, and takes it back", async () => {
  await press(doing.end);
  expect(screen.getByText(fr.rhythm.keeps.title)).toBeTruthy();
  await press(confirm.end);
  expect(await read()).toMatchObject({ status_details_code: "terminated", termination_reason: null });
  await press(screen.getByRole("radio", { name: fr.rhythm.reason.SIZES }));
  await press(fr.rhythm.reason.send);
  expect(await read()).toMatchObject({ termination_reason: "SIZES" });
  await press(undo);
  expect(await read()).toMatchObject({ status_details_code: "active" });
});
