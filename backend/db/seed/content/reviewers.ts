import type { Gender } from "#contract/catalog.ts";
import type { Fit } from "#contract/ratings.ts";
import type { Silhouette } from "./vocabulary/garment.ts";
import type { Person } from "./people.ts";

/** Pieces several families buy: the first of its kind on the shelf. */
export const favourites = {
  girlDress: { silhouette: "dress", genders: ["GIRL"] },
  girlCardigan: { silhouette: "cardigan", genders: ["GIRL", "MIXED"] },
  boyTrousers: { silhouette: "trousers", genders: ["BOY", "MIXED"] },
  kidTee: { silhouette: "t-shirt", genders: ["BOY", "MIXED"] },
  kidPyjamas: { silhouette: "pyjamas", genders: ["MIXED", "BOY"] },
  kidRaincoat: { silhouette: "raincoat", genders: ["MIXED", "GIRL", "BOY"] },
  womanDress: { silhouette: "dress", genders: ["WOMAN"] },
  womanJumper: { silhouette: "jumper", genders: ["WOMAN"] },
  womanTrousers: { silhouette: "trousers", genders: ["WOMAN"] },
} as const satisfies Record<string, { silhouette: Silhouette; genders: readonly Gender[] }>;
export type Favourite = keyof typeof favourites;

export interface Reviewer {
  person: Person;
  /** Days before today on which the pieces were ordered; they are reviewed a good two weeks later. */
  ordered: number;
  reviews: readonly (readonly [Favourite, size: string, score: number, fit: Fit | null, text: string])[];
}

const fr = { language: "fr", locale: "fr-FR" } as const;
const de = { language: "de", locale: "de-DE" } as const;
const nl = { language: "nl", locale: "nl-NL" } as const;
const es = { language: "es", locale: "es-ES" } as const;
const at = (
  street: string,
  postcode: string,
  city: string,
  country_code: "FR" | "DE" | "NL" | "ES",
  phone: string,
) => ({
  street,
  postcode,
  city,
  country_code,
  phone,
});

/** Clients of the demo who bought a few pieces, kept them and say what they are like. Written for the demo, as the pages say. */
export const reviewers: readonly Reviewer[] = [
  {
    person: {
      email: "claire@example.com",
      firstname: "Claire",
      lastname: "Aubert",
      ...fr,
      home: at("9 rue Sainte-Catherine", "21000", "Dijon", "FR", "+33 6 39 98 01 01"),
    },
    ordered: 96,
    reviews: [
      [
        "girlDress",
        "4 ans",
        5,
        "GOOD",
        "Elle n’a pas quitté cette robe depuis samedi. Je l’ai lavée de nuit pour qu’elle la retrouve au matin.",
      ],
      [
        "girlCardigan",
        "4 ans",
        4,
        "TOO_LARGE",
        "Très belle maille, douce et qui ne gratte pas. Une étoile de moins parce qu’il taille un peu grand : il servira encore l’hiver prochain.",
      ],
      [
        "kidRaincoat",
        "4 ans",
        5,
        "GOOD",
        "Testé sous une vraie averse à la sortie de l’école : elle est restée sèche.",
      ],
      [
        "womanJumper",
        "M",
        5,
        "GOOD",
        "Je l’ai pris pour moi en même temps que les vêtements de ma fille. Chaud sans être épais.",
      ],
    ],
  },
  {
    person: {
      email: "mathieu@example.com",
      firstname: "Mathieu",
      lastname: "Colin",
      ...fr,
      home: at("40 rue Voltaire", "59000", "Lille", "FR", "+33 6 39 98 01 02"),
    },
    ordered: 81,
    reviews: [
      [
        "boyTrousers",
        "5 ans",
        5,
        "GOOD",
        "Un pantalon qui tient le toboggan. Trois semaines d’école et les genoux sont encore là.",
      ],
      [
        "kidTee",
        "5 ans",
        4,
        "GOOD",
        "Bonne épaisseur, le col ne bâille pas après lavage. J’en reprendrai un deuxième.",
      ],
      [
        "kidPyjamas",
        "5 ans",
        3,
        "TOO_SMALL",
        "Joli et doux, mais un peu court aux chevilles dans sa taille habituelle. Prenez au-dessus.",
      ],
    ],
  },
  {
    person: {
      email: "sophie@example.com",
      firstname: "Sophie",
      lastname: "Renard",
      ...fr,
      home: at("3 quai des Chartrons", "33000", "Bordeaux", "FR", "+33 6 39 98 01 03"),
    },
    ordered: 58,
    reviews: [
      ["womanDress", "M", 5, "GOOD", "La coupe tombe vraiment bien. Portée au bureau et à un baptême la même semaine."],
      [
        "womanTrousers",
        "M",
        4,
        "GOOD",
        "Première fois depuis ma grossesse que je me trouve bien dans un pantalon. J’aurais aimé des poches plus profondes.",
      ],
      [
        "girlDress",
        "5 ans",
        5,
        "GOOD",
        "Elle tourne, elle court, elle grimpe avec. Le tissu ne se froisse presque pas.",
      ],
      [
        "kidRaincoat",
        "5 ans",
        4,
        "TOO_LARGE",
        "Prévu large, ce qui est pratique sur un gros pull. Les manches se retournent facilement.",
      ],
    ],
  },
  {
    person: {
      email: "sven@example.com",
      firstname: "Sven",
      lastname: "Albrecht",
      ...de,
      home: at("Bergmannstraße 61", "10961", "Berlin", "DE", "+49 171 39 20 101"),
    },
    ordered: 102,
    reviews: [
      [
        "boyTrousers",
        "6 ans",
        5,
        "GOOD",
        "Hält Rutsche, Klettergerüst und unzählige Wäschen aus. Mehr verlange ich von einer Hose nicht.",
      ],
      [
        "kidTee",
        "6 ans",
        5,
        "GOOD",
        "Weich, dicht gewebt und nach dem Waschen noch in Form. Er sucht es sich morgens selbst aus.",
      ],
      [
        "kidRaincoat",
        "6 ans",
        4,
        "GOOD",
        "Hält dicht und lässt sich vom Kind allein schließen. Einen Aufhänger hätte ich mir größer gewünscht.",
      ],
    ],
  },
  {
    person: {
      email: "hanna@example.com",
      firstname: "Hanna",
      lastname: "Lindner",
      ...de,
      home: at("Eppendorfer Weg 12", "20259", "Hamburg", "DE", "+49 171 39 20 102"),
    },
    ordered: 74,
    reviews: [
      [
        "womanDress",
        "L",
        4,
        "TOO_SMALL",
        "Schöner Schnitt, schöner Fall. Um die Schultern etwas eng, beim nächsten Mal nehme ich eine Größe mehr.",
      ],
      [
        "womanJumper",
        "L",
        5,
        "GOOD",
        "Kratzt nicht, auch nicht auf bloßer Haut. Nach fünf Wäschen kein einziges Knötchen.",
      ],
      [
        "girlCardigan",
        "5 ans",
        5,
        "GOOD",
        "Die Knöpfe bekommt sie allein auf und zu. Das ist bei uns das wichtigste Argument.",
      ],
      ["kidPyjamas", "5 ans", 5, "GOOD", "So gemütlich, dass er am Wochenende gar nicht mehr ausgezogen wird."],
    ],
  },
  {
    person: {
      email: "annika@example.com",
      firstname: "Annika",
      lastname: "Brandt",
      ...de,
      home: at("Südstraße 5", "50677", "Köln", "DE", "+49 171 39 20 103"),
    },
    ordered: 47,
    reviews: [
      [
        "girlDress",
        "6 ans",
        4,
        "GOOD",
        "Fällt genau aus wie angegeben. Die Farbe ist in echt einen Hauch wärmer als auf dem Bild, uns gefällt es.",
      ],
      ["womanTrousers", "L", 5, "GOOD", "Sitzt am Bund, ohne zu kneifen, auch nach einem langen Tag am Schreibtisch."],
      [
        "kidPyjamas",
        "6 ans",
        4,
        "TOO_SMALL",
        "Sehr schöner Stoff, aber eher knapp geschnitten. Eine Nummer größer war dann richtig.",
      ],
    ],
  },
  {
    person: {
      email: "fleur@example.com",
      firstname: "Fleur",
      lastname: "Jacobs",
      ...nl,
      home: at("Brink 14", "7411 BR", "Deventer", "NL", "+31 6 00 00 03 01"),
    },
    ordered: 90,
    reviews: [
      [
        "girlCardigan",
        "6 ans",
        5,
        "GOOD",
        "Zacht, warm en niet te dik onder een jas. Ze doet hem elke dag aan naar school.",
      ],
      [
        "kidTee",
        "5 ans",
        4,
        "GOOD",
        "Fijne stof die na het wassen mooi blijft. Alleen de mouwen hadden iets langer gemogen.",
      ],
      ["womanJumper", "S", 4, "TOO_LARGE", "Heerlijk materiaal. Valt vrij ruim, ik had een maat kleiner kunnen nemen."],
    ],
  },
  {
    person: {
      email: "daan@example.com",
      firstname: "Daan",
      lastname: "Kuipers",
      ...nl,
      home: at("Hoogstraat 88", "3011 PT", "Rotterdam", "NL", "+31 6 00 00 03 02"),
    },
    ordered: 66,
    reviews: [
      [
        "boyTrousers",
        "5 ans",
        4,
        "TOO_LARGE",
        "Stevige broek, goed gestikt. Iets wijd in de taille, met een riempje is dat opgelost.",
      ],
      ["kidRaincoat", "5 ans", 5, "GOOD", "Met deze jas fietst hij fluitend door de regen. De mouwen blijven droog."],
      [
        "kidPyjamas",
        "5 ans",
        5,
        "GOOD",
        "Lekker zacht en hij zit niet strak om de enkels. We hebben er meteen nog een besteld.",
      ],
    ],
  },
  {
    person: {
      email: "marieke@example.com",
      firstname: "Marieke",
      lastname: "Postma",
      ...nl,
      home: at("Herestraat 31", "9711 LB", "Groningen", "NL", "+31 6 00 00 03 03"),
    },
    ordered: 39,
    reviews: [
      [
        "womanDress",
        "S",
        5,
        "GOOD",
        "Eindelijk een jurk die op de fiets én op kantoor goed zit. De lengte is precies goed.",
      ],
      [
        "womanTrousers",
        "S",
        3,
        "TOO_LARGE",
        "Mooie stof, maar in de heupen zat hij bij mij te ruim. Ik heb hem laten innemen en draag hem nu veel.",
      ],
      [
        "girlDress",
        "4 ans",
        5,
        "GOOD",
        "Ze wilde hem niet meer uitdoen, ook niet voor bed. Wast makkelijk en droogt snel.",
      ],
    ],
  },
  {
    person: {
      email: "marta@example.com",
      firstname: "Marta",
      lastname: "Vidal",
      ...es,
      home: at("Calle de Fuencarral 78", "28004", "Madrid", "ES", "+34 600 00 02 01"),
    },
    ordered: 85,
    reviews: [
      [
        "kidRaincoat",
        "6 ans",
        5,
        "GOOD",
        "Buscaba un chubasquero y este es perfecto: ligero, no pasa el agua y se seca en nada.",
      ],
      [
        "girlDress",
        "6 ans",
        4,
        "GOOD",
        "Muy bonito y bien cosido. Se arruga un poco, pero con una pasada de plancha queda como nuevo.",
      ],
      ["kidTee", "6 ans", 5, "GOOD", "Algodón gustoso y con cuerpo. Después de muchos lavados sigue igual."],
    ],
  },
  {
    person: {
      email: "elena@example.com",
      firstname: "Elena",
      lastname: "Castro",
      ...es,
      home: at("Rúa do Vilar 22", "15705", "Santiago de Compostela", "ES", "+34 600 00 02 02"),
    },
    ordered: 62,
    reviews: [
      [
        "boyTrousers",
        "6 ans",
        3,
        "TOO_SMALL",
        "La tela es buena y aguanta el patio, pero la cintura le queda justa. Mejor pedir una talla más.",
      ],
      [
        "girlCardigan",
        "6 ans",
        5,
        "GOOD",
        "Abriga sin pesar y los botones son fáciles. Ya se la ha puesto con todo el armario.",
      ],
      ["womanJumper", "M", 5, "GOOD", "Suave y con una caída preciosa. Lo lavo a mano y está como el primer día."],
    ],
  },
  {
    person: {
      email: "carmen@example.com",
      firstname: "Carmen",
      lastname: "Molina",
      ...es,
      home: at("Calle Larios 9", "29005", "Málaga", "ES", "+34 600 00 02 03"),
    },
    ordered: 44,
    reviews: [
      [
        "womanDress",
        "M",
        5,
        "GOOD",
        "Lo estrené en una comida familiar y me preguntaron de dónde era tres veces. Cómodo y favorecedor.",
      ],
      [
        "womanTrousers",
        "M",
        4,
        "GOOD",
        "Sienta muy bien y no aprieta al sentarse. Un poco largo para mí, le he metido el bajo.",
      ],
      [
        "kidPyjamas",
        "6 ans",
        4,
        "GOOD",
        "Fresquito y suave, justo lo que queríamos. Los puños aguantan bien los lavados.",
      ],
    ],
  },
];
