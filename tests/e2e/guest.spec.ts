import type { AddressInput } from "#contract/addresses.ts";
import { getReferrals } from "#contract/referrals.ts";
import { friendPercent } from "#contract/terms.ts";
import { href } from "#lib/routing/href.ts";
import { sessionCookies } from "#lib/session/cookies.ts";
import { expectGoodPage } from "./accessible.ts";
import { anEmail, clientApi, ordersOf, signUpElsewhere, testPassword } from "./api.ts";
import type { CartPage } from "./cart.page.ts";
import type { CatalogPage } from "./catalog.page.ts";
import { testCards } from "./checkout.page.ts";
import { findMails } from "./outbox.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const homes: Record<"fr" | "de", AddressInput> = {
  fr: {
    firstname: "Léa",
    lastname: "Blanc",
    street: "12 rue des Lilas",
    postcode: "44000",
    city: "Nantes",
    country_code: "FR",
    phone: "+33 6 12 34 56 78",
  },
  de: {
    firstname: "Lena",
    lastname: "Weiß",
    street: "Lindenstraße 4",
    postcode: "10115",
    city: "Berlin",
    country_code: "DE",
    phone: "+49 30 123456",
  },
};

async function putIntoCart(catalog: CatalogPage, cart: CartPage, nth: number): Promise<string> {
  await catalog.openList("girls");
  const product = await catalog.followProduct(nth);
  await catalog.chooseSize();
  await catalog.addToCart();
  await expect(cart.line(product)).toBeVisible();
  await cart.whenSettled();
  return product;
}

for (const [nth, locale] of (["fr", "de"] as const).entries()) {
  test.describe(`in ${locale}`, () => {
    test.use({ visitLocale: locale });
    const say = (key: string, values?: Record<string, string | number>) => text(locale, key, values);

    test("orders with an e-mail alone, then chooses a password by mail and finds the order", async ({
      page,
      catalog,
      cart,
      checkout,
      expected,
      openBrowser,
    }) => {
      expected.answers.push(/^422 \/api\/clients\/guest/);
      const home = homes[locale];
      const product = await putIntoCart(catalog, cart, 4 + nth);
      await checkout.open();
      await checkout.whenOpen("identity");
      await expectGoodPage(page, locale);

      await checkout.giveEmail("lea@mailinator.com");
      await expect(checkout.step("identity")).toContainText(say("error.EMAIL_INVALID"));
      /* A slip that is noticed a step later is corrected without losing the address. */
      await checkout.giveEmail(anEmail());
      await checkout.whenOpen("delivery");
      await checkout.fillAddress(home);
      await checkout.continueToPayment();
      await checkout
        .step("identity")
        .getByRole("button", { name: say("checkout.steps.editLabel", { name: say("checkout.steps.identity") }) })
        .click();
      const email = anEmail();
      await checkout.giveEmail(email);
      await checkout.whenOpen("payment");
      await expect(checkout.step("identity")).toContainText(email);
      await expect(checkout.step("delivery")).toContainText(home.street);

      await checkout.fillCard(testCards.succeeds, `${home.firstname} ${home.lastname}`);
      await checkout.pay();
      const number = await checkout.expectPaid(home.firstname);

      const findOffer = () => findMails(email).flatMap((mail) => /http[^"]*reset-password\?[^"]*/.exec(mail) ?? []);
      await expect.poll(findOffer, { message: "a password is offered by mail", timeout: 30_000 }).toHaveLength(1);

      /* At home, on another device. */
      const elsewhere = await (await openBrowser({ locale: `${locale}-${locale.toUpperCase()}` })).newPage();
      await elsewhere.goto(findOffer()[0]!.replaceAll("&amp;", "&"));
      const choose = elsewhere.getByRole("button", { name: say("emailLink.choosePassword"), exact: true });
      await whenReady(choose);
      await elsewhere.getByLabel(say("login.newPassword"), { exact: true }).fill(testPassword);
      await choose.click();
      await elsewhere.getByRole("link", { name: say("emailLink.toLogin") }).click();
      const signIn = elsewhere.getByRole("main").getByRole("button", { name: say("login.signIn"), exact: true });
      await whenReady(signIn);
      await elsewhere.getByRole("textbox", { name: say("login.email"), exact: true }).fill(email);
      await elsewhere.getByLabel(say("login.password"), { exact: true }).fill(testPassword);
      await signIn.click();
      await expect(elsewhere.getByRole("main")).toContainText(home.firstname);
      await elsewhere.goto(href(locale, "infos-orders"));
      await expect(
        elsewhere.getByRole("article", { name: say("order.number", { number }) }),
        "the order made as a guest",
      ).toContainText(product);
    });

    test("asks who has an account for the password, and mails a link right there", async ({
      page,
      catalog,
      cart,
      checkout,
      expected,
    }) => {
      expected.answers.push(/^409 \/api\/clients\/guest/, /^401 \/api\/clients\/token/);
      const email = anEmail();
      await signUpElsewhere(email);
      await putIntoCart(catalog, cart, 6 + nth);
      await checkout.open();
      await checkout.giveEmail(email);
      const identity = checkout.step("identity");
      await expect(identity).toContainText(say("checkout.identity.known"));
      const password = identity.getByLabel(say("login.password"), { exact: true });
      await expect(password).toBeFocused();
      await expectGoodPage(page, locale);
      const signIn = identity.getByRole("button", { name: say("login.signIn"), exact: true });
      await password.fill("not-the-password");
      await signIn.click();
      await expect(identity).toContainText(say("error.WRONG_CREDENTIALS"));
      await identity.getByRole("button", { name: say("login.forgotOrNone") }).click();
      await expect(identity).toContainText(say("login.linkSent", { email }));
      await expect
        .poll(() => findMails(email).filter((mail) => mail.includes("reset-password?")).length, { timeout: 30_000 })
        .toBe(1);
      await password.fill(testPassword);
      await signIn.click();
      await checkout.whenOpen("delivery");
      await expect(checkout.step("identity")).toContainText(email);
    });
  });
}

test("takes a friend's reduction along to an order with an e-mail alone", async ({
  page,
  context,
  catalog,
  cart,
  checkout,
}) => {
  const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);
  const godfather = clientApi((await signUpElsewhere()).access_token);
  const { code: friend } = await godfather.call(getReferrals, {});
  await page.goto(`${href("fr", "referral")}?${new URLSearchParams({ friend }).toString()}`);
  await expect(page.getByText(say("invitation.text"))).toBeVisible();
  await putIntoCart(catalog, cart, 8);
  await checkout.open();
  await checkout.whenOpen("identity");
  await expect(checkout.step("identity")).toContainText(say("login.invited", { name: "Zoé", percent: friendPercent }));
  await expectGoodPage(page, "fr");
  await checkout.giveEmail(anEmail());
  await checkout.whenOpen("delivery");
  await checkout.fillAddress(homes.fr);
  await checkout.continueToPayment();
  await page.getByRole("button", { name: say("price.code.use"), exact: true }).click();
  await expect(page.getByText(/AMI-/).first()).toBeVisible();
  await checkout.fillCard(testCards.succeeds, "Léa Blanc");
  await checkout.pay();
  await checkout.expectPaid(homes.fr.firstname);

  const token = (await context.cookies()).find(({ name }) => name === sessionCookies.token)?.value ?? "";
  const [order] = await ordersOf(clientApi(token));
  expect(order?.steps.find(({ rule }) => rule === "CODE")?.amount_ttc).toBeLessThan(0);
  expect((await godfather.call(getReferrals, {})).items).toMatchObject([{ status: "WAITING" }]);
  await page.goto(href("fr", "faq"));
  expect(await page.evaluate(() => localStorage.getItem("referral")), "an invitation serves once").toBeNull();
});
