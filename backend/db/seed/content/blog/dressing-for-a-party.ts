import { h, list, p, type Post, quote, shop } from "./post.ts";

export const dressingForAParty: Post = {
  code: "dressing-for-a-party",
  category: "advice",
  author: "ines",
  date: "2026-11-19",
  scene: "article-dressing-for-a-party",
  texts: {
    fr: {
      slug: "habiller-un-enfant-pour-une-fete",
      title: "Habiller un enfant pour une fête (et qu’il reste content)",
      excerpt:
        "La tenue de fête réussie est celle que l’on oublie avant l’arrivée du gâteau. Comment la choisir, l’essayer et la laver.",
      blocks: [
        p(
          "On l’a choisie avec amour, repassée, photographiée. Dix minutes plus tard, elle est dans l’entrée, en boule. Une tenue de fête doit d’abord laisser danser, manger avec les doigts et s’endormir sur la banquette arrière. Le reste, velours compris, vient ensuite.",
        ),
        h("Trois questions avant d’acheter"),
        list(
          "Peut-on s’asseoir par terre avec ?",
          "Le col et les coutures sont-ils doux, sans col amidonné ni doublure qui gratte ?",
          "Se portera-t-elle encore en janvier, avec un pull ou un jean ?",
        ),
        p(
          "Posez-les devant la glace, enfant compris, et demandez-lui trois gestes : lever les bras, s’accroupir, courir jusqu’à la cuisine. Si la blouse sort de la jupe au premier et que la taille scie au deuxième, la photo sera belle et la soirée courte. Pour une robe, l’ourlet juste sous le genou est le plus sûr : plus long, on marche dessus dans l’escalier.",
        ),
        p(
          "Regardez aussi l’intérieur. Les paillettes cousues et les fils métalliques piquent là où la peau est fine, sous les bras et à l’encolure. Un jupon de tulle se supporte très bien s’il est cousu sur une doublure de coton ; à même les cuisses, il râpe. Passez la main à plat, dans les deux sens : si elle accroche, un enfant de cinq ans le dira plus fort que vous.",
        ),
        h("Un seul détail brillant"),
        p(
          "Un velours, des étoiles, un col rond : un détail suffit. Le reste gagne à être familier. Un enfant qui reconnaît son legging préféré sous la robe garde la robe. La même règle vaut pour les garçons : une chemise en popeline sur le jean de tous les jours fait plus d’effet qu’un costume qu’il faut surveiller.",
        ),
        quote(
          "Je glisse toujours un vieux cardigan dans le sac. C’est lui qui finit sur les photos du dessert.",
          "Inés, styliste",
        ),
        shop("party", "Les tenues de fête"),
        h("S’habiller pour deux températures"),
        p(
          "Le trajet se fait à 4 °C, la salle est à 22 °C et l’on y court. Un enfant qui danse se réchauffe en quelques minutes et ne pense pas à se découvrir. Mieux vaut donc une manche fine et un gilet qui s’enlève qu’une robe doublée et un manteau que personne ne trouve au moment de sortir sur la terrasse.",
        ),
        p(
          "Des collants opaques tiennent chaud sans gêner, à condition d’être à la bonne taille. Trop courts, ils descendent et l’enfant marche comme un pingouin. Entre deux tailles de collants, prenez la plus grande si votre enfant est en haut de la fourchette de stature. Et pensez aux bougies : les manches très évasées, les voiles et les longs rubans restent loin de la table tant qu’une flamme y brûle.",
        ),
        h("Les chaussures"),
        p(
          "Faites-les porter à la maison trois soirs de suite, une heure à la fois. Des souliers neufs à l’heure du bal, c’est un enfant dans vos bras à vingt et une heures. Vérifiez la semelle sur le carrelage : une semelle toute lisse glisse sur un parquet ciré, et un coup de papier de verre fin sous l’avant-pied suffit souvent à la calmer.",
        ),
        p(
          "Une ballerine sans bride ne tient que par les orteils, qui se crispent. Une bride, un élastique ou un scratch changent tout pour les pieds étroits. Les baskets propres sont d’ailleurs admises à presque toutes les fêtes ; seul un mariage très solennel y trouvera à redire, et encore, pas après minuit.",
        ),
        h("Après la fête, sauver la tenue"),
        p(
          "Agissez le soir même, pas le lundi. Le chocolat, la crème et l’œuf contiennent des protéines que l’eau chaude cuit dans la fibre : rincez d’abord à l’eau froide, par l’envers du tissu. Une tache grasse se frotte avec une goutte de liquide vaisselle, qu’on laisse dix minutes. La cire se met au congélateur, se casse à l’ongle, et ce qui reste part entre deux feuilles de papier absorbant sous un fer tiède.",
        ),
        list(
          "Le velours se lave à 30 °C, sur l’envers, et sèche suspendu ; il ne se repasse pas, la vapeur de la douche le relève.",
          "La popeline supporte 40 °C et se repasse encore un peu humide.",
          "Le satin se lave à la main et ne se tord pas.",
          "Lisez toujours l’étiquette d’abord : elle connaît le tissu mieux que nous.",
        ),
        p(
          "Suspendez ensuite la tenue là où votre enfant la voit. Si, le mercredi suivant, il demande la robe ou le gilet à étoiles pour aller au parc, dites oui. Les vêtements de fête rapetissent au placard plus vite qu’ailleurs, et six mois plus tard il lui manquera un bon centimètre de manche.",
        ),
      ],
    },
    de: {
      slug: "festlich-anziehen-und-gluecklich-bleiben",
      title: "Festlich angezogen, und das Kind bleibt glücklich",
      excerpt:
        "Ein gelungenes Festoutfit ist vergessen, bevor der Kuchen kommt. Wie man es aussucht, anprobiert und wieder sauber bekommt.",
      blocks: [
        p(
          "Liebevoll ausgesucht, gebügelt, fotografiert. Zehn Minuten später liegt es zusammengeknüllt im Flur. Festliche Kleidung muss vor allem eines: tanzen lassen. Man muss darin mit den Fingern essen und auf der Rückbank einschlafen können. Alles andere kommt danach, auch der Samt.",
        ),
        h("Drei Fragen vor dem Kauf"),
        list(
          "Kann man sich damit auf den Boden setzen?",
          "Sind Kragen und Nähte weich, ohne Stärke und kratziges Futter?",
          "Lässt es sich im Januar noch tragen, mit Pullover oder Jeans?",
        ),
        p(
          "Stellen Sie die Fragen vor dem Spiegel, mit Kind, und bitten Sie um drei Bewegungen: Arme hoch, in die Hocke, einmal in die Küche rennen. Rutscht die Bluse schon bei der ersten aus dem Rock und schneidet der Bund bei der zweiten ein, wird das Foto schön und der Abend kurz. Bei Kleidern ist ein Saum knapp unter dem Knie am sichersten. Ist er länger, tritt man auf der Treppe darauf.",
        ),
        p(
          "Sehen Sie auch nach innen. Aufgenähte Pailletten und Metallfäden stechen dort, wo die Haut dünn ist: unter den Armen und am Hals. Ein Tüllrock ist gut zu ertragen, wenn er auf einem Baumwollfutter sitzt; direkt auf den Beinen scheuert er. Streichen Sie mit der flachen Hand darüber, in beide Richtungen. Was an Ihrer Hand hängen bleibt, wird ein fünfjähriges Kind lauter beanstanden als Sie.",
        ),
        h("Nur ein glänzendes Detail"),
        p(
          "Samt, Sterne oder ein runder Kragen: Ein Detail genügt. Der Rest darf vertraut sein. Wer unter dem Kleid die Lieblingsleggings wiederfindet, behält das Kleid an. Für Jungen gilt dasselbe: Ein Hemd aus Popeline zur Alltagsjeans macht mehr her als ein Anzug, auf den den ganzen Abend jemand aufpassen muss.",
        ),
        quote(
          "In meiner Tasche steckt immer eine alte Strickjacke. Auf den Fotos vom Nachtisch ist am Ende sie zu sehen.",
          "Inés, Stylistin",
        ),
        shop("party", "Kleidung für Feste"),
        h("Angezogen für zwei Temperaturen"),
        p(
          "Auf dem Weg sind es 4 °C, im Saal 22 °C, und dort wird gerannt. Ein tanzendes Kind ist nach wenigen Minuten warm und denkt nicht daran, etwas auszuziehen. Ein dünner Ärmel und eine Strickjacke zum Ablegen sind deshalb besser als ein gefüttertes Kleid und ein Mantel, den niemand findet, wenn alle auf die Terrasse wollen.",
        ),
        p(
          "Blickdichte Strumpfhosen wärmen, ohne zu stören, wenn die Größe stimmt. Zu kurze rutschen, und das Kind läuft wie ein Pinguin. Steht Ihr Kind bei der Körpergröße am oberen Rand der Angabe, nehmen Sie die nächste Größe. Und denken Sie an die Kerzen: Weite Trompetenärmel, Schleier und lange Bänder bleiben vom Tisch weg, solange dort eine Flamme brennt.",
        ),
        h("Die Schuhe"),
        p(
          "Drei Abende hintereinander eine Stunde zu Hause eintragen. Neue Schuhe zum Tanz bedeuten ein Kind auf dem Arm um einundzwanzig Uhr. Prüfen Sie die Sohle auf den Fliesen: Eine ganz glatte rutscht auf gewachstem Parkett. Oft genügt es, den Ballenbereich mit feinem Schleifpapier ein wenig aufzurauen.",
        ),
        p(
          "Ein Ballerina ohne Riemchen hält nur, weil sich die Zehen festkrallen. Ein Riemen, ein Gummi oder ein Klettverschluss ändert für schmale Füße alles. Saubere Turnschuhe sind übrigens auf fast jedem Fest willkommen. Höchstens eine sehr feierliche Hochzeit rümpft die Nase, und auch die nur bis Mitternacht.",
        ),
        h("Nach dem Fest: das Outfit retten"),
        p(
          "Handeln Sie noch am selben Abend, nicht am Montag. Schokolade, Sahne und Ei enthalten Eiweiß, das heißes Wasser in der Faser gerinnen lässt: also zuerst kalt ausspülen, und zwar von links. Fettflecken reibt man mit einem Tropfen Spülmittel ein, das zehn Minuten wirken darf. Kerzenwachs kommt ins Gefrierfach und wird abgebröckelt; der Rest geht zwischen zwei Lagen Küchenpapier unter dem lauwarmen Bügeleisen heraus.",
        ),
        list(
          "Samt wäscht man bei 30 °C auf links und trocknet ihn hängend; statt Bügeln hilft der Dampf der Dusche.",
          "Popeline verträgt 40 °C und wird am besten leicht feucht gebügelt.",
          "Satin wäscht man von Hand und wringt ihn nicht.",
          "Lesen Sie immer zuerst das Etikett: Es kennt den Stoff besser als wir.",
        ),
        p(
          "Hängen Sie das Outfit danach so auf, dass Ihr Kind es sieht. Wünscht es sich am Mittwoch darauf das Kleid oder die Weste mit den Sternen für den Spielplatz, sagen Sie ja. Festkleidung schrumpft nirgends so schnell wie im Schrank, und ein halbes Jahr später fehlt ein guter Zentimeter Ärmel.",
        ),
      ],
    },
    nl: {
      slug: "feestelijk-gekleed-en-toch-blij",
      title: "Feestelijk gekleed, en je kind blijft blij",
      excerpt:
        "Een geslaagde feestoutfit is vergeten voor de taart op tafel komt. Zo kies je hem, pas je hem en krijg je hem weer schoon.",
      blocks: [
        p(
          "Met liefde gekozen, gestreken, gefotografeerd. Tien minuten later ligt hij als een prop in de gang. Feestkleding moet vooral één ding: laten dansen. En daarna met de vingers eten, en op de achterbank in slaap vallen. De rest komt later, ook het fluweel.",
        ),
        h("Drie vragen voor je koopt"),
        list(
          "Kun je ermee op de grond zitten?",
          "Zijn hals en naden zacht, zonder stijve kraag of kriebelende voering?",
          "Draag je het in januari nog, met een trui of een jeans?",
        ),
        p(
          "Stel ze voor de spiegel, met kind en al, en vraag om drie bewegingen: armen omhoog, op de hurken, een sprintje naar de keuken. Schiet de blouse bij de eerste al uit de rok en snijdt de taille bij de tweede, dan wordt de foto mooi en de avond kort. Bij een jurk is een zoom net onder de knie het veiligst: is hij langer, dan stap je er op de trap bovenop.",
        ),
        p(
          "Kijk ook aan de binnenkant. Opgenaaide pailletten en metaaldraad prikken waar de huid dun is, onder de armen en aan de hals. Een tulen rok is prima te doen als hij op een katoenen voering zit; zo op de benen schuurt hij. Strijk er met je vlakke hand over, in twee richtingen. Blijft je hand haken, dan zal een kind van vijf dat luider melden dan jij.",
        ),
        h("Eén glimmend detail"),
        p(
          "Fluweel, sterren of een rond kraagje: één detail is genoeg. De rest mag vertrouwd zijn. Wie onder de jurk de lievelingslegging herkent, houdt de jurk aan. Voor jongens gaat het net zo: een overhemd van popeline op de jeans van elke dag doet meer dan een pak waar iemand de hele avond op moet passen.",
        ),
        quote(
          "Ik stop altijd een oud vestje in de tas. Dat staat uiteindelijk op de foto’s van het toetje.",
          "Inés, stylist",
        ),
        shop("party", "Feestkleding"),
        h("Gekleed op twee temperaturen"),
        p(
          "Onderweg is het 4 °C, in de zaal 22 °C, en daar wordt gerend. Een dansend kind is binnen een paar minuten warm en komt zelf niet op het idee iets uit te trekken. Een dunne mouw met een vestje dat uit kan werkt dus beter dan een gevoerde jurk en een jas die niemand terugvindt als iedereen het terras op wil.",
        ),
        p(
          "Een dekkende maillot houdt warm en zit niet in de weg, als de maat klopt. Een te korte zakt af, en dan loopt je kind als een pinguïn. Zit je kind qua lengte aan de bovenkant van wat op de verpakking staat, neem dan een maat groter. En denk aan de kaarsjes: wijde mouwen, sluiers en lange linten blijven bij de tafel vandaan zolang er een vlam brandt.",
        ),
        h("De schoenen"),
        p(
          "Laat ze drie avonden achter elkaar een uur binnen dragen. Nieuwe schoenen op het feest betekenen om negen uur een kind op je arm. Test de zool op de tegels: een helemaal gladde zool glijdt weg op een geboende vloer. Vaak hoef je alleen de voorvoet even op te ruwen met fijn schuurpapier.",
        ),
        p(
          "Een ballerina zonder bandje blijft alleen zitten doordat de tenen zich vastklemmen. Met een bandje, een elastiek of klittenband is dat voor smalle voeten meteen opgelost. Schone sneakers mogen trouwens op bijna elk feest. Alleen op een heel plechtige bruiloft trekt iemand een wenkbrauw op, en ook daar niet meer na middernacht.",
        ),
        h("Na het feest: red de outfit"),
        p(
          "Doe het dezelfde avond, niet op maandag. In chocolade, slagroom en ei zit eiwit, en dat stolt in de vezel als er heet water bij komt: spoel dus eerst koud, vanaf de achterkant van de stof. Een vetvlek wrijf je in met een druppel afwasmiddel, dat tien minuten mag intrekken. Kaarsvet gaat in de vriezer en breek je af; wat overblijft trekt onder een lauw strijkijzer in twee vellen keukenpapier.",
        ),
        list(
          "Fluweel was je op 30 °C, binnenstebuiten, en je hangt het te drogen; strijken hoeft niet, de stoom van de douche is genoeg.",
          "Popeline kan op 40 °C en strijk je het makkelijkst als het nog iets vochtig is.",
          "Satijn was je met de hand en wring je niet.",
          "Lees altijd eerst het label: dat kent de stof beter dan wij.",
        ),
        p(
          "Hang de outfit daarna op waar je kind hem ziet. Vraagt het de woensdag erop om de jurk of het sterrenvest voor in de speeltuin, zeg dan ja. Feestkleren krimpen nergens zo snel als in de kast, en een half jaar later kom je ruim een centimeter mouw tekort.",
        ),
      ],
    },
    es: {
      slug: "vestir-de-fiesta-y-que-siga-contento",
      title: "Vestir de fiesta y que siga contento",
      excerpt:
        "Un buen conjunto de fiesta se olvida antes de que llegue la tarta. Cómo elegirlo, probarlo y dejarlo limpio después.",
      blocks: [
        p(
          "Lo elegiste con cariño, lo planchaste, le hiciste fotos. Diez minutos después está hecho una bola en el recibidor. La ropa de fiesta, ante todo, tiene que dejar bailar, comer con los dedos y dormirse en el asiento de atrás. Lo demás viene luego, terciopelo incluido.",
        ),
        h("Tres preguntas antes de comprar"),
        list(
          "¿Se puede sentar en el suelo con ella?",
          "¿El cuello y las costuras son suaves, sin almidón ni forro que pique?",
          "¿Se la pondrá en enero, con un jersey o unos vaqueros?",
        ),
        p(
          "Hazlas delante del espejo, con el niño dentro de la ropa, y pídele tres gestos: brazos arriba, en cuclillas y una carrera hasta la cocina. Si la blusa se sale de la falda en el primero y la cintura aprieta en el segundo, la foto quedará preciosa y la noche será corta. En los vestidos, lo más seguro es un bajo justo por debajo de la rodilla: si llega más abajo, se lo pisa en la escalera.",
        ),
        p(
          "Mira también por dentro. Las lentejuelas cosidas y los hilos metálicos pinchan donde la piel es fina, en las axilas y en el cuello. Una falda de tul se lleva muy bien si va cosida sobre un forro de algodón; directamente sobre las piernas, raspa. Pasa la mano abierta en los dos sentidos. Si se te engancha, una niña de cinco años lo dirá más alto que tú.",
        ),
        h("Un solo detalle brillante"),
        p(
          "Un terciopelo, unas estrellas, un cuello redondo: con un detalle basta. Lo demás gana si es conocido. Quien reconoce sus leggings favoritos bajo el vestido, se deja el vestido. Con los niños pasa igual: una camisa de popelín con los vaqueros de siempre luce más que un traje que alguien tiene que vigilar toda la noche.",
        ),
        quote(
          "Siempre llevo un cárdigan viejo en la bolsa. Es el que acaba saliendo en las fotos del postre.",
          "Inés, estilista",
        ),
        shop("party", "Ropa de fiesta"),
        h("Vestir para dos temperaturas"),
        p(
          "De camino hace 4 °C, en la sala 22 °C, y encima allí se corre. Un niño que baila entra en calor en unos minutos y no se acuerda de quitarse nada. Por eso funciona mejor una manga fina con una chaqueta que se quita que un vestido forrado y un abrigo que nadie encuentra cuando todos salen a la terraza.",
        ),
        p(
          "Unas medias tupidas abrigan sin molestar si son de su talla. Si son cortas, se bajan y camina como un pingüino. Cuando su estatura está en el tope de lo que marca el paquete, coge la talla siguiente. Y cuidado con las velas: las mangas muy abiertas, los velos y los lazos largos se quedan lejos de la mesa mientras haya una llama encendida.",
        ),
        h("Los zapatos"),
        p(
          "Que se los ponga en casa tres noches seguidas, una hora cada vez. Zapatos nuevos en el baile significan un niño en brazos a las nueve. Prueba la suela sobre las baldosas: si es del todo lisa, patinará en un parqué encerado. Muchas veces basta con pasar una lija fina por la parte de delante.",
        ),
        p(
          "Una bailarina sin tira solo se sujeta porque los dedos se agarrotan. Una tira, una goma o un velcro lo cambian todo en los pies estrechos. Por cierto, unas zapatillas limpias se admiten en casi todas las fiestas. Solo una boda muy solemne pondría mala cara, y ni siquiera esa después de medianoche.",
        ),
        h("Después de la fiesta, salvar el conjunto"),
        p(
          "Hazlo esa misma noche, no el lunes. El chocolate, la nata y el huevo tienen proteínas que el agua caliente cuaja dentro de la fibra: aclara primero con agua fría y por el revés. La mancha de grasa se frota con una gota de lavavajillas, que se deja actuar diez minutos. La cera se mete en el congelador y se rompe con la uña; lo que quede sale entre dos papeles de cocina con la plancha templada.",
        ),
        list(
          "El terciopelo se lava a 30 °C, del revés, y se seca colgado; no se plancha, lo levanta el vapor de la ducha.",
          "El popelín aguanta 40 °C y se plancha mejor un poco húmedo.",
          "El satén se lava a mano y no se retuerce.",
          "Lee siempre antes la etiqueta: conoce el tejido mejor que nosotros.",
        ),
        p(
          "Luego cuélgalo donde tu peque lo vea. Si el miércoles siguiente te pide el vestido o el chaleco de estrellas para ir al parque, di que sí. La ropa de fiesta encoge en el armario más deprisa que en ningún otro sitio, y dentro de seis meses le faltará más de un centímetro de manga.",
        ),
      ],
    },
  },
};
