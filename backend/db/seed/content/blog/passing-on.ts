import { labelDays } from "#contract/terms.ts";
import { h, list, p, type Post, quote, shop } from "./post.ts";

export const passingOn: Post = {
  code: "passing-on",
  category: "growing-up",
  author: "ines",
  date: "2026-08-27",
  scene: "article-passing-on",
  texts: {
    fr: {
      slug: "faire-durer-les-vetements-d-un-enfant-a-l-autre",
      title: "D’un enfant à l’autre : faire durer les vêtements",
      excerpt:
        "Un bon manteau habille trois enfants. À condition de le choisir, de le réparer et de le ranger comme il faut.",
      blocks: [
        p(
          "Dans la famille d’Inés, une salopette a fait cinq rentrées. Elle a changé de bretelles, gagné deux genoux, perdu un bouton. Elle tient toujours.",
        ),
        h("Choisir ce qui se transmet"),
        list(
          "Des coutures doubles aux épaules et à l’entrejambe.",
          "Un ourlet généreux, que l’on redescend à mesure.",
          "Des boutons cousus, que l’on sait remplacer.",
          "Une coupe simple et une couleur que le suivant n’aura pas honte de porter.",
        ),
        p(
          "Retournez le vêtement avant de regarder la face. Une couture plate, piquée deux fois, ne laisse pas de bord à vif qui s’effiloche. Tirez de part et d’autre : si l’on voit le jour entre les points, l’entrejambe cédera au premier toboggan. Un denim lourd, une popeline serrée, un velours côtelé vieillissent bien. Un jersey très fin fait deux étés, et c’est déjà honorable.",
        ),
        p(
          "Les pièces les plus faciles à transmettre sont celles qui serrent le moins : manteaux, cirés, salopettes à bretelles réglables, pulls amples. Les leggings, les collants et les chaussettes s’usent à leur premier propriétaire. Quant aux chaussures, une paire portée tous les jours a pris la forme d’un pied et l’impose au suivant ; les bottes de pluie et les souliers de fête, qui sortent peu, passent sans dommage.",
        ),
        shop("denim", "Les denims qui passent de main en main"),
        h("Réparer tôt"),
        p(
          "Un trou de la taille d’un pois se reprise en dix minutes. Le même trou, une semaine plus tard, demande une pièce. Posez-la des deux côtés : un genou renforcé avant de céder passe inaperçu.",
        ),
        p(
          "La pièce doit dépasser le trou d’un bon centimètre et demi tout autour, sinon elle tire sur le tissu usé et le déchire un peu plus loin. Arrondissez les coins, ils ne se décolleront pas. Prenez une toile un peu plus fine que le vêtement, jamais plus raide, et lavez-la avant de la coudre, pour qu’elle ait fini de rétrécir. Pour une maille, une aiguille à bout rond écarte les fils sans les percer, et un fil de la même laine, tiré d’une couture intérieure, donne la bonne couleur.",
        ),
        quote(
          "Je couds toujours la pièce en forme de quelque chose. Un nuage n’a jamais l’air d’une réparation.",
          "Inés, styliste",
        ),
        h("Laver pour que cela dure"),
        p(
          "Ce qui use un vêtement d’enfant, c’est moins l’enfant que le tambour. Fermez les fermetures éclair, dont les dents râpent le reste de la lessive, et retournez les jeans : la couleur s’en va là où ça frotte. Trente degrés suffisent au denim, quarante au jersey. Le sèche-linge emporte des fibres à chaque tour, vous les retrouvez dans le filtre ; surtout, sa chaleur fatigue l’élasthanne et les ceintures élastiques. Une corde et un peu de vent coûtent moins cher qu’un pantalon.",
        ),
        p(
          "Une tache oubliée se paie plus tard. Le sucre et le gras d’un goûter, invisibles au rangement, jaunissent en quelques mois dans le noir. Regardez donc les encolures et les poignets à la lumière avant de plier, et relavez ce qui est douteux. Une fermeture qui accroche se frotte avec la mine d’un crayon ; le graphite la fait glisser de nouveau.",
        ),
        h("Ranger pour retrouver"),
        p(
          "Lavez, laissez sécher deux jours, pliez par taille dans une boîte fermée. Écrivez la taille dessus, pas l’âge : le cadet ne grandit jamais comme l’aînée.",
        ),
        p(
          "Choisissez un placard plutôt que la cave : au-dessus de 65 % d’humidité, les moisissures s’installent, et le carton boit. Pas de lumière non plus, qui fait passer les bleus. Mettez dans chaque boîte une liste de ce qu’elle contient, saison comprise, car un maillot en taille 104 ne sert à rien à qui aura 104 en décembre. Une fois par an, ouvrez, relisez, retirez ce que personne n’attend plus.",
        ),
        shop("outerwear", "Des manteaux, pour commencer"),
        h("Quand personne n’attend plus"),
        p(
          `Ce qui est encore beau se donne d’abord autour de vous : une amie enceinte, la crèche, la boîte aux lettres d’une voisine. Le reste peut nous revenir avec une étiquette Littlegeste. L’étiquette est gratuite, elle vaut ${labelDays} jours, et le colis part de France, de Monaco, de Belgique ou du Luxembourg. Mettez-y des vêtements, des chaussures par paire et des accessoires en tissu, de toutes les marques, lavés et secs.`,
        ),
        p(
          "Gardez une chose, une seule, sans utilité. Le premier pyjama, le bonnet trop petit dès la deuxième semaine, la salopette aux deux genoux. On ne transmet pas que du tissu.",
        ),
      ],
    },
    de: {
      slug: "kleidung-von-kind-zu-kind-weitergeben",
      title: "Von Kind zu Kind: Kleidung, die lange hält",
      excerpt: "Ein guter Mantel zieht drei Kinder an. Wenn man ihn richtig auswählt, flickt und aufbewahrt.",
      blocks: [
        p(
          "In der Familie von Inés hat eine Latzhose fünf Schulanfänge erlebt. Neue Träger, zwei verstärkte Knie, ein Knopf weniger. Sie hält noch immer.",
        ),
        h("Aussuchen, was sich vererben lässt"),
        list(
          "Doppelte Nähte an Schultern und Schritt.",
          "Ein großzügiger Saum, der sich nach und nach auslassen lässt.",
          "Angenähte Knöpfe, die sich ersetzen lassen.",
          "Ein schlichter Schnitt in einer Farbe, die auch das nächste Kind gern trägt.",
        ),
        p(
          "Drehen Sie ein Teil auf links, bevor Sie die Vorderseite bewundern. Eine flache, zweimal gesteppte Naht hat keine offene Kante, die ausfranst. Ziehen Sie links und rechts davon: Sieht man zwischen den Stichen hindurch, gibt der Schritt auf der ersten Rutsche nach. Schwerer Denim, dichte Popeline und Cord altern gut. Sehr feiner Jersey schafft zwei Sommer, und auch das ist ehrenwert.",
        ),
        p(
          "Am leichtesten weitergeben lässt sich, was nicht eng sitzt: Mäntel, Regenjacken, Latzhosen mit verstellbaren Trägern, weite Pullover. Leggings, Strumpfhosen und Socken sind nach dem ersten Kind verbraucht. Und Schuhe? Ein Paar, das jeden Tag getragen wurde, hat die Form eines Fußes angenommen und drängt sie dem nächsten auf. Gummistiefel und Festtagsschuhe, die selten herauskommen, wandern ohne Schaden weiter.",
        ),
        shop("denim", "Denim zum Weitergeben"),
        h("Früh flicken"),
        p(
          "Ein erbsengroßes Loch ist in zehn Minuten gestopft. Eine Woche später braucht dasselbe Loch einen Flicken. Nähen Sie ihn auf beide Seiten: Ein Knie, das verstärkt wird, bevor es reißt, fällt niemandem auf.",
        ),
        p(
          "Der Flicken soll rundum gut anderthalb Zentimeter größer sein als das Loch, sonst zerrt er am mürben Stoff, und der reißt gleich daneben. Runden Sie die Ecken ab, dann lösen sie sich nicht. Nehmen Sie einen Stoff, der etwas feiner ist als das Kleidungsstück, nie einen steiferen, und waschen Sie ihn vorher, damit er fertig eingelaufen ist. Bei Strick schiebt eine stumpfe Nadel die Fäden beiseite, ohne sie zu durchstechen. Den passenden Faden zieht man aus einer inneren Naht desselben Pullovers.",
        ),
        quote("Mein Flicken hat immer eine Form. Eine Wolke sieht nie nach Reparatur aus.", "Inés, Stylistin"),
        h("So waschen, dass es hält"),
        p(
          "Kinderkleidung verschleißt weniger am Kind als in der Trommel. Schließen Sie Reißverschlüsse, deren Zähne sonst die übrige Wäsche aufrauen, und wenden Sie Jeans: Die Farbe geht dort, wo es reibt. Für Denim genügen dreißig Grad, für Jersey vierzig. Der Trockner nimmt bei jedem Lauf Fasern mit, Sie finden sie im Sieb. Vor allem aber macht seine Hitze Elasthan und Gummibünde müde. Eine Leine und etwas Wind sind billiger als eine neue Hose.",
        ),
        p(
          "Ein übersehener Fleck kommt später auf die Rechnung. Zucker und Fett vom Nachmittagskuchen sind beim Wegräumen nicht zu sehen und vergilben im Dunkeln binnen weniger Monate. Halten Sie Kragen und Ärmelbündchen vor dem Falten ans Licht und waschen Sie im Zweifel noch einmal. Hakt ein Reißverschluss, reiben Sie mit der Mine eines Bleistifts darüber; Graphit lässt ihn wieder gleiten.",
        ),
        h("So aufbewahren, dass man es wiederfindet"),
        p(
          "Waschen, zwei Tage trocknen lassen, nach Größe in eine geschlossene Kiste legen. Schreiben Sie die Größe darauf, nicht das Alter: Der Jüngere wächst nie wie die Ältere.",
        ),
        p(
          "Nehmen Sie lieber einen Schrank als den Keller: Über 65 % Luftfeuchte fühlt sich Schimmel wohl, und Pappe saugt. Auch kein Licht, denn es bleicht jedes Blau. Legen Sie in jede Kiste eine Liste mit dem Inhalt, samt Jahreszeit. Ein Badeanzug in Größe 104 nützt niemandem, der im Dezember 104 trägt. Einmal im Jahr wird geöffnet, nachgelesen und herausgenommen, worauf keiner mehr wartet.",
        ),
        shop("outerwear", "Mäntel für den Anfang"),
        h("Wenn niemand mehr darauf wartet"),
        p(
          `Was noch schön ist, bleibt zuerst in der Nähe: bei der schwangeren Freundin, in der Kita, bei der Nachbarin im Hausflur. Der Rest darf mit einem Etikett von Littlegeste zu uns zurück. Das Etikett ist kostenlos und gilt ${labelDays} Tage; abgeschickt wird aus Frankreich, Monaco, Belgien oder Luxemburg, weiter reicht das Programm noch nicht. Hinein dürfen Kleidung, Schuhe als Paar und Accessoires aus Stoff, von allen Marken, gewaschen und trocken.`,
        ),
        p(
          "Behalten Sie ein Stück, ein einziges, ohne jeden Nutzen. Den ersten Schlafanzug, die Mütze, die nach zwei Wochen zu klein war, die Latzhose mit den zwei Knien. Weitergegeben wird ja nicht nur Stoff.",
        ),
      ],
    },
    nl: {
      slug: "kleren-doorgeven-van-kind-op-kind",
      title: "Van kind op kind: kleren die lang meegaan",
      excerpt: "Een goede jas kleedt drie kinderen aan. Als je hem goed kiest, herstelt en opbergt.",
      blocks: [
        p(
          "In het gezin van Inés maakte één tuinbroek vijf schooljaren mee. Ze kreeg nieuwe bretels, twee verstevigde knieën en verloor een knoop. Ze gaat nog steeds mee.",
        ),
        h("Kies wat je kunt doorgeven"),
        list(
          "Dubbele naden op de schouders en in het kruis.",
          "Een royale zoom, die je stukje bij beetje uitlegt.",
          "Aangenaaide knopen, die je kunt vervangen.",
          "Een eenvoudige snit in een kleur die het volgende kind ook wil dragen.",
        ),
        p(
          "Keer een kledingstuk om voordat je de voorkant bewondert. Een platte naad met twee stiksels heeft geen losse rand die rafelt. Trek er aan weerskanten aan: zie je licht tussen de steken, dan begeeft het kruis het op de eerste glijbaan. Zware denim, dichte popeline en ribfluweel worden mooi oud. Heel fijne jersey haalt twee zomers, en ook dat is eervol.",
        ),
        p(
          "Het makkelijkst geef je door wat niet strak zit: jassen, regenjassen, tuinbroeken met verstelbare bretels, ruime truien. Leggings, maillots en sokken zijn op na het eerste kind. En schoenen? Een paar dat elke dag is gedragen, heeft de vorm van één voet aangenomen en dringt die aan de volgende op. Regenlaarzen en feestschoenen, die weinig buiten komen, kunnen gerust verder.",
        ),
        shop("denim", "Denim om door te geven"),
        h("Herstel op tijd"),
        p(
          "Een gaatje zo groot als een erwt stop je in tien minuten. Hetzelfde gaatje vraagt een week later om een lap. Zet die op allebei de kanten: een knie die je verstevigt voordat hij scheurt, valt niemand op.",
        ),
        p(
          "De lap is rondom ruim anderhalve centimeter groter dan het gat, anders trekt hij aan de versleten stof en scheurt die er vlak naast. Maak de hoeken rond, dan laten ze niet los. Neem een stof die iets dunner is dan het kledingstuk, nooit stugger, en was hem vooraf, dan is hij klaar met krimpen. Bij een breisel duwt een stompe naald de draden opzij zonder erdoorheen te prikken. Een draad in de juiste kleur haal je uit een binnennaad van dezelfde trui.",
        ),
        quote("Mijn lap heeft altijd een vorm. Een wolk lijkt nooit op een reparatie.", "Inés, stylist"),
        h("Was zo dat het blijft"),
        p(
          "Kinderkleren slijten minder aan het kind dan in de trommel. Doe ritsen dicht, want de tandjes schuren de rest van de was, en keer jeans om: de kleur verdwijnt waar het wrijft. Denim heeft genoeg aan dertig graden, jersey aan veertig. De droger neemt bij elke beurt vezels mee, je vindt ze terug in het filter. En vooral: de hitte put elastaan en elastiek uit. Een waslijn en wat wind kosten minder dan een nieuwe broek.",
        ),
        p(
          "Een vergeten vlek krijg je later op je bord. Suiker en vet van de taart zijn bij het opruimen onzichtbaar en worden in het donker binnen een paar maanden geel. Houd halzen en manchetten dus even in het licht voor je vouwt, en was bij twijfel nog een keer. Hapert een rits, wrijf er dan met de punt van een potlood over; grafiet laat hem weer glijden.",
        ),
        h("Berg op om terug te vinden"),
        p(
          "Was, laat twee dagen drogen en vouw per maat in een gesloten doos. Schrijf de maat erop, niet de leeftijd: de jongste groeit nooit zoals de oudste.",
        ),
        p(
          "Neem liever een kast dan de kelder: boven 65 % luchtvochtigheid voelt schimmel zich thuis, en karton zuigt. Ook geen licht, want dat bleekt elk blauw. Leg in elke doos een lijst van wat erin zit, met het seizoen erbij. Aan een zwempak in maat 104 heb je niets als je kind pas in december 104 draagt. Eén keer per jaar maak je alles open, lees je de lijst na en haal je eruit waar niemand meer op wacht.",
        ),
        shop("outerwear", "Jassen om mee te beginnen"),
        h("Als niemand er meer op wacht"),
        p(
          `Wat nog mooi is, blijft eerst in de buurt: een zwangere vriendin, de opvang, de buurvrouw van drie deuren verder. De rest mag met een Littlegeste-label naar ons terug. Dat label is gratis en ${labelDays} dagen geldig; versturen kan vanuit Frankrijk, Monaco, België en Luxemburg, verder reikt het programma nog niet. Erin mogen kleren, schoenen per paar en stoffen accessoires, van elk merk, gewassen en droog.`,
        ),
        p(
          "Houd één ding, eentje maar, zonder enig nut. De eerste pyjama, het mutsje dat na twee weken al te klein was, de tuinbroek met de twee knieën. Je geeft niet alleen stof door.",
        ),
      ],
    },
    es: {
      slug: "ropa-que-pasa-de-hermano-a-hermano",
      title: "De hermano a hermano: ropa que dura",
      excerpt: "Un buen abrigo viste a tres niños. Si se elige, se arregla y se guarda como toca.",
      blocks: [
        p(
          "En la familia de Inés, un peto ha vivido cinco vueltas al cole. Cambió de tirantes, ganó dos rodilleras y perdió un botón. Ahí sigue.",
        ),
        h("Elegir lo que se hereda"),
        list(
          "Costuras dobles en los hombros y la entrepierna.",
          "Un dobladillo generoso, que se va bajando poco a poco.",
          "Botones cosidos, que se pueden cambiar.",
          "Un corte sencillo y un color que el siguiente se ponga con gusto.",
        ),
        p(
          "Dale la vuelta a la prenda antes de admirarla por delante. Una costura plana, con doble pespunte, no deja un canto suelto que se deshilache. Tira de los dos lados: si se ve luz entre las puntadas, la entrepierna cederá en el primer tobogán. Un vaquero recio, un popelín tupido o una pana envejecen bien. Un punto muy fino dura dos veranos, y ya es de agradecer.",
        ),
        p(
          "Lo que mejor se hereda es lo que menos aprieta: abrigos, chubasqueros, petos con tirantes regulables, jerséis holgados. Los leggings, las medias y los calcetines se gastan con su primer dueño. ¿Y los zapatos? Un par que se ha llevado a diario ha tomado la forma de un pie y se la impone al siguiente. Las botas de agua y los zapatos de fiesta, que salen poco, pasan sin problema.",
        ),
        shop("denim", "Vaqueros que pasan de mano en mano"),
        h("Arreglar pronto"),
        p(
          "Un agujero del tamaño de un guisante se zurce en diez minutos. El mismo agujero, una semana después, pide un parche. Ponlo en los dos lados: una rodilla reforzada antes de romperse pasa desapercibida.",
        ),
        p(
          "El parche debe sobrar centímetro y medio alrededor del agujero; si no, tira de la tela gastada y la rasga un poco más allá. Redondea las esquinas y no se despegarán. Usa una tela algo más fina que la prenda, nunca más tiesa, y lávala antes de coserla para que haya terminado de encoger. En el punto, una aguja de punta roma aparta las hebras sin perforarlas, y una hebra sacada de una costura interior del mismo jersey da el color exacto.",
        ),
        quote("Mis parches siempre tienen forma de algo. Una nube nunca parece un arreglo.", "Inés, estilista"),
        h("Lavar para que dure"),
        p(
          "Lo que gasta la ropa infantil no es tanto el niño como el tambor. Cierra las cremalleras, cuyos dientes raspan el resto de la colada, y dale la vuelta a los vaqueros: el color se va por donde roza. Al vaquero le bastan treinta grados, a la camiseta cuarenta. La secadora se lleva fibras en cada ciclo, las encuentras en el filtro; y, sobre todo, su calor cansa el elastano y las gomas de la cintura. Una cuerda y un poco de viento salen más baratos que un pantalón.",
        ),
        p(
          "Una mancha olvidada se paga más tarde. El azúcar y la grasa de la merienda, que no se ven al guardar, amarillean a oscuras en unos meses. Mira cuellos y puños a la luz antes de doblar, y vuelve a lavar lo dudoso. Si una cremallera se engancha, frótala con la mina de un lápiz: el grafito la hace correr de nuevo.",
        ),
        h("Guardar para encontrar"),
        p(
          "Lava, deja secar dos días y dobla por tallas en una caja cerrada. Escribe la talla, no la edad: el pequeño nunca crece como la mayor.",
        ),
        p(
          "Mejor un armario que el trastero del sótano: por encima del 65 % de humedad aparece el moho, y el cartón la absorbe. Tampoco luz, que se come los azules. Mete en cada caja una lista de lo que hay, con la estación, porque un bañador de la talla 104 no le sirve a quien llegue a la 104 en diciembre. Una vez al año, abre, relee y saca lo que ya nadie espera.",
        ),
        shop("outerwear", "Abrigos para empezar"),
        h("Cuando ya nadie lo espera"),
        p(
          `Lo que sigue bonito se queda primero cerca: una amiga embarazada, la guardería, la vecina del tercero. El resto puede volver a nosotros con una etiqueta de Littlegeste. La etiqueta es gratuita y vale ${labelDays} días; el paquete sale desde Francia, Mónaco, Bélgica o Luxemburgo, porque el programa todavía no llega más lejos. Caben ropa, zapatos por pares y accesorios de tela, de cualquier marca, limpios y secos.`,
        ),
        p(
          "Guarda una cosa, una sola, que no sirva para nada. El primer pijama, el gorro que a las dos semanas ya era pequeño, el peto de las dos rodilleras. No solo se hereda tela.",
        ),
      ],
    },
  },
};
