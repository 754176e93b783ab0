import { h, list, p, type Post, quote, shop } from "./post.ts";

export const rainyDays: Post = {
  code: "rainy-days",
  category: "advice",
  author: "bastien",
  date: "2026-10-22",
  scene: "collection-rain",
  texts: {
    fr: {
      slug: "il-pleut-tant-mieux",
      title: "Il pleut ? Tant mieux",
      excerpt:
        "Trois couches, une paire de bottes et l’autorisation de sauter : l’automne à Nantes nous a tout appris.",
      blocks: [
        p(
          "À Nantes, on ne reporte pas une promenade parce qu’il pleut. Sinon, on ne sortirait plus d’octobre à mars. On apprend donc à habiller les enfants pour le dehors plutôt qu’à les garder dedans.",
        ),
        h("La règle des trois couches"),
        list(
          "Contre la peau, du coton fin ou un mélange doux, qui n’irrite pas quand on transpire.",
          "Au milieu, une maille ou un molleton qui garde la chaleur.",
          "Dessus, un ciré sans doublure épaisse, assez large pour tout laisser bouger.",
        ),
        p(
          "L’erreur fréquente : un gros manteau sur un T-shirt. Au bout de dix minutes de course, l’enfant a trop chaud et l’ouvre en grand.",
        ),
        h("Les pieds d’abord"),
        p(
          "Des bottes à la bonne pointure, avec une chaussette qui monte plus haut que la tige. Retirez la semelle le soir, glissez du papier journal, et tout est sec au matin.",
        ),
        quote("Un enfant mouillé qui s’amuse n’a pas froid. Un enfant sec qui attend, si.", "Bastien, styliste"),
        p(
          "De retour, suspendez le ciré déplié, loin du radiateur : la chaleur abîme l’enduction et c’est elle qui fait perler l’eau.",
        ),
        shop("rain-days", "Tout pour les jours de pluie"),
      ],
    },
    de: {
      slug: "es-regnet-umso-besser",
      title: "Es regnet? Umso besser",
      excerpt:
        "Drei Schichten, ein Paar Stiefel und die Erlaubnis zu springen: Der Herbst in Nantes hat uns alles beigebracht.",
      blocks: [
        p(
          "In Nantes verschiebt niemand einen Spaziergang wegen Regen. Sonst käme man von Oktober bis März nicht vor die Tür. Also lernt man, Kinder für draußen anzuziehen, statt sie drinnen zu halten.",
        ),
        h("Die Regel der drei Schichten"),
        list(
          "Auf der Haut feine Baumwolle oder eine weiche Mischung, die beim Schwitzen nicht reizt.",
          "In der Mitte Strick oder Sweatstoff, der die Wärme hält.",
          "Darüber eine Regenjacke ohne dickes Futter, weit genug für jede Bewegung.",
        ),
        p(
          "Der häufigste Fehler: ein dicker Mantel über einem T-Shirt. Nach zehn Minuten Toben ist dem Kind zu warm, und der Mantel steht offen.",
        ),
        h("Zuerst die Füße"),
        p(
          "Stiefel in der richtigen Größe und Socken, die höher reichen als der Schaft. Abends die Sohle herausnehmen, Zeitungspapier hineinstecken, und am Morgen ist alles trocken.",
        ),
        quote("Ein nasses Kind, das spielt, friert nicht. Ein trockenes, das wartet, schon.", "Bastien, Stylist"),
        p(
          "Zu Hause die Jacke ausgebreitet aufhängen, weit weg von der Heizung: Hitze schadet der Beschichtung, und gerade sie lässt das Wasser abperlen.",
        ),
        shop("rain-days", "Alles für Regentage"),
      ],
    },
    nl: {
      slug: "het-regent-des-te-beter",
      title: "Het regent? Des te beter",
      excerpt: "Drie lagen, een paar laarzen en toestemming om te springen: de herfst in Nantes leerde ons alles.",
      blocks: [
        p(
          "In Nantes stelt niemand een wandeling uit omdat het regent. Anders kwam je van oktober tot maart de deur niet uit. Dus leer je kinderen op buiten te kleden in plaats van ze binnen te houden.",
        ),
        h("De regel van drie lagen"),
        list(
          "Op de huid fijn katoen of een zachte mix, die niet prikt als je zweet.",
          "In het midden een trui of sweater die de warmte vasthoudt.",
          "Daarover een regenjas zonder dikke voering, ruim genoeg om in te bewegen.",
        ),
        p(
          "De bekendste vergissing: een dikke jas over een T-shirt. Na tien minuten rennen heeft je kind het te warm en hangt de jas open.",
        ),
        h("Eerst de voeten"),
        p(
          "Laarzen in de goede maat, met sokken die boven de schacht uitkomen. Haal ’s avonds de zool eruit, stop er krantenpapier in, en de volgende ochtend is alles droog.",
        ),
        quote("Een nat kind dat speelt, heeft het niet koud. Een droog kind dat wacht wel.", "Bastien, stylist"),
        p(
          "Hang de jas thuis uitgevouwen op, ver van de verwarming: hitte beschadigt de coating, en juist die laat het water eraf rollen.",
        ),
        shop("rain-days", "Alles voor regendagen"),
      ],
    },
    es: {
      slug: "llueve-mucho-mejor",
      title: "¿Llueve? Mucho mejor",
      excerpt: "Tres capas, unas botas y permiso para saltar: el otoño de Nantes nos lo ha enseñado todo.",
      blocks: [
        p(
          "En Nantes nadie aplaza un paseo porque llueva. Si no, no saldríamos de casa de octubre a marzo. Así que aprendemos a vestir a los niños para estar fuera, en lugar de dejarlos dentro.",
        ),
        h("La regla de las tres capas"),
        list(
          "Sobre la piel, algodón fino o una mezcla suave que no irrite al sudar.",
          "En medio, punto o felpa que guarde el calor.",
          "Encima, un chubasquero sin forro grueso, con sitio para moverse.",
        ),
        p(
          "El error más común: un abrigo gordo sobre una camiseta. A los diez minutos de correr, tienen calor y lo llevan abierto.",
        ),
        h("Primero, los pies"),
        p(
          "Botas de su número y calcetines más altos que la caña. Por la noche, saca la plantilla, mete papel de periódico y por la mañana estarán secas.",
        ),
        quote("Un niño mojado que juega no tiene frío. Uno seco que espera, sí.", "Bastien, estilista"),
        p(
          "Al volver, cuelga el chubasquero abierto y lejos del radiador: el calor estropea el recubrimiento, y es él quien hace resbalar el agua.",
        ),
        shop("rain-days", "Todo para los días de lluvia"),
      ],
    },
  },
};
