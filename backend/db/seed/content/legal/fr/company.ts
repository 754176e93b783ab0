import { company, mediator } from "../company.ts";
import { legalContent } from "../content.ts";

export const companyFr = {
  legal_notice: legalContent(
    "Mentions légales",
    [
      "demo",
      "Données de démonstration",
      "Toutes les données de cette page sont fictives. Elles montrent où une boutique indique les siennes et ne désignent aucune entreprise réelle.",
    ],
    [
      "publisher",
      "Éditeur",
      `${company.name}, société par actions simplifiée au capital de ${company.capital} (démonstration), ${company.street}, ${company.city}, France. ${company.registration}. TVA intracommunautaire : ${company.vat}.`,
      `Téléphone : ${company.phone}. E-mail : ${company.email}. Directrice de la publication : ${company.director}.`,
    ],
    [
      "host",
      "Hébergement",
      "Hébergeur de démonstration, 2 rue de l’Exemple, 75000 Paris, France, téléphone +33 1 99 00 56 78.",
    ],
    [
      "mediation",
      "Médiation de la consommation",
      `Après une réclamation écrite, vous pouvez saisir gratuitement le médiateur dont nous relevons : Médiateur de démonstration, ${mediator.street}, ${mediator.city}, ${mediator.email}, ${mediator.website}. Le recours au médiateur n’est pas obligatoire et ne vous empêche pas d’aller en justice.`,
      "Pour un litige avec un vendeur d’un autre pays européen, le Centre européen des consommateurs de votre pays conseille gratuitement.",
    ],
    [
      "producers",
      "Identifiants de producteur",
      "Textiles et chaussures : FR000000_11DEMO. Emballages : FR000000_01DEMO. Ces identifiants sont fictifs.",
    ],
    [
      "property",
      "Propriété intellectuelle",
      "Les textes, dessins et logos de ce site sont protégés. Les citer avec un lien est bienvenu ; les reproduire dans un but commercial demande notre accord écrit.",
    ],
    [
      "accessibility",
      "Accessibilité",
      `Nous visons la conformité aux règles WCAG 2.2, niveau AA. Si une page vous résiste, écrivez à ${company.email} : nous répondons sous cinq jours ouvrés et vous proposons un autre moyen d’obtenir l’information.`,
    ],
  ),

  personal_data_protection: legalContent(
    "Protection des données personnelles",
    [
      "controller",
      "Responsable du traitement",
      `${company.name} (société de démonstration), ${company.street}, ${company.city}, France. Contact pour vos données : ${company.dataEmail}.`,
    ],
    [
      "data",
      "Les données que nous traitons",
      "Compte : nom, e-mail, mot de passe haché, langue. Commandes : adresses, téléphone, articles, montants, factures, retours. Profils : prénom, date de naissance, tailles et goûts que vous indiquez ; une photo si vous en ajoutez une. Échanges : vos messages au service client. Technique : journaux de connexion.",
      "Nous ne recevons jamais votre numéro de carte complet. Nous n’achetons pas de fichiers et ne vendons pas vos données.",
    ],
    [
      "purposes",
      "Pourquoi et sur quelle base",
      "Exécution du contrat : compte, commandes, malles et carte gardée pour elles, livraisons, retours, service client. Obligation légale : facturation, garanties, rappels de produits. Intérêt légitime : sécurité, prévention de la fraude, amélioration du service. Consentement : lettre d’information, alertes demandées, photo de profil, carte gardée pour vos prochains achats dans la boutique, mesure des visites ; vous pouvez le retirer à tout moment.",
      "La mesure des visites commence avec votre oui, et elle est alors individuelle. Des services extérieurs apprennent quelles pages vous lisez, l’acompte d’une malle que vous demandez et, une fois connecté, où en est votre compte : un numéro qui ne change pas, le jour de l’inscription, votre langue et votre pays, le nombre d’enfants et de profils femme, l’état des abonnements, les lettres acceptées, si vous avez offert une carte cadeau, le nombre de pièces au panier, le nombre et la somme de vos achats, le jour du dernier. Nous n’y ajoutons ni nom, ni e-mail, ni téléphone, ni adresse postale.",
    ],
    [
      "children",
      "Données des enfants",
      "Les profils d’enfants sont créés par un adulte responsable et servent seulement à choisir des vêtements à la bonne taille. Ils ne sont ni publics ni utilisés pour la publicité. Si vous acceptez la mesure des visites, leur nombre en fait partie. Chaque profil peut être effacé seul.",
    ],
    [
      "recipients",
      "Destinataires",
      "Notre équipe, et les prestataires dont nous avons besoin : hébergeur, prestataires de paiement, transporteurs, envoi d’e-mails, signalement d’erreurs. Ils agissent sur nos instructions ou sous leur propre responsabilité pour le paiement. Si vous acceptez la mesure des visites, les services qui la font s’y ajoutent (gestionnaire de balises de Google, module de Facebook). Nos données sont hébergées dans l’Union européenne ; si un prestataire les traite ailleurs, les clauses types de la Commission européenne s’appliquent.",
    ],
    [
      "retention",
      "Durées de conservation",
      "Compte et profils : jusqu’à leur suppression, ou trois ans après votre dernière connexion. Commandes et factures : dix ans (obligation comptable). Panier sans compte : 60 jours. Messages : trois ans. Lettre d’information : jusqu’au désabonnement. Journaux de connexion : douze mois. Trace de ce que notre service client voit ou change dans votre compte : douze mois, et vous pouvez la lire dans votre compte.",
    ],
    [
      "rights",
      "Vos droits",
      `Vous pouvez accéder à vos données, les rectifier, les effacer, en limiter l’usage, les recevoir dans un format courant, vous opposer à un traitement fondé sur notre intérêt légitime et retirer votre consentement. En France, vous pouvez aussi donner des directives sur leur sort après votre décès. Écrivez à ${company.dataEmail} ; nous répondons en un mois.`,
      "Si notre réponse ne vous convient pas, vous pouvez saisir la CNIL (www.cnil.fr) ou l’autorité de votre pays de résidence.",
    ],
    [
      "decisions",
      "Décisions automatisées",
      "Les suggestions de pièces sont calculées d’après les tailles et goûts du profil ; elles n’ont aucun effet juridique. Un contrôle anti-fraude peut signaler une commande : une personne l’examine toujours avant tout refus.",
    ],
    [
      "cookies",
      "Cookies",
      "Sans rien vous demander, nous ne déposons que des cookies nécessaires : ils retiennent votre session, votre panier, votre langue et votre pays. La mémoire de votre navigateur garde en outre les pièces vues récemment, votre saisie en cours et quelques réglages. Aucun cookie publicitaire ni de mesure d’audience n’est déposé sans votre accord : si cette boutique mesure ses visites, elle vous le demande d’abord, refuser est aussi simple qu’accepter, et votre choix, gardé six mois, se change par « Mesure des visites » en bas de chaque page. Là où rien ne vous est demandé, rien n’est mesuré.",
    ],
    [
      "security",
      "Sécurité",
      "Les échanges sont chiffrés, les mots de passe hachés, les accès limités et journalisés. En cas de violation présentant un risque élevé pour vous, nous vous prévenons sans retard.",
    ],
  ),
} as const;
