import { keepAllPercent, prepaymentCents, previewDays, tryOnDays } from "#contract/terms.ts";
import { company } from "../company.ts";
import { legalContent } from "../content.ts";

export const termsFr = {
  terms_and_conditions: legalContent(
    "Conditions générales du service",
    [
      "demo",
      "Site de démonstration",
      "Ce site présente une boutique de démonstration. La société, les marques, les adresses et les prix sont inventés ; aucune commande n’est réellement livrée ni débitée. Une boutique qui ouvre remplace ces textes et les fait relire par un avocat.",
    ],
    [
      "purpose",
      "Objet",
      `Ces conditions règlent l’utilisation du site Petite Malle et le service de malles proposé par ${company.name} (« nous ») aux consommateurs (« vous »). Les achats à l’unité dans la boutique relèvent en plus des conditions de vente de la boutique.`,
      "Vous devez être majeur et commander pour un usage non professionnel. Les conditions applicables sont celles en vigueur au jour de votre commande ; elles vous sont adressées avec la confirmation, sur un support durable.",
    ],
    [
      "account",
      "Compte et profils",
      "Un compte demande une adresse e-mail valable et un mot de passe que vous gardez secret. Vous pouvez créer un profil par enfant dont vous avez la responsabilité, ou pour vous-même. Vous pouvez supprimer un profil ou le compte à tout moment.",
    ],
    [
      "boxes",
      "Malles",
      `Une malle réunit des pièces choisies par une styliste d’après le profil. Avant l’envoi, un aperçu vous montre chaque pièce et son prix : pendant ${previewDays} jours au plus, vous pouvez la remplacer, laisser un commentaire, décaler la date ou valider. Sans réponse de votre part dans le délai indiqué, nous préparons la malle telle quelle.`,
      "Le contrat porte sur les pièces gardées. Avant la validation, nous affichons le total dû, la date de livraison prévue et la date limite pour renvoyer ce que vous ne gardez pas.",
      `Avant le départ de la malle, nous débitons un acompte de ${prepaymentCents / 100} €. Vous avez ensuite ${tryOnDays} jours après le jour de la livraison pour choisir et déclarer ce que vous renvoyez ; ce délai peut être prolongé une fois. Le colis est remis au plus tard 14 jours après la déclaration, avec l’étiquette offerte. Les pièces qui ne sont pas déclarées dans le délai sont considérées comme gardées.`,
      `Nous débitons alors le prix des pièces gardées et, si elle n’est pas offerte, la livraison, déduction faite de l’acompte. Si vous gardez toutes les pièces, leur prix est réduit de ${keepAllPercent} %. La part de l’acompte qui n’a pas servi vous est rendue ; si vous ne gardez rien, vous ne devez rien.`,
      "Votre droit légal de rétractation de 14 jours à compter de la réception reste entier pour les pièces gardées, même débitées : il suffit de nous le déclarer, comme indiqué à la rubrique « Rétractation ».",
    ],
    [
      "subscription",
      "Abonnement",
      "L’abonnement est attaché à un profil et se règle en mois. Il est sans durée minimale. Vous pouvez le modifier, le mettre en pause, le reprendre ou le résilier sans frais, en deux clics, depuis la page « Mes abonnements » de votre compte ou en nous écrivant ; la résiliation prend effet tout de suite, une malle déjà emballée arrive encore, et elle vous est confirmée par e-mail avec sa date de fin.",
      `Sans compte, c’est depuis la page « Résilier votre contrat », dont le lien est au bas de chaque page ; par écrit, depuis la page de contact, à ${company.email} ou par courrier au ${company.street}, ${company.city}, France. Aucun changement de prix ne s’applique sans que nous vous en ayons averti au moins un mois à l’avance et que vous puissiez résilier.`,
    ],
    [
      "withdrawal",
      "Rétractation",
      `Vous disposez de 14 jours à compter de la réception pour vous rétracter sans motif, pour une malle comme pour un achat en boutique. En boutique, nous portons ce délai à 30 jours ; pour une malle, le délai de ${tryOnDays} jours pour choisir, décrit à la rubrique « Malles », ne réduit pas votre droit. Les modalités figurent dans les conditions de vente de la boutique, à la rubrique « Droit de rétractation ».`,
    ],
    [
      "conduct",
      "Bon usage",
      "Nous pouvons refuser une commande pour un motif légitime, notamment un litige de paiement non réglé ou l’usage de plusieurs comptes pour cumuler une offre réservée à une première commande. Nous vous en donnons alors la raison.",
    ],
    [
      "liability",
      "Responsabilité",
      "Nous répondons de la bonne exécution du contrat. Rien dans ces conditions n’écarte vos droits de consommateur ni notre responsabilité en cas de dommage corporel, de faute lourde ou de dol. Une interruption passagère du site pour maintenance n’ouvre pas droit à indemnité.",
    ],
    [
      "law",
      "Droit applicable et litiges",
      "Le droit français s’applique. Si vous résidez dans un autre pays, vous conservez la protection des règles impératives de ce pays et pouvez saisir ses tribunaux.",
      "En cas de désaccord, écrivez-nous d’abord. À défaut de solution sous deux mois, vous pouvez saisir gratuitement un médiateur de la consommation : ses coordonnées figurent dans les mentions légales. Le Centre européen des consommateurs de votre pays vous aide pour les litiges transfrontaliers.",
    ],
  ),

  terms_and_conditions_shop: legalContent(
    "Conditions de vente de la boutique",
    [
      "seller",
      "Vendeur",
      `${company.name}, ${company.street}, ${company.city}, France (société de démonstration). Téléphone ${company.phone}, e-mail ${company.email}.`,
    ],
    [
      "products",
      "Produits",
      "Chaque fiche indique les caractéristiques essentielles : composition, entretien, pays de tissage, de teinture et de confection, fabricant et avertissements de sécurité. Les illustrations sont fidèles au modèle, à la couleur et au motif ; l’affichage de votre écran peut nuancer une teinte.",
    ],
    [
      "prices",
      "Prix",
      "Les prix sont en euros, toutes taxes comprises, hors livraison. Quand un prix est réduit, nous affichons le prix le plus bas pratiqué pendant les 30 jours précédant la réduction. Le total, livraison comprise, est calculé avant le paiement et ne change plus ensuite.",
    ],
    [
      "order",
      "Commande",
      "Le contrat se forme ainsi : vous vérifiez le panier, l’adresse, la livraison et le total, vous pouvez corriger chaque étape, puis vous cliquez sur « Commander avec obligation de paiement ». Nous confirmons la commande par e-mail sans délai. Elle est archivée et consultable dans votre compte.",
    ],
    [
      "payment",
      "Paiement",
      "Le paiement se fait à la commande, par les moyens affichés pour votre pays. Les données de carte sont traitées par notre prestataire. Si un paiement échoue, les pièces restent réservées pendant le délai indiqué, puis la commande est annulée sans frais.",
    ],
    [
      "delivery",
      "Livraison",
      "Nous livrons en France, à Monaco, en Belgique, en Autriche, en Allemagne, aux Pays-Bas, en Espagne, en Italie, en Irlande, au Luxembourg et au Portugal, à domicile ou en point relais selon le pays. Les délais affichés sont en jours ouvrés ; à défaut d’indication, la livraison intervient au plus tard 30 jours après la commande.",
      "Le risque de perte ou de dommage vous est transféré à la réception. En cas de retard, vous pouvez nous demander de livrer dans un délai supplémentaire raisonnable, puis annuler et être remboursé sous 14 jours.",
    ],
    [
      "withdrawal",
      "Droit de rétractation",
      "Vous pouvez vous rétracter sans donner de motif dans les 14 jours qui suivent la réception du dernier article par vous-même ou par une personne désignée. Pour les achats en boutique, nous acceptons aussi les retours jusqu’à 30 jours, aux mêmes conditions.",
      `Pour cela, déclarez le retour dans votre compte ou utilisez, avec ou sans compte, la page « Se rétracter d’un achat », dont le lien est au bas de chaque page. Toute autre déclaration claire convient : depuis la page de contact, à ${company.email} ou par courrier au ${company.street}, ${company.city}, France. Nous en accusons réception par e-mail, sans retard. Modèle facultatif : « Je vous notifie ma rétractation du contrat portant sur les articles suivants… commandés le… reçus le… nom, adresse, date. »`,
      "Vous renvoyez les pièces au plus tard 14 jours après cette déclaration. L’étiquette de retour est offerte. Vous ne répondez que d’une dépréciation due à des manipulations allant au-delà de l’essayage.",
      "Nous vous remboursons tous les paiements reçus, y compris la livraison standard, sans retard et au plus tard 14 jours après avoir été informés, par le moyen de paiement utilisé. Nous pouvons différer jusqu’à la récupération des pièces ou la preuve de leur expédition. Si vous ne renvoyez qu’une partie de la commande, le remboursement porte sur cette partie.",
    ],
    [
      "guarantee",
      "Garanties légales",
      "Vous disposez d’un délai de deux ans à compter de la délivrance du bien pour obtenir la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut. Durant ce délai, vous n’êtes tenu d’établir que l’existence du défaut, non la date de son apparition.",
      "La garantie légale donne droit à la réparation ou au remplacement dans un délai de 30 jours suivant la demande, sans frais et sans inconvénient majeur. Si ce n’est pas possible, vous pouvez obtenir une réduction du prix ou la résolution du contrat contre remboursement intégral. Toute période d’immobilisation suspend la garantie qui restait à courir ; un bien réparé bénéficie d’une extension de six mois.",
      "Vous bénéficiez aussi de la garantie contre les vices cachés (articles 1641 à 1649 du code civil), pendant deux ans à compter de la découverte du défaut. Ces droits s’exercent auprès du vendeur, sans frais.",
    ],
    [
      "gift",
      "Cartes cadeaux et codes",
      "Une carte cadeau est valable deux ans à compter de l’achat (en Allemagne, jusqu’à la fin de la troisième année), utilisable en plusieurs fois dans la boutique et pour les malles ; elle crédite la cagnotte de votre compte. Un code de réduction personnel s’utilise aux conditions affichées avec lui. Vous pouvez renoncer pendant 14 jours à compter du paiement à une carte qui n’a pas servi et être remboursé : depuis la page « Mes cartes cadeaux » de votre compte, depuis la page de votre cadeau, dont le lien est dans le reçu, ou depuis la page « Se rétracter d’un achat ».",
    ],
    [
      "disputes",
      "Réclamations et médiation",
      "Le service client répond sous deux jours ouvrés. Si le désaccord persiste, vous pouvez recourir gratuitement au médiateur indiqué dans les mentions légales, après une réclamation écrite restée sans réponse satisfaisante pendant deux mois.",
    ],
  ),
} as const;
