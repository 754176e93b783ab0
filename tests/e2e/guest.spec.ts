import { getReferrals } from "#contract/referrals.ts";
import { friendPercent } from "#contract/terms.ts";
import { href } from "#lib/routing/href.ts";
import { sessionCookies } from "#lib/session/cookies.ts";
import { expectFits, expectGoodPage } from "./accessible.ts";
import { AccountPage } from "./account.page.ts";
import { anAddress, anEmail, aProduct, clientApi, ordersOf, signUpElsewhere, testPassword } from "./api.ts";
import { testCards } from "./checkout.page.ts";
import { holdCart } from "./hold-cart.ts";
import { findMails } from "./outbox.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const home = anAddress({
  firstname: "Léa",
  lastname: "Blanc",
  street: "12 rue des Lilas",
  postcode: "44000",
  city: "Nantes",
});
const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);

test("orders with an e-mail alone, then chooses a password by mail and finds the order", async ({
  catalog,
  cart,
  checkout,
  page,
  expected,
  openBrowser,
}) => {
  expected.answers.push(/^422 \/api\/clients\/guest/);
  await catalog.openList("girls");
  const product = await catalog.followProduct(4);
  await catalog.chooseSize();
  await catalog.addToCart();
  await expect(cart.line(product)).toBeVisible();
  await cart.whenSettled();
  await checkout.open();
  await checkout.whenOpen("identity");

  await checkout.giveEmail("lea@mailinator.com");
  await expect(checkout.step("identity")).toContainText(say("validation.email_disposable"));
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
  /* Nobody who visits every page has pieces to pay. */
  await page.setViewportSize({ width: 320, height: 640 });
  await checkout.foldedTotal.click();
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await checkout.fillCard(testCards.succeeds, `${home.firstname} ${home.lastname}`);
  await checkout.pay();
  const number = await checkout.expectPaid(home.firstname);

  const findOffer = () => findMails(email).flatMap((mail) => /http[^"]*reset-password\?[^"]*/.exec(mail) ?? []);
  await expect.poll(findOffer, { message: "a password is offered by mail", timeout: 30_000 }).toHaveLength(1);

  /* At home, on another device. */
  const elsewhere = await (await openBrowser()).newPage();
  await elsewhere.goto(findOffer()[0]!.replaceAll("&amp;", "&"));
  const choose = elsewhere.getByRole("button", { name: say("emailLink.choosePassword"), exact: true });
  await whenReady(choose);
  await elsewhere.getByLabel(say("login.newPassword"), { exact: true }).fill(testPassword);
  await choose.click();
  await elsewhere.getByRole("link", { name: say("emailLink.toLogin") }).click();
  const there = new AccountPage(elsewhere, "fr");
  await elsewhere.setViewportSize({ width: 320, height: 640 });
  await expect(elsewhere.getByRole("textbox", { name: say("login.email"), exact: true })).toBeVisible();
  await expectFits(elsewhere);
  await there.signIn(email, testPassword);
  await there.expectSignedIn();
  await there.openOrders();
  await expect(
    elsewhere.getByRole("article", { name: say("order.number", { number }) }),
    "the order made as a guest",
  ).toContainText(product);
});

test.describe("in German", () => {
  const locale = "de";
  test.use({ visitLocale: locale });
  const say = (key: string, values?: Record<string, string | number>) => text(locale, key, values);

  test("asks who has an account for the password, and mails a link right there", async ({
    page,
    context,
    baseURL,
    checkout,
    expected,
  }) => {
    expected.answers.push(/^409 \/api\/clients\/guest/);
    const email = anEmail();
    await signUpElsewhere(email);
    await holdCart(context, baseURL ?? "", await aProduct(3, 4));
    await checkout.open();
    await checkout.giveEmail(email);
    const identity = checkout.step("identity");
    await expect(identity).toContainText(say("checkout.identity.known"));
    const password = identity.getByLabel(say("login.password"), { exact: true });
    await expect(password).toBeFocused();
    await expectGoodPage(page, locale);
    await identity.getByRole("button", { name: say("login.forgotOrNone") }).click();
    await expect(identity).toContainText(say("login.linkSent", { email }));
    await expect
      .poll(() => findMails(email).filter((mail) => mail.includes("reset-password?")).length, { timeout: 30_000 })
      .toBe(1);
    await password.fill(testPassword);
    await identity.getByRole("button", { name: say("login.signIn"), exact: true }).click();
    await checkout.whenOpen("delivery");
    await expect(checkout.step("identity")).toContainText(email);
  });
});

test("takes a friend's reduction along to an order with an e-mail alone", async ({
  page,
  context,
  baseURL,
  checkout,
}) => {
  const godfather = clientApi((await signUpElsewhere()).access_token);
  const { code: friend } = await godfather.call(getReferrals, {});
  await page.goto(`${href("fr", "referral")}?${new URLSearchParams({ friend }).toString()}`);
  await expect(page.getByText(say("invitation.text"))).toBeVisible();
  await holdCart(context, baseURL ?? "", await aProduct(3, 5));
  await checkout.open();
  await checkout.whenOpen("identity");
  await expect(checkout.step("identity")).toContainText(say("login.invited", { name: "Zoé", percent: friendPercent }));
  await checkout.giveEmail(anEmail());
  await checkout.whenOpen("delivery");
  await checkout.fillAddress(home);
  await checkout.continueToPayment();
  await page.getByRole("button", { name: say("price.code.use"), exact: true }).click();
  await expect(page.getByText(/AMI-/).filter({ visible: true }).first()).toBeVisible();
  await checkout.fillCard(testCards.succeeds, "Léa Blanc");
  await checkout.pay();
  await checkout.expectPaid(home.firstname);

  const token = (await context.cookies()).find(({ name }) => name === sessionCookies.token)?.value ?? "";
  const [order] = await ordersOf(clientApi(token));
  expect(order?.steps.find(({ rule }) => rule === "CODE")?.amount_ttc).toBeLessThan(0);
  expect((await godfather.call(getReferrals, {})).items).toMatchObject([{ status: "WAITING" }]);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("referral")), { message: "an invitation serves once" })
    .toBeNull();
});
