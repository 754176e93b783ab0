import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createSubscription,
  getDeliveryDates,
  getSubscriptions,
  updateSubscription,
  type Subscription,
} from "#contract/subscriptions.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { addMonths } from "#lib/forms/month-grid.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import type { ChangeKind } from "#lib/subscriptions/change.ts";
import { aCard, aClient, aShippingAddress, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectNoticeBefore, setOfficialNotice } from "#tests/storefront/official-notice.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";
import { RhythmTexts } from "./rhythm-texts.tsx";
import { SubscriptionPanel } from "./subscription-panel.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("#lib/http/server-client.ts", () => ({ publicApi: () => shop.client }));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
/* The page that would be told anew does not come: the panel goes by what the API answered. */
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

let api: TestApi;
let owner: SignedIn;
let begun: Subscription;
let days: string[];
beforeAll(async () => {
  api = await createTestApi();
  await setOfficialNotice(api, "fr");
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(cleanup);

/** Boxes for a new client's child, and their panel; one that starts with a form was changed before. */
async function begin(frequency: number | null, startsWith?: ChangeKind): Promise<void> {
  owner = await aClient(api);
  shop.client = clientOf(api, owner);
  const { token } = owner;
  const kid = await aProfile(api, token);
  await aShippingAddress(api, token);
  await aCard(api, token);
  const params = { id: kid.id };
  const idempotencyKey = crypto.randomUUID();
  begun = await api.call(createSubscription, { token, params, body: { frequency }, idempotencyKey });
  if (startsWith) {
    const sid = begun.id;
    begun = await api.call(updateSubscription, { token, params: { ...params, sid }, body: { frequency: 2 } });
  }
  const dates = await api.call(getDeliveryDates, { token, params });
  days = dates.days;
  await showPage("fr", () => (
    <RhythmTexts locale="fr">
      <SubscriptionPanel
        subscription={begun}
        days={days}
        today={addMonths(dates.until, -12)}
        siblings={[]}
        keeps={{ wallet: 0, points: 0 }}
        beginHref="/quiz/client/kid"
        {...(startsWith && { startsWith })}
      />
    </RhythmTexts>
  ));
}

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
const pressable = (name: string) => screen.getAllByRole("button", { name }).at(-1)!;
const expectNotice = (name: string) => expectNoticeBefore(pressable(name), api, "fr");
/** Nothing is agreed to that was not before. */
const expectNoNotice = () => expect(screen.queryByRole("note")).toBeNull();

describe("a box each month", () => {
  beforeEach(() => begin(1));

  it("skips a box once its effect was read, and takes it back", async () => {
    const { next_delivery_date: day } = begun;
    await press(doing.skip);
    expect(screen.getByText(effect.title)).toBeTruthy();
    expectNoNotice();
    await expectSound();
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
    expectNoNotice();
    await expectSound();
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
    await press(doing.frequency);
    await expectNotice(confirm.frequency);
    await press(doing.resume);
    expect(screen.getByText(effect.title)).toBeTruthy();
    await expectNotice(confirm.resume);
    await expectSound();
    await press(pressable(confirm.resume));
    expect(await read()).toMatchObject({ status_details_code: "active" });
  });

  it("ends with two presses, says what stays, asks why only then, and takes it back", async () => {
    await press(doing.end);
    expect(screen.getByText(fr.rhythm.keeps.title)).toBeTruthy();
    await expectSound();
    await press(confirm.end);
    expect(await read()).toMatchObject({ status_details_code: "terminated", termination_reason: null });
    await expectSound();
    await press(screen.getByRole("radio", { name: fr.rhythm.reason.SIZES }));
    await press(fr.rhythm.reason.send);
    expect(await read()).toMatchObject({ termination_reason: "SIZES" });
    await press(undo);
    expect(await read()).toMatchObject({ status_details_code: "active" });
  });

  it("keeps to a budget once its effect was read, and takes it back", async () => {
    await press(doing.budget);
    await press(screen.getByRole("radio", { name: /^210/ }));
    await screen.findByText(/^La styliste reste sous 210/);
    await expectSound();
    expect((await read()).budget_ttc).toBeNull();
    await press(confirm.budget);
    expect(await read()).toMatchObject({ budget_ttc: 210 });
    await press(undo);
    expect(await read()).toMatchObject({ budget_ttc: null });
  });

  it("pauses until a day of the calendar", async () => {
    await press(doing.pause);
    await press(screen.getByRole("radio", { name: fr.rhythm.pause.untilDay }));
    await press(screen.getByRole("button", { name: fr.rhythm.day.next }));
    const grid = within(screen.getByRole("grid")).getAllByRole("button");
    await press(grid.findLast((day) => day.getAttribute("aria-disabled") !== "true")!);
    await expectSound();
    const months = [...Map.groupBy(days, (day) => day.slice(0, 7)).values()];
    await press(confirm.pause);
    expect(await read()).toMatchObject({ status_details_code: "paused", paused_until: months[1]!.at(-1) });
    await press(undo);
    expect(await read()).toMatchObject({ status_details_code: "active" });
  });
});

it("goes on with a box that came once as a subscription, and takes it back", async () => {
  await begin(null);
  await press(doing.convert);
  await press(screen.getByRole("radio", { name: /2 mois/ }));
  expect(screen.getByText(effect.title)).toBeTruthy();
  await expectNotice(confirm.frequency);
  await expectSound();
  expect((await read()).frequency).toBeNull();
  await press(confirm.frequency);
  expect(await read()).toMatchObject({ frequency: 2 });
  await press(undo);
  expect(await read()).toMatchObject({ frequency: null });
});

it("takes the last change back where the form of the day is open from the start", async () => {
  await begin(1, "date");
  expect(screen.getByRole("grid")).toBeTruthy();
  await press(undo);
  expect(await read()).toMatchObject({ frequency: 1 });
});
