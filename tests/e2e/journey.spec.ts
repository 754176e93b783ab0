import { href } from "#lib/routing/href.ts";
import { expectAccessible, expectGoodPage } from "./accessible.ts";
import { anAddress, anEmail } from "./api.ts";
import { testCards } from "./checkout.page.ts";
import { findMails } from "./outbox.ts";
import { expect, onPhone, test } from "./test.ts";
import { text } from "./texts.ts";

/* As a customer's browser is; most tests go without. */
test.use({ serviceWorkers: "allow", fetchesAhead: true, pictures: true });

const home = anAddress({
  firstname: "Lena",
  lastname: "Weiß",
  street: "Lindenstraße 4",
  postcode: "10115",
  city: "Berlin",
  country_code: "DE",
  phone: "+49 30 123456",
});
const say = (key: string, values?: Record<string, string | number>) => text("de", key, values);

test.describe("in German", () => {
  test.use({ visitLocale: "de" });

  test(
    "finds a piece, orders it to a pickup point and follows the order",
    onPhone,
    async ({ page, catalog, cart, checkout }) => {
      await catalog.openHome();
      await expect(page).toHaveURL(href("de", "index"));
      await page
        .getByRole("main")
        .getByRole("link", { name: say("home.newAll") })
        .click();
      await expect(page).toHaveURL(href("de", "shop-collection", { collection: "new-in" }));
      await catalog.whenListIsReady();

      await catalog.filterByFamily("KNITWEAR");
      const product = await catalog.followProduct(1);
      await catalog.chooseSize();
      /* Who only looks leaves with nothing. */
      expect(await page.context().cookies()).toEqual([]);
      await catalog.addToCart();

      await expect(cart.drawer).toBeVisible();
      await expect(cart.line(product)).toBeVisible();
      await cart.whenSettled();
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["cart"]);
      /* The page behind an open drawer has no headings. */
      await expectAccessible(page);
      await cart.followToPage();
      await expect(cart.quantity(product)).toHaveValue("1");
      await cart.whenSettled();

      await cart.followToCheckout();
      await checkout.whenOpen("identity");
      await checkout.giveEmail(anEmail());

      await checkout.whenOpen("delivery");
      await checkout.fillAddress(home);
      await checkout.chooseMode("PICKUP_POINT");
      const point = await checkout.choosePickupPoint();
      await expectGoodPage(page, "de");
      await checkout.continueToPayment();

      await checkout.fillCard(testCards.succeeds, `${home.firstname} ${home.lastname}`);
      await checkout.whenPayable();
      await expect(page.getByRole("region", { name: say("checkout.review.title") })).toContainText(product);
      await expectGoodPage(page, "de");
      await checkout.pay();

      const number = await checkout.expectPaid(home.firstname);
      expect(number).toMatch(/\d/);
      await expect(page.getByRole("main")).toContainText(point);
      await expect(catalog.cartButton).toHaveAccessibleName(say("cart.button.empty"));
      await expectGoodPage(page, "de");

      await page.getByRole("link", { name: say("payment.result.toOrders") }).click();
      const order = page.getByRole("article", { name: say("order.number", { number }) });
      await expect(order).toContainText(product);
      await expect(order).toContainText(say("order.status.PAID"));

      await expect
        .poll(() => findMails(number).length, { message: "the confirmation is sent", timeout: 30_000 })
        .toBe(1);
      const [mail] = findMails(number);
      expect(mail).toMatch(/<html lang="de/);
      expect(mail).toContain(product);
    },
  );
});
