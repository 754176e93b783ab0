import { type Localized, localized } from "../localized.ts";
import type { Audience } from "./garment.ts";
import type { SilhouetteFacts } from "./silhouettes.ts";

type Family = SilhouetteFacts["family"];

export interface Brand {
  slug: string;
  name: string;
  /** Country the brand works from (ISO 3166-1 alpha-2). */
  countryCode: string;
  lines: readonly Audience[];
  families: readonly Family[];
  description: Localized<string>;
  /** Who answers for the product's safety; invented, with addresses under the reserved `.example` domain. */
  manufacturer: { name: string; address: string; email: string };
}

const clothes: readonly Family[] = ["TOPS", "BOTTOMS", "DRESSES", "KNITWEAR", "OUTERWEAR"];

const brand = (
  slug: string, name: string, countryCode: string, lines: readonly Audience[], families: readonly Family[],
  description: Localized<string>, company: string, address: string,
): Brand => ({
  slug, name, countryCode, lines, families, description,
  manufacturer: { name: company, address, email: `contact@${slug}.example` },
});

export const brands: readonly Brand[] = [
  brand("maison-tilleul", "Maison Tilleul", "FR", ["BABY", "KID"], [...clothes, "NIGHTWEAR"], localized(
    "Des classiques de l'enfance redessinés dans un atelier lyonnais : col rond, belle popeline et petits imprimés maison.",
    "Kinderklassiker, neu gezeichnet in einem Atelier in Lyon: runde Kragen, feine Popeline und eigene kleine Drucke.",
    "Kinderklassiekers, opnieuw getekend in een atelier in Lyon: ronde kraagjes, fijne popeline en eigen printjes.",
    "Clásicos infantiles redibujados en un taller de Lyon: cuello redondo, popelina fina y estampados propios.",
  ), "Maison Tilleul SAS (démonstration)", "14 rue des Tisseuses, 69001 Lyon, France"),
  brand("pom-et-prune", "Pom & Prune", "FR", ["BABY"], ["TOPS", "DRESSES", "NIGHTWEAR", "KNITWEAR", "BOTTOMS", "ACCESSORIES"], localized(
    "Le premier vestiaire, de la naissance à deux ans, pensé pour s'enfiler vite et se garder longtemps.",
    "Die erste Garderobe, von der Geburt bis zwei Jahre: schnell angezogen und lange getragen.",
    "De eerste garderobe, van geboorte tot twee jaar: snel aan en lang te dragen.",
    "El primer armario, del nacimiento a los dos años, pensado para vestir rápido y durar mucho.",
  ), "Pom et Prune SARL (démonstration)", "3 allée des Vergers, 49000 Angers, France"),
  brand("lundi-soleil", "Lundi Soleil", "FR", ["KID"], ["TOPS", "BOTTOMS", "DRESSES", "KNITWEAR"], localized(
    "Des couleurs franches et des coupes amples pour commencer la semaine de bonne humeur.",
    "Kräftige Farben und weite Schnitte, mit denen die Woche gut gelaunt beginnt.",
    "Heldere kleuren en ruime pasvormen om de week goedgehumeurd te beginnen.",
    "Colores vivos y cortes amplios para empezar la semana de buen humor.",
  ), "Lundi Soleil SAS (démonstration)", "27 quai des Chantiers, 44200 Nantes, France"),
  brand("atelier-cerfeuil", "Atelier Cerfeuil", "FR", ["BABY", "KID"], ["DRESSES", "TOPS", "BOTTOMS"], localized(
    "Une petite maison bretonne qui aime le lin, la gaze de coton et les coutures soignées à l'envers comme à l'endroit.",
    "Ein kleines Haus aus der Bretagne, das Leinen, Musselin und saubere Nähte liebt – innen wie außen.",
    "Een klein huis uit Bretagne, dol op linnen, mousseline en nette naden, vanbinnen en vanbuiten.",
    "Una pequeña casa bretona que adora el lino, la gasa de algodón y las costuras cuidadas por dentro y por fuera.",
  ), "Atelier Cerfeuil EURL (démonstration)", "8 rue du Vieux-Lavoir, 29000 Quimper, France"),
  brand("petit-ressac", "Petit Ressac", "FR", ["KID", "WOMAN"], ["TOPS", "KNITWEAR", "OUTERWEAR", "BOTTOMS"], localized(
    "Marinières, cirés et pulls du large, coupés de la même façon pour les petits et pour leurs mères.",
    "Ringelshirts, Regenjacken und Seemannspullover, für Kinder und Mütter gleich geschnitten.",
    "Streepshirts, regenjassen en zeemanstruien, met dezelfde snit voor kinderen en hun moeders.",
    "Camisetas marineras, chubasqueros y jerséis de mar, con el mismo corte para niños y madres.",
  ), "Petit Ressac SAS (démonstration)", "2 cale des Gréements, 35400 Saint-Malo, France"),
  brand("okapi-bleu", "Okapi Bleu", "BE", ["KID"], ["TOPS", "BOTTOMS", "KNITWEAR", "OUTERWEAR"], localized(
    "Un vestiaire bruxellois joueur et graphique, du sweat épais au pantalon qui ne craint pas les genoux par terre.",
    "Verspielte, grafische Mode aus Brüssel: vom dicken Sweatshirt bis zur Hose, die Knien am Boden standhält.",
    "Speelse, grafische kleding uit Brussel: van dikke sweater tot broek die tegen een stootje kan.",
    "Ropa bruselense, lúdica y gráfica: de la sudadera gruesa al pantalón que no teme a las rodillas por el suelo.",
  ), "Okapi Bleu SRL (démonstration)", "51 rue des Imprimeurs, 1000 Bruxelles, Belgique"),
  brand("kleine-reiger", "Kleine Reiger", "NL", ["BABY", "KID"], [...clothes, "ACCESSORIES"], localized(
    "Le calme des polders : tons naturels, mailles souples et coupes faites pour le vélo.",
    "Die Ruhe der Polder: Naturtöne, weicher Strick und Schnitte, die zum Radfahren passen.",
    "De rust van de polder: natuurtinten, zachte breisels en modellen waarin je kunt fietsen.",
    "La calma de los pólderes: tonos naturales, punto suave y cortes pensados para ir en bici.",
  ), "Kleine Reiger B.V. (demo)", "Lange Weverskade 19, 3511 AB Utrecht, Nederland"),
  brand("waterval", "Waterval", "NL", ["KID", "WOMAN"], ["OUTERWEAR", "ACCESSORIES"], localized(
    "Spécialiste de la pluie : cirés colorés, bottines et bonnets pour sortir quand même.",
    "Spezialist für Regentage: bunte Regenjacken, Stiefeletten und Mützen für alle, die trotzdem rausgehen.",
    "Specialist in regen: kleurige regenjassen en mutsen voor wie tóch naar buiten gaat.",
    "Especialistas en lluvia: chubasqueros de colores y gorros para salir de todos modos.",
  ), "Waterval Regenkleding B.V. (demo)", "Oude Havenstraat 6, 3011 CD Rotterdam, Nederland"),
  brand("birkenblatt", "Birkenblatt", "DE", ["BABY", "KID"], ["TOPS", "BOTTOMS", "KNITWEAR", "NIGHTWEAR"], localized(
    "Des essentiels allemands en coton, doux au porter et sûrs à la couture.",
    "Basics aus Baumwolle, weich auf der Haut und sorgfältig vernäht.",
    "Duitse basics van katoen, zacht op de huid en zorgvuldig genaaid.",
    "Básicos alemanes de algodón, suaves al tacto y bien cosidos.",
  ), "Birkenblatt Kindermode GmbH (Demo)", "Gerberstraße 22, 90403 Nürnberg, Deutschland"),
  brand("knoepfchen", "Knöpfchen & Co", "DE", ["BABY", "KID"], ["DRESSES", "KNITWEAR", "OUTERWEAR", "ACCESSORIES"], localized(
    "Cardigans, robes chasubles et bonnets tricotés, avec le goût des jolis boutons.",
    "Strickjacken, Trägerkleider und Mützen – mit viel Liebe zu schönen Knöpfen.",
    "Vesten, overgooiers en gebreide mutsen, met liefde voor mooie knopen.",
    "Cárdigans, pichis y gorros de punto, con debilidad por los botones bonitos.",
  ), "Knöpfchen & Co KG (Demo)", "Am Webermarkt 4, 79098 Freiburg, Deutschland"),
  brand("nordlicht-kinder", "Nordlicht Kinder", "DE", ["KID"], ["OUTERWEAR", "KNITWEAR", "BOTTOMS"], localized(
    "Manteaux et grosses mailles venus de la côte, pour les hivers qui durent.",
    "Mäntel und dicker Strick von der Küste, für Winter, die länger dauern.",
    "Mantels en dikke breisels van de kust, voor winters die blijven hangen.",
    "Abrigos y punto grueso de la costa, para inviernos que se alargan.",
  ), "Nordlicht Kinder GmbH (Demo)", "Speicherkai 11, 24103 Kiel, Deutschland"),
  brand("pequena-marea", "Pequeña Marea", "ES", ["BABY", "KID"], [...clothes], localized(
    "De la lumière, des rayures et des cotons légers, dessinés au bord de l'Atlantique galicien.",
    "Licht, Streifen und leichte Baumwolle, entworfen an der galicischen Atlantikküste.",
    "Licht, strepen en luchtig katoen, ontworpen aan de Atlantische kust van Galicië.",
    "Luz, rayas y algodones ligeros, diseñados junto al Atlántico gallego.",
  ), "Pequeña Marea S.L. (demostración)", "Rúa dos Teares 9, 15001 A Coruña, España"),
  brand("tres-limones", "Tres Limones", "ES", ["KID", "WOMAN"], ["DRESSES", "TOPS", "BOTTOMS"], localized(
    "Robes, jupes et chemises qui sentent l'été, à assortir entre mère et enfant.",
    "Kleider, Röcke und Hemden, die nach Sommer aussehen – passend für Mutter und Kind.",
    "Jurken, rokken en overhemden met een zomers gevoel, te combineren tussen moeder en kind.",
    "Vestidos, faldas y camisas con sabor a verano, a juego entre madre e hijos.",
  ), "Tres Limones S.L. (demostración)", "Calle del Telar 33, 46001 Valencia, España"),
  brand("paso-corto", "Paso Corto", "ES", ["KID", "WOMAN"], ["SHOES", "ACCESSORIES"], localized(
    "Un bottier d'Alicante : sandales, baskets et ballerines en cuir, du petit pied au grand.",
    "Schuhmacher aus Alicante: Sandalen, Sneaker und Ballerinas aus Leder für kleine und große Füße.",
    "Schoenmaker uit Alicante: leren sandalen, sneakers en ballerina's voor kleine en grote voeten.",
    "Zapateros de Alicante: sandalias, zapatillas y bailarinas de piel para pies pequeños y grandes.",
  ), "Calzados Paso Corto S.L. (demostración)", "Avenida de los Curtidores 5, 03600 Elda, España"),
  brand("bottine-et-cie", "Bottine & Compagnie", "FR", ["KID", "WOMAN"], ["SHOES", "ACCESSORIES"], localized(
    "Des chaussures et de petits cuirs aux formes rondes, faits pour marcher vraiment.",
    "Schuhe und kleine Lederwaren mit runden Formen, gemacht, um wirklich darin zu laufen.",
    "Schoenen en klein leerwerk met ronde vormen, gemaakt om echt op te lopen.",
    "Zapatos y pequeña marroquinería de formas redondas, hechos para andar de verdad.",
  ), "Bottine et Compagnie SAS (démonstration)", "40 rue des Mégissiers, 26100 Romans-sur-Isère, France"),
  brand("moitie-laine", "Moitié Laine", "FR", ["BABY", "KID", "WOMAN"], ["KNITWEAR", "ACCESSORIES"], localized(
    "Pulls, gilets et bonnets tricotés, du plus fin au plus douillet, dans une palette que l'on mélange sans réfléchir.",
    "Pullover, Strickjacken und Mützen, von fein bis kuschelig, in Farben, die sich mühelos mischen lassen.",
    "Truien, vesten en mutsen, van fijn tot knus, in kleuren die je zonder nadenken combineert.",
    "Jerséis, cárdigans y gorros de punto, del más fino al más mullido, en una gama que se mezcla sin pensar.",
  ), "Moitié Laine SARL (démonstration)", "17 chemin des Fileuses, 81200 Mazamet, France"),
  brand("soeurs-aubepine", "Les Sœurs Aubépine", "FR", ["WOMAN"], ["DRESSES", "TOPS", "BOTTOMS", "NIGHTWEAR"], localized(
    "Deux sœurs, un atelier parisien et des robes que l'on porte du matin au dîner.",
    "Zwei Schwestern, ein Pariser Atelier und Kleider für den ganzen Tag bis zum Abendessen.",
    "Twee zussen, een Parijs atelier en jurken voor de hele dag, tot en met het diner.",
    "Dos hermanas, un taller en París y vestidos que van de la mañana a la cena.",
  ), "Les Sœurs Aubépine SAS (démonstration)", "6 passage des Passementiers, 75011 Paris, France"),
  brand("rue-garance", "Rue Garance", "FR", ["WOMAN"], [...clothes], localized(
    "Le vestiaire français sans effort : beaux pantalons, chemises masculines, mailles légères.",
    "Französische Garderobe ohne Aufwand: gute Hosen, lässige Hemden, leichter Strick.",
    "De Franse garderobe zonder moeite: mooie broeken, losse overhemden, licht breiwerk.",
    "El armario francés sin esfuerzo: buenos pantalones, camisas de aire masculino y punto ligero.",
  ), "Rue Garance SAS (démonstration)", "88 rue des Teinturiers, 84000 Avignon, France"),
  brand("ida-falk", "Ida Falk", "DE", ["WOMAN"], ["KNITWEAR", "OUTERWEAR", "BOTTOMS", "TOPS"], localized(
    "Des lignes nettes et des matières que l'on a envie de toucher, depuis Berlin.",
    "Klare Linien und Stoffe, die man anfassen möchte, aus Berlin.",
    "Strakke lijnen en stoffen die je wilt aanraken, uit Berlijn.",
    "Líneas limpias y tejidos que apetece tocar, desde Berlín.",
  ), "Ida Falk GmbH (Demo)", "Spulenweg 15, 10999 Berlin, Deutschland"),
  brand("casa-jacaranda", "Casa Jacaranda", "PT", ["WOMAN"], ["DRESSES", "TOPS", "BOTTOMS", "NIGHTWEAR", "ACCESSORIES"], localized(
    "Lin, satin et imprimés dessinés à Porto, pour les jours de soleil et les soirs d'été.",
    "Leinen, Satin und Drucke aus Porto, für sonnige Tage und Sommerabende.",
    "Linnen, satijn en prints uit Porto, voor zonnige dagen en zomeravonden.",
    "Lino, satén y estampados diseñados en Oporto, para días de sol y noches de verano.",
  ), "Casa Jacaranda Lda. (demonstração)", "Rua das Fiandeiras 71, 4000-120 Porto, Portugal"),
];
