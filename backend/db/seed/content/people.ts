import type { CountryCode, Locale, LocaleOption } from "#contract/locale.ts";

/** A client of the demo. Streets exist, the people at their numbers do not; nobody has these telephones. */
export interface Person {
  email: string;
  firstname: string;
  lastname: string;
  language: Locale;
  locale: LocaleOption;
  home: { street: string; postcode: string; city: string; country_code: CountryCode; phone: string };
}

export const oneShotClient = {
  email: "one-shot@example.com",
  firstname: "Lucía",
  lastname: "Ferrer",
  language: "es",
  locale: "es-ES",
  home: {
    street: "Calle de la Paz 14",
    postcode: "46003",
    city: "Valencia",
    country_code: "ES",
    phone: "+34 600 00 01 02",
  },
} as const satisfies Person;
export const oneShotWords = {
  kid: "Nico",
  description: "Nico no para quieto: necesita pantalones que aguanten el parque y nada que pique en el cuello.",
  rating: "Todo de muy buena calidad. El pantalón le queda un poco justo, lo demás perfecto.",
} as const;

export const subscriberClient = {
  email: "subscriber@example.com",
  firstname: "Hélène",
  lastname: "Garnier",
  language: "fr",
  locale: "fr-FR",
  home: {
    street: "21 rue d’Ivry",
    postcode: "69004",
    city: "Lyon",
    country_code: "FR",
    phone: "+33 6 39 98 00 21",
  },
} as const satisfies Person;
export const subscriberWords = {
  daughter: "Léonie",
  daughterDescription:
    "Léonie adore tourner dans ses robes et choisit sa couleur du jour au réveil. Le gris l’ennuie, la laine la gratte.",
  son: "Basile",
  sonDescription: "Basile grimpe partout : des pantalons souples, s’il vous plaît, et des hauts faciles à enfiler.",
  comment: "Une pièce bien chaude pour les matins de crèche nous rendrait service.",
  ratings: [
    "La robe est devenue sa préférée, elle la mettrait tous les jours.",
    "De jolies matières, et des tailles justes du premier coup.",
  ],
  ticket: {
    object: "Deux malles dans la même semaine",
    content:
      "Bonjour, les malles de mes deux enfants pourraient-elles arriver le même jour ? Cela m’éviterait un second passage au point de collecte. Merci !",
  },
} as const;

export const pausedClient = {
  email: "paused@example.com",
  firstname: "Mathieu",
  lastname: "Lambert",
  language: "fr",
  locale: "fr-BE",
  home: {
    street: "9 rue de la Croix",
    postcode: "5000",
    city: "Namur",
    country_code: "BE",
    phone: "+32 455 00 00 09",
  },
} as const satisfies Person;
export const pausedWords = {
  kid: "Élise",
  description: "Élise vit en legging et joue au foot à la récré. Pas de volants, merci.",
  ticket: {
    object: "Reprendre plus tôt que prévu",
    content: "Bonjour, si Élise grandit encore d’un coup, puis-je mettre fin à la pause avant la date choisie ?",
  },
} as const;

export const terminatedClient = {
  email: "terminated@example.com",
  firstname: "Sanne",
  lastname: "de Vries",
  language: "nl",
  locale: "nl-NL",
  home: {
    street: "Oudegracht 212",
    postcode: "3511 NR",
    city: "Utrecht",
    country_code: "NL",
    phone: "+31 6 00 00 02 12",
  },
} as const satisfies Person;
export const terminatedWords = {
  kid: "Bram",
  description: "Bram houdt van dino’s, van de kleur groen en vooral van zakken in zijn broek.",
  farewell: "Bram heeft van zijn neven een kast vol kleren gekregen. We komen graag terug!",
} as const;

export const womanClient = {
  email: "woman@example.com",
  firstname: "Katrin",
  lastname: "Vogel",
  language: "de",
  locale: "de-DE",
  home: {
    street: "Gottschedstraße 18",
    postcode: "04109",
    city: "Leipzig",
    country_code: "DE",
    phone: "+49 171 39 20 018",
  },
} as const satisfies Person;
export const womanWords = {
  description: "Fürs Büro gern schlicht und bequem, am Wochenende darf es bunt sein. Hohe Absätze trage ich nie.",
  rating: "Die Strickjacke ist ein Traum. Die Bluse ging zurück, der Schnitt war nicht meiner.",
} as const;

export const giverClient = {
  email: "giver@example.com",
  firstname: "Bernard",
  lastname: "Chevalier",
  language: "fr",
  locale: "fr-FR",
  home: {
    street: "3 rue Verrerie",
    postcode: "21000",
    city: "Dijon",
    country_code: "FR",
    phone: "+33 6 39 98 00 33",
  },
} as const satisfies Person;
export const giverWords = {
  toWoman: "Herzlichen Glückwunsch, liebe Katrin! Such dir etwas Schönes aus.",
  neighbour: "Odile",
  toNeighbour: "Pour la petite qui vient d’arriver. Avec toute mon affection.",
  grandchild: { name: "Juliette", email: "juliette@example.com" },
  toGrandchild: "Joyeux anniversaire ma Juliette ! Papi Bernard",
} as const;

export const loyalClient = {
  email: "loyal@example.com",
  firstname: "Nadia",
  lastname: "Benali",
  language: "fr",
  locale: "fr-FR",
  home: {
    street: "5 rue Saint-Georges",
    postcode: "35000",
    city: "Rennes",
    country_code: "FR",
    phone: "+33 6 39 98 00 35",
  },
} as const satisfies Person;
export const loyalWords = {
  kid: "Inès",
  description: "Inès aime les couleurs franches et les poches pleines de trésors.",
  ratings: [
    "Comme toujours : des coupes simples et des tissus qui durent.",
    "Envoi rapide, le pull est très doux. Je recommande.",
  ],
  ticket: {
    object: "Merci pour le remboursement",
    content: "Bonjour, le retour a été remboursé en quelques jours, merci. La robe reviendra-t-elle en 6 ans ?",
  },
} as const;

export const failedPaymentClient = {
  email: "failed-payment@example.com",
  firstname: "Julien",
  lastname: "Perrot",
  language: "fr",
  locale: "fr-FR",
  home: {
    street: "17 rue du Loup",
    postcode: "33000",
    city: "Bordeaux",
    country_code: "FR",
    phone: "+33 6 39 98 00 17",
  },
} as const satisfies Person;
export const failedPaymentWords = {
  kid: "Anouk",
  description: "Anouk a un grand frère : les habits usés, elle connaît. Place aux siens !",
} as const;
