import { h, list, p, type Post, quote } from "./post.ts";

export const howABoxIsMade: Post = {
  code: "how-a-box-is-made",
  category: "behind-the-scenes",
  author: "lotte",
  date: "2026-09-24",
  scene: "parcel",
  texts: {
    fr: {
      slug: "comment-se-compose-une-malle",
      title: "Comment se compose une malle",
      excerpt:
        "De vos réponses au carton fermé : les gestes, les hésitations et les règles que nous ne transgressons pas.",
      blocks: [
        p(
          "Trois semaines avant la livraison, la malle s’ouvre à vos envies. Vous y glissez une pièce vue en boutique, ou rien du tout. Puis vient notre tour.",
        ),
        h("Nous commençons par les jamais"),
        p(
          "Avant de chercher ce qui plaira, nous retirons ce qui ne doit pas y être : une couleur refusée, une matière qui gratte, une pièce que votre enfant ne portera pas. Un « jamais » ne se discute pas, même pour un joli pull.",
        ),
        h("Puis nous construisons des tenues"),
        list(
          "Deux ou trois tenues complètes, plutôt que sept pièces éparses.",
          "Une pièce forte dans chacune, les autres l’accompagnent.",
          "Des couleurs qui se mélangent d’une tenue à l’autre.",
          "Un total qui respecte le budget indiqué.",
        ),
        quote(
          "Je pose tout par terre et je plisse les yeux. Si une pièce se détache, c’est qu’elle n’est pas à sa place.",
          "Lotte, styliste",
        ),
        h("Vous avez le dernier mot"),
        p(
          "L’aperçu vous montre chaque pièce avec la raison de notre choix. Vous en remplacez une, vous laissez un commentaire, ou vous validez. Ensuite seulement nous fermons la malle, avec un mot écrit pour vous.",
        ),
      ],
    },
    de: {
      slug: "wie-ein-koffer-entsteht",
      title: "Wie ein Koffer entsteht",
      excerpt:
        "Von Ihren Antworten bis zum geschlossenen Karton: Handgriffe, Zweifel und Regeln, die wir nicht brechen.",
      blocks: [
        p(
          "Drei Wochen vor der Lieferung öffnet sich der Koffer für Ihre Wünsche. Sie legen ein Teil aus dem Shop hinein oder auch nichts. Dann sind wir an der Reihe.",
        ),
        h("Wir beginnen mit dem Nie"),
        p(
          "Bevor wir suchen, was gefallen wird, nehmen wir heraus, was nicht hineindarf: eine abgelehnte Farbe, ein kratziger Stoff, ein Teil, das Ihr Kind nicht anzieht. Über ein „Nie“ wird nicht verhandelt, auch nicht für einen schönen Pullover.",
        ),
        h("Dann bauen wir Outfits"),
        list(
          "Zwei oder drei vollständige Outfits statt sieben einzelner Teile.",
          "In jedem ein starkes Stück, das die anderen begleiten.",
          "Farben, die sich über die Outfits hinweg mischen lassen.",
          "Eine Summe, die Ihr Budget achtet.",
        ),
        quote(
          "Ich lege alles auf den Boden und kneife die Augen zusammen. Sticht ein Teil heraus, liegt es am falschen Platz.",
          "Lotte, Stylistin",
        ),
        h("Das letzte Wort haben Sie"),
        p(
          "Die Vorschau zeigt jedes Teil mit dem Grund für unsere Wahl. Sie tauschen eines aus, schreiben einen Kommentar oder geben den Koffer frei. Erst dann schließen wir ihn, mit ein paar Zeilen nur für Sie.",
        ),
      ],
    },
    nl: {
      slug: "hoe-een-koffer-ontstaat",
      title: "Hoe een koffer ontstaat",
      excerpt: "Van je antwoorden tot de gesloten doos: handelingen, twijfels en regels waar we niet van afwijken.",
      blocks: [
        p(
          "Drie weken voor de levering gaat de koffer open voor je wensen. Je legt er iets uit de shop in, of niets. Dan zijn wij aan de beurt.",
        ),
        h("We beginnen met nooit"),
        p(
          "Voor we zoeken wat je mooi vindt, halen we eruit wat er niet in mag: een kleur die je niet wilt, een stof die kriebelt, een stuk dat je kind niet draagt. Over ‘nooit’ valt niet te praten, ook niet voor een mooie trui.",
        ),
        h("Dan bouwen we outfits"),
        list(
          "Twee of drie complete outfits in plaats van zeven losse stukken.",
          "In elke outfit één blikvanger, de rest ondersteunt.",
          "Kleuren die je over de outfits heen kunt mengen.",
          "Een totaal dat binnen je budget blijft.",
        ),
        quote(
          "Ik leg alles op de grond en knijp mijn ogen tot spleetjes. Springt er één stuk uit, dan hoort het daar niet.",
          "Lotte, stylist",
        ),
        h("Jij hebt het laatste woord"),
        p(
          "In het voorbeeld zie je elk stuk met de reden van onze keuze. Je vervangt er een, laat een opmerking achter of keurt alles goed. Pas dan sluiten we de koffer, met een briefje voor jou.",
        ),
      ],
    },
    es: {
      slug: "como-se-prepara-un-baul",
      title: "Cómo se prepara un baúl",
      excerpt: "De tus respuestas a la caja cerrada: los gestos, las dudas y las reglas que nunca rompemos.",
      blocks: [
        p(
          "Tres semanas antes de la entrega, el baúl se abre a tus deseos. Metes una prenda de la tienda, o nada. Después nos toca a nosotros.",
        ),
        h("Empezamos por los nunca"),
        p(
          "Antes de buscar lo que gustará, quitamos lo que no debe estar: un color rechazado, un tejido que pica, una prenda que tu peque no se pondrá. Un «nunca» no se discute, ni por un jersey precioso.",
        ),
        h("Luego montamos conjuntos"),
        list(
          "Dos o tres conjuntos completos, en lugar de siete prendas sueltas.",
          "En cada uno, una prenda con carácter; las demás la acompañan.",
          "Colores que se mezclan de un conjunto a otro.",
          "Un total que respeta el presupuesto indicado.",
        ),
        quote(
          "Lo pongo todo en el suelo y entorno los ojos. Si una prenda destaca demasiado, no está en su sitio.",
          "Lotte, estilista",
        ),
        h("La última palabra es tuya"),
        p(
          "La vista previa te enseña cada prenda con el motivo de la elección. Cambias una, dejas un comentario o das el visto bueno. Solo entonces cerramos el baúl, con unas líneas para ti.",
        ),
      ],
    },
  },
};
