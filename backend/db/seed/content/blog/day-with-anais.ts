import { h, p, type Post, quote, shop } from "./post.ts";

export const dayWithAnais: Post = {
  code: "day-with-anais",
  category: "behind-the-scenes",
  author: "anais",
  date: "2026-09-10",
  scene: "home-hero",
  texts: {
    fr: {
      slug: "une-journee-avec-anais",
      title: "Une journée avec Anaïs",
      excerpt: "Sept heures du matin à Lyon : un café, quarante bodies et une question, toujours la même.",
      blocks: [
        p(
          "Anaïs commence tôt, quand l’atelier est vide. Elle a travaillé douze ans dans les costumes de théâtre, et il lui en reste une habitude : essayer les fermetures avant de regarder les couleurs.",
        ),
        h("Le matin : les mains"),
        p(
          "Quarante échantillons attendent sur la table. Elle les ouvre, les retourne, tire sur les pressions. Un col qui ne s’élargit pas assez est écarté sans un mot. Un biais qui dépasse aussi.",
        ),
        quote(
          "Un bébé ne dit pas que ça gratte. Il pleure. Alors je passe chaque couture sur l’intérieur de mon poignet.",
          "Anaïs, styliste",
        ),
        h("Midi : les lettres"),
        p(
          "Elle lit les mots laissés par les familles. Une petite fille qui n’aime que les poches. Un garçon qui ne supporte pas les manches longues. Une maman qui demande « du rouge, mais pas trop ». Elle en garde certains au mur.",
        ),
        h("L’après-midi : les malles"),
        p(
          "Elle en compose une douzaine, jamais plus. À partir de la treizième, dit-elle, on choisit par habitude. À dix-sept heures, elle ferme la dernière et glisse dans chacune une carte écrite à la main. La sienne dit souvent la même chose : « Dites-nous ce qui n’allait pas. »",
        ),
        shop("new-in", "Ce qu’Anaïs vient de choisir"),
      ],
    },
    de: {
      slug: "ein-tag-mit-anais",
      title: "Ein Tag mit Anaïs",
      excerpt: "Sieben Uhr morgens in Lyon: ein Kaffee, vierzig Bodys und immer dieselbe Frage.",
      blocks: [
        p(
          "Anaïs fängt früh an, wenn das Atelier noch leer ist. Zwölf Jahre lang hat sie Theaterkostüme gemacht, und eine Gewohnheit ist geblieben: Sie prüft erst die Verschlüsse und dann die Farben.",
        ),
        h("Am Morgen: die Hände"),
        p(
          "Vierzig Muster warten auf dem Tisch. Sie öffnet sie, dreht sie um, zieht an den Druckknöpfen. Ein Ausschnitt, der sich nicht weit genug dehnt, wird wortlos weggelegt. Eine überstehende Kante ebenso.",
        ),
        quote(
          "Ein Baby sagt nicht, dass es kratzt. Es weint. Also streiche ich mit jeder Naht über die Innenseite meines Handgelenks.",
          "Anaïs, Stylistin",
        ),
        h("Am Mittag: die Briefe"),
        p(
          "Sie liest, was die Familien geschrieben haben. Ein Mädchen, das nur Taschen mag. Ein Junge, der lange Ärmel nicht erträgt. Eine Mutter, die sich „Rot, aber nicht zu viel“ wünscht. Manches hängt sie an die Wand.",
        ),
        h("Am Nachmittag: die Koffer"),
        p(
          "Ein Dutzend packt sie, nie mehr. Ab dem dreizehnten, sagt sie, wählt man aus Gewohnheit. Um siebzehn Uhr schließt sie den letzten und legt in jeden eine handgeschriebene Karte. Auf ihrer steht oft dasselbe: „Sagen Sie uns, was nicht gepasst hat.“",
        ),
        shop("new-in", "Was Anaïs gerade ausgesucht hat"),
      ],
    },
    nl: {
      slug: "een-dag-met-anais",
      title: "Een dag met Anaïs",
      excerpt: "Zeven uur ’s ochtends in Lyon: koffie, veertig rompertjes en steeds dezelfde vraag.",
      blocks: [
        p(
          "Anaïs begint vroeg, als het atelier nog leeg is. Twaalf jaar maakte ze theaterkostuums, en één gewoonte bleef: ze probeert eerst de sluitingen en kijkt dan pas naar de kleuren.",
        ),
        h("’s Ochtends: de handen"),
        p(
          "Op tafel liggen veertig proefstukken. Ze maakt ze open, keert ze om, trekt aan de drukknopen. Een hals die niet ver genoeg rekt, gaat zonder een woord opzij. Een rand die uitsteekt ook.",
        ),
        quote(
          "Een baby zegt niet dat het kriebelt. Die huilt. Dus strijk ik elke naad langs de binnenkant van mijn pols.",
          "Anaïs, stylist",
        ),
        h("’s Middags: de briefjes"),
        p(
          "Ze leest wat gezinnen schreven. Een meisje dat alleen van zakken houdt. Een jongen die geen lange mouwen verdraagt. Een moeder die ‘rood, maar niet te veel’ vraagt. Sommige briefjes hangt ze op.",
        ),
        h("Daarna: de koffers"),
        p(
          "Ze stelt er een dozijn samen, nooit meer. Vanaf de dertiende kies je uit gewoonte, zegt ze. Om vijf uur sluit ze de laatste en stopt in elke koffer een handgeschreven kaartje. Op het hare staat vaak hetzelfde: ‘Vertel ons wat er niet goed was.’",
        ),
        shop("new-in", "Wat Anaïs net heeft uitgezocht"),
      ],
    },
    es: {
      slug: "un-dia-con-anais",
      title: "Un día con Anaïs",
      excerpt: "Las siete de la mañana en Lyon: un café, cuarenta bodis y siempre la misma pregunta.",
      blocks: [
        p(
          "Anaïs empieza temprano, con el taller vacío. Pasó doce años haciendo vestuario de teatro y le quedó una costumbre: probar los cierres antes de mirar los colores.",
        ),
        h("Por la mañana: las manos"),
        p(
          "Cuarenta muestras esperan en la mesa. Las abre, les da la vuelta, tira de los corchetes. Un cuello que no cede lo bastante se aparta sin decir nada. Un ribete que sobresale, también.",
        ),
        quote(
          "Un bebé no dice que le pica. Llora. Por eso paso cada costura por la cara interna de la muñeca.",
          "Anaïs, estilista",
        ),
        h("A mediodía: las cartas"),
        p(
          "Lee lo que han escrito las familias. Una niña a la que solo le gustan los bolsillos. Un niño que no soporta las mangas largas. Una madre que pide «rojo, pero no mucho». Algunas las cuelga en la pared.",
        ),
        h("Por la tarde: los baúles"),
        p(
          "Prepara una docena, nunca más. A partir del decimotercero, dice, se elige por costumbre. A las cinco cierra el último y deja en cada uno una tarjeta escrita a mano. La suya suele decir lo mismo: «Cuéntanos qué no os ha gustado».",
        ),
        shop("new-in", "Lo que Anaïs acaba de elegir"),
      ],
    },
  },
};
