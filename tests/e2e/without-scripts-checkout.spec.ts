import { productHref } from "#lib/catalog/product-address.ts";
import { href } from "#lib/routing/href.ts";
import { anEmail, aProduct } from "./api.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

test.describe("orders without scripts in Dutch", () => {
  const locale = "nl";
  test.use({ visitLocale: locale, javaScriptEnabled: false });
  const say = (key: string, values?: Record<string, string | number>) => text(locale, key, values);

  test("from the piece to the thanks", async ({ page, catalog, expected }) => {
    expected.failures.push(/^GET \/_next\/static\/.+\.js$/);
    expected.answers.push(/^422 \/api\/checkout-form$/);
    await page.goto(productHref(locale, await aProduct(8, 0)));
    const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await catalog.sizes.locator("label:not(:has(:disabled))").first().click();
    await catalog.addButton.click();
    const line = page.getByRole("list", { name: say("cart.lines") }).getByRole("listitem");
    await expect(line).toContainText(name);
    await line.getByRole("combobox").selectOption("2");
    await line.getByRole("button", { name: say("cart.line.update") }).click();
    await expect(line.getByRole("combobox")).toHaveValue("2");
    await page.getByRole("link", { name: say("cart.checkout") }).click();

    const main = page.getByRole("main");
    const step = page.locator('[aria-current="step"]');
    const button = (key: string) => main.getByRole("button", { name: say(key), exact: true });
    await expect(step).toContainText(say("checkout.steps.identity"));
    await main.getByLabel(say("login.email")).fill(anEmail());
    await button("checkout.identity.continue").click();

    await expect(step).toContainText(say("checkout.steps.delivery"));
    const field = (key: string) => main.getByLabel(say(`delivery.${key}`), { exact: true });
    await field("firstname").fill("Léa");
    await field("lastname").fill("Blanc");
    await field("country").selectOption("FR");
    await field("street").fill("12 rue des Lilas");
    await field("postcode").fill("440");
    await field("city").fill("Nantes");
    await field("phone").fill("06 12 34 56 78");
    await button("checkout.toPayment").click();
    await expect(page.getByRole("alert")).toContainText(say("validation.postcode_invalid"));
    await expect(field("street")).toHaveValue("12 rue des Lilas");
    await field("postcode").fill("44000");
    await button("checkout.toPayment").click();

    await expect(step).toContainText(say("checkout.steps.payment"));
    await expect(main.getByRole("list", { name: say("checkout.summary.goods") })).toContainText(name);
    const card = (key: string) => main.getByLabel(say(`payment.${key}`), { exact: true });
    await card("number").fill("4000 0025 0000 3155");
    await card("expiry").fill("12 / 39");
    await card("cvc").fill("123");
    await expect(card("holder")).toHaveValue("Léa Blanc");
    await button("checkout.submit").click();

    /* The bank asks, on a page of its own, and leads back to the page of the shop. */
    await expect(page).toHaveURL(/payment-sandbox\/challenge/);
    await page.getByRole("button").first().click();
    await expect(page).toHaveURL(new RegExp(href(locale, "shop-payment-successful")));
    await page.getByRole("button", { name: say("checkout.plain.seeOrder") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("payment.result.paidTitle", { name: "Léa" }));
    await expect(main).toContainText(/PM-\d{4}-\d+/);
  });
});
