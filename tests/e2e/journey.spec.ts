import type { AddressInput } from "#contract/addresses.ts";
import { locales, type Locale } from "#contract/locale.ts";
import { href } from "#lib/routing/href.ts";
import { expectAccessible, expectGoodPage, goodPageOfEach } from "./accessible.ts";
import { anEmail } from "./api.ts";
import { testCards } from "./checkout.page.ts";
import { findMails } from "./outbox.ts";
import { anyWidth, expect, onPhone, test } from "./test.ts";
import { text } from "./texts.ts";

/* As a customer's browser is; most tests go without. */
test.use({ serviceWorkers: "allow" });

/** Where a customer of each language lives, with the postcodes of the country. */
const homes: Record<Locale, AddressInput> = {
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
  nl: {
    firstname: "Sanne",
    lastname: "de Wit",
    street: "Prinsengracht 12",
    postcode: "1015 DV",
    city: "Amsterdam",
    country_code: "NL",
    phone: "+31 6 12345678",
  },
  es: {
    firstname: "Lucía",
    lastname: "Blanco",
    street: "Calle Mayor 7",
    postcode: "28013",
    city: "Madrid",
    country_code: "ES",
    phone: "+34 600 000 000",
  },
};
/** One language has its parcel sent to a pickup point. */
const toPickupPoint: Locale = "es";

/** Each language is travelled once, half of them on a phone. */
const widthOf = (locale: Locale) => (["de", "es"].includes(locale) ? onPhone : anyWidth);

/** Few pieces are made of each: every journey buys another one of the list. */
const placeOf = (locale: Locale): number => locales.indexOf(locale);

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test.use({ visitLocale: locale });

    test(
      "finds a piece, orders it and follows the order",
      widthOf(locale),
      async ({ page, catalog, cart, checkout }) => {
        const say = (key: string, values?: Record<string, string | number>) => text(locale, key, values);
        const home = homes[locale];
        const goodPage = goodPageOfEach(page, locale);

        await catalog.openHome();
        await expect(page).toHaveURL(href(locale, "index"));
        await goodPage();
        await page
          .getByRole("main")
          .getByRole("link", { name: say("home.newAll") })
          .click();
        await expect(page).toHaveURL(href(locale, "shop-collection", { collection: "new-in" }));
        await catalog.whenListIsReady();
        await goodPage();

        await catalog.filterByFamily("KNITWEAR");
        await goodPage();
        const product = await catalog.followProduct(placeOf(locale));
        await goodPage();
        await catalog.chooseSize();
        await catalog.addToCart();

        await expect(cart.drawer).toBeVisible();
        await expect(cart.line(product)).toBeVisible();
        await cart.whenSettled();
        /* The page behind an open drawer has no headings; what a rule finds in the drawer is the same in every language. */
        if (locale === "fr") await expectAccessible(page);
        await cart.followToPage();
        await expect(cart.quantity(product)).toHaveValue("1");
        await cart.whenSettled();
        await goodPage();

        await cart.followToCheckout();
        await checkout.whenOpen("identity");
        await goodPage();
        const email = anEmail();
        await checkout.giveEmail(email);

        await checkout.whenOpen("delivery");
        await checkout.fillAddress(home);
        await goodPage();
        await checkout.chooseMode(locale === toPickupPoint ? "PICKUP_POINT" : "HOME");
        const point = locale === toPickupPoint ? await checkout.choosePickupPoint() : null;
        if (point !== null) await expectGoodPage(page, locale);
        await checkout.continueToPayment();

        await checkout.fillCard(testCards.succeeds, `${home.firstname} ${home.lastname}`);
        await checkout.whenPayable();
        await expect(page.getByRole("region", { name: say("checkout.review.title") })).toContainText(product);
        await goodPage();
        await checkout.pay();

        const number = await checkout.expectPaid(home.firstname);
        expect(number).toMatch(/\d/);
        if (point !== null) await expect(page.getByRole("main")).toContainText(point);
        await expect(catalog.cartButton).toHaveAccessibleName(say("cart.button.empty"));
        await goodPage();

        await page.getByRole("link", { name: say("payment.result.toOrders") }).click();
        const order = page.getByRole("article", { name: say("order.number", { number }) });
        await expect(order).toContainText(product);
        await expect(order).toContainText(say("order.status.PAID"));
        await goodPage();

        await expect
          .poll(() => findMails(number).length, { message: "the confirmation is sent", timeout: 30_000 })
          .toBe(1);
        const [mail] = findMails(number);
        expect(mail).toMatch(new RegExp(`<html lang="${locale}`));
        expect(mail).toContain(product);
      },
    );
  });
}
