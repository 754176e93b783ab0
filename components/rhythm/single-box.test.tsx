import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createRequest, getKidRequests, type Request } from "#contract/requests.ts";
import { createSubscription, getDeliveryDates, type Subscription } from "#contract/subscriptions.ts";
import { toastStore } from "#components/ui/toast-store.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { AppError } from "#lib/http/app-error.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { aCard, aClient, aShippingAddress, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKid, aProfile } from "#tests/backend/profile-builders.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { AskBox } from "./ask-box.tsx";
import { SingleBoxActions } from "./single-box-actions.tsx";

const shop = vi.hoisted(() => ({
  client: null as ApiClient | null,
  isOnline: true,
  router: {
    refresh: () => undefined,
    push: vi.fn<(target: string) => void>(),
    replace: vi.fn<(target: string) => void>(),
  },
}));
vi.mock("#lib/http/browser-client.ts", () => ({
  browserApi: () => ({
    call: (...asked: Parameters<ApiClient["call"]>) =>
      shop.isOnline ? shop.client?.call(...asked) : Promise.reject(new AppError("network", "NETWORK", "no network")),
  }),
}));
/* The page that would be told anew does not come: what is stored is read from the API. */
vi.mock("next/navigation", () => ({ useRouter: () => shop.router }));

let api: TestApi;
let owner: SignedIn;
let begun: Subscription;
let days: string[];
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
beforeEach(async () => {
  owner = await aClient(api);
  shop.client = clientOf(api, owner);
  shop.isOnline = true;
  const { token } = owner;
  const params = { id: (await aProfile(api, token, aKid({ firstname: "Inès" }))).id };
  await aShippingAddress(api, token);
  await aCard(api, token);
  const idempotencyKey = crypto.randomUUID();
  begun = await api.call(createSubscription, { token, params, body: { frequency: 3 }, idempotencyKey });
  days = (await api.call(getDeliveryDates, { token, params })).days;
});
afterEach(() => {
  cleanup();
  shop.router.push.mockClear();
  shop.router.replace.mockClear();
});

const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      {children}
    </NextIntlClientProvider>,
  );
const { box, confirm } = fr.rhythm;
const notice = "Ce que dit la loi";
/** The boxes of the child that belong to no rhythm, newest first. */
const single = async () =>
  (await api.call(getKidRequests, { token: owner.token, params: { id: begun.kid.id } }))
    .filter(({ subscription_id: id }) => id === null)
    .map(({ delivery_date, status_details: { code } }) => ({ delivery_date, status: code }));
async function press(target: HTMLElement | string): Promise<void> {
  fireEvent.click(typeof target === "string" ? screen.getAllByRole("button", { name: target }).at(-1)! : target);
  await act(allAnswered);
}
async function undo(): Promise<void> {
  toastStore.getSnapshot().toasts.at(-1)?.action?.onPress();
  await act(allAnswered);
}
const lastToast = () => toastStore.getSnapshot().toasts.at(-1);
/** Another free day of the month the calendar shows. */
const chooseAnotherDay = () =>
  press(
    within(screen.getByRole("grid"))
      .getAllByRole("gridcell", { selected: false })
      .flatMap((cell) => within(cell).queryAllByRole("button"))
      .findLast((day) => day.getAttribute("aria-disabled") !== "true")!,
  );

async function aSingleBox(): Promise<Request> {
  const { token } = owner;
  const idempotencyKey = crypto.randomUUID();
  const params = { id: begun.kid.id };
  const asked = await api.call(createRequest, {
    token,
    params,
    body: { delivery_date: days[20]!, budget_ttc: 150, delivery: { mode: "HOME" } },
    idempotencyKey,
  });
  show(<SingleBoxActions box={asked} days={days} />);
  return asked;
}

it("asks for one box more on a day that is chosen, and calls it off again", async () => {
  show(<AskBox like={begun} days={days} guarantee={<p>{notice}</p>} />);
  expect(screen.queryByText(notice)).toBeNull();
  await press(box.ask);
  expect(screen.getByText(notice)).toBeTruthy();
  await chooseAnotherDay();
  await expectSound();
  await press(box.confirm);
  const [asked] = await single();
  expect(asked).toMatchObject({ status: "OPEN" });
  expect(asked?.delivery_date).not.toBe(days[0]);
  await undo();
  expect(await single()).toMatchObject([{ status: "CANCELLED" }]);
  expect(lastToast()?.message).toBe("La malle d’Inès est annulée.");
});

it("says that one box more could not be called off, also when its own place is gone", async () => {
  const page = show(<AskBox like={begun} days={days} guarantee={<p>{notice}</p>} />);
  await press(box.ask);
  await press(box.confirm);
  page.unmount();
  shop.isOnline = false;
  await undo();
  expect(lastToast()).toMatchObject({ tone: "danger", message: fr.error.NETWORK });
  expect(toastStore.getSnapshot().announcement).toContain(fr.error.NETWORK);
  expect(await single()).toMatchObject([{ status: "OPEN" }]);
});

it("moves a single box once both days were read, and back", async () => {
  const { delivery_date: day } = await aSingleBox();
  await press(box.move);
  await chooseAnotherDay();
  expect(screen.getByText(/^La malle du .* arrive le/)).toBeTruthy();
  await expectSound();
  expect(await single()).toMatchObject([{ delivery_date: day }]);
  await press(confirm.date);
  const [moved] = await single();
  expect(moved?.delivery_date).not.toBe(day);
  await undo();
  expect(await single()).toMatchObject([{ delivery_date: day }]);
});

it("calls a single box off with two presses, and asks for it again", async () => {
  const asked = await aSingleBox();
  const { delivery_date: day } = asked;
  await press(box.cancel);
  expect(screen.getByText(box.cancelText)).toBeTruthy();
  await expectSound();
  await press(box.keep);
  expect(screen.queryByText(box.cancelText)).toBeNull();
  await press(box.cancel);
  await press(box.cancel);
  expect(await single()).toMatchObject([{ status: "CANCELLED" }]);
  await undo();
  expect(await single()).toMatchObject([{ status: "CANCELLED" }]);
  expect(shop.router.push.mock.calls).toEqual([
    [`/${begun.kid.id}/malle?again=${String(asked.id)}`, { scroll: false }],
  ]);
  cleanup();
  show(<AskBox like={asked} days={days} guarantee={<p>{notice}</p>} />);
  expect(document.activeElement?.textContent).toBe("Redemander la malle d’Inès ?");
  expect(screen.getByText(notice)).toBeTruthy();
  await expectSound();
  await press(box.confirm);
  expect((await single()).filter(({ status }) => status === "OPEN")).toEqual([{ delivery_date: day, status: "OPEN" }]);
  expect(lastToast()?.message).toBe("La malle d’Inès est de nouveau demandée.");
  expect(shop.router.replace.mock.calls).toEqual([[`/${begun.kid.id}/malle`, { scroll: false }]]);
});
