import { h, list, p, type Post, quote, shop } from "./post.ts";

export const rainyDays: Post = {
  code: "rainy-days",
  category: "advice",
  author: "bastien",
  date: "2026-10-22",
  scene: "article-rainy-days",
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
          "L’erreur fréquente : un gros manteau sur un T-shirt. Au bout de dix minutes de course, l’enfant a trop chaud et l’ouvre en grand. La chaleur tient dans l’air immobile entre les fibres ; deux couches minces en gardent plus qu’une épaisse, et surtout on peut en ôter une. Pour savoir si le compte y est, glissez deux doigts dans la nuque. Tiède et sèche, tout va bien. Moite, on enlève. Les mains froides ne prouvent rien.",
        ),
        h("Que mettre à quelle température"),
        list(
          "Au-dessus de 15 °C : un T-shirt à manches longues et le ciré.",
          "De 10 à 15 °C : un sweat ou un pull fin en plus.",
          "De 5 à 10 °C : une maille chaude, un bonnet, des chaussettes épaisses.",
          "Sous 5 °C : un collant ou un legging sous le pantalon, des moufles, un tour de cou.",
        ),
        p(
          "Par grand vent, comptez quelques degrés de moins, et ajoutez une couche à qui voyage en poussette : celui qui marche produit sa chaleur, celui qui est assis la perd. Dans la voiture, en revanche, on enlève le manteau. Un gros rembourrage sous le harnais laisse du jeu, et le siège ne tient plus l’enfant comme il le devrait. Une couverture par-dessus la ceinture fait mieux.",
        ),
        h("Ce que « imperméable » veut dire"),
        p(
          "La résistance à l’eau d’un tissu se mesure en millimètres : la hauteur d’une colonne d’eau qu’il supporte avant de laisser passer une goutte. Une averse demande peu. S’asseoir dans l’herbe mouillée demande environ 2 000 mm, et s’agenouiller dans une flaque davantage encore, parce que tout le poids repose sur deux petits ronds de tissu. Voilà pourquoi les genoux sont trempés quand les épaules sont sèches.",
        ),
        p(
          "Regardez les coutures avant le chiffre. Chaque trou d’aiguille est une porte : une bande soudée à l’intérieur la ferme. Une capuche bien faite tourne avec la tête et ne cache pas la route ; elle tient par un élastique ou des pressions, sans cordon. Et prenez le ciré assez long pour couvrir le haut des bottes quand on s’accroupit, sinon elles se remplissent comme des vases.",
        ),
        shop("rain-days", "Tout pour les jours de pluie"),
        h("Les pieds d’abord"),
        p(
          "Des bottes à la bonne pointure, avec une chaussette qui monte plus haut que la tige. Retirez la semelle le soir, glissez du papier journal, et tout est sec au matin.",
        ),
        p(
          "Changez le papier une fois au bout d’une heure, il aura déjà bu le plus gros. Le caoutchouc ne respire pas : au-delà de deux ou trois heures, le pied baigne dans sa propre pluie, et une paire de chaussures sèches à l’arrivée vaut tous les goûters. Quant à la pointure, laissez une douzaine de millimètres devant les orteils, comme partout. Une botte trop grande se perd dans la boue, à la grande joie des camarades.",
        ),
        quote("Un enfant mouillé qui s’amuse n’a pas froid. Un enfant sec qui attend, si.", "Bastien, styliste"),
        h("Se faire voir"),
        p(
          "En novembre, la sortie de l’école se fait au crépuscule, sous des phares. Un piéton en manteau sombre se distingue à 25 ou 30 m, un manteau clair va jusqu’à 40 environ ; une bande réfléchissante renvoie la lumière des feux de croisement à plus de 130 m. Le jaune du ciré n’est donc pas qu’une coquetterie. Si le manteau est marine, une bande sur le cartable et une autre à la cheville, celle qui bouge, font le travail.",
        ),
        shop("outerwear", "Les manteaux et les vestes"),
        h("Au retour"),
        p(
          "De retour, suspendez le ciré déplié, loin du radiateur : la chaleur abîme l’enduction et c’est elle qui fait perler l’eau. La boue se brosse une fois sèche. Le reste s’efface d’un chiffon humide ; pour un lavage complet, 30 °C, sans assouplissant ni sèche-linge. Quand l’eau ne perle plus mais s’étale, le tissu n’est pas usé pour autant : il est sale, le plus souvent, et un bon rinçage lui rend la mémoire.",
        ),
        p(
          "Reste la flaque. Fixez la règle avant de sortir : on saute à l’aller ou au retour, mais pas avant la boulangerie. C’est la seule couche que nous ne vendons pas, et la plus utile.",
        ),
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
          "Der häufigste Fehler: ein dicker Mantel über einem T-Shirt. Nach zehn Minuten Toben ist dem Kind zu warm, und der Mantel steht offen. Was wärmt, ist die ruhende Luft zwischen den Fasern. Zwei dünne Lagen halten mehr davon fest als eine dicke, und vor allem kann man eine ausziehen. Ob es stimmt, sagen zwei Finger im Nacken: warm und trocken ist richtig, feucht ist zu viel. Kalte Hände beweisen gar nichts.",
        ),
        h("Was bei welcher Temperatur"),
        list(
          "Über 15 °C: ein Langarmshirt und die Regenjacke.",
          "Von 10 bis 15 °C: dazu ein Sweatshirt oder ein dünner Pullover.",
          "Von 5 bis 10 °C: warmer Strick, eine Mütze, dicke Socken.",
          "Unter 5 °C: Strumpfhose oder Leggings unter der Hose, Fäustlinge, ein Schlauchschal.",
        ),
        p(
          "Bei Wind rechnen Sie ein paar Grad ab, und wer im Buggy sitzt, bekommt eine Lage mehr: Wer läuft, macht sich seine Wärme selbst, wer sitzt, gibt sie her. Im Auto dagegen kommt die dicke Jacke aus. Unter dem Gurt bleibt sonst Luft, und der Sitz hält das Kind nicht so fest, wie er sollte. Eine Decke über dem Gurt ist die bessere Lösung.",
        ),
        h("Was „wasserdicht“ bedeutet"),
        p(
          "Wie viel Wasser ein Stoff aushält, wird in Millimetern gemessen: Es ist die Höhe der Wassersäule, bei der der erste Tropfen durchkommt. Ein Schauer verlangt wenig. Wer sich ins nasse Gras setzt, braucht ungefähr 2000 mm, und wer sich in die Pfütze kniet, noch mehr, denn dann ruht das ganze Gewicht auf zwei kleinen Stoffkreisen. Deshalb sind die Knie durchnässt, wenn die Schultern noch trocken sind.",
        ),
        p(
          "Sehen Sie auf die Nähte, bevor Sie auf die Zahl sehen. Jeder Nadelstich ist eine Tür, und ein innen aufgeschweißtes Band schließt sie. Eine gute Kapuze dreht sich mit dem Kopf und verdeckt die Straße nicht; sie hält mit Gummizug oder Druckknöpfen, ohne Kordel. Und die Jacke sollte in der Hocke noch über den Stiefelrand reichen, sonst laufen die Stiefel voll wie Vasen.",
        ),
        shop("rain-days", "Alles für Regentage"),
        h("Zuerst die Füße"),
        p(
          "Stiefel in der richtigen Größe und Socken, die höher reichen als der Schaft. Abends die Sohle herausnehmen, Zeitungspapier hineinstecken, und am Morgen ist alles trocken.",
        ),
        p(
          "Tauschen Sie das Papier nach einer Stunde einmal aus, dann hat es das meiste schon getrunken. Gummi atmet nicht: Nach zwei, drei Stunden steht der Fuß in seinem eigenen Regen, und ein Paar trockene Schuhe am Ziel ist mehr wert als jeder Keks. Vor den Zehen bleiben auch hier gut zwölf Millimeter frei. Ein zu großer Stiefel bleibt im Matsch stecken, sehr zur Freude der anderen.",
        ),
        quote("Ein nasses Kind, das spielt, friert nicht. Ein trockenes, das wartet, schon.", "Bastien, Stylist"),
        h("Gesehen werden"),
        p(
          "Im November liegt der Heimweg von der Schule in der Dämmerung, zwischen Scheinwerfern. Dunkle Kleidung erkennt ein Autofahrer erst auf 25 bis 30 m, helle auf etwa 40; ein reflektierender Streifen leuchtet im Abblendlicht auf mehr als 130 m. Das Gelb der Regenjacke ist also nicht bloß hübsch. Ist die Jacke marineblau, genügen ein Streifen am Ranzen und einer am Knöchel, wo es sich bewegt.",
        ),
        shop("outerwear", "Mäntel und Jacken"),
        h("Wieder zu Hause"),
        p(
          "Zu Hause die Jacke ausgebreitet aufhängen, weit weg von der Heizung: Hitze schadet der Beschichtung, und gerade sie lässt das Wasser abperlen. Matsch bürstet man ab, wenn er trocken ist, der Rest geht mit einem feuchten Tuch weg. Für die große Wäsche genügen 30 °C, ohne Weichspüler und ohne Trockner. Perlt das Wasser nicht mehr, sondern verläuft, ist der Stoff noch lange nicht am Ende. Meist ist er nur schmutzig, und gründliches Spülen hilft seinem Gedächtnis auf.",
        ),
        p(
          "Bleibt die Pfütze. Legen Sie die Regel vor der Haustür fest: Gesprungen wird auf dem Hinweg oder auf dem Rückweg, aber nicht vor dem Bäcker. Es ist die einzige Schicht, die wir nicht verkaufen, und die nützlichste.",
        ),
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
          "De bekendste vergissing: een dikke jas over een T-shirt. Na tien minuten rennen heeft je kind het te warm en hangt de jas open. Wat warm houdt, is de stilstaande lucht tussen de vezels. Twee dunne lagen houden daar meer van vast dan één dikke, en je kunt er een uittrekken. Of het klopt, voel je met twee vingers in de nek: warm en droog is goed, klam is te veel. Koude handen bewijzen niets.",
        ),
        h("Wat trek je aan bij hoeveel graden"),
        list(
          "Boven 15 °C: een shirt met lange mouwen en de regenjas.",
          "Van 10 tot 15 °C: daaronder nog een sweater of een dunne trui.",
          "Van 5 tot 10 °C: een warme trui, een muts, dikke sokken.",
          "Onder 5 °C: een maillot of legging onder de broek, wanten, een col.",
        ),
        p(
          "Waait het, reken dan een paar graden kouder, en wie in de buggy zit krijgt een laag extra: wie loopt maakt zijn eigen warmte, wie zit raakt die kwijt. In de auto gaat de dikke jas juist uit. Onder de gordel blijft anders ruimte over, en dan houdt het stoeltje je kind niet zo vast als het hoort. Een dekentje over de gordel heen werkt beter.",
        ),
        h("Wat ‘waterdicht’ betekent"),
        p(
          "Hoeveel water een stof tegenhoudt, meet je in millimeters: de hoogte van de waterkolom waarbij de eerste druppel erdoor komt. Een bui vraagt weinig. In nat gras gaan zitten vraagt ongeveer 2.000 mm, en in een plas knielen nog meer, want dan rust al het gewicht op twee kleine rondjes stof. Daarom zijn de knieën doorweekt als de schouders nog droog zijn.",
        ),
        p(
          "Kijk eerst naar de naden, dan pas naar het getal. Elk naaldgaatje is een deur, en een geplakte band aan de binnenkant doet die dicht. Een goede capuchon draait mee met het hoofd en bedekt de weg niet; hij blijft zitten met elastiek of drukknopen, zonder koord. En neem de jas lang genoeg om gehurkt nog over de rand van de laarzen te vallen, anders lopen ze vol als vazen.",
        ),
        shop("rain-days", "Alles voor regendagen"),
        h("Eerst de voeten"),
        p(
          "Laarzen in de goede maat, met sokken die boven de schacht uitkomen. Haal ’s avonds de zool eruit, stop er krantenpapier in, en de volgende ochtend is alles droog.",
        ),
        p(
          "Ververs het papier één keer na een uur, dan heeft het het meeste al opgedronken. Rubber ademt niet: na twee of drie uur staat de voet in zijn eigen regen, en dan is een paar droge schoenen bij aankomst meer waard dan welk koekje ook. Laat ook hier ruim een centimeter vrij voor de tenen. Een te grote laars blijft achter in de modder, tot groot plezier van de rest.",
        ),
        quote("Een nat kind dat speelt, heeft het niet koud. Een droog kind dat wacht wel.", "Bastien, stylist"),
        h("Gezien worden"),
        p(
          "In november komen kinderen uit school als het schemert, tussen de koplampen. Donkere kleren ziet een automobilist pas op 25 à 30 m, lichte op een meter of 40; een reflecterende strook licht in het dimlicht op van meer dan 130 m. Het geel van de regenjas is dus niet alleen maar leuk. Is de jas marineblauw, doe dan een strook op de schooltas en een om de enkel, want die beweegt.",
        ),
        shop("outerwear", "Jassen en jacks"),
        h("Weer thuis"),
        p(
          "Hang de jas thuis uitgevouwen op, ver van de verwarming: hitte beschadigt de coating, en juist die laat het water eraf rollen. Modder borstel je weg als hij droog is, de rest gaat eraf met een vochtige doek. Moet hij echt in de was, dan op 30 °C, zonder wasverzachter en niet in de droger. Parelt het water niet meer maar loopt het uit, dan is de stof nog niet op. Meestal is hij gewoon vuil, en frist goed spoelen zijn geheugen op.",
        ),
        p(
          "En dan de plas. Spreek de regel af voor jullie de deur uit gaan: springen mag op de heenweg of op de terugweg, maar niet voor de bakker. Het is de enige laag die we niet verkopen, en de nuttigste.",
        ),
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
          "El error más común: un abrigo gordo sobre una camiseta. A los diez minutos de correr, tienen calor y lo llevan abierto. Lo que abriga es el aire quieto entre las fibras; dos capas finas guardan más que una gruesa y, además, una se puede quitar. Para saber si has acertado, mete dos dedos en la nuca. Tibia y seca, perfecto. Húmeda, sobra algo. Las manos frías no demuestran nada.",
        ),
        h("Qué ponerse a cada temperatura"),
        list(
          "Por encima de 15 °C: una camiseta de manga larga y el chubasquero.",
          "De 10 a 15 °C: además, una sudadera o un jersey fino.",
          "De 5 a 10 °C: punto de abrigo, un gorro, calcetines gruesos.",
          "Por debajo de 5 °C: medias o leggings bajo el pantalón, manoplas, una braga de cuello.",
        ),
        p(
          "Con viento, cuenta unos grados menos, y pon una capa más a quien va en silla: el que camina fabrica su calor, el que va sentado lo pierde. En el coche, en cambio, fuera el abrigo gordo. Debajo del arnés deja holgura, y la silla no sujeta como debe. Una manta por encima del cinturón funciona mejor.",
        ),
        h("Qué significa «impermeable»"),
        p(
          "La resistencia de una tela al agua se mide en milímetros: la altura de la columna de agua que aguanta antes de dejar pasar una gota. Un chaparrón pide poco. Sentarse en la hierba mojada pide unos 2000 mm, y arrodillarse en un charco todavía más, porque todo el peso descansa en dos redondeles de tela. Por eso las rodillas están empapadas cuando los hombros siguen secos.",
        ),
        p(
          "Mira las costuras antes que la cifra. Cada agujero de aguja es una puerta, y una cinta sellada por dentro la cierra. Una buena capucha gira con la cabeza y no tapa la calle; se sujeta con goma o con corchetes, sin cordón. Y que el chubasquero sea lo bastante largo para cubrir el borde de las botas en cuclillas; si no, se llenan como jarrones.",
        ),
        shop("rain-days", "Todo para los días de lluvia"),
        h("Primero, los pies"),
        p(
          "Botas de su número y calcetines más altos que la caña. Por la noche, saca la plantilla, mete papel de periódico y por la mañana estarán secas.",
        ),
        p(
          "Cambia el papel una vez al cabo de una hora, que ya se habrá bebido casi toda el agua. La goma no transpira: pasadas dos o tres horas, el pie nada en su propia lluvia, y unos zapatos secos al llegar valen más que cualquier merienda. Deja también aquí algo más de un centímetro delante de los dedos. Una bota grande se queda clavada en el barro, para gran alegría de los demás.",
        ),
        quote("Un niño mojado que juega no tiene frío. Uno seco que espera, sí.", "Bastien, estilista"),
        h("Que se les vea"),
        p(
          "En noviembre se vuelve del cole casi de noche, entre faros. A un peatón de oscuro se le distingue a unos 25 o 30 m, de claro a unos 40; una tira reflectante devuelve las luces de cruce a más de 130 m. Así que el amarillo del chubasquero no es solo coquetería. Si el abrigo es azul marino, una tira en la mochila y otra en el tobillo, que es lo que se mueve, hacen el trabajo.",
        ),
        shop("outerwear", "Abrigos y chaquetas"),
        h("De vuelta en casa"),
        p(
          "Al volver, cuelga el chubasquero abierto y lejos del radiador: el calor estropea el recubrimiento, y es él quien hace resbalar el agua. El barro se cepilla cuando está seco y lo demás sale con un paño húmedo. Si hay que lavarlo entero, a 30 °C, sin suavizante ni secadora. Cuando el agua ya no forma gotas y se extiende, la tela no está acabada: casi siempre está sucia, y un buen aclarado le devuelve la memoria.",
        ),
        p(
          "Queda el charco. Pactad la norma antes de salir: se salta a la ida o a la vuelta, pero no antes de la panadería. Es la única capa que no vendemos, y la más útil.",
        ),
      ],
    },
  },
};
