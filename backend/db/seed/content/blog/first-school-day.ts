import { h, list, p, type Post, quote, shop } from "./post.ts";

export const firstSchoolDay: Post = {
  code: "first-school-day",
  category: "growing-up",
  author: "lotte",
  date: "2026-08-13",
  scene: "collection-boys",
  texts: {
    fr: {
      slug: "la-rentree-en-toute-autonomie",
      title: "La rentrée : des vêtements qu’il enfile sans aide",
      excerpt:
        "À l’école, personne ne fermera son bouton. Voici comment choisir ce qu’un enfant met et enlève tout seul.",
      blocks: [
        p(
          "La première fierté de la rentrée n’est pas de savoir lire. C’est d’aller aux toilettes seul et de remettre son manteau avant les autres. Les vêtements y sont pour beaucoup.",
        ),
        h("Ce qui aide"),
        list(
          "Une taille élastique ou un bouton-pression, jamais de ceinture.",
          "Un gros anneau sur la fermeture éclair.",
          "Des chaussures à scratch, avec un repère de couleur à l’intérieur.",
          "Une étiquette devant, ou un petit dessin cousu dans le dos.",
        ),
        h("S’entraîner une semaine avant"),
        p(
          "Le manteau se pose à plat, capuche vers les pieds ; l’enfant glisse les bras et le passe par-dessus la tête. Répétez-le en jouant, le soir, sans montre. En trois jours, c’est acquis.",
        ),
        quote(
          "Je laisse toujours choisir entre deux tenues. Deux, pas cinq : c’est l’heure de partir.",
          "Lotte, styliste",
        ),
        p(
          "Le premier matin, évitez le neuf. Une tenue déjà portée rassure : elle connaît la maison, et elle ne gratte plus.",
        ),
        shop("boys", "De quoi courir dans la cour"),
      ],
    },
    de: {
      slug: "kita-und-schulstart-selbst-anziehen",
      title: "Schulstart: Kleidung, die ohne Hilfe gelingt",
      excerpt: "In der Schule schließt niemand den Knopf. So finden Sie, was ein Kind allein an- und auszieht.",
      blocks: [
        p(
          "Der erste Stolz nach den Ferien ist nicht das Lesen. Es ist, allein zur Toilette zu gehen und den Mantel als Erstes anzuhaben. Die Kleidung trägt viel dazu bei.",
        ),
        h("Was hilft"),
        list(
          "Ein Gummibund oder ein Druckknopf, kein Gürtel.",
          "Ein großer Ring am Reißverschluss.",
          "Schuhe mit Klettverschluss und einem Farbpunkt auf der Innenseite.",
          "Ein Etikett vorn oder ein kleines Bild, hinten eingenäht.",
        ),
        h("Eine Woche vorher üben"),
        p(
          "Den Mantel flach hinlegen, Kapuze zu den Füßen; das Kind schlüpft in die Ärmel und schwingt ihn über den Kopf. Abends als Spiel, ohne auf die Uhr zu sehen. Nach drei Tagen sitzt es.",
        ),
        quote("Ich lasse immer zwischen zwei Outfits wählen. Zwei, nicht fünf: Wir müssen ja los.", "Lotte, Stylistin"),
        p(
          "Am ersten Morgen besser nichts Neues. Ein Outfit, das schon getragen wurde, gibt Sicherheit: Es kennt das Zuhause, und es kratzt nicht mehr.",
        ),
        shop("boys", "Für den Pausenhof"),
      ],
    },
    nl: {
      slug: "naar-school-zelf-aankleden",
      title: "Naar school: kleren die je kind zelf aankrijgt",
      excerpt: "Op school maakt niemand de knoop dicht. Zo kies je wat een kind zelf aan- en uittrekt.",
      blocks: [
        p(
          "De eerste trots na de vakantie is niet lezen. Het is alleen naar de wc gaan en als eerste je jas aanhebben. Kleren helpen daar flink bij.",
        ),
        h("Wat helpt"),
        list(
          "Elastiek in de taille of een drukknoop, geen riem.",
          "Een grote ring aan de rits.",
          "Schoenen met klittenband en een kleurstip aan de binnenkant.",
          "Een label aan de voorkant, of een tekeningetje aan de rugkant.",
        ),
        h("Oefen een week van tevoren"),
        p(
          "Leg de jas plat neer, met de capuchon naar de voeten; je kind steekt de armen erin en zwaait hem over het hoofd. Oefen ’s avonds, als spel, zonder klok. Na drie dagen lukt het.",
        ),
        quote("Ik laat altijd kiezen uit twee outfits. Twee, geen vijf: we moeten weg.", "Lotte, stylist"),
        p(
          "Trek de eerste ochtend liever niets nieuws aan. Kleren die al gedragen zijn, stellen gerust: ze kennen het huis, en ze kriebelen niet meer.",
        ),
        shop("boys", "Voor op het schoolplein"),
      ],
    },
    es: {
      slug: "vuelta-al-cole-vestirse-solos",
      title: "Vuelta al cole: ropa que se ponen solos",
      excerpt: "En el cole nadie les abrochará el botón. Así se elige lo que un niño se pone y se quita sin ayuda.",
      blocks: [
        p(
          "El primer orgullo de septiembre no es saber leer. Es ir al baño sin ayuda y ponerse el abrigo antes que nadie. La ropa tiene mucho que ver.",
        ),
        h("Lo que ayuda"),
        list(
          "Cintura elástica o corchete, nada de cinturones.",
          "Una anilla grande en la cremallera.",
          "Zapatos con velcro y un punto de color por dentro.",
          "Una etiqueta delante, o un dibujito cosido en la espalda.",
        ),
        h("Practicar una semana antes"),
        p(
          "El abrigo se extiende en el suelo con la capucha hacia los pies; el niño mete los brazos y se lo pasa por encima de la cabeza. Repetidlo por la noche, jugando y sin reloj. En tres días lo tiene.",
        ),
        quote("Siempre dejo elegir entre dos conjuntos. Dos, no cinco: hay que salir de casa.", "Lotte, estilista"),
        p("La primera mañana, mejor nada nuevo. Una ropa ya usada tranquiliza: conoce la casa y ya no pica."),
        shop("boys", "Para correr en el patio"),
      ],
    },
  },
};
