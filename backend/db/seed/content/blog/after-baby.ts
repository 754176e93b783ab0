import { h, list, p, type Post, quote, shop } from "./post.ts";

export const afterBaby: Post = {
  code: "after-baby",
  category: "style",
  author: "clara",
  date: "2026-07-23",
  scene: "article-after-baby",
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
        p(
          "L’utérus met environ six semaines à retrouver sa place, le reste prend le temps qu’il prend. Inutile donc d’acheter une garde-robe entière au premier mois : cinq pièces qui s’ajustent valent mieux que douze qui iront peut-être. Cherchez ce qui se noue, se croise ou se règle. Un lien à la taille pardonne quatre centimètres dans les deux sens, un bouton n’en pardonne aucun.",
        ),
        h("Ce que le ventre supporte"),
        p(
          "Une ceinture haute d’une dizaine de centimètres, en côte ou en jersey doublé, se pose sur le ventre au lieu de le couper en deux. Après une césarienne, elle passe au-dessus de la cicatrice, qui se trouve juste au-dessus du pubis, là où tombent la plupart des jeans à taille basse. Vérifiez aussi l’envers : une couture épaisse ou un rivet sur une peau sensible suffit à gâcher une journée.",
        ),
        p(
          "Pour la matière, demandez de la tenue et du retour. Deux à cinq pour cent d’élasthanne aident un pantalon à suivre et à revenir ; sans retour, il poche au genou dès que l’on s’accroupit devant le lit à barreaux. Une viscose fluide tombe bien mais garde la trace des gouttes. Un coton serré ou un lin mêlé cache mieux les événements.",
        ),
        shop("woman-bottoms", "Des pantalons qui suivent"),
        h("Allaiter, porter, recommencer"),
        p(
          "La poitrine prend souvent une ou deux tailles de bonnet et change d’une heure à l’autre. Deux systèmes marchent : tout ouvrir devant, ou superposer. Un débardeur que l’on baisse et un haut que l’on soulève gardent le ventre et les épaules au chaud, ce que l’on apprécie à trois heures du matin. Les boutons se manient d’une main, les pressions aussi, la fermeture dans le dos jamais.",
        ),
        p(
          "Pensez au porte-bébé, qui déplace tout. Les encolures larges glissent sous ses bretelles, les hauts courts remontent, la laine bouloche au point de frottement. Un haut qui couvre les hanches reste en place. Les longs colliers restent au tiroir, les boucles pendantes aussi : la main d’un bébé de quatre mois est petite, mais elle ne lâche rien.",
        ),
        list(
          "Lait sur le coton : rincer à l’eau froide, puis laver à 40 °C.",
          "Lait sur la laine ou la soie : eau froide, lessive douce, sans enzymes.",
          "Un petit imprimé sur fond moyen ne raconte à personne ce qui s’est passé au goûter.",
        ),
        shop("woman-tops", "Les hauts, de la chemise au T-shirt"),
        h("Oublier l’étiquette"),
        p(
          "D’une marque à l’autre, la même taille varie de plusieurs centimètres. Coupez l’étiquette si elle vous contrarie. Ce qui compte est de pouvoir s’asseoir, se pencher et porter dix kilos sans tirer sur rien. Dix kilos, c’est à peu près un enfant le jour de son premier anniversaire, manteau compris ; autant que la veste soit prévenue.",
        ),
        p(
          "Mesurez les chaussures aussi. Pendant la grossesse, les ligaments se relâchent et le pied s’allonge parfois de quelques millimètres, sans toujours revenir. Si vos bottines d’avant serrent encore au bout de six mois, ce n’est pas la fatigue. Une demi-pointure de plus, une semelle, et l’on remarche.",
        ),
        quote(
          "Je demande d’abord : qu’est-ce que vous voulez pouvoir faire avec ? Ensuite seulement : de quelle couleur ?",
          "Clara, styliste",
        ),
        h("Les vêtements d’avant"),
        p(
          "Ne les laissez pas au milieu de la penderie, où ils vous jugent chaque matin. Mettez-les dans une boîte, notez une date à six mois, et n’y pensez plus. À l’ouverture, certains iront, d’autres iront bien mieux à quelqu’un d’autre. Une bonne retouche rend une robe pour peu : élargir une couture de côté donne un à deux centimètres, s’il y a de la réserve, et déplacer un bouton n’en demande pas plus.",
        ),
        p(
          "Dites-le aussi à votre styliste : ce que vous aimez montrer, ce que vous préférez oublier quelque temps. Ces réponses changent ; vous pouvez les reprendre avant chaque malle. Nous habillons du XS au 4XL, et aucune de ces lettres n’est un résultat d’examen.",
        ),
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
        p(
          "Die Gebärmutter braucht etwa sechs Wochen, um sich zurückzubilden, alles andere dauert, so lange es dauert. Eine ganze Garderobe im ersten Monat lohnt sich also nicht. Fünf Teile, die mitgehen, sind besser als zwölf, die vielleicht einmal passen. Suchen Sie, was sich binden, wickeln oder verstellen lässt. Ein Bindeband verzeiht vier Zentimeter in beide Richtungen, ein Knopf keinen einzigen.",
        ),
        h("Was der Bauch verträgt"),
        p(
          "Ein Bund von rund zehn Zentimetern Höhe, aus Rippstoff oder doppeltem Jersey, legt sich auf den Bauch, statt ihn zu teilen. Nach einem Kaiserschnitt sitzt er oberhalb der Narbe. Die liegt knapp über dem Schambein, also genau dort, wo die meisten Hüftjeans aufhören. Prüfen Sie auch die Innenseite: Eine dicke Naht oder eine Niete auf empfindlicher Haut verdirbt leicht den ganzen Tag.",
        ),
        p(
          "Beim Stoff kommt es auf Halt und Rücksprung an. Mit zwei bis fünf Prozent Elasthan geht eine Hose mit und kehrt wieder zurück; ohne Rücksprung beult sie aus, sobald man vor dem Gitterbett hockt. Fließende Viskose fällt schön, zeigt aber jeden Tropfen. Dichte Baumwolle oder eine Leinenmischung verschweigt mehr.",
        ),
        shop("woman-bottoms", "Hosen, die mitmachen"),
        h("Stillen, tragen, von vorn"),
        p(
          "Die Brust nimmt oft ein bis zwei Körbchengrößen zu und ändert sich von Stunde zu Stunde. Zwei Lösungen haben sich bewährt: vorn alles öffnen oder in Lagen denken. Ein Top, das man herunterzieht, und ein Oberteil, das man anhebt, halten Bauch und Schultern warm. Nachts um drei ist das viel wert. Knöpfe gehen mit einer Hand, Druckknöpfe auch, ein Reißverschluss im Rücken nie.",
        ),
        p(
          "Denken Sie an die Trage, die alles verschiebt. Weite Ausschnitte rutschen unter die Träger, kurze Oberteile wandern nach oben, Wolle bekommt an den Reibestellen Knötchen. Was über die Hüfte reicht, bleibt, wo es ist. Lange Ketten bleiben in der Schublade und Hängeohrringe auch. Die Hand eines vier Monate alten Babys ist klein, aber loslassen kann sie nicht.",
        ),
        list(
          "Milch auf Baumwolle: kalt ausspülen, dann bei 40 °C waschen.",
          "Milch auf Wolle oder Seide: kaltes Wasser, mildes Waschmittel ohne Enzyme.",
          "Ein kleines Muster auf mittlerem Grund erzählt niemandem, was am Nachmittag geschehen ist.",
        ),
        shop("woman-tops", "Oberteile, von der Bluse bis zum T-Shirt"),
        h("Das Etikett vergessen"),
        p(
          "Von Marke zu Marke unterscheidet sich dieselbe Größe um mehrere Zentimeter. Schneiden Sie das Etikett heraus, wenn es Sie ärgert. Wichtig ist, dass Sie sitzen, sich bücken und zehn Kilo tragen können, ohne dass etwas spannt. Zehn Kilo wiegt ungefähr ein Kind an seinem ersten Geburtstag, Jacke inbegriffen. Gut, wenn Ihre eigene darauf vorbereitet ist.",
        ),
        p(
          "Messen Sie auch die Füße nach. In der Schwangerschaft werden die Bänder lockerer, der Fuß wird manchmal ein paar Millimeter länger und geht nicht immer zurück. Drücken die Stiefeletten von früher nach einem halben Jahr noch immer, liegt es nicht an der Müdigkeit. Eine halbe Nummer größer, eine Einlegesohle, und es läuft sich wieder.",
        ),
        quote("Ich frage zuerst: Was möchten Sie darin tun können? Erst danach: In welcher Farbe?", "Clara, Stylistin"),
        h("Die Kleider von früher"),
        p(
          "Lassen Sie sie nicht mitten im Schrank hängen, wo sie jeden Morgen ein Urteil sprechen. Legen Sie sie in eine Kiste, schreiben Sie ein Datum in sechs Monaten darauf und denken Sie nicht mehr daran. Beim Öffnen passt manches wieder, und manches steht jemand anderem besser. Eine gute Schneiderei rettet ein Kleid für wenig Geld: Eine ausgelassene Seitennaht bringt ein bis zwei Zentimeter, wenn genug Zugabe da ist, ein versetzter Knopf kaum weniger.",
        ),
        p(
          "Sagen Sie auch Ihrer Stylistin, was Sie gern zeigen und was Sie eine Weile lieber vergessen. Solche Antworten ändern sich; vor jedem Koffer können Sie sie überarbeiten. Wir kleiden von XS bis 4XL ein, und keiner dieser Buchstaben ist eine Note.",
        ),
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
        p(
          "De baarmoeder heeft ongeveer zes weken nodig om terug op haar plek te komen, en de rest duurt zo lang als het duurt. Een hele garderobe in de eerste maand heeft dus geen zin. Vijf stukken die meegaan zijn beter dan twaalf die misschien ooit passen. Zoek wat je kunt knopen, overslaan of verstellen. Een strikband vergeeft vier centimeter in beide richtingen, een knoop geen enkele.",
        ),
        h("Wat je buik verdraagt"),
        p(
          "Een band van zo’n tien centimeter hoog, van boordstof of dubbele jersey, gaat op je buik liggen in plaats van hem doormidden te snijden. Na een keizersnede valt hij boven het litteken. Dat zit vlak boven het schaambeen, precies waar de meeste heupjeans ophouden. Kijk ook aan de binnenkant: een dikke naad of een klinknagel op gevoelige huid kan je hele dag bederven.",
        ),
        p(
          "Let bij de stof op stevigheid en terugvering. Met twee tot vijf procent elastaan beweegt een broek mee en komt hij ook terug; zonder die terugvering krijgt hij knieën zodra je voor het ledikant hurkt. Soepele viscose valt mooi maar laat elke druppel zien. Dicht katoen of een mix met linnen verklapt minder.",
        ),
        shop("woman-bottoms", "Broeken die meebewegen"),
        h("Voeden, dragen, opnieuw"),
        p(
          "Je borsten worden vaak een of twee cupmaten groter en veranderen van uur tot uur. Twee manieren werken: alles van voren open, of laagjes. Een hemdje dat je omlaag trekt en een top die je optilt houden je buik en schouders warm, en om drie uur ’s nachts is dat wat waard. Knopen lukken met één hand, drukknopen ook, een rits op de rug nooit.",
        ),
        p(
          "Denk aan de draagzak, die alles verschuift. Wijde halzen glijden onder de banden, korte tops kruipen omhoog, wol gaat pluizen waar het schuurt. Wat over je heupen valt, blijft zitten. Lange kettingen blijven in de la en oorhangers ook. De hand van een baby van vier maanden is klein, maar loslaten kan hij niet.",
        ),
        list(
          "Melk op katoen: koud uitspoelen, dan wassen op 40 °C.",
          "Melk op wol of zijde: koud water, zacht wasmiddel zonder enzymen.",
          "Een kleine print op een middentoon vertelt niemand wat er vanmiddag is gebeurd.",
        ),
        shop("woman-tops", "Tops, van blouse tot T-shirt"),
        h("Vergeet het label"),
        p(
          "Tussen twee merken scheelt dezelfde maat soms centimeters. Knip het label eruit als het je dwarszit. Het gaat erom dat je kunt zitten, bukken en tien kilo dragen zonder dat er iets trekt. Tien kilo weegt een kind ongeveer op zijn eerste verjaardag, jas inbegrepen. Fijn als die van jou daarop voorbereid is.",
        ),
        p(
          "Meet ook je voeten. Tijdens de zwangerschap worden de banden losser, en een voet wordt soms een paar millimeter langer zonder altijd terug te gaan. Knellen je enkellaarsjes van vroeger na een half jaar nog, dan ligt dat niet aan de vermoeidheid. Een halve maat groter, een inlegzool, en je loopt weer.",
        ),
        quote("Ik vraag eerst: wat wil je erin kunnen doen? Daarna pas: in welke kleur?", "Clara, stylist"),
        h("De kleren van vroeger"),
        p(
          "Laat ze niet midden in de kast hangen, waar ze elke ochtend een oordeel vellen. Leg ze in een doos, schrijf er een datum over zes maanden op en denk er niet meer aan. Als je hem opent, past er weer wat, en staat de rest iemand anders beter. Een goede kleermaker redt een jurk voor weinig geld: een uitgelegde zijnaad geeft een of twee centimeter, als er genoeg naad is, en een verzette knoop bijna net zo veel.",
        ),
        p(
          "Vertel het ook je stylist: wat je graag laat zien en wat je liever een tijdje vergeet. Die antwoorden veranderen; voor elke koffer mag je ze aanpassen. We kleden van XS tot 4XL, en geen van die letters is een rapportcijfer.",
        ),
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
        p(
          "El útero tarda unas seis semanas en volver a su sitio, y lo demás tarda lo que tarda. No vale la pena comprar un armario entero el primer mes: cinco prendas que se ajustan valen más que doce que quizá te sirvan. Busca lo que se ata, se cruza o se regula. Un lazo en la cintura perdona cuatro centímetros en los dos sentidos; un botón, ninguno.",
        ),
        h("Lo que aguanta la barriga"),
        p(
          "Una cintura de unos diez centímetros de alto, de canalé o de punto doble, se apoya en la barriga en lugar de partirla en dos. Después de una cesárea queda por encima de la cicatriz, que está justo sobre el pubis, donde terminan casi todos los vaqueros de tiro bajo. Mira también por dentro: una costura gruesa o un remache sobre la piel sensible basta para estropear el día.",
        ),
        p(
          "Del tejido, pide cuerpo y recuperación. Entre un dos y un cinco por ciento de elastano, el pantalón cede y vuelve; sin recuperación, hace bolsas en la rodilla en cuanto te agachas delante de la cuna. Una viscosa fluida cae bien pero enseña cada gota. Un algodón tupido o una mezcla con lino se lo callan mejor.",
        ),
        shop("woman-bottoms", "Pantalones que acompañan"),
        h("Dar el pecho, llevar en brazos, volver a empezar"),
        p(
          "El pecho suele aumentar una o dos copas y cambia de una hora a otra. Hay dos sistemas que funcionan: abrirlo todo por delante o superponer. Una camiseta de tirantes que se baja y otra que se levanta mantienen calientes la barriga y los hombros, y eso a las tres de la madrugada se agradece. Los botones se manejan con una mano, los corchetes también, la cremallera en la espalda nunca.",
        ),
        p(
          "Piensa en la mochila portabebés, que lo mueve todo. Los escotes anchos se escurren bajo los tirantes, las camisetas cortas se suben, la lana hace bolitas donde roza. Lo que cubre la cadera se queda en su sitio. Los collares largos, en el cajón, y los pendientes colgantes también. La mano de un bebé de cuatro meses es pequeña, pero no suelta nada.",
        ),
        list(
          "Leche sobre algodón: aclarar con agua fría y lavar a 40 °C.",
          "Leche sobre lana o seda: agua fría y jabón suave, sin enzimas.",
          "Un estampado pequeño sobre fondo medio no le cuenta a nadie lo que ha pasado en la merienda.",
        ),
        shop("woman-tops", "Camisas, blusas y camisetas"),
        h("Olvida la etiqueta"),
        p(
          "Entre una marca y otra, la misma talla cambia varios centímetros. Corta la etiqueta si te molesta. Lo importante es poder sentarte, agacharte y cargar diez kilos sin que nada tire. Diez kilos pesa más o menos un niño el día de su primer cumpleaños, abrigo incluido; conviene que el tuyo esté avisado.",
        ),
        p(
          "Mídete también los pies. En el embarazo los ligamentos se aflojan y el pie se alarga a veces unos milímetros, sin que siempre vuelva atrás. Si los botines de antes te siguen apretando a los seis meses, no es el cansancio. Medio número más, una plantilla, y a andar.",
        ),
        quote("Primero pregunto: ¿qué quieres poder hacer con ella? Solo después: ¿de qué color?", "Clara, estilista"),
        h("La ropa de antes"),
        p(
          "No la dejes en medio del armario, donde te juzga cada mañana. Métela en una caja, apunta una fecha a seis meses vista y olvídate. Al abrirla, una parte te valdrá y otra le sentará mucho mejor a otra persona. Un buen arreglo salva un vestido por poco dinero: soltar una costura lateral da uno o dos centímetros, si hay tela de reserva, y cambiar un botón de sitio da casi lo mismo.",
        ),
        p(
          "Díselo también a tu estilista: qué te gusta enseñar y qué prefieres olvidar un tiempo. Esas respuestas cambian; puedes retocarlas antes de cada baúl. Vestimos de la XS a la 4XL, y ninguna de esas letras es una nota.",
        ),
      ],
    },
  },
};
