import { h, list, p, type Post, quote, shop } from "./post.ts";

export const nurseryWardrobe: Post = {
  code: "nursery-wardrobe",
  category: "growing-up",
  author: "anais",
  date: "2026-11-05",
  scene: "article-nursery-wardrobe",
  texts: {
    fr: {
      slug: "dix-vetements-pour-la-creche",
      title: "Dix vêtements pour la crèche, pas un de plus",
      excerpt:
        "Entre la purée, la peinture et la sieste, une petite pile bien choisie vaut mieux qu’une commode pleine.",
      blocks: [
        p(
          "Le premier sac de crèche ressemble souvent à une valise de vacances. Puis on découvre que tout revient taché, mélangé, et que les mêmes quatre pièces servent toujours.",
        ),
        h("La pile qui suffit"),
        list(
          "Trois bodies à ouverture croisée, qui se retirent par le bas quand il le faut.",
          "Deux pantalons souples sans bouton.",
          "Un pull et un cardigan, pour ajuster à la température des salles.",
          "Un pyjama pour la sieste, deux paires de chaussettes qui tiennent.",
        ),
        p(
          "Dix pièces, c’est le compte pour deux jours à la crèche et un troisième dans la machine. Si vous lavez une fois par semaine, doublez les bodies et les pantalons ; le pull et le cardigan, eux, n’ont pas besoin de jumeaux. Avant de marcher, un bébé se passe de chaussures. Pieds nus ou en chaussettes antidérapantes, il apprend plus vite où finit son corps et où commence le carrelage.",
        ),
        h("Ce que regardent les équipes"),
        p(
          "La professionnelle qui change huit enfants d’affilée aime les pressions à l’entrejambe, les encolures larges et les tailles élastiques. Elle aime moins les salopettes à bretelles croisées, les laçages et les cols à boutons dans le dos.",
        ),
        p(
          "Il y a une raison à ces rabats que les bodies portent aux épaules : ils laissent l’encolure s’ouvrir assez pour descendre le vêtement le long du corps. Le jour où la couche déborde, rien ne passe par les cheveux. Les pantalons à pressions le long de la jambe rendent le même service. Quant aux cordons, rubans et petits nœuds qui se tirent, ils restent à la maison, et l’on vérifie de temps en temps que boutons et pressions tiennent bien.",
        ),
        quote(
          "Si vous ne pouvez pas l’enfiler d’une main en tenant une compote de l’autre, laissez-le pour le dimanche.",
          "Anaïs, styliste",
        ),
        shop("baby", "La sélection bébé"),
        h("Quelle taille, et pour combien de temps"),
        p(
          "La première année, un bébé grandit d’environ 25 cm. Les tailles se suivent de six en six : 62 pour 3 mois, 68 pour 6, 74 vers un an. Chacune dure donc un trimestre au début, puis six mois. Pour la crèche, achetez juste plutôt que grand, car un bas de pantalon qui traîne fait tomber celui qui se hisse le long d’une table. La couche compte aussi : une culotte épaisse demande une fourche profonde, et un body trop court tire sur les épaules avant de paraître petit.",
        ),
        p(
          "Pour savoir s’il est temps, regardez trois endroits : les pressions qui lâchent à l’entrejambe, le pli qui barre le ventre, l’orteil qui pousse au bout du pyjama à pieds. Un seul suffit.",
        ),
        h("Dormir ni trop chaud ni trop froid"),
        p(
          "Dans une chambre entre 18 et 20 °C, un body à manches longues et un pyjama sous une gigoteuse conviennent à la plupart des bébés. On dort sans bonnet ni couverture : le tout-petit évacue sa chaleur par la tête. La nuque renseigne mieux que les mains, souvent fraîches sans raison. Le pyjama de crèche sera en coton, facile à ouvrir, et sans capuche, qui fait un bourrelet sous la nuque.",
        ),
        shop("nightwear", "Des pyjamas pour la sieste"),
        h("Laver sans y passer ses soirées"),
        p(
          "Lavez tout une fois avant la première fois : il reste dans le tissu neuf un peu d’apprêt et de teinture. Le jersey supporte 40 °C, et cela suffit pour un linge ordinaire. Sur la carotte, ni eau chaude ni attente : un rinçage froid, un peu de savon, puis le soleil, qui pâlit l’orange mieux que bien des produits. La banane noircit si on l’oublie, mieux vaut la gratter tout de suite. Passez-vous d’assouplissant, qui réduit l’absorption des bavoirs et n’apporte rien à un coton déjà doux.",
        ),
        p(
          "Une petite pochette étanche dans le sac évite que le body du midi ne parfume le doudou. Le soir, videz-la en arrivant. On l’oublie une fois, jamais deux.",
        ),
        h("Le nom, et la tenue de secours"),
        p(
          "Marquez tout, même les chaussettes. Et gardez au fond du sac une tenue entière d’une taille au-dessus : le jour où elle servira, vous serez content qu’elle aille encore.",
        ),
        p(
          "Refaites ce sac à chaque changement de saison, un dimanche, avec un café. Vous y trouverez une moufle de mars, un dessin plié en huit et un body qui n’est pas à vous. Rendez le body ; gardez le dessin.",
        ),
      ],
    },
    de: {
      slug: "zehn-teile-fuer-die-kita",
      title: "Zehn Teile für die Kita, und keines mehr",
      excerpt:
        "Zwischen Brei, Farbe und Mittagsschlaf ist ein kleiner, gut gewählter Stapel besser als eine volle Kommode.",
      blocks: [
        p(
          "Die erste Kitatasche sieht oft aus wie ein Urlaubskoffer. Dann merkt man: Alles kommt fleckig und vertauscht zurück, und gebraucht werden immer dieselben vier Teile.",
        ),
        h("Der Stapel, der reicht"),
        list(
          "Drei Wickelbodys, die sich im Notfall nach unten ausziehen lassen.",
          "Zwei weiche Hosen ohne Knopf.",
          "Ein Pullover und eine Strickjacke für wechselnde Raumtemperaturen.",
          "Ein Schlafanzug für den Mittagsschlaf, zwei Paar Socken, die halten.",
        ),
        p(
          "Zehn Teile reichen für zwei Tage in der Kita und einen dritten in der Waschmaschine. Waschen Sie nur einmal pro Woche, verdoppeln Sie Bodys und Hosen; Pullover und Strickjacke brauchen keine Zwillinge. Solange ein Baby noch nicht läuft, braucht es auch keine Schuhe. Barfuß oder in Stoppersocken merkt es schneller, wo sein Körper aufhört und wo die Fliesen anfangen.",
        ),
        h("Worauf das Team achtet"),
        p(
          "Wer acht Kinder nacheinander wickelt, mag Druckknöpfe im Schritt, weite Ausschnitte und Gummibünde. Weniger beliebt sind gekreuzte Träger, Schnürungen und Knöpfe im Rücken.",
        ),
        p(
          "Die überlappenden Schultern an Bodys haben übrigens einen Grund: Der Ausschnitt öffnet sich damit so weit, dass man das Teil am Körper entlang nach unten ziehen kann. Läuft die Windel aus, kommt nichts in die Haare. Hosen mit Druckknöpfen am Innenbein leisten denselben Dienst. Kordeln, Bänder und Schleifchen zum Ziehen bleiben zu Hause. Und ab und zu prüft man, ob Knöpfe und Druckknöpfe noch fest sitzen.",
        ),
        quote(
          "Was sich nicht mit einer Hand anziehen lässt, während die andere das Apfelmus hält, bleibt für den Sonntag.",
          "Anaïs, Stylistin",
        ),
        shop("baby", "Unsere Auswahl für Babys"),
        h("Welche Größe, und für wie lange"),
        p(
          "Im ersten Jahr wächst ein Baby um etwa 25 cm. Die Größen folgen im Abstand von sechs Zentimetern: 62 mit 3 Monaten, 68 mit 6, 74 rund um den ersten Geburtstag. Jede hält also anfangs ein Vierteljahr, später ein halbes. Kaufen Sie für die Kita lieber passend als auf Zuwachs, denn über ein schleifendes Hosenbein stolpert, wer sich gerade am Tisch hochzieht. Auch die Windel zählt mit: Eine dicke braucht einen tiefen Schritt, und ein zu kurzer Body zieht an den Schultern, lange bevor er klein aussieht.",
        ),
        p(
          "Ob es Zeit ist, zeigen drei Stellen: Druckknöpfe, die im Schritt aufspringen, eine Falte quer über dem Bauch, ein Zeh, der vorn gegen den Schlafanzugfuß drückt. Eine davon genügt.",
        ),
        h("Schlafen, nicht zu warm und nicht zu kalt"),
        p(
          "In einem Zimmer mit 18 bis 20 °C passt für die meisten Babys ein Langarmbody mit Schlafanzug unter dem Schlafsack. Geschlafen wird ohne Mütze und ohne Decke, denn Babys geben Wärme über den Kopf ab. Fühlen Sie im Nacken nach. Die Hände sind oft kühl, ohne dass es etwas bedeutet. Der Kita-Schlafanzug ist aus Baumwolle, leicht zu öffnen und ohne Kapuze, die im Liegen nur einen Wulst macht.",
        ),
        shop("nightwear", "Schlafanzüge für den Mittagsschlaf"),
        h("Waschen, ohne die Abende zu opfern"),
        p(
          "Waschen Sie alles einmal vor dem ersten Tragen, denn in neuem Stoff sitzen noch Appretur und überschüssige Farbe. Jersey verträgt 40 °C, und das genügt für gewöhnliche Wäsche. Bei Karotte gilt: kein heißes Wasser und kein Warten. Kalt ausspülen, etwas Seife, dann in die Sonne, die Orange besser bleicht als manches Mittel. Banane wird schwarz, wenn man sie vergisst, also gleich abkratzen. Auf Weichspüler können Sie verzichten: Lätzchen saugen danach schlechter, und weiche Baumwolle wird davon nicht weicher.",
        ),
        p(
          "Ein kleiner, dichter Beutel in der Tasche verhindert, dass der Body vom Mittag das Kuscheltier parfümiert. Leeren Sie ihn abends gleich hinter der Tür. Das vergisst man ein Mal, nie zweimal.",
        ),
        h("Der Name und das Notfalloutfit"),
        p(
          "Beschriften Sie alles, auch die Socken. Und legen Sie unten in die Tasche ein ganzes Outfit eine Größe größer: An dem Tag, an dem es gebraucht wird, sollte es noch passen.",
        ),
        p(
          "Räumen Sie die Tasche bei jedem Wechsel der Jahreszeit neu ein, an einem Sonntag, mit Kaffee. Sie finden einen Fäustling vom März, ein achtfach gefaltetes Bild und einen Body, der Ihnen nicht gehört. Den Body geben Sie zurück. Das Bild behalten Sie.",
        ),
      ],
    },
    nl: {
      slug: "tien-kledingstukken-voor-de-opvang",
      title: "Tien kledingstukken voor de opvang, meer niet",
      excerpt: "Tussen fruithap, verf en middagdutje is een kleine, goed gekozen stapel beter dan een volle commode.",
      blocks: [
        p(
          "De eerste opvangtas lijkt vaak op een vakantiekoffer. Daarna merk je dat alles vlekkerig en verwisseld terugkomt, en dat je steeds dezelfde vier stukken gebruikt.",
        ),
        h("De stapel die genoeg is"),
        list(
          "Drie overslagrompers, die je zo nodig naar beneden uittrekt.",
          "Twee soepele broeken zonder knoop.",
          "Een trui en een vestje, want niet elke ruimte is even warm.",
          "Een pyjama voor het dutje, twee paar sokken die blijven zitten.",
        ),
        p(
          "Tien stuks is genoeg voor twee dagen op de opvang en een derde in de wasmachine. Was je maar één keer per week, neem dan dubbel zoveel rompers en broeken; trui en vestje hebben geen tweeling nodig. Een baby die nog niet loopt, heeft ook geen schoenen nodig. Op blote voeten of antislipsokken leert hij sneller waar zijn lijf ophoudt en waar de tegels beginnen.",
        ),
        h("Waar de begeleiding op let"),
        p(
          "Wie acht kinderen achter elkaar verschoont, houdt van drukknopen in het kruis, wijde halzen en elastiek in de taille. Minder van gekruiste bretels, veters en knoopjes op de rug.",
        ),
        p(
          "Die overslag op de schouders van een romper zit er niet voor niets: de hals gaat zo ver open dat je het hele ding langs het lijf naar beneden trekt. Lekt de luier, dan komt er niets in het haar. Broeken met drukknopen langs de binnenbeen doen hetzelfde. Koordjes, linten en strikjes om aan te trekken blijven thuis, en af en toe controleer je of knopen en drukknopen nog goed vastzitten.",
        ),
        quote(
          "Wat je niet met één hand aankrijgt terwijl de andere een fruithapje vasthoudt, is voor de zondag.",
          "Anaïs, stylist",
        ),
        shop("baby", "Onze babyselectie"),
        h("Welke maat, en voor hoelang"),
        p(
          "In het eerste jaar groeit een baby ongeveer 25 cm. De maten gaan met zes centimeter omhoog: 62 bij 3 maanden, 68 bij 6, 74 rond de eerste verjaardag. Elke maat gaat dus eerst een kwartaal mee, daarna een half jaar. Koop voor de opvang liever passend dan op de groei, want over een slepende broekspijp valt wie zich net aan de tafel optrekt. De luier telt ook mee: een dikke vraagt om een diep kruis, en een te korte romper trekt aan de schouders lang voordat hij klein lijkt.",
        ),
        p(
          "Of het tijd is, zie je op drie plekken: drukknopen die in het kruis openspringen, een plooi dwars over de buik, een teen die tegen het voetje van de pyjama duwt. Eén ervan is genoeg.",
        ),
        h("Slapen, niet te warm en niet te koud"),
        p(
          "In een kamer van 18 tot 20 °C zijn een romper met lange mouwen en een pyjama onder een slaapzak voor de meeste baby’s genoeg. Slapen doen ze zonder muts en zonder deken, want een baby raakt zijn warmte kwijt via het hoofd. Voel in de nek. De handjes zijn vaak koel zonder dat het iets zegt. De opvangpyjama is van katoen, gaat makkelijk open en heeft geen capuchon, want die geeft een bobbel onder het hoofd.",
        ),
        shop("nightwear", "Pyjama’s voor het dutje"),
        h("Wassen zonder je avonden kwijt te zijn"),
        p(
          "Was alles één keer voor het eerste gebruik, want in nieuwe stof zitten nog wat appret en losse kleurstof. Jersey kan op 40 °C, en voor gewone was is dat genoeg. Bij wortel geldt: geen heet water en niet wachten. Spoel koud, doe er wat zeep op en leg het in de zon, die oranje beter bleekt dan menig middeltje. Banaan wordt zwart als je hem vergeet, dus die krab je er meteen af. Wasverzachter kun je laten staan: slabbetjes nemen er minder door op, en zacht katoen wordt er niet zachter van.",
        ),
        p(
          "Een klein waterdicht zakje in de tas voorkomt dat de romper van twaalf uur de knuffel parfumeert. Maak het ’s avonds leeg zodra je binnen bent. Dat vergeet je één keer, nooit twee keer.",
        ),
        h("De naam, en de noodset"),
        p(
          "Zet overal een naam in, ook in de sokken. En leg onder in de tas een volledige set die een maat groter is: op de dag dat je hem nodig hebt, moet hij nog passen.",
        ),
        p(
          "Pak de tas bij elke seizoenswissel opnieuw in, op een zondag, met koffie erbij. Je vindt er een want van maart, een in achten gevouwen tekening en een romper die niet van jullie is. De romper breng je terug. De tekening houd je.",
        ),
      ],
    },
    es: {
      slug: "diez-prendas-para-la-guarderia",
      title: "Diez prendas para la guardería, ni una más",
      excerpt: "Entre el puré, la pintura y la siesta, una pila pequeña bien elegida vale más que una cómoda llena.",
      blocks: [
        p(
          "La primera mochila de la guardería suele parecer una maleta de vacaciones. Luego descubres que todo vuelve manchado y cambiado, y que siempre se usan las mismas cuatro prendas.",
        ),
        h("La pila que basta"),
        list(
          "Tres bodis cruzados, que se quitan hacia abajo cuando hace falta.",
          "Dos pantalones blandos sin botón.",
          "Un jersey y un cárdigan, porque ninguna sala está a la misma temperatura.",
          "Un pijama para la siesta y dos pares de calcetines que no se caigan.",
        ),
        p(
          "Diez prendas dan para dos días en la guardería y un tercero en la lavadora. Si lavas una vez por semana, duplica los bodis y los pantalones; el jersey y el cárdigan no necesitan gemelos. Antes de andar, un bebé tampoco necesita zapatos. Descalzo o con calcetines antideslizantes aprende antes dónde acaba su cuerpo y dónde empiezan las baldosas.",
        ),
        h("En qué se fija el equipo"),
        p(
          "A quien cambia a ocho niños seguidos le gustan los corchetes en la entrepierna, los cuellos anchos y las cinturas elásticas. Le gustan menos los tirantes cruzados, los lazos y los botones en la espalda.",
        ),
        p(
          "Esas solapas que los bodis llevan en los hombros tienen su porqué: dejan que el cuello se abra lo bastante para bajar la prenda a lo largo del cuerpo. El día que el pañal se desborda, nada pasa por el pelo. Los pantalones con corchetes por dentro de la pierna hacen el mismo favor. Los cordones, las cintas y los lacitos de los que se puede tirar se quedan en casa, y de vez en cuando se comprueba que botones y corchetes siguen firmes.",
        ),
        quote(
          "Si no puedes ponérselo con una mano mientras sujetas la compota con la otra, guárdalo para el domingo.",
          "Anaïs, estilista",
        ),
        shop("baby", "La selección para bebés"),
        h("Qué talla, y por cuánto tiempo"),
        p(
          "El primer año, un bebé crece unos 25 cm. Las tallas van de seis en seis: 62 a los 3 meses, 68 a los 6, 74 hacia el primer cumpleaños. Cada una dura, pues, un trimestre al principio y medio año después. Para la guardería compra justo mejor que grande, porque quien se está poniendo de pie agarrado a una mesa tropieza con el bajo que arrastra. El pañal también cuenta: si es grueso pide un tiro hondo, y un bodi corto tira de los hombros mucho antes de parecer pequeño.",
        ),
        p(
          "Para saber si ha llegado el momento, mira tres sitios: los corchetes que saltan en la entrepierna, la arruga que cruza la barriga, el dedo que empuja la punta del pijama con pies. Con uno basta.",
        ),
        h("Dormir sin calor y sin frío"),
        p(
          "En una habitación a entre 18 y 20 °C, a la mayoría de los bebés les bastan un bodi de manga larga y un pijama dentro del saco de dormir. Se duerme sin gorro y sin manta, porque los más pequeños sueltan el calor por la cabeza. La nuca informa mejor que las manos, que suelen estar frescas sin motivo. El pijama de la guardería será de algodón, fácil de abrir y sin capucha, que hace bulto al tumbarse.",
        ),
        shop("nightwear", "Pijamas para la siesta"),
        h("Lavar sin perder las noches"),
        p(
          "Lávalo todo una vez antes de estrenarlo, porque la tela nueva guarda restos de apresto y de tinte. La camiseta aguanta 40 °C, y para la ropa corriente es suficiente. Con la zanahoria, ni agua caliente ni esperas: aclarado frío, algo de jabón y al sol, que se come el naranja mejor que muchos productos. El plátano se pone negro si te olvidas, así que se rasca enseguida. Del suavizante puedes prescindir: los baberos absorben menos, y un algodón suave no se vuelve más suave.",
        ),
        p(
          "Una bolsita impermeable dentro de la mochila evita que el bodi del mediodía perfume el peluche. Vacíala por la noche nada más entrar. Se olvida una vez, nunca dos.",
        ),
        h("El nombre, y la muda de emergencia"),
        p(
          "Márcalo todo, también los calcetines. Y deja en el fondo de la mochila una muda entera de una talla más: el día que haga falta, te alegrarás de que aún le valga.",
        ),
        p(
          "Rehaz la mochila en cada cambio de estación, un domingo, con un café. Encontrarás una manopla de marzo, un dibujo doblado en ocho y un bodi que no es vuestro. Devuelve el bodi. El dibujo, te lo quedas.",
        ),
      ],
    },
  },
};
