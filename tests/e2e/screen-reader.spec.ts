import type { Page } from "@playwright/test";
import { productHref } from "#lib/catalog/product-address.ts";
import { listHref } from "#lib/catalog/list-address.ts";
import { href } from "#lib/routing/href.ts";
import { anEmail, aProduct, holdCart, isInStock } from "./api.ts";
import { searchField } from "./catalog.page.ts";
import { comeAs } from "./crawl/kinds.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";

/*
 * What a screen reader is told: landmarks, headings and the names of what is pressed or filled in, in this order. Parts of
 * each tree: no price, no day, no piece of a shelf.
 */

const header = `
- link "Aller au contenu"
- banner:
  - link "Petite Malle, accueil"
  - navigation "Univers":
    - list:
      - listitem:
        - link "Enfants"
      - listitem:
        - link "Femme"
      - listitem:
        - link "Cadeau de naissance"
      - listitem:
        - link "Looks"
  - link "La malle"
  - search:
    - searchbox "Rechercher"
    - button "Rechercher"
  - link "Se connecter"
  - link "Vos favoris"
  - link /^Panier, /
`;
const expectTree = (page: Page, main: string): Promise<void> =>
  expect(page.locator("body")).toMatchAriaSnapshot(`${header}\n${main}\n- contentinfo`);

test("hears the home page", async ({ page }) => {
  await page.goto(href("fr", "index"));
  await expectTree(
    page,
    `
- main:
  - heading [level=1]
  - link "Composer sa malle, 3 minutes"
  - link "Découvrir la boutique"
  - region "Nos promesses":
    - list
  - heading "Par où commencer ?" [level=2]
  - list:
    - listitem:
      - link /^Bébé/
  - heading "Tout juste arrivés" [level=2]
  - link "Toutes les nouveautés"
  - list:
    - listitem:
      - heading [level=3]:
        - link
      - button /^Ajouter .+ au panier$/
  - heading "Comment ça marche" [level=2]
  - list:
    - listitem:
      - heading "Vous racontez" [level=3]
  - paragraph:
    - link "Composer sa malle, 3 minutes"
  - heading "Des looks prêts à porter" [level=2]
  - link "Tous les looks"
  - list:
    - listitem:
      - heading [level=3]:
        - link
  - heading "Ce qu’en disent les familles" [level=2]
  - link "Tous les avis"
  - list:
    - listitem:
      - figure
  - heading "Un bébé est né ?" [level=2]
  - link "Composer un cadeau"`,
  );
});

test("hears a list, its filters first", async ({ page }) => {
  await page.goto(listHref("fr", "girls"));
  await expectTree(
    page,
    `
- main:
  - navigation "Fil d’Ariane":
    - list:
      - listitem:
        - link "Accueil"
      - listitem:
        - link "Boutique"
      - listitem: Filles
  - heading "Filles" [level=1]
  - form "Filtres":
    - heading "Filtres" [level=2]
    - group "Pour qui ?":
      - checkbox /^Fille/
    - group "Taille":
      - checkbox /^4 ans/
    - group "Pointure"
    - group "Type de vêtement"
    - group "Couleur"
    - group "Prix"
  - paragraph: /^\\d+ articles$/
  - combobox "Trier par"
  - list:
    - listitem:
      - heading [level=2]:
        - link
      - button /^Ajouter .+ au panier$/
  - navigation "Pages de la liste"`,
  );
});

test("hears a piece, its size before the button, its facts as headings", async ({ page }) => {
  await page.goto(productHref("fr", await aProduct(4, 2)));
  await expectTree(
    page,
    `
- main:
  - navigation "Fil d’Ariane"
  - region "Photos de l’article":
    - link /agrandir$/
  - heading [level=1]
  - button /^Garder .+ dans mes favoris$/
  - group "Taille":
    - radio
  - button "Ajouter au panier"
  - group:
    - heading "Quelle taille choisir ?" [level=2]
  - button "Partager"
  - list "Livraison, retours et garantie"
  - region "Description"
  - group:
    - heading "Guide des tailles" [level=2]
  - group:
    - heading "Composition et entretien" [level=2]
  - group:
    - heading "Origine et environnement" [level=2]
  - group:
    - heading "Fabricant et sécurité" [level=2]
  - region "À assortir avec":
    - heading "À assortir avec" [level=2]
    - list:
      - listitem:
        - heading [level=3]:
          - link`,
  );
});

test("hears the cart and the first step of an order", async ({ page, context, baseURL }) => {
  const product = await aProduct(4, 2);
  await holdCart(context, baseURL ?? "", product.variants.find(isInStock)?.variant_id ?? 0);
  await page.goto(href("fr", "shop-cart"));
  await expectTree(
    page,
    `
- main:
  - heading "Panier" [level=1]
  - list "Articles du panier":
    - listitem:
      - article:
        - link "${product.name}"
        - group "Quantité de ${product.name}":
          - button /^Retirer une pièce/ [disabled]
          - textbox "Quantité de ${product.name}"
          - button /^Ajouter une pièce/
        - button "Retirer ${product.name} du panier"
  - complementary "Récapitulatif":
    - heading "Récapitulatif" [level=2]
    - term: Total
    - group: Code promo, carte cadeau, parrainage
    - link "Passer commande"
    - link "Continuer mes achats"`,
  );
  await page.goto(href("fr", "shop-checkout"));
  await expectTree(
    page,
    `
- main:
  - heading "Votre commande" [level=1]
  - complementary "Récapitulatif":
    - heading "Récapitulatif" [level=2]
    - list "Articles":
      - listitem
    - term: Total
    - link "Modifier le panier"
  - region "Votre e-mail":
    - heading "Votre e-mail" [level=2]
    - textbox "Adresse e-mail"
    - button "Continuer"
    - button "J’ai déjà un compte"
    - paragraph:
      - link "protection des données"
  - region "Livraison":
    - heading "Livraison" [level=2]
  - region "Paiement":
    - heading "Paiement" [level=2]`,
  );
});

test("hears in the account who is here, what waits, what there is, and where everything is", async ({
  page,
  context,
  baseURL,
}) => {
  const { cookies } = await comeAs("subscriber", baseURL ?? "");
  const url = baseURL ?? "";
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  await page.goto(href("fr", "infos"));
  await expect(page.locator("body")).toMatchAriaSnapshot(`
- navigation "Compte":
  - list:
    - listitem:
      - link "Aperçu"
    - listitem:
      - link "Commandes"
- main:
  - heading "Votre compte" [level=1]
  - paragraph: Bonjour Hélène
  - heading "À faire maintenant" [level=2]
  - list:
    - listitem:
      - paragraph: L’aperçu de la malle de Léonie est prêt
      - link "Voir l’aperçu"
    - listitem:
      - paragraph: /à vous de garder ou de renvoyer$/
      - link "Essayer et décider"
  - heading "Dernière commande" [level=2]
  - heading /^Malle PM-/ [level=3]
  - list:
    - listitem:
      - img
  - link "Suivre cette malle"
  - list "Vos avantages":
    - listitem:
      - link /^Fidélité \\d+ points/
  - heading "Votre famille" [level=2]
  - list:
    - listitem:
      - heading "Léonie" [level=3]
      - paragraph: /^Prochaine malle/
      - link "Voir le profil de Léonie"
      - 'link "Voir la malle : Léonie"'
    - listitem:
      - heading "Basile" [level=3]
      - link "Voir le profil de Basile"
      - 'link "Voir la malle : Basile"'
  - heading "Adresse de livraison" [level=2]
  - heading "Adresse de facturation" [level=2]
  - heading "Moyens de paiement" [level=2]
  - list:
    - listitem:
      - paragraph: /^Visa se terminant par 4242/
  - link "Gérer mes moyens de paiement"
  - heading "Tout votre compte" [level=2]
  - heading "Les malles" [level=3]
  - list:
    - listitem:
      - link /^Toutes mes malles/
  - heading "Vos achats" [level=3]
  - list
  - heading "Vos avantages" [level=3]
  - list
  - heading "Vous" [level=3]
  - list:
    - listitem:
      - link /^Mes informations/
- contentinfo`);
});

test("hears suggestions below the words of the search, group by group, and which one is chosen", async ({
  page,
  catalog,
}) => {
  await catalog.openHome();
  await catalog.whenListIsReady();
  const field = searchField(page.getByRole("banner"), "Rechercher");
  await field.focus();
  await expect(field).toHaveRole("combobox");
  await field.pressSequentially("robe");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
- banner:
  - search:
    - combobox "Rechercher" [expanded]: robe
    - listbox "Suggestions":
      - group "Recherches":
        - option "Robes" [selected]
        - option
      - group "Articles":
        - option /^Robe .+€$/
      - group "Rayons":
        - option /^Robes/
      - group "Looks":
        - option
    - button "Rechercher"`);
});

test("hears what is wrong with a delivery first, and again at each field", async ({ context, baseURL, checkout }) => {
  const product = await aProduct(4, 2);
  await holdCart(context, baseURL ?? "", product.variants.find(isInStock)?.variant_id ?? 0);
  await checkout.open();
  await checkout.giveEmail(anEmail());
  await checkout.whenOpen("delivery");
  await whenReady(checkout.field("street"));
  await checkout.toPaymentButton.click();
  await expect(checkout.step("delivery")).toMatchAriaSnapshot(`
- region "Livraison":
  - heading "Livraison" [level=2]
  - region /^\\d+ champs sont à revoir$/:
    - heading /^\\d+ champs sont à revoir$/ [level=2]
    - list:
      - listitem:
        - link "Indiquez le prénom."
      - listitem:
        - link "Indiquez le nom de famille."
      - listitem:
        - link "Indiquez le numéro et la rue."
      - listitem:
        - link "Indiquez le code postal."
      - listitem:
        - link "Indiquez la ville."
      - listitem:
        - link "Indiquez un numéro de téléphone."
  - heading "Où livrer ?" [level=3]
  - textbox "Prénom" [invalid]
  - paragraph: Indiquez le prénom.
  - textbox "Nom" [invalid]
  - paragraph: Indiquez le nom de famille.
  - combobox "Pays"
  - textbox "Numéro et rue" [invalid]
  - paragraph: Indiquez le numéro et la rue.
  - textbox "Complément d’adresse"
  - textbox "Code postal" [invalid]
  - paragraph: Indiquez le code postal.
  - textbox "Ville" [invalid]
  - paragraph: Indiquez la ville.
  - textbox "Téléphone" [invalid]
  - paragraph: Indiquez un numéro de téléphone.
  - group "Comment livrer ?":
    - radio /^À domicile/ [checked]
  - button "Continuer vers le paiement"`);
});

test("hears the first question of a quiz, with what would lead away left out", async ({ page }) => {
  await page.goto(href("fr", "quiz-signup-kid"));
  await expect(page.locator("body")).toMatchAriaSnapshot(`
- link "Aller au contenu"
- banner:
  - link "Petite Malle, accueil"
  - link "Enregistrer et quitter"
- main:
  - progressbar "Progression": /^Étape 1 sur \\d+$/
  - heading "Faisons connaissance" [level=1]
  - textbox "Quel est son prénom ?"
  - group "Dans quel rayon cherchons-nous ?":
    - radio "Fille"
    - radio "Garçon"
    - radio "Mixte"
  - group "Quelle est sa date de naissance ?":
    - textbox "Jour"
    - combobox "Mois"
    - textbox "Année"
  - button "Continuer"
- contentinfo`);
});
