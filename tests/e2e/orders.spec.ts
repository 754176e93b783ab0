import type { Locale } from "#contract/locale.ts";
import { getOrder } from "#contract/orders.ts";
import { href } from "#lib/routing/href.ts";
import { aPurchase } from "./a-purchase.ts";
import { expectGoodPage } from "./accessible.ts";
import { anotherClient, clientApi } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

const baseUrl = () => test.info().project.use.baseURL ?? "";
const speak = (locale: Locale) => (key: string, values?: Record<string, string | number>) => text(locale, key, values);

test("orders again what there is, then gives the order up", async ({ page, context, cart }) => {
  const say = speak("fr");
  const api = clientApi((await holdSession(context, baseUrl())).access_token);
  const { order, product } = await aPurchase(api, { page: 5, nth: 0 });

  await page.goto(href("fr", "infos-orders"));
  const card = page.getByRole("article").filter({ hasText: order.number });
  const again = card.getByRole("button", { name: `${say("orderAct.again")} ${order.number}` });
  await whenReady(again);
  await expectGoodPage(page, "fr");
  await again.click();
  await expect(card.getByText(say("orderAct.inCart"))).toBeVisible();
  await card.getByRole("link", { name: say("orderAct.toCart") }).click();
  await expect(page).toHaveURL(/\/shop\/cart$/);
  await expect(page.getByRole("main").getByText(product.name).first()).toBeVisible();
  expect(cart).toBeDefined();

  await page.goto(href("fr", "infos-orders"));
  const cancel = card.getByRole("button", { name: `${say("orderAct.cancel")} ${order.number}` });
  await whenReady(cancel);
  await cancel.click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
  await expectGoodPage(page, "fr");
  await dialog.getByRole("button", { name: say("orderAct.keep") }).click();
  await expect(dialog).toBeHidden();
  expect((await api.call(getOrder, { params: { id: order.id } })).status).toBe("PAID");
  await cancel.click();
  await dialog.getByRole("button", { name: say("orderAct.cancelConfirm") }).click();
  await expect(card.getByText(say("order.status.CANCELLED"), { exact: true })).toBeVisible();
  await expect(cancel).toBeHidden();
  expect(await api.call(getOrder, { params: { id: order.id } })).toMatchObject({
    status: "CANCELLED",
    can_cancel: false,
    credit_notes: [{ total_ttc: order.total_amount_ttc }],
  });
});

test(
  "shows nobody else's order and offers no return before the parcel came",
  { ...anyWidth },
  async ({ page, context, expected }) => {
    expected.answers.push(/^404 /);
    const say = speak("de");
    const stranger = await anotherClient();
    const foreign = await aPurchase(stranger.api, { page: 5, nth: 1 });
    const api = clientApi((await holdSession(context, baseUrl())).access_token);
    const { order } = await aPurchase(api, { page: 5, nth: 2 });

    const answer = await page.goto(href("de", "infos-returns-order-id", { id: foreign.order.id }));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("main").getByText(foreign.order.number)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("notFound.heading"));

    await page.goto(href("de", "infos-returns-order-id", { id: order.id }));
    await expect(page.getByText(say("accountReturn.notDelivered"))).toBeVisible();
    await expect(page.getByRole("button", { name: say("accountReturn.declare") })).toHaveCount(0);
    await expectGoodPage(page, "de");
    /* Whoever asks why writes about this very order. */
    await page
      .getByRole("main")
      .getByRole("link", { name: say("order.ask") })
      .click();
    await expect(page).toHaveURL(href("de", "contact", null, { order: order.number }));
    await expect(page.getByRole("textbox", { name: say("contact.order_id") })).toHaveValue(order.number);
  },
);
