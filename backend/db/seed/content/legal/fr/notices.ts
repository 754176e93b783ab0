import { company, mediator } from "../company.ts";
import { legalContent } from "../content.ts";

/** What the model instructions say whatever was bought. */
const withdrawal = {
  right:
    "Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.",
  how: `Pour exercer le droit de rétractation, vous devez nous notifier (${company.name}, ${company.street}, ${company.city}, France, téléphone ${company.phone}, ${company.email}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation mais ce n’est pas obligatoire.`,
  online:
    "Vous pouvez également exercer votre droit de rétractation en ligne, par le lien « Se rétracter ici » au bas de chaque page de ce site. Si vous utilisez cette fonctionnalité, nous vous enverrons sans délai un accusé de réception de la rétractation sur un support durable (par exemple, par courrier électronique), avec le contenu de la rétractation et la date et l’heure de son envoi.",
  inTime:
    "Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.",
  refund:
    "En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous) sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.",
};

/** What the law adds: the model instructions on withdrawal in their official words, the rules of each country, and the accessibility statement. */
export const noticesFr = {
  withdrawal_instructions: legalContent(
    "Informations concernant l’exercice du droit de rétractation",
    [
      "right",
      "Droit de rétractation",
      withdrawal.right,
      "Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du dernier bien de la commande.",
      withdrawal.how,
      withdrawal.online,
      withdrawal.inTime,
    ],
    [
      "effects",
      "Effets de la rétractation",
      `${withdrawal.refund} Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou jusqu’à ce que vous ayez fourni une preuve d’expédition du bien, la date retenue étant celle du premier de ces faits.`,
      `Vous devrez renvoyer ou rendre le bien à ${company.name}, ${company.street}, ${company.city}, France, sans retard excessif et, en tout état de cause, au plus tard quatorze jours après que vous nous aurez communiqué votre décision de rétractation du présent contrat. Ce délai est réputé respecté si vous renvoyez le bien avant l’expiration du délai de quatorze jours. Nous prenons en charge les frais de renvoi du bien.`,
      "Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement de ce bien.",
    ],
  ),

  country_rules: legalContent(
    "Ce qui s’ajoute dans votre pays",
    [
      "all",
      "Dans tous les pays",
      "Les textes de cette boutique valent partout où nous livrons. Là où la loi de votre pays vous donne davantage, c’est elle qui s’applique. Pour un litige avec un vendeur d’un autre pays, le Centre européen des consommateurs de votre pays conseille gratuitement (www.eccnet.eu).",
    ],
    [
      "fr",
      "France et Monaco",
      "Informations selon l’article 19 de la loi 2004-575 : celles de l’éditeur, dans les mentions légales. Garantie légale de conformité : deux ans à compter de la délivrance (articles L. 217-1 et suivants du code de la consommation). Garantie des vices cachés : deux ans à compter de la découverte du défaut (articles 1641 et suivants du code civil).",
      "Litiges : médiateur de la consommation indiqué dans les mentions légales ; signalement à la DGCCRF par signal.conso.gouv.fr. Données personnelles : CNIL (www.cnil.fr).",
    ],
    [
      "fr-box",
      "France : les garanties légales, dans les mots du code de la consommation",
      "Le consommateur dispose d’un délai de deux ans à compter de la délivrance du bien pour obtenir la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité et non la date d’apparition de celui-ci.",
      "La garantie légale de conformité donne au consommateur droit à la réparation ou au remplacement du bien dans un délai de trente jours suivant sa demande, sans frais et sans inconvénient majeur pour lui.",
      "Si le bien est réparé dans le cadre de la garantie légale de conformité, le consommateur bénéficie d’une extension de six mois de la garantie initiale. Si le consommateur demande la réparation du bien, mais que le vendeur impose le remplacement, la garantie légale de conformité est renouvelée pour une période de deux ans à compter de la date de remplacement du bien.",
      "Le consommateur peut obtenir une réduction du prix d’achat en conservant le bien ou mettre fin au contrat en se faisant rembourser intégralement contre restitution du bien, si : 1° Le professionnel refuse de réparer ou de remplacer le bien ; 2° La réparation ou le remplacement du bien intervient après un délai de trente jours ; 3° La réparation ou le remplacement du bien occasionne un inconvénient majeur pour le consommateur, notamment lorsque le consommateur supporte définitivement les frais de reprise ou d’enlèvement du bien non conforme, ou s’il supporte les frais d’installation du bien réparé ou de remplacement ; 4° La non-conformité du bien persiste en dépit de la tentative de mise en conformité du vendeur restée infructueuse.",
      "Le consommateur a également droit à une réduction du prix du bien ou à la résolution du contrat lorsque le défaut de conformité est si grave qu’il justifie que la réduction du prix ou la résolution du contrat soit immédiate. Le consommateur n’est alors pas tenu de demander la réparation ou le remplacement du bien au préalable. Le consommateur n’a pas droit à la résolution de la vente si le défaut de conformité est mineur.",
      "Toute période d’immobilisation du bien en vue de sa réparation ou de son remplacement suspend la garantie qui restait à courir jusqu’à la délivrance du bien remis en état. Les droits mentionnés ci-dessus résultent de l’application des articles L. 217-1 à L. 217-32 du code de la consommation.",
      "Le vendeur qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une amende civile d’un montant maximal de 300 000 euros, qui peut être porté jusqu’à 10 % du chiffre d’affaires moyen annuel (article L. 241-5 du code de la consommation).",
      "Le consommateur bénéficie également de la garantie légale des vices cachés en application des articles 1641 à 1649 du code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une réduction de prix si le bien est conservé ou à un remboursement intégral contre restitution du bien.",
    ],
    [
      "be",
      "Belgique",
      "Informations selon l’article XII.6 du Code de droit économique : celles de l’éditeur, dans les mentions légales. Garantie légale : deux ans à compter de la livraison. Pendant ces deux ans, un défaut est présumé exister dès la livraison.",
      "Litiges : Service de médiation pour le consommateur (www.mediationconsommateur.be). Données personnelles : Autorité de protection des données.",
    ],
    [
      "lu",
      "Luxembourg",
      "Informations selon l’article 5 de la loi du 14 août 2000 relative au commerce électronique : celles de l’éditeur, dans les mentions légales. Garantie légale de conformité : deux ans à compter de la livraison.",
      "Litiges : Médiateur de la consommation (www.mediateurconsommation.lu). Données personnelles : Commission nationale pour la protection des données.",
    ],
    [
      "de",
      "Allemagne",
      "Informations selon § 5 DDG : celles de l’éditeur, dans les mentions légales. Garantie légale : deux ans à compter de la livraison (§ 438 BGB), sans preuve à apporter pendant la première année (§ 477 BGB). Les cartes cadeaux y valent trois ans à compter de la fin de l’année d’achat.",
      `Règlement extrajudiciaire (§ 36 VSBG) : nous nous engageons à participer à une procédure devant l’organisme dont nous relevons : Médiateur de démonstration, ${mediator.street}, ${mediator.city}, ${mediator.email}, ${mediator.website}. Données personnelles : autorité de protection des données de votre Land.`,
    ],
    [
      "at",
      "Autriche",
      "Informations selon § 5 ECG et § 25 MedienG : celles de l’éditeur, dans les mentions légales ; ce site présente notre boutique. Garantie légale : deux ans à compter de la livraison (§ 10 VGG), sans preuve à apporter pendant la première année.",
      "Litiges : Schlichtung für Verbrauchergeschäfte (www.verbraucherschlichtung.at). Données personnelles : Datenschutzbehörde.",
    ],
    [
      "nl",
      "Pays-Bas",
      "Informations selon l’article 3:15d du code civil : celles de l’éditeur, dans les mentions légales. Garantie légale : la pièce doit tenir aussi longtemps que l’on peut raisonnablement s’y attendre, sans durée fixe (article 7:17 du code civil). Un défaut qui apparaît la première année est présumé exister dès la livraison.",
      "Conseil et signalement : ACM ConsuWijzer (www.consuwijzer.nl). Données personnelles : Autoriteit Persoonsgegevens.",
    ],
    [
      "es",
      "Espagne",
      "Informations selon l’article 10 de la Ley 34/2002 : celles de l’éditeur, dans les mentions légales. Garantie légale : trois ans à compter de la livraison ; pendant deux ans, un défaut est présumé exister dès la livraison.",
      "Litiges : bureau municipal d’information des consommateurs (OMIC) ; vous pouvez demander une « hoja de reclamaciones ». Données personnelles : AEPD (www.aepd.es).",
    ],
    [
      "it",
      "Italie",
      "Informations selon l’article 7 du decreto legislativo 70/2003 : celles de l’éditeur, dans les mentions légales. Garantie légale : deux ans à compter de la livraison, l’action se prescrit par vingt-six mois ; un défaut de la première année est présumé exister dès la livraison (articles 128 et suivants du Codice del consumo).",
      "Signalement : AGCM (www.agcm.it). Données personnelles : Garante per la protezione dei dati personali.",
    ],
    [
      "pt",
      "Portugal",
      "Informations selon l’article 10 du décret-loi 7/2004 : celles de l’éditeur, dans les mentions légales. Garantie légale : trois ans à compter de la livraison ; pendant deux ans, un défaut est présumé exister dès la livraison (décret-loi 84/2021).",
      "Réclamations : www.livroreclamacoes.pt. Données personnelles : Comissão Nacional de Proteção de Dados.",
    ],
    [
      "ie",
      "Irlande",
      "Informations selon la règle 7 du S.I. 68/2003 : celles de l’éditeur, dans les mentions légales. Garantie légale selon le Consumer Rights Act 2022 ; l’action se prescrit par six ans, et un défaut de la première année est présumé exister dès la livraison.",
      "Conseil et signalement : CCPC (www.ccpc.ie). Données personnelles : Data Protection Commission.",
    ],
  ),

  accessibility_statement: legalContent(
    "Déclaration d’accessibilité",
    [
      "scope",
      "Ce que couvre cette page",
      "Cette déclaration concerne la boutique Petite Malle, dans ses quatre langues, sur ordinateur et sur téléphone. Elle décrit le site tel qu’il est ; nous la mettons à jour quand il change.",
    ],
    [
      "service",
      "Le service",
      "Vous pouvez parcourir et commander des vêtements, recevoir une malle choisie par une styliste, suivre, renvoyer et payer vos commandes, et nous écrire. Tout se lit comme du texte : chaque image qui dit quelque chose a une description, chaque prix, date et état est écrit en mots. Aucune étape n’est limitée en temps sans vous prévenir, et rien ne clignote ni ne parle tout seul.",
    ],
    [
      "state",
      "État de conformité",
      "Nous visons les règles WCAG 2.2, niveau AA, sur lesquelles repose la norme EN 301 549, demandées par la directive (UE) 2019/882. Le site y est partiellement conforme : les points qui manquent figurent ci-dessous.",
    ],
    [
      "tested",
      "Ce que nous avons vérifié",
      "À chaque version : contrôle automatique (axe) des pages et de leurs états ouverts, menus, dialogues et messages d’erreur compris ; parcours d’achat au clavier seul ; contrastes des deux thèmes.",
      "À la main, en novembre 2026 : ordre et visibilité du focus, texte agrandi à 200 %, zoom à 400 %, couleurs forcées, mouvements réduits, espacement du texte.",
    ],
    [
      "limits",
      "Ce qui ne va pas encore",
      "Les lecteurs d’écran n’ont pas encore été essayés page par page. Les factures, étiquettes et conditions en PDF contiennent du texte, mais pas de balisage de structure ; nous vous envoyons leur contenu sous une autre forme sur demande.",
      "Sans JavaScript, vous pouvez parcourir la boutique, chercher, remplir le panier, commander (chez certains prestataires de paiement, la saisie de la carte en a besoin), vous connecter, nous écrire, vous rétracter et résilier. Ont besoin de JavaScript : les pages du compte, le questionnaire d’une malle après sa première question, les cartes cadeaux, les étiquettes de recyclage, le mot de passe oublié, les favoris et les liens d’e-mail qui confirment une nouvelle adresse ou une déclaration. Ces pages le disent.",
      "La page de votre banque, lors d’un paiement, ne dépend pas de nous. Nous n’avons pas encore fait tester le site par un organisme extérieur, ni par un groupe de personnes en situation de handicap.",
    ],
    [
      "feedback",
      "Nous signaler une difficulté",
      `Écrivez-nous par la page de contact ou à ${company.email}, ou appelez le ${company.phone}. Dites-nous la page et ce que vous vouliez faire. Nous répondons sous cinq jours ouvrés et vous donnons l’information ou faisons la démarche par un autre moyen.`,
    ],
    [
      "bodies",
      "Si notre réponse ne suffit pas",
      "France : DGCCRF (signal.conso.gouv.fr) et Défenseur des droits. Belgique : SPF Économie. Luxembourg : OSAPS.",
      "Allemagne : Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdebourg. Autriche : Sozialministeriumservice.",
      "Pays-Bas : Autoriteit Consument & Markt (ACM). Espagne : autorité désignée selon la loi 11/2023. Italie : Agenzia per l’Italia Digitale (AgID). Portugal : autorité désignée selon le décret-loi 82/2022. Irlande : Competition and Consumer Protection Commission (CCPC).",
    ],
  ),

  withdrawal_instructions_gift_card: legalContent(
    "Informations sur la rétractation d’une carte cadeau",
    [
      "right",
      "Droit de rétractation",
      withdrawal.right,
      "Le délai de rétractation expire quatorze jours après le jour de la conclusion du contrat.",
      withdrawal.how,
      withdrawal.online,
      withdrawal.inTime,
    ],
    ["effects", "Effets de la rétractation", withdrawal.refund],
  ),
} as const;
