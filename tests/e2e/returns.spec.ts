import type { Page } from "@playwright/test";
import { getOrder, getOrders, type Order } from "#contract/orders.ts";
import { getReturns, getReturnOptions } from "#contract/returns.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { clientApi } from "./api.ts";
import { signInLived } from "./lived.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

/** Somebody whose order was delivered. */
async function asShopper(
  page: Page,
  who: "return" | "exchange",
): Promise<{ order: Order; api: ReturnType<typeof clientApi> }> {
  const session = await signInLived(who);
  await holdSession(page.context(), test.info().project.use.baseURL ?? "", {}, session);
  const api = clientApi(session.access_token);
  const { items } = await api.call(getOrders, { query: { page_size: 48, kind: "SHOP" } });
  return { order: items.find(({ can_return }) => can_return)!, api };
}

const newest = async (api: ReturnType<typeof clientApi>, order: Order) =>
  (await api.call(getReturns, { query: { order_id: order.id } })).items[0]!;

test("sends a piece back into the wallet, by the keyboard alone, prints its label in both sizes, and keeps it after all", async ({
  page,
}) => {
  const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);
  const { order, api } = await asShopper(page, "return");
  const line = order.lines[0]!;
  await page.goto(href("fr", "infos-returns-order-id", { id: order.id }));
  const submit = page.getByRole("button", { name: say("accountReturn.declare") });
  await whenReady(submit);

  await submit.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: say("accountReturn.problem.nothing") })).toBeVisible();
  await page.getByRole("checkbox", { name: line.name }).focus();
  await page.keyboard.press("Space");
  const reasons = page.getByRole("group", { name: say("accountReturn.reasonOf", { name: line.name }) });
  await reasons.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(reasons.getByRole("radio", { name: say("accountReturn.reason.TOO_LARGE") })).toBeChecked();
  await page.getByRole("radio", { name: new RegExp(`^${say("accountReturn.to.PAYMENT_METHOD")}`) }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(
    page.getByRole("heading", {
      name: say("accountReturn.pointsNear", { postcode: order.shipping_address.postcode }),
    }),
  ).toBeVisible();
  await expectGoodPage(page, "fr");
  await submit.focus();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/infos\/returns\/order\/[^/]+\/success$/);
  await expect(page.getByText(say("deeds.return.doneTitle"))).toBeVisible();
  const entry = await newest(api, order);
  expect(entry).toMatchObject({
    status: "DECLARED",
    refund_to: "WALLET",
    items: [{ order_line_id: line.id, quantity: 1, reason: "TOO_LARGE" }],
  });
  await expect(page.getByRole("img", { name: say("tryOn.qr", { number: entry.tracking_number }) })).toBeVisible();
  for (const format of ["A4", "A6"]) {
    const label = page.getByRole("link", { name: say("tryOn.labelOf", { number: order.number, format }) });
    const answer = await page.request.get((await label.getAttribute("href"))!);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  }
  const cancel = page.getByRole("button", { name: new RegExp(`^${say("accountReturn.cancel")}`) });
  await whenReady(cancel);
  await cancel.click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: say("accountReturn.cancelConfirm") }).click();
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeHidden();
  expect((await newest(api, order)).status).toBe("CANCELLED");
  // The address alone is thanked for nothing.
  await page.goto(href("fr", "infos-returns-order-id-success", { id: order.id }));
  await expect(page.getByText(say("deeds.return.missingTitle"))).toBeVisible();
});

test("exchanges a piece for another size, and has some days more in one press", async ({ page }) => {
  const say = (key: string, values?: Record<string, string | number>) => text("de", key, values);
  const { order, api } = await asShopper(page, "exchange");
  const options = () => api.call(getReturnOptions, { params: { id: order.id } });
  const before = await options();
  const own = before.lines.find(({ other_sizes: sizes }) => sizes.some((size) => size.available_quantity > 0))!;
  const line = order.lines.find(({ id }) => id === own.order_line_id)!;
  await page.goto(href("de", "infos-returns-order-id", { id: order.id }));
  const submit = page.getByRole("button", { name: say("accountReturn.declare") });
  await whenReady(submit);
  if (order.can_extend_return) {
    await page.getByRole("button", { name: say("tryOn.extend", { days: 14 }) }).click();
    await expect(page.getByRole("button", { name: say("tryOn.extend", { days: 14 }) })).toBeHidden();
  }
  const moved = await api.call(getOrder, { params: { id: order.id } });
  expect(moved.can_extend_return).toBe(false);
  await expect(page.getByRole("link", { name: say("tryOn.calendar") })).toHaveAttribute("href", /^data:text\/calendar/);

  await page.getByRole("checkbox", { name: line.name }).check();
  await page
    .getByRole("group", { name: say("accountReturn.reasonOf", { name: line.name }) })
    .getByText(say("accountReturn.reason.TOO_SMALL"))
    .click();
  await page
    .getByRole("group", { name: say("accountReturn.wantsOf", { name: line.name }) })
    .getByText(say("accountReturn.wants.SIZE"))
    .click();
  await submit.click();
  await expect(page.getByRole("link", { name: say("accountReturn.problem.size", { name: line.name }) })).toBeVisible();
  await page
    .getByRole("group", { name: say("accountReturn.sizeOf", { name: line.name }) })
    .locator("label:not(:has(:disabled))")
    .first()
    .click();
  await submit.click();
  await expect(page).toHaveURL(/\/success$/);
  const entry = await newest(api, order);
  expect(entry.items[0]?.exchange).not.toBeNull();
  expect(entry.expected_refund_ttc).toBe(0);
});
