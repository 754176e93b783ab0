import { h, list, p, type Post, quote, shop } from "./post.ts";

export const passingOn: Post = {
  code: "passing-on",
  category: "growing-up",
  author: "ines",
  date: "2026-08-27",
  scene: "collection-denim",
  texts: {
    fr: {
      slug: "faire-durer-les-vetements-d-un-enfant-a-l-autre",
      title: "D’un enfant à l’autre : faire durer les vêtements",
      excerpt:
        "Un bon manteau habille trois enfants. À condition de le choisir, de le réparer et de le ranger comme il faut.",
      blocks: [
        p(
          "Dans la famille d’Inés, une salopette a fait cinq rentrées. Elle a changé de bretelles, gagné deux genoux, perdu un bouton. Elle tient toujours.",
        ),
        h("Choisir ce qui se transmet"),
        list(
          "Des coutures doubles aux épaules et à l’entrejambe.",
          "Un ourlet généreux, que l’on redescend d’un centimètre par an.",
          "Des boutons cousus, que l’on sait remplacer.",
          "Une coupe simple et une couleur que le suivant n’aura pas honte de porter.",
        ),
        h("Réparer tôt"),
        p(
          "Un trou de la taille d’un pois se reprise en dix minutes. Le même trou, une semaine plus tard, demande une pièce. Posez-la des deux côtés : un genou renforcé avant de céder passe inaperçu.",
        ),
        quote(
          "Je couds toujours la pièce en forme de quelque chose. Un nuage n’a jamais l’air d’une réparation.",
          "Inés, styliste",
        ),
        h("Ranger pour retrouver"),
        p(
          "Lavez, laissez sécher deux jours, pliez par taille dans une boîte fermée. Écrivez la taille dessus, pas l’âge : le cadet ne grandit jamais comme l’aînée. Et ce qui ne sert plus à personne peut nous revenir avec une étiquette Littlegeste.",
        ),
        shop("denim", "Les denims qui passent de main en main"),
      ],
    },
    de: {
      slug: "kleidung-von-kind-zu-kind-weitergeben",
      title: "Von Kind zu Kind: Kleidung, die lange hält",
      excerpt: "Ein guter Mantel zieht drei Kinder an. Wenn man ihn richtig auswählt, flickt und aufbewahrt.",
      blocks: [
        p(
          "In der Familie von Inés hat eine Latzhose fünf Schulanfänge erlebt. Neue Träger, zwei verstärkte Knie, ein Knopf weniger. Sie hält noch immer.",
        ),
        h("Aussuchen, was sich vererben lässt"),
        list(
          "Doppelte Nähte an Schultern und Schritt.",
          "Ein großzügiger Saum, den man jedes Jahr einen Zentimeter auslässt.",
          "Angenähte Knöpfe, die sich ersetzen lassen.",
          "Ein schlichter Schnitt in einer Farbe, die auch das nächste Kind gern trägt.",
        ),
        h("Früh flicken"),
        p(
          "Ein erbsengroßes Loch ist in zehn Minuten gestopft. Eine Woche später braucht dasselbe Loch einen Flicken. Nähen Sie ihn auf beide Seiten: Ein Knie, das verstärkt wird, bevor es reißt, fällt niemandem auf.",
        ),
        quote("Mein Flicken hat immer eine Form. Eine Wolke sieht nie nach Reparatur aus.", "Inés, Stylistin"),
        h("So aufbewahren, dass man es wiederfindet"),
        p(
          "Waschen, zwei Tage trocknen lassen, nach Größe in eine geschlossene Kiste legen. Schreiben Sie die Größe darauf, nicht das Alter: Der Jüngere wächst nie wie die Ältere. Und was niemandem mehr dient, darf mit einem Etikett von Littlegeste zu uns zurück.",
        ),
        shop("denim", "Denim zum Weitergeben"),
      ],
    },
    nl: {
      slug: "kleren-doorgeven-van-kind-op-kind",
      title: "Van kind op kind: kleren die lang meegaan",
      excerpt: "Een goede jas kleedt drie kinderen aan. Als je hem goed kiest, herstelt en opbergt.",
      blocks: [
        p(
          "In het gezin van Inés maakte één tuinbroek vijf schooljaren mee. Ze kreeg nieuwe bretels, twee verstevigde knieën en verloor een knoop. Ze gaat nog steeds mee.",
        ),
        h("Kies wat je kunt doorgeven"),
        list(
          "Dubbele naden op de schouders en in het kruis.",
          "Een royale zoom, die je elk jaar een centimeter uitlegt.",
          "Aangenaaide knopen, die je kunt vervangen.",
          "Een eenvoudige snit in een kleur die het volgende kind ook wil dragen.",
        ),
        h("Herstel op tijd"),
        p(
          "Een gaatje zo groot als een erwt stop je in tien minuten. Hetzelfde gaatje vraagt een week later om een lap. Zet die op allebei de kanten: een knie die je verstevigt voordat hij scheurt, valt niemand op.",
        ),
        quote("Mijn lap heeft altijd een vorm. Een wolk lijkt nooit op een reparatie.", "Inés, stylist"),
        h("Berg op om terug te vinden"),
        p(
          "Was, laat twee dagen drogen en vouw per maat in een gesloten doos. Schrijf de maat erop, niet de leeftijd: de jongste groeit nooit zoals de oudste. En wat niemand meer past, mag met een Littlegeste-label naar ons terug.",
        ),
        shop("denim", "Denim om door te geven"),
      ],
    },
    es: {
      slug: "ropa-que-pasa-de-hermano-a-hermano",
      title: "De hermano a hermano: ropa que dura",
      excerpt: "Un buen abrigo viste a tres niños. Si se elige, se arregla y se guarda como toca.",
      blocks: [
        p(
          "En la familia de Inés, un peto ha vivido cinco vueltas al cole. Cambió de tirantes, ganó dos rodilleras y perdió un botón. Ahí sigue.",
        ),
        h("Elegir lo que se hereda"),
        list(
          "Costuras dobles en los hombros y la entrepierna.",
          "Un dobladillo generoso, que se baja un centímetro al año.",
          "Botones cosidos, que se pueden cambiar.",
          "Un corte sencillo y un color que el siguiente se ponga con gusto.",
        ),
        h("Arreglar pronto"),
        p(
          "Un agujero del tamaño de un guisante se zurce en diez minutos. El mismo agujero, una semana después, pide un parche. Ponlo en los dos lados: una rodilla reforzada antes de romperse pasa desapercibida.",
        ),
        quote("Mis parches siempre tienen forma de algo. Una nube nunca parece un arreglo.", "Inés, estilista"),
        h("Guardar para encontrar"),
        p(
          "Lava, deja secar dos días y dobla por tallas en una caja cerrada. Escribe la talla, no la edad: el pequeño nunca crece como la mayor. Y lo que ya no le sirve a nadie puede volver a nosotros con una etiqueta de Littlegeste.",
        ),
        shop("denim", "Vaqueros que pasan de mano en mano"),
      ],
    },
  },
};
