import { type Localized, localized, type ProfileType } from "./localized.ts";
import { de } from "./testimonials/de.ts";
import { es } from "./testimonials/es.ts";
import { fr } from "./testimonials/fr.ts";
import { nl } from "./testimonials/nl.ts";
import type { TestimonialTexts } from "./testimonials/texts.ts";

export interface Testimonial {
  id: number;
  firstname: string;
  /** Draws the portrait of a woman or a man. */
  isWoman: boolean;
  rating: 1 | 2 | 3 | 4 | 5;
  /** ISO date of the review. */
  date: string;
  profileType: ProfileType;
  /** Who writes: "maman d’Elsa, 4 ans". */
  context: Localized<string>;
  text: Localized<string>;
}

const rows: readonly (readonly [
  firstname: string,
  rating: Testimonial["rating"],
  date: string,
  profileType: ProfileType,
])[] = [
  ["Claire", 5, "2026-10-28", "KID"],
  ["Sven", 5, "2026-10-19", "KID"],
  ["Fleur", 4, "2026-10-11", "KID"],
  ["Marta", 5, "2026-10-02", "KID"],
  ["Nadia", 5, "2026-09-24", "WOMAN"],
  ["Julien", 4, "2026-09-15", "KID"],
  ["Katrin", 5, "2026-09-07", "KID"],
  ["Elena", 3, "2026-08-30", "KID"],
  ["Sophie", 5, "2026-08-21", "WOMAN"],
  ["Bram", 5, "2026-08-12", "KID"],
  ["Amélie", 4, "2026-08-03", "KID"],
  ["Rocío", 5, "2026-07-26", "WOMAN"],
  ["Hanna", 4, "2026-07-17", "WOMAN"],
  ["Yasmine", 5, "2026-07-08", "KID"],
  ["Thomas", 5, "2026-06-29", "KID"],
  ["Marieke", 5, "2026-06-18", "WOMAN"],
  ["Lucía", 4, "2026-06-09", "KID"],
  ["Pauline", 5, "2026-05-30", "KID"],
  ["Annika", 5, "2026-05-21", "KID"],
  ["Odile", 5, "2026-05-11", "KID"],
  ["Isabelle", 4, "2026-05-02", "WOMAN"],
  ["Daan", 3, "2026-04-22", "KID"],
  ["Carmen", 5, "2026-04-12", "WOMAN"],
  ["Mathieu", 5, "2026-04-03", "KID"],
];

const at = (texts: TestimonialTexts, index: number): readonly [string, string] => {
  const found = texts[index];
  if (!found) throw new Error(`No testimonial ${index}`);
  return found;
};

const men: readonly string[] = ["Sven", "Julien", "Bram", "Thomas", "Daan", "Mathieu"];

export const testimonials: readonly Testimonial[] = rows.map(([firstname, rating, date, profileType], index) => ({
  id: index + 1,
  firstname,
  isWoman: !men.includes(firstname),
  rating,
  date,
  profileType,
  context: localized(at(fr, index)[0], at(de, index)[0], at(nl, index)[0], at(es, index)[0]),
  text: localized(at(fr, index)[1], at(de, index)[1], at(nl, index)[1], at(es, index)[1]),
}));

/**
 * Belongs beside the testimonials: whether and how they are verified (Directive 2005/29/EC, article 7(6)).
 * @internal no page shows it yet
 */
export const testimonialVerification: Localized<string> = localized(
  "Seules les personnes qui ont reçu une commande peuvent laisser un avis : nous vous y invitons par e-mail après la livraison et vérifions le numéro de commande. Tous les avis sont publiés, bons ou moins bons, et nous n’offrons rien en échange. Ceux que vous lisez sur ce site de démonstration ont été écrits pour l’exemple.",
  "Nur wer eine Bestellung erhalten hat, kann eine Bewertung schreiben: Wir laden nach der Lieferung per E-Mail dazu ein und prüfen die Bestellnummer. Alle Bewertungen werden veröffentlicht, gute wie weniger gute, und wir geben nichts dafür. Die Bewertungen auf dieser Demoseite wurden als Beispiele verfasst.",
  "Alleen wie een bestelling heeft ontvangen kan een beoordeling schrijven: we nodigen je na de levering uit per e-mail en controleren het bestelnummer. Alle beoordelingen komen online, goed of minder goed, en we geven er niets voor terug. De beoordelingen op deze demosite zijn als voorbeeld geschreven.",
  "Solo quien ha recibido un pedido puede dejar una opinión: te invitamos por correo después de la entrega y comprobamos el número de pedido. Publicamos todas las opiniones, buenas o menos buenas, y no damos nada a cambio. Las que lees en este sitio de demostración se han escrito como ejemplo.",
);
