import { prepaymentCents, tryOnDays } from "#contract/terms.ts";
import { type FaqSection, faqSection } from "./section.ts";

export const fr: readonly FaqSection[] = [
  faqSection(
    "orders",
    "Commandes",
    [
      "Comment passer commande ?",
      "Choisissez une taille, ajoutez la pièce au panier, puis suivez les trois étapes : e-mail, livraison, paiement. Une adresse e-mail suffit : votre compte est créé avec la commande, et un e-mail vous propose de choisir un mot de passe. Vous recevez aussitôt un e-mail de confirmation.",
    ],
    [
      "Puis-je modifier ou annuler ma commande ?",
      "Tant que le colis n’est pas emballé, vous annulez la commande vous-même, dans votre compte, rubrique Commandes ; nous vous rendons tout. Pour y changer quelque chose, annulez et commandez de nouveau, ou écrivez-nous avec votre numéro de commande. Une fois le colis parti, le plus simple est de nous retourner les pièces.",
    ],
    [
      "Où voir mes commandes et mes factures ?",
      "Dans votre compte, rubrique Commandes. Chaque commande y garde son détail, son suivi, le montant de la TVA et l’adresse de livraison.",
    ],
    [
      "Une pièce que je voulais est épuisée, que faire ?",
      "Les tailles épuisées restent visibles sur la fiche du produit. Demandez-y à être prévenu : un seul e-mail part le jour où la vôtre revient, et l’alerte s’arrête d’elle-même après un an.",
    ],
    [
      "Le paiement a échoué, ma commande est-elle perdue ?",
      "Non. Les pièces restent réservées pendant le délai indiqué sur la commande. Ouvrez-la dans votre compte et payez de nouveau, avec le même moyen de paiement ou un autre.",
    ],
  ),
  faqSection(
    "delivery",
    "Livraison",
    [
      "Dans quels pays livrez-vous ?",
      "En France, à Monaco, en Belgique, en Autriche, en Allemagne, aux Pays-Bas, en Espagne, en Italie, en Irlande, au Luxembourg et au Portugal.",
    ],
    [
      "Combien coûte la livraison ?",
      "Elle est offerte dès 60 € en France et à Monaco, et, ailleurs, à partir d’un montant compris entre 70 € et 100 € selon le pays. En dessous, le prix dépend du pays et du mode choisi : il s’affiche dans le panier, avant tout paiement.",
    ],
    [
      "Quand vais-je recevoir mon colis ?",
      "La fiche de chaque produit et le panier indiquent une date au plus tôt et une date au plus tard, en jours ouvrés. Un e-mail vous prévient au départ du colis.",
    ],
    [
      "Puis-je choisir un point relais ?",
      "Oui, là où le transporteur en propose. Saisissez votre code postal au moment de la livraison : les points les plus proches s’affichent avec leurs horaires.",
    ],
  ),
  faqSection(
    "returns",
    "Retours et remboursements",
    [
      "Combien de temps ai-je pour changer d’avis ?",
      `Pour la boutique, 30 jours à partir de la réception, soit davantage que les 14 jours du droit légal de rétractation. Pour une malle, ${tryOnDays} jours pour choisir ce que vous gardez ; le droit légal de 14 jours demeure. Vous n’avez pas à donner de raison.`,
    ],
    [
      "Comment retourner une pièce ?",
      "Dites-nous ce que vous renvoyez depuis votre compte, imprimez l’étiquette, déposez le colis. Sans compte, utilisez la page « Se rétracter d’un achat », au bas de chaque page. Essayez, sans porter ; gardez si possible les étiquettes.",
    ],
    ["Le retour est-il payant ?", "Non, l’étiquette de retour est offerte dans tous les pays que nous livrons."],
    [
      "Quand recevrai-je mon remboursement ?",
      "Au plus tard 14 jours après votre déclaration de rétractation, sur le moyen de paiement utilisé. Nous pouvons attendre d’avoir reçu le colis, ou la preuve de son envoi.",
    ],
    [
      "Une pièce a un défaut, que faire ?",
      "Écrivez-nous avec une photo. La garantie légale de conformité s’applique pendant deux ans à partir de la livraison : réparation ou remplacement, sinon remboursement, sans frais pour vous.",
    ],
  ),
  faqSection(
    "sizes",
    "Tailles",
    [
      "Comment choisir la taille de mon enfant ?",
      "Mesurez sa stature, debout et sans chaussures, et fiez-vous aux centimètres plutôt qu’à l’âge. Entre deux tailles, prenez la plus grande.",
    ],
    [
      "Que veut dire « 12 mois » ou « 4 ans » ?",
      "C’est l’âge moyen auquel un enfant atteint la stature prévue : environ 74 cm à 12 mois, 102 cm à 4 ans. Un enfant de 3 ans peut très bien porter du 4 ans.",
    ],
    [
      "Quelles tailles proposez-vous pour les femmes ?",
      "Du XS au 4XL, selon les marques. Les accessoires en taille unique portent la mention TU.",
    ],
    [
      "Comment mesurer un pied ?",
      "Debout, talon contre le mur, en fin de journée. Mesurez les deux pieds, gardez le plus long et comparez-le au guide des tailles, qui compte déjà un peu de place devant.",
    ],
  ),
  faqSection(
    "payment",
    "Paiement",
    [
      "Quels moyens de paiement acceptez-vous ?",
      "Par carte bancaire et, selon ce qui est proposé au moment de payer, avec PayPal, Klarna (plus tard ou tout de suite) ou iDEAL. Une malle se règle après l’essayage ; pour cela nous gardons un moyen de paiement, que vous changez ou retirez dans votre compte.",
    ],
    [
      "Mon paiement est-il sûr ?",
      "Votre numéro de carte est saisi chez notre prestataire de paiement et ne passe jamais par nos serveurs. Votre banque peut vous demander de confirmer l’achat.",
    ],
    [
      "Quand ma carte est-elle débitée ?",
      `Au moment de la commande. Si le paiement n’aboutit pas, rien n’est débité et la commande reste en attente dans votre compte. Pour une malle : ${prepaymentCents / 100} € au départ, le reste quand vous avez choisi.`,
    ],
    [
      "Que signifie le prix le plus bas affiché à côté d’une réduction ?",
      "Pour chaque réduction, nous indiquons le prix le plus bas pratiqué pendant les 30 jours qui l’ont précédée. Vous savez ainsi ce que vaut vraiment la remise.",
    ],
  ),
  faqSection(
    "boxes",
    "Malles",
    [
      "Qu’est-ce qu’une malle ?",
      "Un colis de pièces choisies par une styliste pour une personne, enfant ou femme, à partir de ses goûts, de ses tailles et de votre budget. Vous la voyez avant l’envoi et gardez ce qui vous plaît.",
    ],
    [
      "Faut-il s’abonner ?",
      "Non. Vous pouvez demander une malle une seule fois, ou choisir un rythme en mois. Vous mettez l’abonnement en pause ou l’arrêtez, sans frais et en deux clics, sur la page « Mes abonnements » de votre compte ; sans compte, sur la page « Résilier votre contrat », au bas de chaque page.",
    ],
    [
      "Puis-je changer quelque chose avant l’envoi ?",
      "Oui. Dans l’aperçu, remplacez une pièce, laissez un mot à la styliste ou décalez la date, puis validez.",
    ],
    [
      "Jusqu’à quel âge ?",
      "Nous habillons les enfants de la naissance à 14 ans. Les femmes ont leur propre ligne, du XS au 4XL.",
    ],
  ),
  faqSection(
    "account",
    "Compte",
    [
      "Pourquoi créer un compte ?",
      "Pour retrouver vos commandes, vos adresses et vos retours, et pour enregistrer les tailles de vos enfants. Il suffit d’une adresse e-mail et d’un mot de passe.",
    ],
    [
      "J’ai oublié mon mot de passe.",
      "Sur la page de connexion, suivez « Mot de passe oublié ? » et donnez l’adresse e-mail de votre compte : nous y envoyons un lien pour choisir un nouveau mot de passe, valable une fois et pendant deux heures.",
    ],
    [
      "Puis-je avoir plusieurs profils ?",
      "Oui, un par enfant et un pour vous si vous le souhaitez, chacun avec ses tailles et ses goûts.",
    ],
    [
      "Comment changer de langue ou de pays ?",
      "Avec le sélecteur au bas de chaque page. Si vous avez ouvert une session, nous retenons votre choix pour les e-mails.",
    ],
  ),
  faqSection(
    "data",
    "Vos données",
    [
      "Quelles données gardez-vous ?",
      "Celles qui servent à vous livrer, à vous rembourser et à vous conseiller : vos coordonnées, vos commandes et les profils que vous créez. Le détail et les durées figurent dans la page sur la protection des données.",
    ],
    [
      "Que savez-vous de mes enfants ?",
      "Uniquement ce que vous indiquez : un prénom, une date de naissance, des tailles et des goûts. Vous pouvez effacer un profil seul, à tout moment.",
    ],
    [
      "Comment obtenir ou effacer mes données ?",
      "Dans votre compte, sur la page « Mes données » : vous les lisez, les emportez et pouvez supprimer le compte. Sans compte, écrivez-nous depuis la page de contact : nous répondons en un mois au plus. Les factures sont conservées le temps qu’impose la loi comptable.",
    ],
    [
      "Utilisez-vous des cookies publicitaires ?",
      "Aucun sans votre accord. Seuls les cookies nécessaires à la connexion, au panier, à la langue et au pays sont déposés d’office. Si nous faisons mesurer les visites, nous vous posons d’abord la question : sans un oui de votre part, rien d’autre n’est déposé. Votre choix vaut alors six mois et se change en bas de chaque page, sous « Mesure des visites ».",
    ],
  ),
];
