import { h, list, p, type Post, quote, shop } from "./post.ts";

export const afterBaby: Post = {
  code: "after-baby",
  category: "style",
  author: "clara",
  date: "2026-07-23",
  scene: "woman-hero",
  texts: {
    fr: {
      slug: "s-habiller-apres-bebe",
      title: "S’habiller après bébé",
      excerpt:
        "Le corps a changé, les journées aussi. On ne rentre pas dans ses anciens vêtements : on en choisit d’autres.",
      blocks: [
        p(
          "Les premiers mois, on vit dans ce qui est propre. Puis vient un matin où l’on voudrait se reconnaître dans la glace. Inutile d’attendre une taille d’avant : habillez celle d’aujourd’hui.",
        ),
        h("Peu, mais juste"),
        list(
          "Un pantalon à taille haute et souple, dans une belle matière.",
          "Deux chemises qui s’ouvrent devant, pratiques si vous allaitez.",
          "Une robe portefeuille, qui suit les kilos sans les commenter.",
          "Un grand gilet, à la place du peignoir.",
        ),
        h("Oublier l’étiquette"),
        p(
          "D’une marque à l’autre, la même taille varie de plusieurs centimètres. Coupez l’étiquette si elle vous contrarie. Ce qui compte est de pouvoir s’asseoir, se pencher et porter dix kilos sans tirer sur rien.",
        ),
        quote(
          "Je demande d’abord : qu’est-ce que vous voulez pouvoir faire avec ? Ensuite seulement : de quelle couleur ?",
          "Clara, styliste",
        ),
        p(
          "Dites-le aussi à votre styliste : ce que vous aimez montrer, ce que vous préférez oublier quelque temps. Ces réponses changent ; vous pouvez les reprendre avant chaque malle.",
        ),
        shop("woman-bottoms", "Des pantalons qui suivent"),
      ],
    },
    de: {
      slug: "mode-nach-der-geburt",
      title: "Sich wieder anziehen: Mode nach der Geburt",
      excerpt:
        "Der Körper hat sich verändert, die Tage auch. Man passt nicht in die alten Kleider zurück, man wählt andere.",
      blocks: [
        p(
          "In den ersten Monaten trägt man, was sauber ist. Dann kommt ein Morgen, an dem man sich im Spiegel wiedererkennen möchte. Warten Sie nicht auf eine Größe von früher: Kleiden Sie die von heute.",
        ),
        h("Wenig, aber richtig"),
        list(
          "Eine weiche Hose mit hohem Bund aus schönem Stoff.",
          "Zwei Blusen, die vorn aufgehen, praktisch beim Stillen.",
          "Ein Wickelkleid, das mitgeht, ohne etwas anzumerken.",
          "Eine große Strickjacke statt des Bademantels.",
        ),
        h("Das Etikett vergessen"),
        p(
          "Von Marke zu Marke unterscheidet sich dieselbe Größe um mehrere Zentimeter. Schneiden Sie das Etikett heraus, wenn es Sie ärgert. Wichtig ist, dass Sie sitzen, sich bücken und zehn Kilo tragen können, ohne dass etwas spannt.",
        ),
        quote("Ich frage zuerst: Was möchten Sie darin tun können? Erst danach: In welcher Farbe?", "Clara, Stylistin"),
        p(
          "Sagen Sie auch Ihrer Stylistin, was Sie gern zeigen und was Sie eine Weile lieber vergessen. Solche Antworten ändern sich; vor jedem Koffer können Sie sie überarbeiten.",
        ),
        shop("woman-bottoms", "Hosen, die mitmachen"),
      ],
    },
    nl: {
      slug: "kleding-na-de-bevalling",
      title: "Jezelf aankleden na de bevalling",
      excerpt: "Je lichaam is veranderd, je dagen ook. Je hoeft niet terug in je oude kleren: je kiest andere.",
      blocks: [
        p(
          "De eerste maanden draag je wat schoon is. Dan komt er een ochtend waarop je jezelf wilt herkennen in de spiegel. Wacht niet op een maat van vroeger: kleed de maat van nu.",
        ),
        h("Weinig, maar goed"),
        list(
          "Een soepele broek met hoge taille, van mooie stof.",
          "Twee blouses die aan de voorkant opengaan, handig als je voedt.",
          "Een wikkeljurk, die meebeweegt zonder commentaar.",
          "Een groot vest in plaats van een badjas.",
        ),
        h("Vergeet het label"),
        p(
          "Tussen twee merken scheelt dezelfde maat soms centimeters. Knip het label eruit als het je dwarszit. Het gaat erom dat je kunt zitten, bukken en tien kilo dragen zonder dat er iets trekt.",
        ),
        quote("Ik vraag eerst: wat wil je erin kunnen doen? Daarna pas: in welke kleur?", "Clara, stylist"),
        p(
          "Vertel het ook je stylist: wat je graag laat zien en wat je liever een tijdje vergeet. Die antwoorden veranderen; voor elke koffer mag je ze aanpassen.",
        ),
        shop("woman-bottoms", "Broeken die meebewegen"),
      ],
    },
    es: {
      slug: "vestirse-despues-del-bebe",
      title: "Vestirse después del bebé",
      excerpt: "El cuerpo ha cambiado y los días también. No se vuelve a la ropa de antes: se elige otra.",
      blocks: [
        p(
          "Los primeros meses te pones lo que está limpio. Luego llega una mañana en la que quieres reconocerte en el espejo. No esperes a la talla de antes: viste la de hoy.",
        ),
        h("Poco, pero acertado"),
        list(
          "Un pantalón blando de tiro alto, en un tejido bonito.",
          "Dos camisas que se abran por delante, prácticas si das el pecho.",
          "Un vestido cruzado, que se adapta sin hacer comentarios.",
          "Una chaqueta de punto grande en lugar de la bata.",
        ),
        h("Olvida la etiqueta"),
        p(
          "Entre una marca y otra, la misma talla cambia varios centímetros. Corta la etiqueta si te molesta. Lo importante es poder sentarte, agacharte y cargar diez kilos sin que nada tire.",
        ),
        quote("Primero pregunto: ¿qué quieres poder hacer con ella? Solo después: ¿de qué color?", "Clara, estilista"),
        p(
          "Díselo también a tu estilista: qué te gusta enseñar y qué prefieres olvidar un tiempo. Esas respuestas cambian; puedes retocarlas antes de cada baúl.",
        ),
        shop("woman-bottoms", "Pantalones que acompañan"),
      ],
    },
  },
};
