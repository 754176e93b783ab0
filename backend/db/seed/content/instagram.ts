import { type Localized, localized } from "./localized.ts";
import type { SceneName } from "./scenes.ts";

interface Media {
  id: string;
  /** `YYYY-MM-DD` */
  date: string;
  scene: SceneName;
  caption: Localized<string>;
}

/** Pictures of the shop's account that the home page shows, the newest first. */
export const selectedMedia: readonly Media[] = [
  {
    id: "PM-2026-11-party",
    date: "2026-11-18",
    scene: "collection-party",
    caption: localized(
      "Velours, étoiles et cardigan de secours. La fête peut commencer.",
      "Samt, Sterne und eine Strickjacke für alle Fälle. Das Fest kann beginnen.",
      "Fluweel, sterren en een vestje voor de zekerheid. Het feest kan beginnen.",
      "Terciopelo, estrellas y un cárdigan por si acaso. Que empiece la fiesta.",
    ),
  },
  {
    id: "PM-2026-11-rain",
    date: "2026-11-09",
    scene: "collection-rain",
    caption: localized(
      "Flaque : nom féminin. Voir aussi : ciré.",
      "Pfütze, die. Siehe auch: Regenjacke.",
      "Plas, de. Zie ook: regenjas.",
      "Charco: sustantivo masculino. Véase también: chubasquero.",
    ),
  },
  {
    id: "PM-2026-11-knit",
    date: "2026-11-02",
    scene: "collection-knitwear",
    caption: localized(
      "La pile du dimanche soir, prête pour la semaine.",
      "Der Stapel vom Sonntagabend, bereit für die Woche.",
      "De stapel van zondagavond, klaar voor de week.",
      "La pila del domingo por la noche, lista para la semana.",
    ),
  },
  {
    id: "PM-2026-10-baby",
    date: "2026-10-26",
    scene: "collection-baby",
    caption: localized(
      "Trois mois, et déjà un avis sur les cols.",
      "Drei Monate alt und schon eine Meinung zu Kragen.",
      "Drie maanden oud en al een mening over kraagjes.",
      "Tres meses y ya tiene opinión sobre los cuellos.",
    ),
  },
  {
    id: "PM-2026-10-woman",
    date: "2026-10-15",
    scene: "collection-woman-dresses",
    caption: localized(
      "Une robe, des baskets, et on file.",
      "Ein Kleid, Sneaker, und los.",
      "Een jurk, sneakers, en weg zijn we.",
      "Un vestido, unas zapatillas y a correr.",
    ),
  },
  {
    id: "PM-2026-10-parcel",
    date: "2026-10-03",
    scene: "parcel",
    caption: localized(
      "Le bruit du ruban que l’on défait : notre préféré.",
      "Das Geräusch, wenn die Schleife aufgeht: unser liebstes.",
      "Het geluid van een lint dat losgaat: ons favoriete.",
      "El sonido del lazo al deshacerse: nuestro favorito.",
    ),
  },
  {
    id: "PM-2026-09-denim",
    date: "2026-09-19",
    scene: "collection-denim",
    caption: localized(
      "Cinq rentrées, deux genoux renforcés, toujours là.",
      "Fünf Schulanfänge, zwei verstärkte Knie, immer noch da.",
      "Vijf schooljaren, twee verstevigde knieën, nog steeds hier.",
      "Cinco vueltas al cole, dos rodilleras y ahí sigue.",
    ),
  },
  {
    id: "PM-2026-09-outdoor",
    date: "2026-09-06",
    scene: "collection-outdoor",
    caption: localized(
      "Poches pleines de marrons. C’est la saison.",
      "Taschen voller Kastanien. Es ist wieder so weit.",
      "Zakken vol kastanjes. Het is weer zover.",
      "Bolsillos llenos de castañas. Es la época.",
    ),
  },
];
