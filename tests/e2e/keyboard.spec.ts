import { anEmail, aProduct } from "./api.ts";
import { expectFocusInSight, tabTo, type } from "./keyboard.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";
import { whenReady } from "./ready.ts";

const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);

test("buys a piece without a mouse", async ({ page, catalog, cart, checkout }) => {
  await page.goto("/shop/all-products?name=pull");
  await whenReady(catalog.cartButton);

  const skip = page.getByRole("link", { name: say("header.skip") });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expectFocusInSight(skip);
  await page.keyboard.press("Enter");

  const link = catalog.products.nth(1).getByRole("heading").getByRole("link");
  await tabTo(page, link);
  const product = await link.innerText();
  await page.keyboard.press("Enter");
  await expect(catalog.heading).toHaveText(product);
  await expect(catalog.heading).toBeFocused();

  await whenReady(catalog.addButton);
  await tabTo(page, catalog.addButton);
  await page.keyboard.press("Enter");
  const size = catalog.sizes.getByRole("radio", { disabled: false }).first();
  await expect(size, "the size that is missing gets the focus").toBeFocused();
  await page.keyboard.press("Space");
  await expect(size).toBeChecked();
  await tabTo(page, catalog.addButton);
  await page.keyboard.press("Enter");

  await expect(cart.line(product)).toBeVisible();
  await expect
    .poll(() => cart.drawer.evaluate((drawer) => drawer.contains(document.activeElement)), {
      message: "the drawer has the focus",
    })
    .toBe(true);
  await cart.whenSettled();
  await tabTo(page, cart.increase(product));
  await page.keyboard.press("Enter");
  await expect(cart.quantity(product)).toHaveValue("2");
  await cart.whenSettled();
  await tabTo(page, cart.checkoutLink);
  await page.keyboard.press("Enter");

  await checkout.whenOpen("identity");
  const identity = checkout.step("identity");
  await type(page, identity.getByRole("textbox", { name: say("login.email"), exact: true }), anEmail());
  await page.keyboard.press("Enter");

  await checkout.whenOpen("delivery");
  await expect(checkout.step("delivery").getByRole("heading", { level: 2 })).toBeFocused();
  await type(page, checkout.field("firstname"), "Léa");
  await type(page, checkout.field("lastname"), "Blanc");
  await type(page, checkout.field("street"), "12 rue des Lilas");
  await type(page, checkout.field("postcode"), "44000");
  await type(page, checkout.field("city"), "Nantes");
  await type(page, checkout.field("phone"), "+33 6 12 34 56 78");
  const home = page.getByRole("radio", { name: new RegExp(`^${say("delivery.mode.HOME")}`) });
  await tabTo(page, home);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: new RegExp(`^${say("delivery.mode.PICKUP_POINT")}`) })).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await expect(home).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: say("checkout.toPayment"), exact: true }));
  await page.keyboard.press("Enter");

  await checkout.whenOpen("payment");
  const payment = checkout.step("payment");
  await expect(payment.getByRole("heading", { level: 2 })).toBeFocused();
  const field = (key: string) => payment.getByRole("textbox", { name: say(`payment.${key}`), exact: true });
  await type(page, field("number"), "4242424242424242");
  await type(page, field("expiry"), "1240");
  await type(page, field("cvc"), "123");
  await type(page, field("holder"), "Léa Blanc");
  await checkout.whenPayable();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(heardBeforePaying(product));
  await tabTo(page, checkout.payButton);
  await page.keyboard.press("Enter");
  await checkout.expectPaid("Léa");
  await expect(checkout.heading).toBeFocused();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(heardOncePaid(product));
});

/*
 * What a screen reader is told meanwhile, in this order: what is bought, what was said before, how it is paid, all of it once
 * more, and last of all the button that obliges. Parts of each tree: no price, no day, no number.
 */

const heardBeforePaying = (product: string): string => `
- main:
  - heading "Votre commande" [level=1]
  - complementary "Récapitulatif":
    - heading "Récapitulatif" [level=2]
    - list "Articles":
      - listitem:
        - paragraph: ${product}
    - term: Total
    - definition: /€$/
    - link "Modifier le panier"
  - region "Votre e-mail (terminé)":
    - heading "Votre e-mail (terminé)" [level=2]
    - 'button "Modifier : Votre e-mail"'
    - paragraph: /@example\\.com$/
  - region "Livraison (terminé)":
    - heading "Livraison (terminé)" [level=2]
    - 'button "Modifier : Livraison"'
    - paragraph: Léa Blanc, 12 rue des Lilas, 44000 Nantes, France
  - region "Paiement":
    - heading "Paiement" [level=2]
    - group: Code promo, carte cadeau, parrainage
    - group "Moyen de paiement":
      - radio "Carte bancaire" [checked]
      - radio "PayPal"
    - textbox "Numéro de carte"
    - paragraph: MM / AA
    - textbox "Date d’expiration"
    - paragraph: 3 ou 4 chiffres, sur la carte
    - textbox "Code de sécurité"
    - textbox "Nom sur la carte"
    - checkbox "Garder cette carte pour la prochaine fois"
    - region "Vérifiez et commandez":
      - heading "Vérifiez et commandez" [level=3]
      - note "Garantie légale de conformité":
        - heading "Garantie légale de conformité" [level=4]
      - paragraph:
        - link "conditions générales"
        - link "politique de confidentialité"
      - list "Articles":
        - listitem:
          - paragraph: ${product}
      - term: Livré à
      - definition: Léa Blanc, 12 rue des Lilas, 44000 Nantes, France
      - term: Total
      - definition: /€$/
    - button "Commander avec obligation de paiement"`;

const heardOncePaid = (product: string): string => `
- main:
  - heading "Merci Léa, c’est commandé !" [level=1]
  - paragraph: /^Votre numéro de commande/
  - paragraph: Vous allez recevoir une confirmation par e-mail.
  - heading "Et maintenant ?" [level=2]
  - list:
    - listitem: Nous préparons vos articles avec soin.
  - article /^Commande PM-/:
    - heading /^Commande PM-/ [level=2]
    - paragraph:
      - time: /^Passée le/
    - text: Payée
    - paragraph: /^Total .+€$/
    - list "Articles":
      - listitem:
        - img
        - link "${product}"
    - group: Détails de la commande
  - link "Suivre ma commande"
  - link "Continuer mes achats"`;

test("draws a line around the chosen size and the picture shown where the system chooses the colours", async ({
  page,
  catalog,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await catalog.openProduct(await aProduct(4, 1));
  await catalog.chooseSize();
  const chosen = page.locator(".choice:visible:has(:checked)");
  const other = page.locator(".choice:visible:not(:has(:checked))").first();
  await expect(chosen).toHaveCSS("outline-width", "3px");
  await expect(chosen).toHaveCSS("outline-style", "solid");
  await expect(other).toHaveCSS("outline-style", "none");
  const pictures = page.locator(".ga-small:visible a");
  await expect(pictures.and(page.locator("[aria-current]"))).toHaveCSS("outline-style", "solid");
  await expect(pictures.and(page.locator(":not([aria-current])")).first()).toHaveCSS("outline-style", "none");
});
