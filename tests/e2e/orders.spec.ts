import type { Locale } from "#contract/locale.ts";
import { getOrder } from "#contract/orders.ts";
import { href } from "#lib/routing/href.ts";
import { aPurchase } from "./a-purchase.ts";
import { expectGoodPage } from "./accessible.ts";
import { anotherClient, clientApi } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const baseUrl = () => test.info().project.use.baseURL ?? "";
const speak = (locale: Locale) => (key: string, values?: Record<string, string | number>) => text(locale, key, values);

test("orders again what there is, then gives the order up", async ({ page, context }) => {
  const say = speak("fr");
  const api = clientApi((await holdSession(context, baseUrl())).access_token);
  const { order, product } = await aPurchase(api, { page: 5, nth: 0 });

  await page.goto(href("fr", "infos-orders"));
  const card = page.getByRole("article").filter({ hasText: order.number });
  const again = card.getByRole("button", { name: `${say("orderAct.again")} ${order.number}` });
  await whenReady(again);
  await again.click();
  await expect(card.getByText(say("orderAct.inCart"))).toBeVisible();
  await card.getByRole("link", { name: say("orderAct.toCart") }).click();
  await expect(page).toHaveURL(/\/shop\/cart$/);
  await expect(page.getByRole("main").getByText(product.name).first()).toBeVisible();

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

test("shows nobody else's order and offers no return before the parcel came", async ({ context, request }) => {
  const say = speak("de");
  const stranger = await anotherClient();
  const foreign = await aPurchase(stranger.api, { page: 5, nth: 1 });
  const api = clientApi((await holdSession(context, baseUrl())).access_token);
  const { order } = await aPurchase(api, { page: 5, nth: 2 });
  const headers = { cookie: (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ") };
  const pageOf = async ({ id }: { id: string }) => {
    const answer = await request.get(href("de", "infos-returns-order-id", { id }), { headers });
    return { status: answer.status(), html: await answer.text() };
  };

  const theirs = await pageOf(foreign.order);
  expect(theirs.status).toBe(404);
  expect(theirs.html).not.toContain(foreign.order.number);
  expect(theirs.html).toContain(say("notFound.heading"));

  const { html } = await pageOf(order);
  expect(html).toContain(say("accountReturn.notDelivered"));
  expect(html).not.toContain(say("accountReturn.declare"));
  /* Whoever asks why writes about this very order. */
  expect(html).toContain(`href="${href("de", "contact", null, { order: order.number })}"`);
});
