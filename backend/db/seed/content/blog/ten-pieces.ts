import { h, list, p, type Post, quote, shop } from "./post.ts";

export const tenPieces: Post = {
  code: "ten-pieces",
  category: "style",
  author: "maud",
  date: "2026-10-29",
  scene: "article-ten-pieces",
  texts: {
    fr: {
      slug: "dix-pieces-trente-tenues",
      title: "Dix pièces, trente tenues",
      excerpt: "Une garde-robe courte n’est pas une garde-robe triste. Il suffit que tout se parle.",
      blocks: [
        p(
          "Maud habille des femmes qui ont sept minutes le matin. Sa méthode tient sur une étagère : trois hauts, trois bas, deux mailles, une robe, une veste.",
        ),
        h("Trois couleurs, pas plus"),
        p(
          "Une foncée qui structure, marine ou chocolat. Une claire qui éclaire le visage, écru ou bleu ciel. Et une troisième que vous aimez sans réfléchir. Si chaque haut va avec chaque bas, neuf tenues existent déjà.",
        ),
        p(
          "Le compte est facile à finir. Ces neuf tenues se portent telles quelles, avec le pull ou avec le cardigan : vingt-sept. La robe se porte seule, avec le cardigan ou avec la veste : trente. Les chaussures et les foulards ne sont pas dans le calcul, ils servent à faire croire qu’il y en a quarante.",
        ),
        h("La liste de Maud"),
        list(
          "Une chemise blanche, un T-shirt épais, un haut à rayures.",
          "Un jean droit, un pantalon fluide, une jupe mi-longue.",
          "Un pull col rond et un cardigan qui se porte fermé.",
          "Une robe qui accepte des baskets, une veste qui accepte tout.",
        ),
        p(
          "Épais, pour un T-shirt, se chiffre : autour de 180 à 220 g au mètre carré, le jersey ne laisse plus deviner la couture du soutien-gorge. À 140, il est agréable sous un pull et transparent sans lui. Pour la chemise, glissez la main derrière le tissu près d’une fenêtre ; si vous comptez vos doigts, il faudra un caraco. Pour le jean, un ou deux pour cent d’élasthanne suffisent. Au-delà de quatre, il se détend aux genoux dès midi.",
        ),
        shop("woman-tops", "Les hauts qui vont avec tout"),
        h("L’essai de la chaise"),
        p(
          "Une pièce qui doit servir trente fois passe un examen. Debout, assise, penchée vers un lacet, bras tendus vers une étagère haute : un chemisier qui bâille au troisième bouton bâillera aussi en réunion. Sur une chaise, la jupe doit rester sous le genou sans qu’on la tienne, et la ceinture du pantalon ne doit pas vous apprendre ce que vous avez mangé.",
        ),
        p(
          "La longueur fait le reste. Un pantalon droit s’arrête à la cheville avec des chaussures plates, un centimètre au-dessus du sol avec des talons ; essayez-le avec la paire que vous mettez vraiment. Une veste se ferme sans plisser en X, et sa manche s’arrête à l’os du poignet. L’ourlet et la manche se reprennent pour peu de chose. Les épaules, presque jamais : c’est par elles qu’il faut choisir.",
        ),
        quote(
          "Avant d’acheter, je cherche trois tenues dans l’armoire. Si je n’en trouve que deux, je repose.",
          "Maud, styliste",
        ),
        h("Le prix d’une journée"),
        p(
          "Un manteau à 200 € porté cent fois coûte deux euros par jour. Une robe à 40 € portée une seule fois coûte quarante. Le calcul montre où mettre l’argent : dans ce que l’on porte deux fois par semaine. Les pantalons, les chaussures et la veste méritent la plus belle matière, le haut de la saison peut rester modeste. Pour savoir ce que vous portez vraiment, tournez tous les cintres à l’envers un dimanche et remettez-les à l’endroit après usage : deux mois plus tard, l’armoire répond à votre place.",
        ),
        shop("woman-bottoms", "Les bas qui en font neuf"),
        h("Dix pièces, donc dix lessives"),
        p(
          "Peu de pièces tournent plus vite, il faut donc les ménager. Le jersey se lave à 40 °C sur l’envers, le denim à 30 °C et plus rarement, la maille au programme laine. Laissez vingt-quatre heures de repos entre deux jours de port : les fibres reprennent leur forme et les plis s’en vont seuls. Un cintre large garde l’épaule de la veste, le pull dort plié.",
        ),
        p(
          "Deux fois par an, sortez tout sur le lit. Ce que vous n’avez pas mis depuis un an, hors robe de mariage et combinaison de ski, ne reviendra pas dans la rotation parce que vous le regardez avec remords. Donnez-le, vendez-le, et notez ce qui vous a manqué : c’est la seule liste de courses honnête.",
        ),
        h("Et l’envie, alors ?"),
        p(
          "Elle reste permise, une par saison. Un manteau rouge, un imprimé, une paire de bottines : sur une base calme, l’audace se voit mieux et se démode moins. Dites-la à votre styliste, en une ligne. C’est souvent par cette ligne qu’elle commence, avant d’aller chercher les neuf pièces qui la laisseront parler.",
        ),
      ],
    },
    de: {
      slug: "zehn-teile-dreissig-outfits",
      title: "Zehn Teile, dreißig Outfits",
      excerpt: "Eine kleine Garderobe ist keine langweilige. Es genügt, dass alles miteinander spricht.",
      blocks: [
        p(
          "Maud zieht Frauen an, die morgens sieben Minuten haben. Ihre Methode passt auf ein Regalbrett: drei Oberteile, drei Unterteile, zwei Strickteile, ein Kleid, eine Jacke.",
        ),
        h("Drei Farben, nicht mehr"),
        p(
          "Eine dunkle, die Halt gibt: Marine oder Schokobraun. Eine helle, die das Gesicht zum Leuchten bringt: Creme oder Himmelblau. Und eine dritte, die Sie ohne Nachdenken lieben. Passt jedes Oberteil zu jedem Unterteil, gibt es schon neun Outfits.",
        ),
        p(
          "Der Rest ist Rechnen. Diese neun trägt man pur, mit dem Pullover oder mit der Strickjacke: siebenundzwanzig. Das Kleid geht allein, mit Strickjacke oder mit Jacke: dreißig. Schuhe und Tücher sind nicht mitgezählt. Die sind dazu da, dass alle glauben, es wären vierzig.",
        ),
        h("Die Liste von Maud"),
        list(
          "Eine weiße Bluse, ein festes T-Shirt, ein Ringelshirt.",
          "Eine gerade Jeans, eine fließende Hose, ein halblanger Rock.",
          "Ein Rundhalspullover und eine Strickjacke, die auch geschlossen gut aussieht.",
          "Ein Kleid, das Sneaker verträgt, eine Jacke, die alles verträgt.",
        ),
        p(
          "Wie fest ein T-Shirt ist, lässt sich in Zahlen sagen: Ab etwa 180 bis 220 g pro Quadratmeter zeichnet sich unter dem Jersey kein BH mehr ab. Mit 140 ist es unter dem Pullover angenehm und ohne ihn durchsichtig. Halten Sie bei der Bluse am Fenster die Hand hinter den Stoff; wenn Sie Ihre Finger zählen können, brauchen Sie ein Hemdchen darunter. Bei der Jeans genügen ein bis zwei Prozent Elasthan. Bei mehr als vier beulen die Knie schon mittags aus.",
        ),
        shop("woman-tops", "Oberteile, die zu allem passen"),
        h("Die Stuhlprobe"),
        p(
          "Ein Teil, das dreißigmal dienen soll, muss eine Prüfung bestehen. Stehen, sitzen, zum Schnürsenkel bücken, nach dem obersten Regal greifen: Eine Bluse, die am dritten Knopf aufklafft, tut das auch in der Besprechung. Auf dem Stuhl soll der Rock unter dem Knie bleiben, ohne dass Sie ihn festhalten, und der Hosenbund soll Sie nicht daran erinnern, was es zu Mittag gab.",
        ),
        p(
          "Den Rest macht die Länge. Eine gerade Hose endet bei flachen Schuhen am Knöchel und bei Absätzen einen Zentimeter über dem Boden; probieren Sie mit dem Paar, das Sie wirklich tragen. Eine Jacke schließt, ohne Falten in X-Form zu werfen, und ihr Ärmel endet am Handgelenkknochen. Saum und Ärmel ändert jede Schneiderei für wenig Geld, Schultern fast nie. Also wählt man nach den Schultern.",
        ),
        quote(
          "Bevor ich kaufe, suche ich drei Outfits im Schrank. Finde ich nur zwei, hänge ich es zurück.",
          "Maud, Stylistin",
        ),
        h("Was ein Tag kostet"),
        p(
          "Ein Mantel für 200 €, hundertmal getragen, kostet zwei Euro am Tag. Ein Kleid für 40 €, einmal getragen, kostet vierzig. Die Rechnung zeigt, wo das Geld gut liegt: bei allem, was man zweimal in der Woche anhat. Hosen, Schuhe und Jacke verdienen den besten Stoff, das Oberteil der Saison darf bescheiden bleiben. Wenn Sie wissen möchten, was Sie wirklich tragen, drehen Sie an einem Sonntag alle Bügel verkehrt herum und hängen Sie jeden nach Gebrauch wieder richtig. Zwei Monate später antwortet der Schrank für Sie.",
        ),
        shop("woman-bottoms", "Unterteile für neun Outfits"),
        h("Zehn Teile wollen gepflegt sein"),
        p(
          "Wenige Teile sind öfter an der Reihe, also schont man sie. Jersey wäscht man bei 40 °C auf links, Denim bei 30 °C und seltener, Strick im Wollprogramm. Gönnen Sie allem zwischen zwei Tragetagen vierundzwanzig Stunden Ruhe: Die Fasern finden in ihre Form zurück, und die Falten gehen von selbst. Ein breiter Bügel hält der Jacke die Schultern, der Pullover schläft gefaltet.",
        ),
        p(
          "Legen Sie zweimal im Jahr alles aufs Bett. Was Sie zwölf Monate nicht getragen haben, Hochzeitskleid und Skianzug ausgenommen, kehrt auch durch schlechtes Gewissen nicht in den Alltag zurück. Verschenken oder verkaufen Sie es und schreiben Sie auf, was Ihnen gefehlt hat. Eine ehrlichere Einkaufsliste gibt es nicht.",
        ),
        h("Und die Lust auf Neues?"),
        p(
          "Erlaubt, einmal pro Saison. Ein roter Mantel, ein Muster, ein Paar Stiefeletten: Auf ruhiger Grundlage fällt Mut stärker auf und bleibt länger aktuell. Verraten Sie ihn Ihrer Stylistin in einer Zeile. Oft beginnt sie genau dort und sucht erst danach die neun Teile, die ihn zu Wort kommen lassen.",
        ),
      ],
    },
    nl: {
      slug: "tien-stuks-dertig-outfits",
      title: "Tien stuks, dertig outfits",
      excerpt: "Een kleine garderobe is geen saaie garderobe. Als alles maar bij elkaar past.",
      blocks: [
        p(
          "Maud kleedt vrouwen die ’s ochtends zeven minuten hebben. Haar methode past op één plank: drie bovenstukken, drie onderstukken, twee truien, een jurk, een jasje.",
        ),
        h("Drie kleuren, meer niet"),
        p(
          "Een donkere die houvast geeft, marine of chocoladebruin. Een lichte die je gezicht laat stralen, ecru of hemelsblauw. En een derde waar je zonder nadenken van houdt. Past elk bovenstuk bij elk onderstuk, dan heb je al negen outfits.",
        ),
        p(
          "De rest is rekenen. Die negen draag je zo, met de trui of met het vest: zevenentwintig. De jurk draag je los, met het vest of met het jasje: dertig. Schoenen en sjaals tellen niet mee. Die zijn er om iedereen te laten denken dat het er veertig zijn.",
        ),
        h("De lijst van Maud"),
        list(
          "Een witte blouse, een stevig T-shirt, een streepshirt.",
          "Een rechte jeans, een soepele broek, een halflange rok.",
          "Een trui met ronde hals en een vest dat je ook dicht draagt.",
          "Een jurk die sneakers verdraagt, een jasje dat alles verdraagt.",
        ),
        p(
          "Hoe stevig een T-shirt is, kun je in cijfers zeggen: bij zo’n 180 tot 220 g per vierkante meter tekent je beha zich niet meer af onder de jersey. Met 140 is het fijn onder een trui en doorschijnend zonder. Houd bij een blouse voor het raam je hand achter de stof; kun je je vingers tellen, dan moet er een hemdje onder. In jeans is een of twee procent elastaan genoeg. Met meer dan vier zitten er rond het middaguur al knieën in.",
        ),
        shop("woman-tops", "Bovenstukken die overal bij passen"),
        h("De stoelproef"),
        p(
          "Een stuk dat dertig keer dienst moet doen, legt eerst examen af. Staan, zitten, bukken naar een veter, reiken naar de bovenste plank: een blouse die bij de derde knoop gaapt, gaapt ook in de vergadering. Op een stoel blijft de rok onder de knie zonder dat je hem vasthoudt, en de broekband hoort je niet te vertellen wat je bij de lunch hebt gegeten.",
        ),
        p(
          "De lengte doet de rest. Een rechte broek eindigt bij platte schoenen op de enkel en bij hakken een centimeter boven de grond; pas hem met het paar dat je echt draagt. Een jasje sluit zonder plooien in een X, en de mouw stopt bij het botje van je pols. Zoom en mouw laat je voor weinig geld aanpassen, schouders bijna nooit. Kies dus op de schouders.",
        ),
        quote(
          "Voor ik iets koop, zoek ik drie outfits in de kast. Vind ik er maar twee, dan hang ik het terug.",
          "Maud, stylist",
        ),
        h("Wat een dag kost"),
        p(
          "Een mantel van € 200 die je honderd keer draagt, kost twee euro per dag. Een jurk van € 40 die je één keer draagt, kost er veertig. De som laat zien waar het geld goed zit: in wat je twee keer per week aanhebt. Broeken, schoenen en het jasje verdienen de mooiste stof, het bovenstuk van het seizoen mag bescheiden blijven. Wil je weten wat je echt draagt, draai dan op een zondag alle hangers verkeerd om en hang ze na gebruik weer goed. Twee maanden later geeft de kast het antwoord.",
        ),
        shop("woman-bottoms", "Onderstukken voor negen outfits"),
        h("Tien stuks vragen zorg"),
        p(
          "Wie weinig heeft, draagt alles vaker, en is er dus zuinig op. Jersey was je op 40 °C, binnenstebuiten, denim op 30 °C en minder vaak, breisels met het wolprogramma. Gun elk stuk vierentwintig uur rust tussen twee draagdagen: de vezels vinden hun vorm terug en de kreukels gaan er vanzelf uit. Een brede hanger houdt de schouders van het jasje mooi, de trui slaapt gevouwen.",
        ),
        p(
          "Leg twee keer per jaar alles op bed. Wat je een jaar niet hebt gedragen, trouwjurk en skipak daargelaten, komt ook met een schuldgevoel niet terug in de roulatie. Geef het weg of verkoop het, en schrijf op wat je hebt gemist. Een eerlijker boodschappenlijst bestaat niet.",
        ),
        h("En zin in iets nieuws?"),
        p(
          "Dat mag, één keer per seizoen. Een rode mantel, een print, een paar enkellaarsjes: op een rustige basis valt lef meer op en blijft het langer leuk. Vertel het je stylist in één regel. Vaak begint ze juist daar, en zoekt ze pas daarna de negen stukken die dat lef aan het woord laten.",
        ),
      ],
    },
    es: {
      slug: "diez-prendas-treinta-conjuntos",
      title: "Diez prendas, treinta conjuntos",
      excerpt:
        "Un armario pequeño no es un armario triste. Basta con que todo se entienda: diez prendas, tres colores y algo de cálculo.",
      blocks: [
        p(
          "Maud viste a mujeres que tienen siete minutos por la mañana. Su método cabe en un estante: tres partes de arriba, tres de abajo, dos prendas de punto, un vestido y una chaqueta.",
        ),
        h("Tres colores, no más"),
        p(
          "Uno oscuro que da estructura, marino o chocolate. Uno claro que ilumina la cara, crudo o azul cielo. Y un tercero que te gusta sin pensarlo. Si cada parte de arriba va con cada parte de abajo, ya tienes nueve conjuntos.",
        ),
        p(
          "Lo demás es multiplicar. Esos nueve se llevan tal cual, con el jersey o con el cárdigan: veintisiete. El vestido va solo, con el cárdigan o con la chaqueta: treinta. Los zapatos y los pañuelos no entran en la cuenta, están para que los demás crean que son cuarenta.",
        ),
        h("La lista de Maud"),
        list(
          "Una camisa blanca, una camiseta gruesa, una camiseta de rayas.",
          "Unos vaqueros rectos, un pantalón fluido, una falda midi.",
          "Un jersey de cuello redondo y un cárdigan que también se lleva cerrado.",
          "Un vestido que admita zapatillas, una chaqueta que lo admita todo.",
        ),
        p(
          "Lo gruesa que es una camiseta se dice con números: entre 180 y 220 g por metro cuadrado, el punto ya no deja adivinar el sujetador. Con 140 es agradable bajo un jersey y transparente sin él. Con la camisa, pon la mano detrás de la tela junto a una ventana; si te cuentas los dedos, necesitarás algo debajo. En los vaqueros basta con un uno o un dos por ciento de elastano. Con más de cuatro, a mediodía ya tienen rodilleras.",
        ),
        shop("woman-tops", "Lo que va con todo"),
        h("La prueba de la silla"),
        p(
          "Una prenda que va a servir treinta veces pasa un examen. De pie, sentada, agachada hacia un cordón, con el brazo en el estante de arriba: la camisa que se abre en el tercer botón también se abrirá en la reunión. En la silla, la falda debe quedarse por debajo de la rodilla sin que la sujetes, y la cintura del pantalón no tiene por qué recordarte lo que has comido.",
        ),
        p(
          "El largo hace lo demás. Un pantalón recto termina en el tobillo con zapato plano y a un centímetro del suelo con tacón; pruébatelo con el par que de verdad te pones. Una chaqueta se cierra sin arrugas en forma de X y su manga acaba en el hueso de la muñeca. El bajo y la manga se arreglan por poco dinero. Los hombros, casi nunca: por ellos hay que elegir.",
        ),
        quote(
          "Antes de comprar, busco tres conjuntos en el armario. Si solo encuentro dos, lo dejo.",
          "Maud, estilista",
        ),
        h("Lo que cuesta un día"),
        p(
          "Un abrigo de 200 € que te pones cien veces sale a dos euros al día. Un vestido de 40 € que te pones una sola vez sale a cuarenta. La cuenta enseña dónde poner el dinero: en lo que llevas dos veces por semana. Los pantalones, los zapatos y la chaqueta merecen el mejor tejido; la camiseta de la temporada puede ser modesta. Para saber qué te pones de verdad, da la vuelta a todas las perchas un domingo y endereza cada una después de usarla. A los dos meses, el armario responde por ti.",
        ),
        shop("woman-bottoms", "Pantalones y faldas para nueve conjuntos"),
        h("Diez prendas que hay que mimar"),
        p(
          "Con pocas prendas, cada una trabaja más, así que conviene cuidarlas. La camiseta se lava a 40 °C y del revés, el vaquero a 30 °C y menos veces, el punto con el programa de lana. Deja veinticuatro horas de descanso entre un día de uso y otro: las fibras recuperan su forma y las arrugas se van solas. Una percha ancha conserva el hombro de la chaqueta; el jersey duerme doblado.",
        ),
        p(
          "Dos veces al año, échalo todo encima de la cama. Lo que no te has puesto en doce meses, salvo el vestido de boda y el mono de esquí, no volverá a usarse porque lo mires con remordimiento. Regálalo, véndelo y apunta lo que has echado de menos. No hay lista de la compra más sincera.",
        ),
        h("¿Y los caprichos?"),
        p(
          "Permitidos, uno por temporada. Un abrigo rojo, un estampado, unos botines: sobre una base tranquila, el atrevimiento luce más y cansa menos. Cuéntaselo a tu estilista en una línea. Muchas veces empieza por ahí, y solo después busca las nueve prendas que lo dejarán hablar.",
        ),
      ],
    },
  },
};
