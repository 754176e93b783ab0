import type { TestimonialTexts } from "./texts.ts";

export const fr: TestimonialTexts = [
  [
    "maman d’Elsa, 4 ans",
    "La robe à fleurs n’a pas quitté ma fille depuis samedi. Je l’ai lavée de nuit pour qu’elle la retrouve au matin.",
  ],
  [
    "papa de Mats, 7 ans",
    "Un pantalon qui tient le toboggan et un sweat qu’il choisit tout seul. Je n’en demandais pas plus.",
  ],
  [
    "maman de Siem, 2 ans",
    "Très jolies couleurs et jolies coupes. J’aurais dû prendre une taille au-dessus, l’échange a été simple.",
  ],
  ["maman de Vega, 5 ans", "Je cherchais un ciré, je suis repartie avec la tenue entière. Tout allait ensemble."],
  [
    "cliente de la ligne femme",
    "Première fois depuis ma grossesse que je me trouve bien dans un pantalon. Le conseil de taille était juste.",
  ],
  [
    "papa de Gabin, 10 ans",
    "À dix ans, il ne veut plus rien qui fasse bébé. Le jean et la chemise ont passé l’examen.",
  ],
  [
    "maman de Paul, 18 mois",
    "Le body se ferme vraiment d’une main. Celles et ceux qui changent un bébé qui rampe comprendront.",
  ],
  [
    "maman de Leo, 8 ans",
    "La qualité est là, mais le colis a mis deux jours de plus que prévu. On m’a prévenue, c’est déjà ça.",
  ],
  [
    "cliente de la ligne femme",
    "La chemise blanche est exactement comme sur le dessin. Je la porte à la crèche comme au bureau.",
  ],
  [
    "papa de Noor, 6 ans",
    "Retour de deux pièces, remboursement en moins d’une semaine. Et les trois autres sont portées en boucle.",
  ],
  [
    "maman d’Ava, 3 ans",
    "Très belle maille. Une étoile de moins car le bonnet taille un peu grand, il servira l’hiver prochain.",
  ],
  [
    "cliente de la ligne femme",
    "J’ai commandé la même robe en deux couleurs. Ma fille m’a demandé si j’allais à une fête.",
  ],
  [
    "cliente de la ligne femme",
    "Belle coupe, beau tombé. J’aurais aimé plus de choix en grandes tailles pour les jupes.",
  ],
  [
    "maman de Sami, 9 mois",
    "Un cadeau de naissance reçu d’une amie. C’était la seule tenue que nous n’avions pas en triple.",
  ],
  ["papa de Jeanne, 12 ans", "Douze ans, un avis sur tout, et pourtant aucune négociation. Merci à la styliste."],
  [
    "cliente de la ligne femme",
    "La fiche disait laine bouillie, et c’est bien de la laine bouillie. On aime quand c’est clair.",
  ],
  [
    "maman de Bruno, 4 ans",
    "La salopette est parfaite. Les bretelles demandent un peu d’aide pour les toilettes, c’est la vie.",
  ],
  [
    "maman de Côme, 1 an",
    "Douceur, petites pressions faciles, jolis tons. On a fini par offrir la même à notre neveu.",
  ],
  [
    "maman de Mia, 6 ans",
    "Elle a ouvert le colis elle-même, s’est habillée et est partie à l’école. Sept heures vingt, un record.",
  ],
  [
    "grand-mère d’Anouk, 8 ans",
    "Je ne sais jamais quelle taille choisir. J’ai écrit, on m’a répondu en une heure, la robe tombe bien.",
  ],
  [
    "cliente de la ligne femme",
    "Un cardigan fin, chaud, qui ne gratte pas. La couleur est un rien plus claire que sur mon écran.",
  ],
  [
    "papa de Floor, 11 ans",
    "Les vêtements sont beaux, mais la veste voulue n’était plus disponible à sa taille. L’alerte a marché au bout de trois semaines.",
  ],
  [
    "cliente de la ligne femme",
    "J’ai dansé jusqu’à trois heures du matin en combinaison sauge. Elle est prête pour le prochain mariage.",
  ],
  [
    "papa de Zoé, 5 ans",
    "La livraison au point relais, le samedi, avec deux enfants et une trottinette : rien à redire.",
  ],
];
