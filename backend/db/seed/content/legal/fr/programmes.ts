import { referralRewardCents, referralYearlyLimit } from "#contract/terms.ts";
import { company } from "../company.ts";
import { legalContent } from "../content.ts";

export const programmesFr = {
  terms_and_conditions_recycle: legalContent(
    "Conditions du programme Littlegeste",
    [
      "purpose",
      "Le principe",
      "Littlegeste vous permet de nous confier des vêtements d’enfant et de femme que vous ne portez plus. Nous les remettons à des partenaires de collecte qui les trient pour les redonner, les revendre ou en récupérer la fibre. Nous ne promettons pas de destination particulière pour une pièce donnée.",
    ],
    [
      "who",
      "Qui peut participer",
      "Toute personne majeure ayant une adresse dans un pays où le programme est ouvert. La liste s’affiche quand vous créez votre étiquette ; si votre pays n’y figure pas, le site vous le dit avant de vous demander autre chose.",
    ],
    [
      "what",
      "Ce que vous pouvez envoyer",
      "Vêtements, chaussures par paire et accessoires textiles, lavés et secs, de toutes marques. N’envoyez ni linge mouillé, ni pièces souillées, ni objets dans les poches : nous ne pourrions pas vous les rendre.",
    ],
    [
      "how",
      "L’étiquette",
      "L’étiquette est gratuite, valable 60 jours et pour un colis de 20 kg au plus. Déposez le colis au point indiqué. Une même adresse e-mail ne peut pas avoir plus de cinq étiquettes en cours.",
    ],
    [
      "reward",
      "Le merci",
      "Quand le colis est enregistré, des points de fidélité sont ajoutés à votre compte, si vous en avez un et participez au Little Club. Leur nombre est affiché avant la création de l’étiquette. Ils ne sont ni cessibles ni échangeables contre de l’argent.",
    ],
    [
      "ownership",
      "Propriété des pièces",
      "En déposant le colis, vous nous cédez gratuitement les pièces et déclarez pouvoir en disposer. L’envoi est définitif dès que le colis est pris en charge par le transporteur.",
    ],
    [
      "end",
      "Suspension",
      "Nous pouvons modifier ou arrêter le programme pour l’avenir. Les étiquettes déjà émises restent valables jusqu’à leur échéance et les points déjà acquis vous restent.",
    ],
  ),

  terms_and_conditions_little_club: legalContent(
    "Conditions du Little Club",
    [
      "purpose",
      "Le club",
      `Le Little Club est le programme de fidélité de ${company.name}. L’adhésion est gratuite, réservée aux titulaires d’un compte et sans obligation d’achat.`,
    ],
    [
      "earn",
      "Gagner des points",
      "Vous gagnez des points sur le montant payé en boutique et sur les pièces gardées dans vos malles, livraison et cartes cadeaux exclues. Le barème en vigueur figure sur la page du programme. Les points sont acquis une fois le délai de retour écoulé ; un retour les annule à proportion.",
    ],
    [
      "use",
      "Utiliser ses points",
      "À partir de 200 points, puis de 600 points, vous pouvez les échanger contre un bon d’achat dont la valeur est affichée dans votre compte. Un bon s’utilise en une fois et ne se cumule pas avec un autre bon du club. L’échange est définitif, sauf si vous vous rétractez de la commande : le bon vous est alors rendu.",
    ],
    [
      "birthday",
      "Offre d’anniversaire",
      "Si vous avez indiqué la date de naissance d’un enfant, vous pouvez recevoir une offre le mois de son anniversaire, une fois par an et par enfant. Indiquer cette date reste facultatif.",
    ],
    [
      "referral",
      "Parrainage",
      `Vous pouvez inviter un proche avec votre lien de parrainage ou votre adresse e-mail. L’avantage de chacun est affiché sur la page de parrainage ; le vôtre est acquis quand une commande de votre filleul, dont au moins ${referralRewardCents / 100} € ont été payés hors codes et cagnotte, ne peut plus être renvoyée. Il diminue dans la proportion de ce qui a été renvoyé ; s’il reste moins de ${referralRewardCents / 100} € payés, il n’y en a pas. Si la commande est remboursée en entier plus tard et qu’aucune autre n’y donne droit, nous la reprenons dans la limite de votre cagnotte. Le parrainage ne vaut pas au sein d’un même foyer : même adresse, même téléphone ou même carte. Au plus ${referralYearlyLimit} parrainages sont récompensés par année civile. Nous n’écrivons pas au filleul sans qu’il l’ait demandé.`,
    ],
    ["expiry", "Durée", "Les points n’expirent pas. Ils n’ont pas de valeur en argent et ne se transfèrent pas."],
    [
      "end",
      "Quitter le club",
      "Vous quittez le club quand vous voulez, sans motif, d’un geste sur la page « Mes points de fidélité » de votre compte, et vous y revenez de même. Vos points restent à vous et se dépensent toujours ; pendant votre absence, aucun ne s’ajoute. Une commande dont le délai de retour se termine, une malle réglée ou un colis Littlegeste reçu pendant ce temps n’en rapporte pas, même après votre retour. Nous pouvons faire évoluer le programme en vous prévenant deux mois à l’avance ; les points déjà acquis restent utilisables pendant ce temps. La suppression du compte efface les points.",
    ],
  ),
} as const;
