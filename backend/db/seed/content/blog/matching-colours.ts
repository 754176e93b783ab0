import { h, list, p, type Post, quote, shop } from "./post.ts";

export const matchingColours: Post = {
  code: "matching-colours",
  category: "style",
  author: "clara",
  date: "2026-09-03",
  scene: "article-matching-colours",
  texts: {
    fr: {
      slug: "marier-les-couleurs-sans-se-tromper",
      title: "Marier les couleurs sans se tromper",
      excerpt: "Il n’y a pas de mauvais goût, seulement des couleurs qui n’ont pas été présentées.",
      blocks: [
        p(
          "Clara a peint avant d’habiller. Elle en a gardé une règle de palette : une couleur n’est jamais laide, elle est seule, ou mal entourée.",
        ),
        h("Chaud, froid, neutre"),
        p(
          "Terracotta, moutarde et rouge tirent vers le soleil. Bleu ciel, vert sauge et lilas, vers l’eau. Entre les deux, les neutres : écru, camel, marine, gris, denim. Un neutre va avec tout le monde ; deux couleurs de même famille s’entendent sans effort.",
        ),
        list(
          "Une tenue à deux couleurs et un neutre ne se trompe jamais.",
          "Un imprimé donne la liste : reprenez l’une de ses couleurs en uni.",
          "En camaïeu, variez les matières plutôt que les nuances.",
        ),
        p(
          "Le cercle des peintres aide à comprendre le reste. Deux voisines, comme le bleu et le vert, se parlent à voix basse. Deux couleurs face à face, le bleu et l’orangé, le rouge et le vert, le jaune et le violet, s’exaltent l’une l’autre : un foulard orangé rend un manteau bleu plus bleu. Pour que l’effet reste portable, l’une des deux se fait petite, ou se fait pâle.",
        ),
        h("Le clair et le sombre comptent autant"),
        p(
          "Prenez une photo de votre tenue et passez-la en noir et blanc. Si tout devient du même gris, l’ensemble paraîtra mou, même avec trois couleurs vives. S’il reste un clair, un moyen et un sombre, il tient debout. C’est pour cela qu’une chemise blanche sauve tant de matins, et qu’un pull bordeaux sur un pantalon vert sapin semble éteint alors que chacun, seul, était superbe.",
        ),
        p(
          "Les peintres d’intérieur comptent soixante, trente, dix, et la formule s’habille très bien. Soixante pour cent pour le manteau ou la robe, trente pour ce qui l’accompagne, dix pour un foulard, une chaussette, un rouge à lèvres. Dix pour cent d’une couleur que l’on n’ose pas, c’est le bon endroit pour commencer à oser.",
        ),
        shop("woman-dresses", "Des robes à marier"),
        h("Oser le voisinage"),
        p(
          "Rose et rouge, bleu marine et noir, vert et bleu : ces couples passaient pour interdits. Ils marchent à une condition, que l’une des deux domine. Trois quarts, un quart, et le reste en accessoires.",
        ),
        p(
          "Pour les motifs, la règle est la même. Une rayure et une fleur s’entendent si elles ont une couleur en commun et des échelles différentes : la rayure fine, la fleur large. Deux motifs de même taille vibrent ensemble comme un vieux téléviseur. Et quand rien ne va, le denim arbitre. On l’oublie parce qu’il est partout, mais c’est un bleu moyen, un peu gris, que presque aucune couleur ne contredit.",
        ),
        quote("Quand une tenue cloche, je retire une couleur. Jamais je n’en ajoute.", "Clara, styliste"),
        h("La lumière ment"),
        p(
          "Une ampoule chaude, à 2 700 kelvins, flatte les rouges et salit les bleus. La lumière du jour est plus du double, et l’armoire est au fond du couloir. D’où les chaussettes noires qui se révèlent marine dans l’autobus. Deux tissus peuvent même s’accorder sous la lampe et se fâcher dehors, parce que leurs teintures ne renvoient pas la même chose. Choisissez près d’une fenêtre, ou choisissez la veille, avant le coucher du soleil.",
        ),
        p(
          "Près du visage, faites confiance au miroir et à la lumière du jour. Si l’on vous dit « vous avez bonne mine » plutôt que « jolie couleur », c’est la bonne. Faites l’essai avec deux torchons, un blanc et un écru, sous le menton, sans maquillage : l’un efface les cernes, l’autre les souligne. Ce que vous savez de ces deux-là vaut pour les cols, les foulards et les chemises. En bas, sous la ceinture, vous pouvez porter ce que vous voulez. Les genoux n’ont pas le teint.",
        ),
        h("Garder les couleurs"),
        p(
          "Un noir ou un bleu foncé neuf lâche un peu de teinture aux premiers lavages, et un jean brut en laisse aussi sur un canapé clair. Lavez-les à part deux ou trois fois, sur l’envers, à 30 °C. Ensuite, triez en trois tas, les blancs, les clairs, les sombres, et tout le monde vieillira dans sa couleur. Le soleil direct fait passer le reste : l’envers dehors, sur la corde.",
        ),
        shop("woman-accessories", "Les dix pour cent qui changent tout"),
        p(
          "Si vous ne deviez garder qu’un geste de cet article, ouvrez l’armoire et posez sur le lit vos trois pièces préférées. Elles ont sans doute une couleur en commun, que vous n’aviez pas remarquée. C’est votre neutre à vous, même si c’est le rouge.",
        ),
      ],
    },
    de: {
      slug: "farben-sicher-kombinieren",
      title: "Farben sicher kombinieren",
      excerpt: "Es gibt keinen schlechten Geschmack, nur Farben, die einander noch nicht vorgestellt wurden.",
      blocks: [
        p(
          "Clara hat gemalt, bevor sie Menschen anzog. Eine Regel der Palette ist geblieben: Keine Farbe ist hässlich, sie ist nur allein oder in schlechter Gesellschaft.",
        ),
        h("Warm, kühl, neutral"),
        p(
          "Terrakotta, Senf und Rot ziehen zur Sonne. Himmelblau, Salbei und Flieder zum Wasser. Dazwischen stehen die Neutralen: Creme, Camel, Marine, Grau, Denim. Sie verstehen sich mit allen, und zwei Farben derselben Familie vertragen sich von selbst.",
        ),
        list(
          "Zwei Farben und ein neutraler Ton liegen nie daneben.",
          "Ein Muster liefert die Liste: Nehmen Sie eine seiner Farben einfarbig auf.",
          "Ton in Ton lebt vom Wechsel der Stoffe, nicht der Nuancen.",
        ),
        p(
          "Den Rest erklärt der Farbkreis. Nachbarn wie Blau und Grün unterhalten sich leise. Gegenüberliegende Farben, Blau und Orange, Rot und Grün, Gelb und Violett, feuern einander an: Ein orangefarbenes Tuch macht einen blauen Mantel noch blauer. Damit das tragbar bleibt, nimmt sich eine der beiden zurück, in der Fläche oder in der Kraft.",
        ),
        h("Hell und dunkel zählen genauso"),
        p(
          "Fotografieren Sie Ihr Outfit und stellen Sie das Bild auf Schwarz-Weiß. Wird alles zum selben Grau, wirkt das Ganze schlaff, auch mit drei kräftigen Farben. Bleiben ein heller, ein mittlerer und ein dunkler Ton übrig, hat es Halt. Deshalb rettet eine weiße Bluse so viele Morgen. Und deshalb sieht ein bordeauxroter Pullover zur tannengrünen Hose matt aus, obwohl jedes Teil für sich herrlich war.",
        ),
        p(
          "Wer Wohnungen einrichtet, rechnet mit sechzig, dreißig, zehn, und die Formel lässt sich gut anziehen. Sechzig Prozent für Mantel oder Kleid, dreißig für die Begleitung, zehn für ein Tuch, eine Socke, einen Lippenstift. Zehn Prozent einer Farbe, die man sich nicht traut, sind ein guter Anfang.",
        ),
        shop("woman-dresses", "Kleider zum Kombinieren"),
        h("Mutige Nachbarn"),
        p(
          "Rosa und Rot, Marine und Schwarz, Grün und Blau galten lange als verboten. Sie gelingen unter einer Bedingung: Eine der beiden führt. Drei Viertel, ein Viertel, der Rest als Accessoire.",
        ),
        p(
          "Bei Mustern gilt dasselbe. Streifen und Blumen vertragen sich, wenn sie eine Farbe gemeinsam haben und verschieden groß sind: der Streifen fein, die Blume breit. Zwei Muster derselben Größe flimmern wie ein alter Fernseher. Und wenn gar nichts geht, schlichtet der Denim. Man vergisst ihn, weil er überall ist, aber er ist ein mittleres, leicht graues Blau, dem fast keine Farbe widerspricht.",
        ),
        quote("Stimmt ein Outfit nicht, nehme ich eine Farbe weg. Ich füge nie eine hinzu.", "Clara, Stylistin"),
        h("Das Licht schwindelt"),
        p(
          "Eine warme Glühbirne mit 2700 Kelvin schmeichelt Rottönen und macht Blautöne schmutzig. Tageslicht hat mehr als das Doppelte, nur steht der Schrank hinten im Flur. Daher die schwarzen Socken, die im Bus auf einmal marineblau sind. Zwei Stoffe können unter der Lampe sogar harmonieren und draußen streiten, weil ihre Farbstoffe das Licht verschieden zurückwerfen. Wählen Sie also am Fenster, oder am Vorabend, solange die Sonne noch da ist.",
        ),
        p(
          "In der Nähe des Gesichts entscheiden Spiegel und Tageslicht. Hören Sie „gut sehen Sie aus“ statt „schöne Farbe“, ist es die richtige. Machen Sie die Probe mit zwei Geschirrtüchern, einem weißen und einem cremefarbenen, unter dem Kinn und ungeschminkt: Das eine lässt Augenringe verschwinden, das andere zeichnet sie nach. Was Sie dabei lernen, gilt für Kragen, Tücher und Blusen. Unterhalb des Gürtels dürfen Sie tragen, was Sie wollen. Knie haben keinen Teint.",
        ),
        h("Farben behalten"),
        p(
          "Neues Schwarz und Dunkelblau gibt bei den ersten Wäschen etwas Farbe ab, und eine rohe Jeans färbt auch auf ein helles Sofa. Waschen Sie solche Teile zwei-, dreimal getrennt, auf links, bei 30 °C. Danach sortieren Sie in drei Haufen, weiß, hell und dunkel, und alle altern in ihrer eigenen Farbe. Um den Rest kümmert sich sonst die pralle Sonne: Hängen Sie die Sachen gewendet auf die Leine.",
        ),
        shop("woman-accessories", "Die zehn Prozent, die alles ändern"),
        p(
          "Wenn Sie aus diesem Artikel nur eines mitnehmen, dann dies: Legen Sie Ihre drei liebsten Teile aufs Bett. Wahrscheinlich haben sie eine Farbe gemeinsam, die Ihnen nie aufgefallen ist. Das ist Ihr persönlicher neutraler Ton, selbst wenn er Rot heißt.",
        ),
      ],
    },
    nl: {
      slug: "kleuren-combineren-zonder-missers",
      title: "Kleuren combineren zonder missers",
      excerpt: "Slechte smaak bestaat niet, alleen kleuren die nog niet aan elkaar zijn voorgesteld.",
      blocks: [
        p(
          "Clara schilderde voor ze mensen aankleedde. Eén regel van het palet bleef: een kleur is nooit lelijk, ze is alleen, of in slecht gezelschap.",
        ),
        h("Warm, koel, neutraal"),
        p(
          "Terracotta, mosterd en rood trekken naar de zon. Hemelsblauw, salie en lila naar het water. Daartussen staan de neutrale: ecru, camel, marine, grijs, denim. Die kunnen met iedereen overweg, en twee kleuren uit dezelfde familie passen vanzelf.",
        ),
        list(
          "Twee kleuren en een neutrale tint: dat gaat altijd goed.",
          "Een print geeft de lijst: herhaal een van de kleuren in effen.",
          "Ton sur ton werkt met verschillende stoffen, niet met verschillende tinten.",
        ),
        p(
          "De kleurencirkel verklaart de rest. Buren als blauw en groen praten zachtjes met elkaar. Kleuren die tegenover elkaar staan, blauw en oranje, rood en groen, geel en paars, jutten elkaar op: een oranje sjaal maakt een blauwe jas nog blauwer. Om het draagbaar te houden, doet een van de twee een stap terug, in oppervlak of in kracht.",
        ),
        h("Licht en donker tellen net zo goed"),
        p(
          "Maak een foto van je outfit en zet hem op zwart-wit. Wordt alles hetzelfde grijs, dan oogt het geheel slap, ook met drie felle kleuren. Blijven er een lichte, een middelste en een donkere toon over, dan staat het. Daarom redt een witte blouse zo veel ochtenden. En daarom ziet een bordeauxrode trui op een dennengroene broek er dof uit, terwijl ze los van elkaar prachtig waren.",
        ),
        p(
          "Wie huizen inricht, rekent met zestig, dertig, tien, en die formule kun je ook dragen. Zestig procent voor de jas of de jurk, dertig voor wat erbij hoort, tien voor een sjaal, een sok, een lippenstift. Tien procent van een kleur die je niet durft, is een mooie plek om te beginnen met durven.",
        ),
        shop("woman-dresses", "Jurken om te combineren"),
        h("Gewaagde buren"),
        p(
          "Roze en rood, marine en zwart, groen en blauw golden als verboden. Ze werken op één voorwaarde: een van de twee heeft de overhand. Driekwart, een kwart, en de rest in accessoires.",
        ),
        p(
          "Met prints gaat het net zo. Een streep en een bloem kunnen samen als ze één kleur delen en verschillen in maat: de streep smal, de bloem groot. Twee prints van dezelfde grootte flikkeren als een oude televisie. En als niets lukt, sust denim de ruzie. Je vergeet hem omdat hij overal is, maar het is een middelblauw, een beetje grijs, en bijna geen kleur spreekt het tegen.",
        ),
        quote("Als een outfit niet klopt, haal ik een kleur weg. Ik voeg er nooit een toe.", "Clara, stylist"),
        h("Licht liegt"),
        p(
          "Een warme lamp van 2700 kelvin vleit het rood en maakt het blauw vuil. Daglicht zit op meer dan het dubbele, en je kast staat achter in de gang. Vandaar de zwarte sokken die in de bus ineens marineblauw zijn. Twee stoffen kunnen onder de lamp zelfs bij elkaar passen en buiten ruziën, omdat hun kleurstoffen het licht anders terugkaatsen. Kies dus bij het raam, of kies de avond ervoor, zolang de zon er nog is.",
        ),
        p(
          "Vertrouw bij je gezicht op de spiegel en het daglicht. Zegt iemand ‘je ziet er goed uit’ in plaats van ‘mooie kleur’, dan is het de juiste. Doe de proef met twee theedoeken, een witte en een ecru, onder je kin en zonder make-up: de ene wist kringen uit, de andere tekent ze bij. Wat je daarvan leert, geldt voor kragen, sjaals en blouses. Onder de riem mag je dragen wat je wilt. Knieën hebben geen teint.",
        ),
        h("De kleuren houden"),
        p(
          "Nieuw zwart en donkerblauw geeft bij de eerste wasbeurten wat kleur af, en een stugge nieuwe jeans doet dat ook op een lichte bank. Was zulke stukken twee of drie keer apart, binnenstebuiten, op 30 °C. Sorteer daarna op drie stapels, wit, licht en donker, en alles wordt oud in zijn eigen kleur. De felle zon bleekt de rest: hang de was dus met de binnenkant naar buiten aan de lijn.",
        ),
        shop("woman-accessories", "De tien procent die alles verandert"),
        p(
          "Onthoud je maar één ding uit dit stuk, leg dan je drie liefste kledingstukken op bed. Waarschijnlijk hebben ze een kleur gemeen die je nooit was opgevallen. Het is jouw eigen neutrale tint, ook als hij rood heet.",
        ),
      ],
    },
    es: {
      slug: "combinar-colores-sin-equivocarse",
      title: "Combinar colores sin equivocarse",
      excerpt: "No existe el mal gusto, solo colores que nadie ha presentado todavía. Así se presentan.",
      blocks: [
        p(
          "Clara pintaba antes de vestir a nadie. De entonces conserva una regla: ningún color es feo, está solo o mal acompañado.",
        ),
        h("Cálidos, fríos, neutros"),
        p(
          "Terracota, mostaza y rojo tiran hacia el sol. Azul cielo, salvia y lila, hacia el agua. En medio están los neutros: crudo, camel, marino, gris, vaquero. Se llevan bien con todos, y dos colores de la misma familia se entienden sin esfuerzo.",
        ),
        list(
          "Dos colores y un neutro no fallan nunca.",
          "Un estampado te da la lista: repite uno de sus colores en liso.",
          "Tono sobre tono, cambia de tejido más que de matiz.",
        ),
        p(
          "El círculo de los pintores explica lo demás. Dos vecinos, como el azul y el verde, hablan en voz baja. Dos colores enfrentados, azul y naranja, rojo y verde, amarillo y violeta, se encienden el uno al otro: un pañuelo naranja hace más azul un abrigo azul. Para que se pueda llevar, uno de los dos ocupa poco sitio o baja la voz.",
        ),
        h("El claro y el oscuro cuentan igual"),
        p(
          "Haz una foto de tu conjunto y pásala a blanco y negro. Si todo se queda en el mismo gris, resultará flojo aunque lleve tres colores vivos. Si queda un claro, un medio y un oscuro, se sostiene. Por eso una camisa blanca salva tantas mañanas. Y por eso un jersey burdeos con un pantalón verde pino parece apagado, cuando cada uno por su lado era una maravilla.",
        ),
        p(
          "Quienes decoran casas cuentan sesenta, treinta, diez, y la fórmula también se puede vestir. Sesenta por ciento para el abrigo o el vestido, treinta para lo que lo acompaña, diez para un pañuelo, un calcetín, una barra de labios. Un diez por ciento del color que no te atreves a llevar es un buen sitio para empezar a atreverte.",
        ),
        shop("woman-dresses", "Vestidos para combinar"),
        h("Vecinos atrevidos"),
        p(
          "Rosa y rojo, marino y negro, verde y azul pasaban por prohibidos. Funcionan con una condición: que uno de los dos mande. Tres cuartos, un cuarto y el resto en accesorios.",
        ),
        p(
          "Con los estampados pasa lo mismo. Una raya y una flor se entienden si comparten un color y cambian de escala: la raya fina, la flor grande. Dos estampados del mismo tamaño parpadean como un televisor viejo. Y cuando nada funciona, el vaquero pone paz. Nos olvidamos de él porque está en todas partes, pero es un azul medio, algo gris, al que casi ningún color lleva la contraria.",
        ),
        quote("Cuando un conjunto no encaja, quito un color. Nunca añado otro.", "Clara, estilista"),
        h("La luz engaña"),
        p(
          "Una bombilla cálida, de 2700 kelvins, favorece a los rojos y ensucia los azules. La luz del día tiene más del doble, y el armario está al fondo del pasillo. De ahí los calcetines negros que en el autobús resultan ser azul marino. Dos telas pueden incluso ir a juego bajo la lámpara y pelearse en la calle, porque sus tintes no devuelven lo mismo. Elige junto a una ventana, o la víspera, antes de que se ponga el sol.",
        ),
        p(
          "Cerca de la cara, fíate del espejo y de la luz del día. Si te dicen «qué buena cara» en lugar de «qué color tan bonito», es el tuyo. Haz la prueba con dos paños de cocina, uno blanco y otro crudo, bajo la barbilla y sin maquillaje: uno borra las ojeras, el otro las dibuja. Lo que aprendas de ellos vale para cuellos, pañuelos y camisas. De cintura para abajo puedes llevar lo que quieras. Las rodillas no tienen buena ni mala cara.",
        ),
        h("Conservar los colores"),
        p(
          "Un negro o un azul oscuro recién comprado suelta algo de tinte en los primeros lavados, y unos vaqueros sin lavar también lo dejan en un sofá claro. Lávalos aparte dos o tres veces, del revés, a 30 °C. Después haz tres montones, blancos, claros y oscuros, y cada cual envejecerá en su color. El sol directo se come el resto: tiende con el revés hacia fuera.",
        ),
        shop("woman-accessories", "El diez por ciento que lo cambia todo"),
        p(
          "Si solo te quedas con un gesto de este artículo, abre el armario y pon encima de la cama tus tres prendas preferidas. Seguramente comparten un color en el que no habías caído. Ese es tu neutro, aunque sea el rojo.",
        ),
      ],
    },
  },
};
