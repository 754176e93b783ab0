import type { SeoTexts } from "./pages.ts";

export const fr: SeoTexts = {
  index: [
    "Petite Malle : la mode des enfants jusqu’à 14 ans",
    "Des vêtements choisis par des stylistes pour les enfants de la naissance à 14 ans, en boutique ou en malle, livrés chez vous. Retour gratuit.",
    "mode enfant, vêtements enfant, malle, styliste, bébé, fille, garçon",
  ],
  woman: [
    "Petite Malle Femme : une garde-robe choisie pour vous",
    "Robes, mailles, pantalons et manteaux du XS au 4XL, choisis par nos stylistes. Composez votre tenue ou recevez une malle à votre goût.",
    "mode femme, styliste, malle femme, robe, grande taille",
  ],
  shop: [
    "La boutique : mode enfant et femme | Petite Malle",
    "Parcourez nos collections pour bébés, filles, garçons et femmes : nouveautés, mailles, denim, jours de pluie et jours de fête.",
    "boutique, collections, vêtements enfant, vêtements femme",
  ],
  "shop/all-products": [
    "Tous les produits | Petite Malle",
    "Toute la boutique sur une page : filtrez par âge, taille, famille et prix pour trouver la pièce qu’il vous faut.",
    "tous les produits, vêtements, filtres, taille",
  ],
  blog: [
    "Le journal : conseils, style et coulisses | Petite Malle",
    "Tailles, lavage de la laine, rentrée, garde-robe courte : les conseils de nos stylistes et ce qui se passe à l’atelier.",
    "journal, conseils mode enfant, style, coulisses",
  ],
  faq: [
    "Questions fréquentes | Petite Malle",
    "Commandes, livraison, retours, tailles, paiement, malles et données personnelles : les réponses à vos questions, simplement.",
    "faq, aide, livraison, retour, taille",
  ],
  "terms-and-conditions": [
    "Conditions, mentions légales et données | Petite Malle",
    "Conditions générales, conditions de vente, mentions légales et protection des données de Petite Malle.",
    "conditions générales, mentions légales, données personnelles",
  ],
  looks: [
    "Nos looks enfant et femme | Petite Malle",
    "Quarante tenues composées par nos stylistes, de la cabane au dîner entre amis. Chaque pièce s’achète séparément.",
    "looks, tenues, inspiration, styliste",
  ],
  stylists: [
    "Nos stylistes | Petite Malle",
    "Huit stylistes de Lyon à Utrecht choisissent les pièces de la boutique et composent vos malles. Faites leur connaissance.",
    "styliste, équipe, conseil mode",
  ],
  testimonials: [
    "Avis de nos clientes et clients | Petite Malle",
    "Ce que disent les parents et les femmes qui ont reçu une commande, et comment nous vérifions chaque avis.",
    "avis, témoignages, note",
  ],
  brands: [
    "Nos marques pour enfants et femmes | Petite Malle",
    "Petites maisons et ateliers de France, d’Allemagne, des Pays-Bas, de Belgique, d’Espagne et du Portugal : découvrez nos marques.",
    "marques, créateurs, vêtements enfant",
  ],
  concept: [
    "Le concept : la malle et la boutique | Petite Malle",
    "Un questionnaire, une styliste, un aperçu avant l’envoi, et vous gardez ce qui vous plaît. Découvrez comment fonctionne la malle.",
    "concept, malle, abonnement, styliste",
  ],
  contact: [
    "Nous écrire | Petite Malle",
    "Une question sur une commande, une taille ou une malle ? Écrivez au service client, nous répondons sous deux jours ouvrés.",
    "contact, service client, aide",
  ],
  login: [
    "Connexion à votre compte | Petite Malle",
    "Retrouvez vos commandes, vos retours, vos profils et vos malles en vous connectant à votre compte.",
    "connexion, compte client",
  ],
  giftcard: [
    "Carte cadeau mode enfant | Petite Malle",
    "Offrez une carte cadeau à de jeunes parents : elle se dépense en boutique ou en malle, en une ou plusieurs fois.",
    "carte cadeau, naissance, cadeau enfant",
  ],
  "giftcard-woman": [
    "Carte cadeau femme | Petite Malle",
    "Une carte cadeau pour elle : elle choisit dans la ligne femme, seule ou avec une styliste, du XS au 4XL.",
    "carte cadeau femme, idée cadeau",
  ],
  loyalty: [
    "Little Club, le programme de fidélité | Petite Malle",
    "Gagnez des points à chaque achat et échangez-les contre des bons dès 200 points. L’adhésion est gratuite.",
    "fidélité, points, bon d’achat",
  ],
  referral: [
    "Parrainer un proche | Petite Malle",
    "Invitez une amie, un frère, une voisine : chacun profite d’un avantage à la première commande.",
    "parrainage, inviter, avantage",
  ],
  littlegeste: [
    "Littlegeste : donner les vêtements devenus petits",
    "Créez une étiquette gratuite et envoyez-nous les vêtements que vous ne portez plus. Des points de fidélité vous remercient.",
    "littlegeste, don de vêtements, reprise, étiquette",
  ],
};
