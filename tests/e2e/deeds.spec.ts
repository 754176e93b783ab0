import type { BrowserContext } from "@playwright/test";
import { getOrders } from "#contract/orders.ts";
import { getPaymentMethods } from "#contract/payment-methods.ts";
import { getRequests } from "#contract/requests.ts";
import { signIn } from "#contract/session.ts";
import { href } from "#lib/routing/href.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { expectGoodPage } from "./accessible.ts";
import { clientApi, visitorApi } from "./api.ts";
import { testCards } from "./checkout.page.ts";
import { holdSession } from "./hold-session.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);

/** Signs a demo account in; answers its API. */
async function become(context: BrowserContext, name: string) {
  const session = await visitorApi().call(signIn, {
    body: { email: `${name}@example.com`, password: demoPassword },
  });
  await holdSession(context, test.info().project.use.baseURL ?? "", {}, session);
  return clientApi(session.access_token);
}
const demoPassword = "Malle-demo-2026";
const nobodys = "5d6a8f0c-3a4e-4a71-9f5e-0a9a7f2b1c11";

test("thanks nobody for what was not done, on any page that thanks", anyWidth, async ({ page, context, expected }) => {
  /* A gift card and a label that nobody has. */
  expected.answers.push(/^404 .*(gift_cards|littlegeste)/);
  const api = await become(context, "subscriber");
  const { items } = await api.call(getOrders, { query: { page_size: 48 } });
  const boxes = await api.call(getRequests, { query: {} });
  const paid = items.find(({ kind, status }) => kind === "BOX" && status === "PAID")!;
  const onTrial = items.find(({ kind, status }) => kind === "BOX" && status === "DELIVERED")!;
  const wishless = boxes.find(({ id, wishes }) => id !== 0 && wishes.length === 0)!;
  const kidId = wishless.kid.id;
  const planned = boxes.find(({ id }) => id === 0);
  const pages = [
    href("fr", "infos-returns-order-id-success", { id: onTrial.id }),
    href("fr", "infos-edit-return-mode-confirmation"),
    href("fr", "kidId-suggestions-requestId-success", { kidId, requestId: wishless.id }),
    href("fr", "quiz-additional-quiz-confirm-kidId", { kidId }),
    ...(planned ? [href("fr", "quiz-confirm-kidId-requestId", { kidId: planned.kid.id, requestId: 0 })] : []),
    href("fr", "infos-failed-payment-orderId-success", { orderId: onTrial.id }),
    href("fr", "shop-payment-successful"),
    href("fr", "shop-payment-successful", null, { order: nobodys }),
    href("fr", "giftcard-payment-successful"),
    `${href("fr", "giftcard-payment-successful")}?gift_card=${nobodys}&key=made-up&redirect_status=succeeded`,
    href("fr", "littlegeste-confirmation"),
    `${href("fr", "littlegeste-confirmation")}?label=${nobodys}&key=made-up`,
  ];
  const praises = [
    ...Object.values(fr.deeds).flatMap(({ doneTitle, doneText }) => [doneTitle, doneText]),
    say("payment.result.paidTitlePlain"),
    say("payment.box.titlePlain"),
  ];
  for (const path of pages) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    // A way to where it can be done, beside the words.
    await expect(main.getByRole("link").first()).toBeVisible();
    for (const praise of praises) await expect(main, `${path} says “${praise}”`).not.toContainText(praise);
  }
  await page.goto(href("fr", "infos-failed-payment-orderId", { orderId: paid.id }));
  await expect(page.getByText(say("accountOrder.isPaid"))).toBeVisible();
});

test("calls a box paid when it is, and not before: refused at the bank, typed by hand, then paid", async ({
  page,
  context,
  checkout,
}) => {
  const api = await become(context, "failed-payment");
  const { items } = await api.call(getOrders, { query: { page_size: 48 } });
  const box = items.find(({ status }) => status === "PAYMENT_FAILED")!;
  const success = href("fr", "infos-failed-payment-orderId-success", { orderId: box.id });
  const main = page.getByRole("main");

  await page.goto(success);
  await expect(checkout.heading).toHaveText(say("payment.result.failedTitle"));
  await expect(main).toContainText(say("payment.box.failedText", { number: box.number }));
  await main.getByRole("link", { name: say("payment.box.payAgain"), exact: true }).click();

  await checkout.whenOpen("payment");
  await expect(main).toContainText(say("checkout.again.box"));
  await expect(main).not.toContainText("réservés");
  await checkout.fillCard(testCards.threeDSecure);
  await expect(main).toContainText(say("payment.keepForBoxes"));
  await checkout.pay();
  await page.getByRole("button", { name: "Refuser le paiement" }).click();
  await expect(page).toHaveURL(new RegExp(`${success}`));
  await expect(checkout.heading).toHaveText(say("payment.result.failedTitle"));
  await expectGoodPage(page, "fr");

  await main.getByRole("link", { name: say("payment.box.payAgain"), exact: true }).click();
  await checkout.whenOpen("payment");
  await checkout.fillCard(testCards.succeeds);
  await checkout.pay();
  await expect(page).toHaveURL(new RegExp(`${success}$`));
  const name = box.billing_address.firstname;
  await expect(checkout.heading).toHaveText(say("payment.box.title", { name }));
  await expect(main).not.toContainText(say("payment.result.nextPrepare"));
  await expect(main).not.toContainText("Livraison prévue");
  await expectGoodPage(page, "fr");

  /* The refused card was not kept; the one that paid is what the next box is charged to. */
  const methods = await api.call(getPaymentMethods, {});
  expect(methods.map(({ last4, is_default }) => [last4, is_default])).toEqual([
    ["4242", true],
    ["0341", false],
  ]);
  await page.goto(href("fr", "infos-add-payment"));
  const list = page.getByRole("list", { name: say("savedMethods.title") });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expectGoodPage(page, "fr");
  await list.getByRole("button", { name: /^Retirer : .*0341/ }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("savedMethods.remove"), exact: true })
    .click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
});
