import type { BrowserContext } from "@playwright/test";
import { getOrders } from "#contract/orders.ts";
import { getRequests } from "#contract/requests.ts";
import { signIn } from "#contract/session.ts";
import { href } from "#lib/routing/href.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { clientApi, visitorApi } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { expect, test } from "./test.ts";
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

test("thanks nobody for what was not done, on any page that thanks", async ({ page, context, request, expected }) => {
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
  ];
  const praises = [
    ...Object.values(fr.deeds).flatMap(({ doneTitle, doneText }) => [doneTitle, doneText]),
    say("payment.result.paidTitlePlain"),
    say("payment.box.titlePlain"),
  ];
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  await Promise.all(
    pages.map(async (path) => {
      const answer = await request.get(path, { headers: { cookie } });
      const shown = (await answer.text()).replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
      expect(shown, path).toContain("<h1");
      for (const praise of praises) expect(shown, `${path} says “${praise}”`).not.toContain(praise);
    }),
  );
  /* What a guest's address names is looked up by the page itself. */
  for (const path of [
    `${href("fr", "giftcard-payment-successful")}?gift_card=${nobodys}&key=made-up&redirect_status=succeeded`,
    `${href("fr", "littlegeste-confirmation")}?label=${nobodys}&key=made-up`,
  ]) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    // A way to where it can be done, beside the words.
    await expect(main.getByRole("link").first()).toBeVisible();
    for (const praise of praises) await expect(main, `${path} says “${praise}”`).not.toContainText(praise);
  }
  /* A page to pay what is paid leads on to the thanks for it. */
  await page.goto(href("fr", "infos-failed-payment-orderId", { orderId: paid.id }));
  await expect(page).toHaveURL(new RegExp(`${paid.id}/success$`));
});
