import { h, list, p, type Post, quote, shop } from "./post.ts";

export const dayWithAnais: Post = {
  code: "day-with-anais",
  category: "behind-the-scenes",
  author: "anais",
  date: "2026-09-10",
  scene: "article-day-with-anais",
  texts: {
    fr: {
      slug: "une-journee-avec-anais",
      title: "Une journée avec Anaïs",
      excerpt: "Sept heures du matin à Lyon : un café, quarante bodies et une question, toujours la même.",
      blocks: [
        p(
          "Anaïs commence tôt, quand l’atelier est vide. Elle a travaillé douze ans dans les costumes de théâtre, et il lui en reste une habitude : essayer les fermetures avant de regarder les couleurs.",
        ),
        p(
          "Au théâtre, dit-elle, on change une comédienne en quarante secondes, dans le noir, entre deux portes. Un bébé qui a faim laisse à peu près le même délai, avec moins de discipline. D’où sa question, posée à chaque pièce qui passe : est-ce que cela s’ouvre d’une main ?",
        ),
        h("Le matin : les mains"),
        p(
          "Quarante échantillons attendent sur la table. Elle les ouvre, les retourne, tire sur les pressions. Un col qui ne s’élargit pas assez est écarté sans un mot. Un biais qui dépasse aussi.",
        ),
        p(
          "Pour les encolures, elle a un melon. Enfin, une boule de bois de la taille d’un melon : 46 cm de tour, la tête d’un enfant d’un an. Si le col passe sans que le bois grince, il passera sur des oreilles. Celle des nouveau-nés en fait 35, et elle la garde dans la poche de son tablier, comme d’autres leurs clés. Le soir, elle sert de presse-papiers.",
        ),
        quote(
          "Un bébé ne dit pas que ça gratte. Il pleure. Alors je passe chaque couture sur l’intérieur de mon poignet.",
          "Anaïs, styliste",
        ),
        h("Ce qu’elle regarde, dans l’ordre"),
        list(
          "L’ouverture : où elle se trouve, et combien de gestes elle demande.",
          "L’envers : fils flottants, étiquettes rêches, coutures qui font un bourrelet.",
          "Le poids du jersey : autour de 160 g au mètre carré pour l’été, 200 et plus pour l’hiver.",
          "La couleur, en dernier, près de la fenêtre.",
        ),
        p(
          "Le poids se juge à la balance de cuisine. Un carré de dix centimètres de côté, c’est un centième de mètre carré : s’il pèse deux grammes, le jersey en fait deux cents. Elle tend ensuite le tissu devant la vitre, le lâche et compte. Un bon bord-côte revient avant qu’elle ait dit deux ; un mauvais réfléchit. Et tout ce qui lui plaît fait un séjour dans sa propre machine, à 40 °C, parce qu’un vêtement de bébé passe plus de temps dans le tambour que dans le tiroir. Elle trace un trait de 50 cm avant, et le remesure après. Au-delà de deux centimètres perdus, elle demande une taille de plus, ou passe son chemin.",
        ),
        shop("baby", "La sélection bébé"),
        h("Midi : les lettres"),
        p(
          "Elle lit les mots laissés par les familles. Une petite fille qui n’aime que les poches. Un garçon qui ne supporte pas les manches longues. Une maman qui demande « du rouge, mais pas trop ». Elle en garde certains au mur.",
        ),
        p(
          "Le plus ancien tient en une ligne : « Il marche depuis hier. » Elle avait mis un pantalon trop long dans la malle, l’a changé pour un autre, avec un bord-côte à la cheville, et n’a jamais oublié qu’une nouvelle de famille est aussi une mesure. Les plus utiles sont d’ailleurs les moins polis. « Jamais de boutons » vaut dix adjectifs, « elle enlève ses chaussettes en voiture » aussi.",
        ),
        p(
          "Viennent ensuite les raisons des retours. Elle les lit avec un crayon. Trois fois « trop étroit aux cuisses » sur le même pantalon, et elle cesse de le proposer aux petits costauds. Pour elle, une pièce revenue est un renseignement arrivé par la poste.",
        ),
        h("L’après-midi : les malles"),
        p(
          "Elle en compose une douzaine, jamais plus. À partir de la treizième, dit-elle, on choisit par habitude. Chacune commence par une chaise : elle y pose la première tenue, assise comme un enfant, genoux pliés, et regarde ce qui remonte. Puis elle cherche la deuxième avec les restes de la première, pour que le cardigan aille aux deux.",
        ),
        p(
          "Il lui arrive de tout défaire pour une paire de chaussettes. Elle a aussi ses faiblesses, qu’elle surveille : la moutarde, les velours côtelés, les capuches à oreilles. Une par malle au plus, et seulement si la famille n’a rien contre les oreilles.",
        ),
        shop("new-in", "Ce qu’Anaïs vient de choisir"),
        h("Dix-sept heures"),
        p(
          "À dix-sept heures, elle signe la dernière. Le mot qui accompagne l’aperçu dit souvent la même chose : une pièce vous fait hésiter ? touchez-la, j’ai d’autres idées. Puis elle remet les deux boules de bois dans le tiroir, la grande sur la petite, et éteint. Sur la table, il reste un body. Il ne s’ouvrait pas d’une main. Il repartira demain, lui aussi, avec la raison écrite dessus.",
        ),
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
        p(
          "Am Theater, sagt sie, zieht man eine Schauspielerin in vierzig Sekunden um, im Dunkeln, zwischen zwei Türen. Ein hungriges Baby lässt einem ungefähr genauso viel Zeit, nur mit weniger Disziplin. Daher die Frage, die sie jedem Teil stellt: Geht das mit einer Hand auf?",
        ),
        h("Am Morgen: die Hände"),
        p(
          "Vierzig Muster warten auf dem Tisch. Sie öffnet sie, dreht sie um, zieht an den Druckknöpfen. Ein Ausschnitt, der sich nicht weit genug dehnt, wird wortlos weggelegt. Eine überstehende Kante ebenso.",
        ),
        p(
          "Für die Ausschnitte hat sie eine Melone. Genauer gesagt eine Holzkugel, so groß wie eine Melone: 46 cm Umfang, der Kopf eines einjährigen Kindes. Rutscht der Kragen darüber, ohne dass das Holz quietscht, rutscht er auch über Ohren. Die für Neugeborene misst 35 cm, und sie trägt sie in der Schürzentasche wie andere ihre Schlüssel. Abends beschwert sie Papier damit.",
        ),
        quote(
          "Ein Baby sagt nicht, dass es kratzt. Es weint. Also streiche ich mit jeder Naht über die Innenseite meines Handgelenks.",
          "Anaïs, Stylistin",
        ),
        h("Worauf sie achtet, der Reihe nach"),
        list(
          "Die Öffnung: wo sie sitzt und wie viele Handgriffe sie verlangt.",
          "Die Innenseite: lose Fäden, steife Etiketten, Nähte, die einen Wulst bilden.",
          "Das Gewicht des Jerseys: um 160 g pro Quadratmeter im Sommer, 200 und mehr im Winter.",
          "Die Farbe, zuletzt, am Fenster.",
        ),
        p(
          "Das Gewicht verrät die Küchenwaage. Ein Quadrat mit zehn Zentimetern Kantenlänge ist ein Hundertstel Quadratmeter: Wiegt es zwei Gramm, hat der Jersey zweihundert. Danach spannt sie den Stoff vor der Scheibe, lässt los und zählt. Ein gutes Bündchen ist zurück, bevor sie zwei gesagt hat, ein schlechtes denkt noch nach. Und alles, was ihr gefällt, kommt in ihre eigene Waschmaschine, bei 40 °C, denn Babykleidung verbringt mehr Zeit in der Trommel als in der Schublade. Vorher zieht sie einen Strich von 50 cm, nachher misst sie ihn noch einmal. Fehlen mehr als zwei Zentimeter, verlangt sie eine Größe mehr oder geht weiter.",
        ),
        shop("baby", "Unsere Auswahl für Babys"),
        h("Am Mittag: die Briefe"),
        p(
          "Sie liest, was die Familien geschrieben haben. Ein Mädchen, das nur Taschen mag. Ein Junge, der lange Ärmel nicht erträgt. Eine Mutter, die sich „Rot, aber nicht zu viel“ wünscht. Manches hängt sie an die Wand.",
        ),
        p(
          "Die älteste Nachricht besteht aus einer Zeile: „Seit gestern läuft er.“ In den Koffer hatte sie eine zu lange Hose gelegt. Sie tauschte sie gegen eine mit Bündchen am Knöchel und hat nie vergessen, dass auch eine Neuigkeit aus der Familie ein Maß ist. Am nützlichsten sind übrigens die unhöflichen. „Nie Knöpfe“ ersetzt zehn Adjektive, „sie zieht im Auto die Socken aus“ ebenfalls.",
        ),
        p(
          "Danach kommen die Gründe für Rücksendungen an die Reihe, mit dem Bleistift in der Hand. Liest sie dreimal „an den Oberschenkeln zu eng“ über dieselbe Hose, schlägt sie sie kräftigen Kindern nicht mehr vor. Ein Teil, das zurückkommt, ist für sie eine Auskunft per Post.",
        ),
        h("Am Nachmittag: die Koffer"),
        p(
          "Ein Dutzend packt sie, nie mehr. Ab dem dreizehnten, sagt sie, wählt man aus Gewohnheit. Jeder beginnt auf einem Stuhl: Darauf legt sie das erste Outfit, sitzend wie ein Kind, mit angewinkelten Knien, und sieht nach, was hochrutscht. Das zweite sucht sie aus den Resten des ersten, damit die Strickjacke zu beiden passt.",
        ),
        p(
          "Manchmal nimmt sie wegen eines Paars Socken alles wieder auseinander. Sie hat auch Schwächen und behält sie im Auge: Senfgelb, Cord, Kapuzen mit Ohren. Höchstens eine davon pro Koffer, und nur, wenn die Familie nichts gegen Ohren hat.",
        ),
        shop("new-in", "Was Anaïs gerade ausgesucht hat"),
        h("Siebzehn Uhr"),
        p(
          "Um siebzehn Uhr unterschreibt sie den letzten. In den Zeilen zur Vorschau steht oft dasselbe: Ein Teil lässt Sie zögern? Tippen Sie darauf, ich habe noch andere Ideen. Dann legt sie die beiden Holzkugeln in die Schublade, die große auf die kleine, und macht das Licht aus. Auf dem Tisch bleibt ein Body liegen. Er ging nicht mit einer Hand auf. Morgen reist auch er zurück, und der Grund steht dabei.",
        ),
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
        p(
          "In het theater, zegt ze, kleed je een actrice in veertig seconden om, in het donker, tussen twee deuren. Een hongerige baby geeft je ongeveer evenveel tijd, met minder discipline. Vandaar de vraag die ze bij elk stuk stelt: gaat het met één hand open?",
        ),
        h("’s Ochtends: de handen"),
        p(
          "Op tafel liggen veertig proefstukken. Ze maakt ze open, keert ze om, trekt aan de drukknopen. Een hals die niet ver genoeg rekt, gaat zonder een woord opzij. Een rand die uitsteekt ook.",
        ),
        p(
          "Voor de halzen heeft ze een meloen. Of eigenlijk een houten bol zo groot als een meloen: 46 cm omtrek, het hoofd van een kind van één jaar. Glijdt de hals eroverheen zonder dat het hout piept, dan komt hij ook over oren. De bol voor pasgeborenen meet 35 cm en zit in de zak van haar schort, zoals bij anderen de sleutels. ’s Avonds is het een presse-papier.",
        ),
        quote(
          "Een baby zegt niet dat het kriebelt. Die huilt. Dus strijk ik elke naad langs de binnenkant van mijn pols.",
          "Anaïs, stylist",
        ),
        h("Waar ze op let, in deze volgorde"),
        list(
          "De opening: waar ze zit en hoeveel handelingen ze vraagt.",
          "De binnenkant: losse draden, stugge labels, naden die een richel vormen.",
          "Het gewicht van de jersey: rond 160 g per vierkante meter voor de zomer, 200 en meer voor de winter.",
          "De kleur, als laatste, bij het raam.",
        ),
        p(
          "Het gewicht lees je af op een keukenweegschaal. Een lapje van tien bij tien centimeter is een honderdste vierkante meter: weegt het twee gram, dan is het jersey van tweehonderd. Daarna trekt ze de stof strak voor het raam, laat los en telt. Een goede boord is terug voor ze twee heeft gezegd, een slechte denkt nog na. En alles wat haar bevalt gaat in haar eigen wasmachine, op 40 °C, want babykleren zijn vaker in de trommel dan in de la. Vooraf zet ze een streep van 50 cm, achteraf meet ze die na. Is er meer dan twee centimeter weg, dan vraagt ze een maat groter of laat ze het schieten.",
        ),
        shop("baby", "Onze babyselectie"),
        h("’s Middags: de briefjes"),
        p(
          "Ze leest wat gezinnen schreven. Een meisje dat alleen van zakken houdt. Een jongen die geen lange mouwen verdraagt. Een moeder die ‘rood, maar niet te veel’ vraagt. Sommige briefjes hangt ze op.",
        ),
        p(
          "Het oudste is één regel lang: ‘Hij loopt sinds gisteren.’ In de koffer lag een te lange broek. Ze ruilde hem voor een broek met een boord om de enkel en is nooit vergeten dat nieuws uit een gezin ook een maat is. De nuttigste briefjes zijn trouwens de onbeleefdste. ‘Nooit knopen’ is tien bijvoeglijke naamwoorden waard, ‘ze trekt in de auto haar sokken uit’ ook.",
        ),
        p(
          "Dan komen de redenen van de retouren, met een potlood erbij. Staat er drie keer ‘te smal bij de dijen’ over dezelfde broek, dan stelt ze hem niet meer voor aan stevige kleintjes. Een stuk dat terugkomt is voor haar gewoon informatie per post.",
        ),
        h("Daarna: de koffers"),
        p(
          "Ze stelt er een dozijn samen, nooit meer. Vanaf de dertiende kies je uit gewoonte, zegt ze. Elke koffer begint op een stoel: daar legt ze de eerste outfit op, zittend als een kind, met gebogen knieën, en ze kijkt wat er opkruipt. De tweede zoekt ze bij de resten van de eerste, zodat het vestje bij allebei past.",
        ),
        p(
          "Soms haalt ze alles weer uit elkaar om één paar sokken. Ze heeft ook zwakke plekken, en die houdt ze in de gaten: mosterdgeel, ribfluweel, capuchons met oren. Hooguit één per koffer, en alleen als het gezin niets tegen oren heeft.",
        ),
        shop("new-in", "Wat Anaïs net heeft uitgezocht"),
        h("Vijf uur"),
        p(
          "Om vijf uur zet ze haar naam onder de laatste. In het briefje bij het voorbeeld staat vaak hetzelfde: twijfel je over een stuk? Tik erop, ik heb nog andere ideeën. Dan legt ze de twee houten bollen in de la, de grote op de kleine, en doet het licht uit. Op tafel blijft één rompertje liggen. Het ging niet met één hand open. Morgen gaat het ook terug, met de reden erbij.",
        ),
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
        p(
          "En el teatro, dice, a una actriz se la cambia en cuarenta segundos, a oscuras, entre dos puertas. Un bebé con hambre deja más o menos el mismo tiempo, con menos disciplina. De ahí la pregunta que le hace a cada prenda: ¿se abre con una sola mano?",
        ),
        h("Por la mañana: las manos"),
        p(
          "Cuarenta muestras esperan en la mesa. Las abre, les da la vuelta, tira de los corchetes. Un cuello que no cede lo bastante se aparta sin decir nada. Un ribete que sobresale, también.",
        ),
        p(
          "Para los cuellos tiene un melón. Bueno, una bola de madera del tamaño de un melón: 46 cm de contorno, la cabeza de un niño de un año. Si el cuello pasa sin que chirríe la madera, pasará también por unas orejas. La de los recién nacidos mide 35 cm y la lleva en el bolsillo del delantal, como otros las llaves. Por la noche hace de pisapapeles.",
        ),
        quote(
          "Un bebé no dice que le pica. Llora. Por eso paso cada costura por la cara interna de la muñeca.",
          "Anaïs, estilista",
        ),
        h("Lo que mira, por orden"),
        list(
          "La abertura: dónde está y cuántos gestos pide.",
          "El revés: hilos sueltos, etiquetas ásperas, costuras que abultan.",
          "El peso del punto: unos 160 g por metro cuadrado para el verano, 200 o más para el invierno.",
          "El color, lo último, junto a la ventana.",
        ),
        p(
          "El peso lo dice la báscula de la cocina. Un cuadrado de diez centímetros de lado es la centésima parte de un metro cuadrado: si pesa dos gramos, el punto es de doscientos. Luego estira la tela delante del cristal, la suelta y cuenta. Un buen canalé vuelve antes de que diga dos; uno malo se lo piensa. Y todo lo que le gusta pasa por su propia lavadora, a 40 °C, porque la ropa de bebé está más rato en el tambor que en el cajón. Antes traza una raya de 50 cm y después la vuelve a medir. Si faltan más de dos centímetros, pide una talla más o la deja pasar.",
        ),
        shop("baby", "La selección para bebés"),
        h("A mediodía: las cartas"),
        p(
          "Lee lo que han escrito las familias. Una niña a la que solo le gustan los bolsillos. Un niño que no soporta las mangas largas. Una madre que pide «rojo, pero no mucho». Algunas las cuelga en la pared.",
        ),
        p(
          "La más antigua tiene una línea: «Anda desde ayer». En el baúl había un pantalón demasiado largo; lo cambió por otro con canalé en el tobillo y no ha olvidado que una noticia de familia también es una medida. Las más útiles, por cierto, son las menos educadas. «Botones nunca» vale por diez adjetivos, y «se quita los calcetines en el coche», también.",
        ),
        p(
          "Después llegan los motivos de las devoluciones. Los lee con un lápiz. Si encuentra tres veces «estrecho de muslos» sobre el mismo pantalón, deja de proponérselo a los más robustos. Para ella, una prenda que vuelve es una información que llega por correo.",
        ),
        h("Por la tarde: los baúles"),
        p(
          "Prepara una docena, nunca más. A partir del decimotercero, dice, se elige por costumbre. Cada uno empieza en una silla: allí coloca el primer conjunto, sentado como un niño, con las rodillas dobladas, y mira qué se sube. El segundo lo busca con lo que sobra del primero, para que el cárdigan vaya con los dos.",
        ),
        p(
          "A veces lo deshace todo por un par de calcetines. También tiene debilidades, y las vigila: el mostaza, la pana, las capuchas con orejas. Una por baúl como mucho, y solo si la familia no tiene nada contra las orejas.",
        ),
        shop("new-in", "Lo que Anaïs acaba de elegir"),
        h("Las cinco"),
        p(
          "A las cinco firma el último. La nota que acompaña la vista previa suele decir lo mismo: ¿una prenda te hace dudar? Tócala, tengo otras ideas. Luego guarda las dos bolas de madera en el cajón, la grande encima de la pequeña, y apaga la luz. En la mesa queda un bodi. No se abría con una sola mano. Mañana también se irá de vuelta, con el motivo escrito.",
        ),
      ],
    },
  },
};
