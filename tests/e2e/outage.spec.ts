/* Time is the subject: how long after a change what is kept may be shown. */
import { setTimeout as sleep } from "node:timers/promises";
import { JSDOM } from "jsdom";
import { getProduct } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { signUp } from "#contract/session.ts";
import { createApiClient } from "#lib/http/api-client.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { anAddress, anEmail, aProduct, testPassword } from "./api.ts";
import { testCards } from "./checkout.page.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import { portsOf } from "./ports.ts";
import { startStack, type Stack } from "./stack.ts";
import { askStaff } from "./staff-link.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const ports = portsOf("outage");
const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);
const home = anAddress({ firstname: "Léa", lastname: "Blanc" });

let stack: Stack;

test.use({ baseURL: `http://localhost:${ports.port}`, pictures: true });
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  stack = await startStack({ ...ports, dataDir: ".data-e2e-outage" });
});
test.beforeEach(async ({ expected }) => {
  /* While the API is away its answers are missing; everything else has to stay in order. */
  expected.answers.push(/^50[0-9] \/(api|pictures)\//);
  /* So is a page that is fetched ahead and was never shown. */
  expected.answers.push(/^503 \/.*[?&]_rsc=/);
});
test.afterAll(async () => {
  await stack.stop();
});

test("serves what visitors come for while the API is away", async ({ page, request, catalog }) => {
  await page.goto("/shop/girls");
  const product = await catalog.products.first().getByRole("heading").getByRole("link").getAttribute("href");
  await request.get(product ?? "");
  await stack.takeApiAway();
  try {
    for (const path of ["/", "/woman", "/shop", "/shop/girls", "/shop/all-products", "/faq", "/looks"]) {
      const answer = await request.get(path);
      expect([answer.status(), (await answer.text()).split("<h1").length - 1], path).toEqual([200, 1]);
    }
    const answer = await page.goto(product ?? "");
    expect(answer?.status()).toBe(200);
    await expect(catalog.heading).toBeVisible();
    await whenReady(catalog.addButton);
  } finally {
    await stack.giveApiBack();
  }
});

test("shows a new price to who comes first, and the one before while nobody can say another", async ({ request }) => {
  const product = await aProduct(4, 28);
  const { sku } = await createApiClient({ baseUrl: stack.apiUrl, locale: "fr" }).call(getProduct, {
    params: { id: product.id },
  });
  const change = (euros: number) =>
    askStaff({ command: "price", sku, price_cents: euros * 100, isRegular: true }, stack);
  const read = async (locale: Locale) => {
    const answer = await request.get(productHref(locale, product));
    return { status: answer.status(), html: await answer.text() };
  };
  const expectPrice = async (locale: Locale, euros: number) =>
    expect(await read(locale)).toEqual({ status: 200, html: expect.stringContaining(formatEuros(euros, locale)) });
  /** Has a page that nobody looks at meanwhile be too old: in the other language it shows what was told by then. */
  const pass = async (euros: number) => {
    await expect.poll(async () => (await read("de")).html).toContain(formatEuros(euros, "de"));
    await sleep(1_100);
  };
  for (const locale of ["fr", "de"] as const) await expectPrice(locale, product.lc_price);

  await change(111);
  await pass(111);
  await expectPrice("fr", 111);

  await change(122);
  await pass(122);
  await stack.takeApiAway();
  try {
    await expect.poll(async () => (await read("fr")).status).toBe(200);
    await expectPrice("fr", 111);
  } finally {
    await stack.giveApiBack();
  }
  await expect.poll(async () => (await read("fr")).html).toContain(formatEuros(122, "fr"));
});

test("says so of a page it has never shown, in its HTML", async ({ request }) => {
  const product = await aProduct(4, 30);
  await stack.takeApiAway();
  try {
    const answer = await request.get(productHref("nl", product));
    expect([answer.status(), answer.headers()["retry-after"]]).toEqual([503, "5"]);
    const { document } = new JSDOM(await answer.text()).window;
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
    expect(textsOf("h1")).toEqual([text("nl", "fatal.heading")]);
    expect(document.body.textContent).toContain(text("nl", "fatal.detail", { message: "503" }));
    const ways = ["retry", "home", "back", "infos", "contact"].map((way) => text("nl", `fatal.${way}`));
    expect(textsOf("main a[href]")).toEqual(expect.arrayContaining(ways));
  } finally {
    await stack.giveApiBack();
  }
});

test("finds out in seconds that the API hangs, after which nobody waits, and that it answers again", async ({
  request,
}) => {
  const unseen = productHref("es", await aProduct(5, 20));
  const ask = async (path: string) => {
    const beganAt = performance.now();
    const answer = await request.get(path);
    /* Time is the subject: who asks while the API hangs waits no longer than the guard lets anybody wait. */
    return { status: answer.status(), retryAfter: answer.headers()["retry-after"], ms: performance.now() - beganAt };
  };
  expect((await ask("/api/shop/product-collections")).status).toBe(200);
  stack.hangApi();
  try {
    const first = await ask(unseen);
    expect([first.status, first.retryAfter]).toEqual([503, "5"]);
    expect(first.ms).toBeLessThan(6_000);
    /* What was fifteen seconds for each: from now on nobody waits. */
    const unseenToo = productHref("de", await aProduct(6, 20));
    const later = await Promise.all(["/api/products/5", "/pictures/none.svg", unseen, unseenToo].map(ask));
    for (const { status, retryAfter, ms } of later) {
      expect([status, retryAfter]).toEqual([503, "5"]);
      expect(ms).toBeLessThan(1_500);
    }
    expect((await ask("/shop")).status).toBe(200);
  } finally {
    stack.resumeApi();
  }
  await expect.poll(async () => (await ask(unseen)).status).toBe(200);
  expect((await ask("/api/shop/product-collections")).status).toBe(200);
});

test("keeps what was typed in the sign-in form and says what to do", async ({ page, account }) => {
  const email = anEmail();
  await account.openLogin();
  await whenReady(page.getByRole("button", { name: say("login.signIn"), exact: true }));
  await stack.takeApiAway();
  try {
    await account.signUp(email, testPassword, "Léa");
    await expect(page.getByText(say("error.UNAVAILABLE")).first()).toBeVisible();
    await expect(page.getByRole("textbox", { name: say("login.email"), exact: true })).toHaveValue(email);
    await expect(page.getByLabel(say("login.newPassword"), { exact: true })).toHaveValue(testPassword);
    await expectGoodPage(page, "fr");
  } finally {
    await stack.giveApiBack();
  }
  await page.getByRole("button", { name: say("login.signUp"), exact: true }).click();
  await account.expectSignedIn();
});

test("says on pages of the account that the API is away, by their status too", async ({ context }) => {
  const session = await createApiClient({ baseUrl: stack.apiUrl, locale: "de" }).call(signUp, {
    body: { email: anEmail(), password: testPassword, firstname: "Léa" },
  });
  await holdSession(context, stack.url, {}, session);
  const ask = async (path: string) => {
    const answer = await context.request.get(path);
    const html = await answer.text();
    return [answer.status(), answer.headers()["retry-after"], html.split("<h1").length - 1];
  };
  await stack.takeApiAway();
  try {
    /* The first who asks finds out. */
    await expect.poll(() => ask(href("de", "infos"))).toEqual([503, "5", 1]);
    for (const name of ["infos", "infos-orders", "shop-payment-successful"] as const)
      expect(await ask(href("de", name)), name).toEqual([503, "5", 1]);
  } finally {
    await stack.giveApiBack();
  }
  expect(await ask(href("de", "infos"))).toEqual([200, undefined, 1]);
});

test("keeps the cart and the checkout, and goes on when the API is back", async ({ page, catalog, cart, checkout }) => {
  await catalog.openList("girls");
  const product = await catalog.followProduct();
  await catalog.chooseSize();
  await catalog.addToCart();
  await expect(cart.line(product)).toBeVisible();
  await cart.whenSettled();

  await stack.takeApiAway();
  await cart.increase(product).click();
  await expect(cart.toasts).toContainText(say("cart.changeFailed", { reason: say("error.UNAVAILABLE") }));
  await cart.open();
  await expect(page.getByRole("main")).toContainText(say("cart.loadFailed"));
  await expectGoodPage(page, "fr");
  await stack.giveApiBack();
  await page
    .getByRole("main")
    .getByRole("button", { name: say("cart.retry"), exact: true })
    .click();
  await expect(cart.quantity(product)).toHaveValue("1");

  await checkout.open();
  await checkout.whenOpen("identity");
  await checkout.giveEmail(anEmail());
  await checkout.whenOpen("delivery");
  await checkout.fillAddress(home);
  await stack.takeApiAway();
  await page.getByRole("button", { name: say("checkout.toPayment"), exact: true }).click();
  await expect(page.getByText(say("error.UNAVAILABLE")).first()).toBeVisible();
  await expect(checkout.field("street")).toHaveValue(home.street);
  await expect(checkout.field("city")).toHaveValue(home.city);
  await expectGoodPage(page, "fr");
  await stack.giveApiBack();
  await checkout.continueToPayment();

  await checkout.fillCard(testCards.succeeds);
  await checkout.whenPayable();
  await stack.takeApiAway();
  await checkout.payButton.click();
  await expect(page.getByText(say("checkout.failure.unconfirmed")).first()).toBeVisible();
  await expect(checkout.step("payment").getByRole("textbox", { name: say("payment.number"), exact: true })).toHaveValue(
    testCards.succeeds,
  );
  await stack.giveApiBack();
  await checkout.pay();
  await checkout.expectPaid(home.firstname);
});
