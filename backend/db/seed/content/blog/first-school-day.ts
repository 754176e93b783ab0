import { h, list, p, type Post, quote, shop } from "./post.ts";

export const firstSchoolDay: Post = {
  code: "first-school-day",
  category: "growing-up",
  author: "lotte",
  date: "2026-08-13",
  scene: "article-first-school-day",
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
        p(
          "Dans une classe de vingt-cinq, habiller tout le monde pour la récréation prend un quart d’heure quand les enfants savent faire, et la récréation entière quand ils ne savent pas. Choisissez donc des encolures larges, des emmanchures où le poing passe avec la manche du pull, et un pantalon que l’on baisse sans rien défaire. Au petit coin, chaque seconde compte.",
        ),
        h("Ce que l’on sait faire à quel âge"),
        p(
          "Ôter ses chaussettes vient vers dix-huit mois, et l’on s’en félicite moins que l’enfant. À trois ans, beaucoup enfilent un pantalon à élastique et un T-shirt, avec une chance sur deux de le mettre dans le bon sens. Les gros boutons viennent vers quatre ans, la fermeture à engager vers cinq, les lacets entre cinq et sept. Ce sont des moyennes : un gaucher à qui l’on montre en face, comme dans un miroir, apprend souvent plus vite.",
        ),
        p(
          "Un bouton plat de 20 mm se tient mieux qu’un petit de 10, et une boutonnière verticale pardonne davantage qu’une horizontale. Sur la fermeture éclair, c’est le départ qui bloque : un curseur en plastique un peu large se cale plus facilement qu’un fin métal. Faites-la essayer avant d’enlever les étiquettes.",
        ),
        h("S’entraîner une semaine avant"),
        p(
          "Le manteau se pose à plat, capuche vers les pieds ; l’enfant glisse les bras et le passe par-dessus la tête. Répétez-le en jouant, le soir, sans montre. En trois jours, c’est acquis.",
        ),
        p(
          "Pour les chaussures, collez un autocollant coupé en deux, une moitié dans chaque semelle : l’image se recompose quand les pieds sont du bon côté. Pour le pull, l’étiquette derrière, puis « la tête, un tunnel, deux tunnels ». Cela ne demande ni fil ni aiguille et tient toute l’année.",
        ),
        shop("boys", "De quoi courir dans la cour"),
        h("Un vestiaire pour cinq jours"),
        p(
          "Comptez large sur ce qui se salit et court sur ce qui se garde. Cinq hauts, trois bas, deux pulls, sept culottes et sept paires de chaussettes tiennent une semaine avec une seule lessive. Ajoutez un manteau, un imperméable et une paire de rechange qui reste à l’école dans un sac à son nom. La peinture à l’eau part à l’eau froide si l’on s’en occupe le soir ; la terre se brosse une fois sèche, jamais mouillée.",
        ),
        p(
          "Le jersey de tous les jours se lave à 40 °C, sur l’envers, avec des couleurs proches. Les genoux durent plus longtemps si le pantalon a un peu d’aisance : c’est la toile tendue qui casse. Et ne partez pas du principe que l’ourlet fera l’année, un écolier prend environ un demi-centimètre par mois.",
        ),
        shop("girls", "De quoi grimper à la récréation"),
        h("Écrire le nom, partout"),
        list(
          "Sur la languette des chaussures, la lanière du bonnet et l’intérieur des moufles.",
          "Au feutre pour textile sur l’étiquette de composition, repassé à sec pour le fixer.",
          "Sur un ruban cousu dans le col du manteau, qui sert aussi à l’accrocher.",
        ),
        p(
          "À l’extérieur, en revanche, pas de prénom en grosses lettres : un inconnu n’a pas besoin de le lire. Et préférez un tour de cou à une écharpe longue, qui se prend dans le toboggan. La norme européenne EN 14682 exclut d’ailleurs les cordons au col et à la capuche des vêtements d’enfants jusqu’à sept ans ; si un vieux manteau de cousin en porte encore, retirez-les.",
        ),
        quote(
          "Je laisse toujours choisir entre deux tenues. Deux, pas cinq : c’est l’heure de partir.",
          "Lotte, styliste",
        ),
        h("Le premier matin"),
        p(
          "Le premier matin, évitez le neuf. Une tenue déjà portée rassure : elle connaît la maison, et elle ne gratte plus. Les chaussures surtout : faites-les porter quelques après-midi d’août, pour que la première ampoule ne tombe pas le jour du premier ami.",
        ),
        p(
          "Préparez tout la veille, dans l’ordre où l’on s’habille, culotte sur le dessus et manteau dessous. L’enfant prend la pile par le haut et arrive à la porte dans le bon ordre. Il restera cinq minutes ; elles serviront à dire au revoir sans courir, ce qui est la vraie compétence de la rentrée, surtout pour les parents.",
        ),
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
        p(
          "Fünfundzwanzig Kinder für die Pause anzuziehen dauert eine Viertelstunde, wenn sie es können, und sonst die ganze Pause. Wählen Sie deshalb weite Halsausschnitte, Armlöcher, durch die auch die Faust mit dem Pulloverärmel passt, und Hosen, die sich ohne Öffnen herunterziehen lassen. Auf dem Weg zur Toilette zählt jede Sekunde.",
        ),
        h("Was in welchem Alter gelingt"),
        p(
          "Socken ausziehen klappt mit etwa anderthalb Jahren, und das Kind freut sich darüber mehr als Sie. Mit drei schlüpfen viele in Gummizughose und T-Shirt, in der Hälfte der Fälle richtig herum. Große Knöpfe kommen um den vierten Geburtstag, das Einfädeln des Reißverschlusses um den fünften, Schnürsenkel zwischen fünf und sieben. Das sind Durchschnittswerte. Linkshänder lernen es oft schneller, wenn man ihnen gegenübersitzt wie ein Spiegel.",
        ),
        p(
          "Ein flacher Knopf von 20 mm lässt sich besser greifen als einer von 10, und ein senkrechtes Knopfloch verzeiht mehr als ein waagerechtes. Am Reißverschluss hakt immer der Anfang: Ein breiter Kunststoffschieber findet leichter in die Spur als feines Metall. Lassen Sie Ihr Kind das ausprobieren, bevor die Etiketten ab sind.",
        ),
        h("Eine Woche vorher üben"),
        p(
          "Den Mantel flach hinlegen, Kapuze zu den Füßen; das Kind schlüpft in die Ärmel und schwingt ihn über den Kopf. Abends als Spiel, ohne auf die Uhr zu sehen. Nach drei Tagen sitzt es.",
        ),
        p(
          "Für die Schuhe schneiden Sie einen Aufkleber durch und kleben je eine Hälfte auf die Innensohlen: Das Bild wird nur ganz, wenn links links ist. Beim Pullover gilt Etikett nach hinten, dann „Kopf, ein Tunnel, zwei Tunnel“. Nadel und Faden braucht man dafür nicht, und es hält das ganze Schuljahr.",
        ),
        shop("boys", "Für den Pausenhof"),
        h("Kleidung für fünf Tage"),
        p(
          "Rechnen Sie großzügig bei allem, was schmutzig wird, und knapp bei allem, was sauber bleibt. Fünf Oberteile, drei Hosen, zwei Pullover, sieben Unterhosen und sieben Paar Socken reichen für eine Woche mit einer einzigen Wäsche. Dazu ein Mantel, eine Regenjacke und eine Garnitur zum Wechseln, die in einem beschrifteten Beutel in der Schule bleibt. Wasserfarbe geht mit kaltem Wasser heraus, wenn Sie sich noch am Abend darum kümmern. Erde bürstet man aus, wenn sie trocken ist.",
        ),
        p(
          "Jersey für jeden Tag kommt bei 40 °C in die Maschine, auf links und mit ähnlichen Farben. Knie halten länger, wenn die Hose etwas Luft hat, denn es reißt der gespannte Stoff. Und verlassen Sie sich nicht darauf, dass der Saum bis zum Sommer reicht: Ein Schulkind wächst rund einen halben Zentimeter im Monat.",
        ),
        shop("girls", "Zum Klettern in der Pause"),
        h("Den Namen hineinschreiben, überall"),
        list(
          "Auf die Schuhlasche, ins Bündchen der Mütze und in beide Fäustlinge.",
          "Mit Textilstift auf das Pflegeetikett, trocken gebügelt, damit es hält.",
          "Auf ein Band im Mantelkragen, das zugleich der Aufhänger ist.",
        ),
        p(
          "Außen dagegen steht kein Name in großen Buchstaben, Fremde müssen ihn nicht lesen. Statt eines langen Schals, der an der Rutsche hängen bleibt, nehmen Sie besser einen Schlauchschal. Die europäische Norm EN 14682 schließt übrigens Kordeln an Hals und Kapuze bei Kinderkleidung bis sieben Jahre aus. Hat der alte Mantel vom Cousin noch welche, ziehen Sie sie heraus.",
        ),
        quote("Ich lasse immer zwischen zwei Outfits wählen. Zwei, nicht fünf: Wir müssen ja los.", "Lotte, Stylistin"),
        h("Der erste Morgen"),
        p(
          "Am ersten Morgen besser nichts Neues. Ein Outfit, das schon getragen wurde, gibt Sicherheit: Es kennt das Zuhause, und es kratzt nicht mehr. Das gilt vor allem für Schuhe. Ein paar Nachmittage im August genügen, damit die erste Blase nicht auf den Tag der ersten Freundschaft fällt.",
        ),
        p(
          "Legen Sie am Vorabend alles in der Reihenfolge bereit, in der man sich anzieht, die Unterhose zuoberst, den Mantel zuunterst. Ihr Kind nimmt den Stapel von oben und steht richtig angezogen an der Tür. Fünf Minuten bleiben übrig. Sie reichen, um sich ohne Eile zu verabschieden, und das ist die eigentliche Kunst dieses Tages, vor allem für die Eltern.",
        ),
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
        p(
          "Vijfentwintig kinderen aankleden voor het speelkwartier kost een kwartier als ze het kunnen, en het hele speelkwartier als ze het niet kunnen. Kies dus wijde halzen, armsgaten waar de vuist met truimouw en al door past, en een broek die omlaag gaat zonder iets los te maken. Op weg naar de wc telt elke seconde.",
        ),
        h("Wat lukt op welke leeftijd"),
        p(
          "Sokken uittrekken lukt met anderhalf jaar, en je kind is daar trotser op dan jij. Met drie schieten de meeste in een broek met elastiek en een T-shirt, de helft van de keren goed om. Grote knopen komen rond vier jaar, de rits zelf insteken rond vijf, veters strikken tussen vijf en zeven. Het zijn gemiddelden. Een linkshandig kind leert het vaak sneller als je ertegenover gaat zitten, als in een spiegel.",
        ),
        p(
          "Een platte knoop van 20 mm pak je beter vast dan een kleintje van 10, en een verticaal knoopsgat is vergevingsgezinder dan een horizontaal. Bij de rits hapert het begin: een brede kunststof schuiver schuift makkelijker op zijn plek dan fijn metaal. Laat je kind dat uitproberen voordat de kaartjes eraf gaan.",
        ),
        h("Oefen een week van tevoren"),
        p(
          "Leg de jas plat neer, met de capuchon naar de voeten; je kind steekt de armen erin en zwaait hem over het hoofd. Oefen ’s avonds, als spel, zonder klok. Na drie dagen lukt het.",
        ),
        p(
          "Voor de schoenen knip je een sticker doormidden en plak je in elke zool een helft: het plaatje klopt alleen als links links is. Bij de trui gaat het label naar achteren, en dan ‘hoofd, één tunnel, twee tunnels’. Naald en draad heb je er niet voor nodig, en het werkt het hele jaar.",
        ),
        shop("boys", "Voor op het schoolplein"),
        h("Kleren voor vijf dagen"),
        p(
          "Reken ruim met wat vuil wordt en krap met wat schoon blijft. Vijf shirts, drie broeken, twee truien, zeven onderbroeken en zeven paar sokken zijn genoeg voor een week met één was. Daarbij een jas, een regenjas en een setje reservekleren dat in een tas met naam op school blijft. Waterverf spoel je met koud water uit als je het dezelfde avond doet. Modder borstel je eruit als hij droog is, nooit nat.",
        ),
        p(
          "De jersey van elke dag gaat op 40 °C in de machine, binnenstebuiten en met soortgelijke kleuren. Knieën houden het langer vol in een broek met wat ruimte, want strakgespannen stof scheurt het eerst. En reken er niet op dat de zoom het jaar haalt: een schoolkind groeit ongeveer een halve centimeter per maand.",
        ),
        shop("girls", "Om te klimmen in de pauze"),
        h("Schrijf overal de naam in"),
        list(
          "Op de tong van de schoenen, in de boord van de muts en in allebei de wanten.",
          "Met textielstift op het waslabel, en daarna droog gestreken zodat het blijft zitten.",
          "Op een lint in de kraag van de jas, dat meteen het ophanglusje is.",
        ),
        p(
          "Aan de buitenkant hoort geen naam in grote letters, een vreemde hoeft die niet te kunnen lezen. En neem liever een col dan een lange sjaal, die aan de glijbaan blijft haken. De Europese norm EN 14682 sluit trouwens koordjes bij hals en capuchon uit voor kinderkleding tot zeven jaar. Zitten ze nog in de oude jas van een neefje, trek ze er dan uit.",
        ),
        quote("Ik laat altijd kiezen uit twee outfits. Twee, geen vijf: we moeten weg.", "Lotte, stylist"),
        h("De eerste ochtend"),
        p(
          "Trek de eerste ochtend liever niets nieuws aan. Kleren die al gedragen zijn, stellen gerust: ze kennen het huis, en ze kriebelen niet meer. Dat geldt vooral voor schoenen. Een paar middagen in augustus is genoeg, zodat de eerste blaar niet valt op de dag van de eerste vriendschap.",
        ),
        p(
          "Leg de avond ervoor alles klaar in de volgorde van aankleden, onderbroek bovenop, jas onderop. Je kind pakt de stapel van boven af en staat goed gekleed bij de deur. Er blijven vijf minuten over. Die zijn er om zonder haast dag te zeggen, en dat is de echte kunst van die dag, vooral voor de ouders.",
        ),
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
        p(
          "Vestir a veinticinco niños para salir al recreo lleva un cuarto de hora cuando saben hacerlo, y el recreo entero cuando no. Elige, pues, cuellos anchos, sisas por las que pase el puño con la manga del jersey puesta y un pantalón que se baje sin desabrochar nada. Camino del baño, cada segundo cuenta.",
        ),
        h("Qué saben hacer a cada edad"),
        p(
          "Quitarse los calcetines llega al año y medio, y el niño lo celebra más que tú. A los tres, muchos se ponen un pantalón de goma y una camiseta, la mitad de las veces del derecho. Los botones grandes llegan hacia los cuatro, encajar la cremallera hacia los cinco, los cordones entre los cinco y los siete. Son medias. A un zurdo suele ayudarle que te sientes enfrente, como un espejo.",
        ),
        p(
          "Un botón plano de 20 mm se agarra mejor que uno de 10, y un ojal vertical perdona más que uno horizontal. En la cremallera lo difícil es el principio: un tirador ancho de plástico encaja antes que uno fino de metal. Que lo pruebe en casa antes de quitar las etiquetas.",
        ),
        h("Practicar una semana antes"),
        p(
          "El abrigo se extiende en el suelo con la capucha hacia los pies; el niño mete los brazos y se lo pasa por encima de la cabeza. Repetidlo por la noche, jugando y sin reloj. En tres días lo tiene.",
        ),
        p(
          "Para los zapatos, corta una pegatina por la mitad y pega un trozo en cada plantilla: el dibujo solo se completa cuando cada pie está en su sitio. Para el jersey, la etiqueta atrás y luego «cabeza, un túnel, dos túneles». No hace falta ni aguja ni hilo, y sirve todo el curso.",
        ),
        shop("boys", "Para correr en el patio"),
        h("Ropa para cinco días"),
        p(
          "Calcula de más en lo que se ensucia y lo justo en lo que aguanta. Cinco camisetas, tres pantalones, dos jerséis, siete braguitas o calzoncillos y siete pares de calcetines cubren la semana con una sola lavadora. Añade un abrigo, un chubasquero y una muda que se queda en el cole en una bolsa con su nombre. La témpera sale con agua fría si te ocupas esa misma tarde. El barro se cepilla cuando está seco, nunca mojado.",
        ),
        p(
          "La camiseta de diario va a 40 °C, del revés y con colores similares. Las rodillas duran más si el pantalón tiene algo de holgura, porque lo que se rompe es la tela tirante. Y no cuentes con que el bajo aguante todo el curso: a esa edad se crece cerca de medio centímetro al mes.",
        ),
        shop("girls", "Para trepar en el recreo"),
        h("El nombre, en todas partes"),
        list(
          "En la lengüeta de los zapatos, el borde del gorro y el interior de las manoplas.",
          "Con rotulador textil en la etiqueta de composición, planchado en seco para que se fije.",
          "En una cinta cosida al cuello del abrigo, que también sirve para colgarlo.",
        ),
        p(
          "Por fuera, en cambio, nada de nombres en letras grandes: un desconocido no tiene por qué leerlo. Y mejor una braga de cuello que una bufanda larga, que se engancha en el tobogán. La norma europea EN 14682, por cierto, excluye los cordones en el cuello y la capucha de la ropa infantil hasta los siete años. Si el abrigo viejo del primo todavía los tiene, sácalos.",
        ),
        quote("Siempre dejo elegir entre dos conjuntos. Dos, no cinco: hay que salir de casa.", "Lotte, estilista"),
        h("La primera mañana"),
        p(
          "La primera mañana, mejor nada nuevo. Una ropa ya usada tranquiliza: conoce la casa y ya no pica. Sobre todo los zapatos: bastan unas cuantas tardes de agosto para que la primera rozadura no llegue el día de la primera amistad.",
        ),
        p(
          "Prepáralo todo la víspera, en el orden en que se viste uno, con la ropa interior encima y el abrigo debajo. Tu peque coge la pila por arriba y llega a la puerta bien vestido. Sobrarán cinco minutos. Sirven para despedirse sin correr, que es lo que de verdad se aprende ese día, sobre todo los padres.",
        ),
      ],
    },
  },
};
