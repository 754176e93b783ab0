import { h, list, p, type Post, quote, shop } from "./post.ts";

export const washingWool: Post = {
  code: "washing-wool",
  category: "advice",
  author: "ilse",
  date: "2026-10-08",
  scene: "collection-knitwear",
  texts: {
    fr: {
      slug: "laver-la-laine-sans-la-feutrer",
      title: "Laver la laine sans la feutrer",
      excerpt: "La laine se lave moins souvent qu’on ne croit, et plus simplement qu’on ne le craint.",
      blocks: [
        p(
          "Un pull de laine feutré fait une très jolie veste de poupée, mais c’est rarement ce que l’on voulait. Trois choses feutrent la laine : la chaleur, le frottement et les changements brusques de température. Évitez-les et tout se passe bien.",
        ),
        h("D’abord, aérer"),
        p(
          "La fibre se débarrasse seule de bien des odeurs. Une nuit à la fenêtre, à l’abri de la pluie, remplace la plupart des lavages. Une tache se traite à l’éponge humide, tout de suite.",
        ),
        h("Quand il faut vraiment laver"),
        list(
          "Retournez le pull et fermez les boutons.",
          "Programme laine, 30 °C au plus, essorage doux, lessive pour laine.",
          "À la main : même température pour le lavage et le rinçage, sans tordre.",
          "Roulez dans une serviette, pressez, puis séchez à plat.",
        ),
        quote("Un pull suspendu mouillé prend la taille de votre grand frère.", "Ilse, styliste"),
        h("Les petites boules"),
        p(
          "Elles viennent là où ça frotte, sous les bras et sur les côtés. Ce n’est pas un défaut : passez un peigne à laine une fois par saison, à plat, sans appuyer. Rangez ensuite les pulls pliés, jamais sur cintre.",
        ),
        shop("knitwear", "Les mailles de la saison"),
      ],
    },
    de: {
      slug: "wolle-waschen-ohne-verfilzen",
      title: "Wolle waschen, ohne dass sie verfilzt",
      excerpt: "Wolle muss seltener gewaschen werden, als man glaubt, und es ist einfacher, als man fürchtet.",
      blocks: [
        p(
          "Aus einem verfilzten Wollpullover wird eine hübsche Puppenjacke, nur war das selten der Plan. Drei Dinge verfilzen Wolle: Hitze, Reibung und plötzliche Temperaturwechsel. Wer sie meidet, hat nichts zu befürchten.",
        ),
        h("Erst einmal lüften"),
        p(
          "Die Faser wird viele Gerüche von selbst los. Eine Nacht am Fenster, vor Regen geschützt, ersetzt die meisten Wäschen. Flecken behandeln Sie sofort mit einem feuchten Schwamm.",
        ),
        h("Wenn es wirklich sein muss"),
        list(
          "Pullover auf links drehen und Knöpfe schließen.",
          "Wollprogramm, höchstens 30 °C, sanft schleudern, Wollwaschmittel.",
          "Von Hand: Wasch- und Spülwasser gleich warm, nicht wringen.",
          "In ein Handtuch rollen, ausdrücken und liegend trocknen.",
        ),
        quote("Ein nass aufgehängter Pullover passt am Ende dem großen Bruder.", "Ilse, Stylistin"),
        h("Die kleinen Knötchen"),
        p(
          "Sie entstehen, wo es reibt: unter den Armen und an den Seiten. Das ist kein Fehler. Einmal pro Saison mit einem Wollkamm darübergehen, liegend und ohne Druck. Danach die Pullover falten, nie auf den Bügel hängen.",
        ),
        shop("knitwear", "Strick für diese Saison"),
      ],
    },
    nl: {
      slug: "wol-wassen-zonder-vervilten",
      title: "Wol wassen zonder dat hij vervilt",
      excerpt: "Wol hoeft minder vaak in de was dan je denkt, en het gaat makkelijker dan je vreest.",
      blocks: [
        p(
          "Van een vervilte wollen trui maak je een prachtig poppenjasje, maar dat was zelden de bedoeling. Drie dingen doen wol vervilten: hitte, wrijving en plotselinge temperatuurverschillen. Vermijd die, en er gebeurt niets.",
        ),
        h("Eerst luchten"),
        p(
          "De vezel raakt veel geurtjes vanzelf kwijt. Een nacht bij het raam, uit de regen, vervangt de meeste wasbeurten. Vlekken dep je meteen met een vochtige spons.",
        ),
        h("Als het echt moet"),
        list(
          "Keer de trui binnenstebuiten en doe de knoopjes dicht.",
          "Wolprogramma, hooguit 30 °C, zacht centrifugeren, wolwasmiddel.",
          "Met de hand: was- en spoelwater even warm, niet wringen.",
          "Rol in een handdoek, druk uit en laat plat drogen.",
        ),
        quote("Een trui die je nat ophangt, past daarna je grote broer.", "Ilse, stylist"),
        h("De pluisjes"),
        p(
          "Die ontstaan waar het schuurt: onder de armen en aan de zijkant. Het is geen fout. Ga er één keer per seizoen met een wolkam overheen, plat en zonder te drukken. Vouw truien daarna op, hang ze nooit op een hanger.",
        ),
        shop("knitwear", "Breisels van dit seizoen"),
      ],
    },
    es: {
      slug: "lavar-la-lana-sin-que-encoja",
      title: "Lavar la lana sin que encoja",
      excerpt: "La lana se lava menos de lo que creemos, y es más fácil de lo que tememos.",
      blocks: [
        p(
          "Un jersey de lana encogido es una chaqueta de muñeca preciosa, pero pocas veces era la idea. Tres cosas apelmazan la lana: el calor, el roce y los cambios bruscos de temperatura. Evítalas y todo irá bien.",
        ),
        h("Primero, airear"),
        p(
          "La fibra pierde sola muchos olores. Una noche junto a la ventana, a salvo de la lluvia, sustituye a la mayoría de los lavados. Las manchas se tratan enseguida con una esponja húmeda.",
        ),
        h("Cuando de verdad toca lavar"),
        list(
          "Dale la vuelta al jersey y abrocha los botones.",
          "Programa de lana, 30 °C como mucho, centrifugado suave, detergente para lana.",
          "A mano: la misma temperatura para lavar y aclarar, sin retorcer.",
          "Enróllalo en una toalla, aprieta y sécalo en horizontal.",
        ),
        quote("Un jersey colgado mojado acaba con la talla de tu hermano mayor.", "Ilse, estilista"),
        h("Las bolitas"),
        p(
          "Salen donde hay roce, bajo los brazos y en los costados. No es un defecto: pasa un peine para lana una vez por temporada, en plano y sin apretar. Después guarda los jerséis doblados, nunca en percha.",
        ),
        shop("knitwear", "El punto de la temporada"),
      ],
    },
  },
};
