import { afterBaby } from "./blog/after-baby.ts";
import { dayWithAnais } from "./blog/day-with-anais.ts";
import { dressingForAParty } from "./blog/dressing-for-a-party.ts";
import { firstSchoolDay } from "./blog/first-school-day.ts";
import { howABoxIsMade } from "./blog/how-a-box-is-made.ts";
import { matchingColours } from "./blog/matching-colours.ts";
import { nurseryWardrobe } from "./blog/nursery-wardrobe.ts";
import { passingOn } from "./blog/passing-on.ts";
import type { CategoryCode, Post, PostText } from "./blog/post.ts";
import { rainyDays } from "./blog/rainy-days.ts";
import { rightSize } from "./blog/right-size.ts";
import { tenPieces } from "./blog/ten-pieces.ts";
import { washingWool } from "./blog/washing-wool.ts";
import { type Localized, localized } from "./localized.ts";

/** Articles, the newest first. */
export const posts: readonly Post[] = [
  dressingForAParty,
  rightSize,
  nurseryWardrobe,
  tenPieces,
  rainyDays,
  washingWool,
  howABoxIsMade,
  dayWithAnais,
  matchingColours,
  passingOn,
  firstSchoolDay,
  afterBaby,
].toSorted((a, b) => b.date.localeCompare(a.date));

interface Category {
  slug: Localized<string>;
  name: Localized<string>;
  description: Localized<string>;
}

export const categories: Readonly<Record<CategoryCode, Category>> = {
  advice: {
    slug: localized("conseils", "ratgeber", "advies", "consejos"),
    name: localized("Conseils", "Ratgeber", "Advies", "Consejos"),
    description: localized(
      "Tailles, matières, lavage : les réponses que nos stylistes donnent le plus souvent.",
      "Größen, Stoffe, Pflege: die Antworten, die unser Styling-Team am häufigsten gibt.",
      "Maten, stoffen, wassen: de antwoorden die onze stylisten het vaakst geven.",
      "Tallas, tejidos, lavado: las respuestas que más repite nuestro equipo de estilistas.",
    ),
  },
  "growing-up": {
    slug: localized("grandir", "gross-werden", "opgroeien", "crecer"),
    name: localized("Grandir", "Groß werden", "Opgroeien", "Crecer"),
    description: localized(
      "De la crèche à la cour de récréation, les vêtements qui suivent les enfants, se boutonnent sans aide et passent au suivant.",
      "Von der Kita bis zum Pausenhof: Kleidung, die mit Kindern Schritt hält, ohne Hilfe zugeht und zum nächsten weiterwandert.",
      "Van de opvang tot het schoolplein: kleren die kinderen bijhouden, die ze zelf aankrijgen en die een volgend kind nog draagt.",
      "De la guardería al patio del cole: ropa que sigue el ritmo de los niños, se ponen sin ayuda y hereda el siguiente.",
    ),
  },
  style: {
    slug: localized("style", "stil", "stijl", "estilo"),
    name: localized("Style", "Stil", "Stijl", "Estilo"),
    description: localized(
      "Couleurs, coupes et garde-robes courtes, pour vous : dix pièces qui se parlent et des matins de sept minutes.",
      "Farben, Schnitte und kleine Garderoben, für Sie: zehn Teile, die sich verstehen, und Morgen von sieben Minuten.",
      "Kleuren, pasvormen en kleine garderobes, voor jou: tien stuks die bij elkaar passen en ochtenden van zeven minuten.",
      "Colores, cortes y armarios pequeños, para ti: diez prendas que se entienden y mañanas de siete minutos.",
    ),
  },
  "behind-the-scenes": {
    slug: localized("coulisses", "hinter-den-kulissen", "achter-de-schermen", "entre-bastidores"),
    name: localized("Coulisses", "Hinter den Kulissen", "Achter de schermen", "Entre bastidores"),
    description: localized(
      "L’atelier, les stylistes et la façon dont une malle se compose, du premier « jamais » au dernier échange.",
      "Das Atelier, das Styling-Team und wie ein Koffer gepackt wird, vom ersten „Nie“ bis zum letzten Tausch.",
      "Het atelier, de stylisten en hoe een koffer wordt samengesteld, van het eerste ‘nooit’ tot de laatste ruil.",
      "El taller, el equipo de estilistas y cómo se prepara un baúl, del primer «nunca» al último cambio.",
    ),
  },
};

const wordsPerMinute = 200;

/** Minutes it takes to read an article at an easy pace; at least one. */
export function readingMinutes({ title, excerpt, blocks }: Pick<PostText, "title" | "excerpt" | "blocks">): number {
  const texts = blocks.flatMap((block) => (block.kind === "list" ? block.items : [block.text]));
  const words = [title, excerpt, ...texts].join(" ").split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
