import { bankPageTexts } from "#backend/db/seed/content/bank-page.ts";
import { deletePaymentMethod, getPaymentMethods, updatePaymentMethod } from "#contract/payment-methods.ts";
import { getKidRequests } from "#contract/requests.ts";
import { getTryOn } from "#contract/try-on.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { clientApi, saveCard } from "./api.ts";
import { testCards } from "./checkout.page.ts";
import { holdSession } from "./hold-session.ts";
import { findOpenBox, signInLived } from "./lived.ts";
import { PaymentPart } from "./payment.page.ts";
import { whenReady } from "./ready.ts";
import { anyWidth, expect, test } from "./test.ts";

test(
  "a kept box that could not be charged holds up the next one until PayPal pays it",
  anyWidth,
  async ({ page, baseURL }) => {
    const session = await signInLived("boxCharge");
    const api = clientApi(session.access_token);
    const order = await findOpenBox(api);
    /* A new card takes the place of the old one while the box is tried on; it will refuse. */
    const former = await api.call(getPaymentMethods, {});
    const { id } = await saveCard(api, testCards.refusedLater);
    await api.call(updatePaymentMethod, { params: { id }, body: { is_default: true } });
    for (const method of former) await api.call(deletePaymentMethod, { params: { id: method.id } });
    await holdSession(page.context(), baseURL ?? "", {}, session);
    const part = new PaymentPart(page, "fr");
    const main = page.getByRole("main");
    const tryOn = (key: string, values?: Record<string, string>) => part.say(`tryOn.${key}`, values);
    const { pieces, kid } = await api.call(getTryOn, { params: { id: order.id } });
    const blocked = async () =>
      (await api.call(getKidRequests, { params: { id: kid.id } })).map(({ blocked_reason: reason }) => reason);

    await page.goto(href("fr", "infos-returns-order-id", { id: order.id }));
    await whenReady(main.getByRole("button", { name: tryOn("submit"), exact: true }));
    for (const { name } of pieces)
      await page
        .getByRole("group", { name: tryOn("decisionOf", { name }) })
        .getByText(tryOn("decision.KEEP"), { exact: true })
        .click();
    await main.getByRole("button", { name: tryOn("submitKeep"), exact: true }).click();
    await expect(page.getByRole("heading", { name: tryOn("closedTitle") })).toBeFocused();
    const { order: closed } = await api.call(getTryOn, { params: { id: order.id } });
    expect(closed.status).toBe("PAYMENT_FAILED");
    const amount = formatEuros(closed.due_ttc, "fr");
    await expect(main).toContainText(tryOn("paymentFailed", { amount }));
    await expect(main.getByRole("link", { name: tryOn("payNow"), exact: true })).toBeVisible();
    await expect(main, "what was refused is not called paid").not.toContainText(tryOn("paid"));
    await expectGoodPage(page, "fr");

    /* The next box waits, and its page leads to what is due. */
    expect(await blocked()).toContain("PAYMENT_DUE");
    await page.goto(href("fr", "infos-all-boxes"));
    const way = main.getByRole("link", { name: part.say("accountBox.blockedWay.PAYMENT_DUE"), exact: true });
    await expect(way).toHaveCount(1);
    await expectGoodPage(page, "fr");
    await way.click();
    const recovery = href("fr", "infos-failed-payment-orderId", { orderId: order.id });
    await expect(page).toHaveURL(recovery);
    await expect(main).toContainText(part.say("website.error.payment.card_declined"));

    await part.choose(part.say("payment.kind.paypal"));
    await main.getByRole("button", { name: part.say("payment.recovery.pay", { amount }), exact: true }).click();
    await part.answer(bankPageTexts.fr.confirm);
    await expect(page).toHaveURL(new RegExp(`${recovery}/success`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      part.say("payment.box.title", { name: closed.shipping_address.firstname }),
    );
    await expect(main).toContainText(amount);

    expect(await blocked()).not.toContain("PAYMENT_DUE");
    await page.goto(href("fr", "infos-all-boxes"));
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(way).toHaveCount(0);
    await page.goto(href("fr", "infos-returns-order-id", { id: order.id }));
    await expect(main).toContainText(tryOn("paid"));
  },
);
