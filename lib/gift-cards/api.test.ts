import { afterEach, expect, it, vi } from "vitest";
import { getGiftCard, returnFromGiftCardPayment } from "#contract/gift-cards.ts";
import { findReturnedCard } from "./api.ts";

const call = vi.hoisted(() => vi.fn<(endpoint: unknown, input: object) => Promise<object>>());
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => ({ call }) }));
afterEach(() => vi.clearAllMocks());

const id = "0d7d8a9e-0000-4000-8000-0000000000a1";
const named = { params: { id }, query: { key: "its-key" } };

it("hands over what a bank's page gave back for a guest's card, and answers what became of it", async () => {
  call.mockResolvedValue({ id, status: "ACTIVE" });
  expect(await findReturnedCard(`?gift_card=${id}&key=its-key&redirectResult=said`)).toMatchObject({
    status: "ACTIVE",
  });
  expect(call.mock.calls).toEqual([[returnFromGiftCardPayment, { ...named, body: { redirect_result: "said" } }]]);
});

it("asks for the card alone where nothing came back, and where that could not be handed over", async () => {
  call.mockImplementation((endpoint) =>
    endpoint === getGiftCard ? Promise.resolve({ id, status: "PENDING_PAYMENT" }) : Promise.reject(new Error("away")),
  );
  for (const search of [`?gift_card=${id}&key=its-key`, `?gift_card=${id}&key=its-key&redirectResult=said`])
    expect(await findReturnedCard(search)).toMatchObject({ status: "PENDING_PAYMENT" });
  expect(call.mock.lastCall).toEqual([getGiftCard, named]);
});

it("knows of no card that an address does not name", async () => {
  expect(await findReturnedCard("?redirectResult=said")).toBeNull();
  expect(call).not.toHaveBeenCalled();
});
