import { bankPageTexts } from "#backend/db/seed/content/bank-page.ts";
import { getOrder, getOrders, payOrder } from "#contract/orders.ts";
import { getPaymentMethods } from "#contract/payment-methods.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { aPurchase } from "./a-purchase.ts";
import { expectGoodPage } from "./accessible.ts";
import { clientApi } from "./api.ts";
import { testCards } from "./checkout.page.ts";
import { signInLived } from "./lived.ts";
import { holdSession } from "./hold-session.ts";
import { PaymentPart } from "./payment.page.ts";
import { anyWidth, expect, test } from "./test.ts";

test(
  "recovers a box: what is due, said why, refused at the bank, then paid, and every box takes the new card",
  anyWidth,
  async ({ page, context, checkout }) => {
    const part = new PaymentPart(page, "fr");
    const session = await signInLived("recovery");
    await holdSession(context, test.info().project.use.baseURL ?? "", {}, session);
    const api = clientApi(session.access_token);
    const { items } = await api.call(getOrders, { query: { page_size: 48 } });
    const box = items.find(({ status }) => status === "PAYMENT_FAILED")!;
    const recovery = href("fr", "infos-failed-payment-orderId", { orderId: box.id });
    const main = page.getByRole("main");
    const amount = formatEuros(box.due_ttc, "fr");
    const reason = part.say("website.error.payment.card_declined");

    /* The thanks, typed by hand, lead to where it is paid; so does the checkout. */
    for (const path of [
      href("fr", "infos-failed-payment-orderId-success", { orderId: box.id }),
      href("fr", "shop-checkout", null, { order: box.id }),
    ]) {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`${recovery}$`));
    }
    await page.goto(href("fr", "infos-failed-payment"));
    await expect(main).toContainText(reason);
    await main
      .getByRole("link", {
        name: part.say("payment.recovery.payLabel", {
          amount,
          name: part.say("payment.recovery.kindBOX", { number: box.number }),
        }),
      })
      .click();

    await expect(main).toContainText(part.say("payment.recovery.boxText", { number: box.number }));
    await expect(main).not.toContainText("réservés");
    const pay = page.getByRole("button", { name: part.say("payment.recovery.pay", { amount }), exact: true });
    await part.fillCard(testCards.threeDSecure);
    await expect(main).toContainText(part.say("payment.keep.card.forBoxes"));
    await expectGoodPage(page, "fr");
    await pay.click();
    await part.answer(bankPageTexts.fr.refuse);
    await expect(page).toHaveURL(new RegExp(`${recovery}$`));
    await expect(main).toContainText(part.say("website.error.payment.authentication_failed"));

    /* Going back to the bank and on again harms nothing. */
    await page.goBack();
    /* The page puts its address in order while it comes, which the browser calls an aborted navigation. */
    await page.goForward().catch(() => undefined);
    await expect(main).toContainText(part.say("website.error.payment.authentication_failed"));

    await part.fillCard(testCards.succeeds);
    await pay.click();
    await expect(page).toHaveURL(new RegExp(`${recovery}/success$`));
    const name = box.billing_address.firstname;
    await expect(checkout.heading).toHaveText(part.say("payment.box.title", { name }));
    await expect(main).toContainText(amount);
    await expect(main).not.toContainText(part.say("payment.result.nextPrepare"));

    /* The refused card was not kept; the one that paid is what every box is charged to. It is paid once. */
    const methods = await api.call(getPaymentMethods, {});
    expect(methods.map(({ last4, is_default }) => [last4, is_default])).toEqual([
      ["4242", true],
      ["0341", false],
    ]);
    await page.goto(recovery);
    await expect(page).toHaveURL(new RegExp(`${recovery}/success$`));
    const again = { params: { id: box.id }, body: { payment_method_id: methods[0]!.id } };
    await expect(api.call(payOrder, again, { idempotencyKey: crypto.randomUUID() })).rejects.toMatchObject({
      code: "ORDER_NOT_PAYABLE",
    });
  },
);

test.describe("in Dutch", () => {
  test.use({ visitLocale: "nl" });
  test(
    "recovers an order of the shop: told why, paid at the bank, and paid once",
    anyWidth,
    async ({ page, context }) => {
      const part = new PaymentPart(page, "nl");
      const session = await holdSession(context, test.info().project.use.baseURL ?? "");
      const api = clientApi(session.access_token, undefined, "nl");
      const { order } = await aPurchase(api, { page: 5, nth: 5, card: testCards.insufficientFunds });
      expect(order.status).toBe("PAYMENT_FAILED");
      const recovery = href("nl", "infos-failed-payment-orderId", { orderId: order.id });
      const main = page.getByRole("main");
      const amount = formatEuros(order.due_ttc, "nl");

      /* The overview of the account names it. */
      const overview = await page.request.get(href("nl", "infos"));
      expect(await overview.text()).toContain(
        part.say("account.paymentFailed", { kind: "SHOP", number: order.number }),
      );
      await page.goto(recovery);
      await expect(main).toContainText(part.say("website.error.payment.insufficient_funds"));
      await expect(main).toContainText(amount);
      await part.fillCard(testCards.threeDSecure);
      await page.getByRole("button", { name: part.say("payment.recovery.pay", { amount }), exact: true }).click();
      await part.answer(bankPageTexts.nl.confirm);
      await expect(page).toHaveURL(/payment-successful\?order=/);
      await expect(main).toContainText(amount);
      expect((await api.call(getOrder, { params: { id: order.id } })).status).toBe("PAID");
      await page.goto(recovery);
      await expect(page).toHaveURL(new RegExp(`${recovery}/success$`));
    },
  );
});
