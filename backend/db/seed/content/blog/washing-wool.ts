import { h, list, p, type Post, quote, shop } from "./post.ts";

export const washingWool: Post = {
  code: "washing-wool",
  category: "advice",
  author: "ilse",
  date: "2026-10-08",
  scene: "article-washing-wool",
  texts: {
    fr: {
      slug: "laver-la-laine-sans-la-feutrer",
      title: "Laver la laine sans la feutrer",
      excerpt: "La laine se lave moins souvent qu’on ne croit, et plus simplement qu’on ne le craint.",
      blocks: [
        p(
          "Un pull de laine feutré fait une très jolie veste de poupée, mais c’est rarement ce que l’on voulait. Trois choses feutrent la laine : la chaleur, le frottement et les changements brusques de température. Évitez-les et tout se passe bien.",
        ),
        h("Pourquoi un pull rétrécit"),
        p(
          "Regardée au microscope, une fibre de laine porte des écailles, comme une pomme de pin. L’eau chaude et une lessive alcaline les soulèvent ; le tambour qui brasse les accroche les unes aux autres, et le tricot se resserre sans retour possible. Aucun après-shampoing ne rend ses manches à un pull feutré. On peut détendre un peu une maille qui a seulement raccourci, jamais une étoffe devenue feutre.",
        ),
        p(
          "Certaines laines sont traitées pour que leurs écailles ne s’accrochent plus. L’étiquette l’indique par un cuvier avec deux traits dessous : programme laine, action mécanique très réduite. Une main dans le cuvier veut dire lavage à la main seulement, à 40 °C au plus ; restez à 30 °C, la laine ne s’en plaindra pas. Un cuvier barré envoie le pull au pressing, et mieux vaut l’avoir lu avant l’achat.",
        ),
        h("D’abord, aérer"),
        p(
          "La fibre se débarrasse seule de bien des odeurs. Une nuit à la fenêtre, à l’abri de la pluie, remplace la plupart des lavages. Une tache se traite à l’éponge humide, tout de suite. La laine absorbe à peu près le tiers de son poids en vapeur d’eau avant de paraître mouillée : un soir de brouillard la rafraîchit très bien, la salle de bains après la douche aussi.",
        ),
        p(
          "Un pull porté sur un T-shirt se lave trois ou quatre fois par saison, rarement davantage. Celui du petit qui mange de la compote tout seul suit un autre calendrier, et c’est pour lui que l’on a inventé la laine lavable en machine.",
        ),
        h("Quand il faut vraiment laver"),
        list(
          "Retournez le pull et fermez les boutons.",
          "Programme laine, 30 °C au plus, essorage doux, lessive pour laine.",
          "À la main : même température pour le lavage et le rinçage, sans tordre.",
          "Roulez dans une serviette, pressez, puis séchez à plat.",
        ),
        p(
          "Ne remplissez le tambour qu’au tiers : serrés, les pulls frottent, et les jeans n’ont rien à faire avec eux. Choisissez une lessive sans enzymes, car celles qui digèrent les taches de protéines s’en prennent aussi à la laine, qui est faite de kératine comme nos cheveux. L’assouplissant est inutile, il enrobe la fibre. En machine, 600 tours par minute suffisent. À la main, comptez cinq minutes de bain, pas une nuit de trempage.",
        ),
        shop("knitwear", "Les mailles de la saison"),
        h("Sécher sans déformer"),
        p(
          "La laine mouillée est lourde et plus fragile que sèche. Un pull soulevé par les épaules s’allonge tout seul ; portez-le à deux mains, comme un chat endormi. Posez-le sur une serviette, remettez les manches à leur longueur, tirez doucement sur les côtes pour les fermer, et retournez-le au bout d’une demi-journée. Loin du radiateur et du soleil, qui jaunit le blanc, il lui faut un à deux jours.",
        ),
        quote("Un pull suspendu mouillé prend la taille de votre grand frère.", "Ilse, styliste"),
        p(
          "Le sèche-linge réunit les trois ennemis du premier paragraphe dans la même machine. Si vous tenez à repasser, mettez un linge humide entre le fer et la maille et posez sans glisser, à 110 °C au plus.",
        ),
        h("Les petites boules"),
        p(
          "Elles viennent là où ça frotte, sous les bras et sur les côtés, parce que les fibres courtes remontent à la surface et s’enroulent. Ce n’est pas un défaut : passez un peigne à laine une fois par saison, à plat, sans appuyer. Un pull neuf bouloche surtout les premières semaines, puis se calme.",
        ),
        h("Ranger pour l’été, sans invités"),
        p(
          "Rangez les pulls pliés, jamais sur cintre, et toujours propres. La mite adulte ne mange rien : ce sont ses larves qui dévorent la kératine, et elles préfèrent les mailles qui gardent un peu de sueur ou de soupe. Une housse bien fermée les arrête mieux que le cèdre, qui éloigne les papillons mais ne tue pas ce qui est déjà pondu.",
        ),
        list(
          "Un trou suspect ? Le pull passe une semaine au congélateur à −18 °C, dans un sac fermé.",
          "Aspirez les fonds de tiroir et les plinthes, où les larves s’installent.",
          "Sortez et secouez les lainages une fois en cours d’été.",
        ),
        p(
          "Notez enfin la taille sur un morceau de ruban adhésif, collé sur la housse. En octobre, vous saurez sans rien déplier lequel des enfants hérite du pull rouge, et lequel devra s’en trouver un autre.",
        ),
      ],
    },
    de: {
      slug: "wolle-waschen-ohne-verfilzen",
      title: "Wolle waschen, ohne dass sie verfilzt",
      excerpt: "Wolle muss seltener gewaschen werden, als man glaubt, und es ist einfacher, als man fürchtet.",
      blocks: [
        p(
          "Aus einem verfilzten Wollpullover wird eine hübsche Puppenjacke, nur war das selten der Plan. Drei Dinge verfilzen Wolle: Hitze, Reibung und plötzliche Temperaturwechsel. Wer sie meidet, hat nichts zu befürchten.",
        ),
        h("Warum ein Pullover einläuft"),
        p(
          "Unter dem Mikroskop trägt eine Wollfaser Schuppen wie ein Tannenzapfen. Heißes Wasser und alkalische Waschmittel stellen sie auf, die bewegte Trommel hakt sie ineinander, und das Gestrick zieht sich für immer zusammen. Keine Haarspülung gibt einem verfilzten Pullover seine Ärmel zurück. Ein Teil, das nur etwas kürzer geworden ist, lässt sich vorsichtig in Form ziehen. Was zu Filz geworden ist, bleibt Filz.",
        ),
        p(
          "Manche Wolle ist so behandelt, dass die Schuppen nicht mehr ineinandergreifen. Auf dem Etikett steht dann ein Waschbottich mit zwei Strichen darunter: Wollprogramm, kaum Bewegung. Eine Hand im Bottich heißt nur Handwäsche, bei höchstens 40 °C; bleiben Sie bei 30 °C, die Wolle wird sich nicht beschweren. Ein durchgestrichener Bottich bedeutet Reinigung, und das liest man besser vor dem Kauf.",
        ),
        h("Erst einmal lüften"),
        p(
          "Die Faser wird viele Gerüche von selbst los. Eine Nacht am Fenster, vor Regen geschützt, ersetzt die meisten Wäschen. Flecken behandeln Sie sofort mit einem feuchten Schwamm. Wolle nimmt etwa ein Drittel ihres Gewichts an Wasserdampf auf, bevor sie sich nass anfühlt. Ein nebliger Abend frischt sie deshalb wunderbar auf, und das Bad nach dem Duschen ebenso.",
        ),
        p(
          "Ein Pullover, der über einem T-Shirt getragen wird, kommt drei- bis viermal pro Saison in die Wäsche, selten öfter. Für das Kind, das sein Apfelmus schon selbst löffelt, gilt ein anderer Kalender. Genau für dieses Kind wurde maschinenwaschbare Wolle erfunden.",
        ),
        h("Wenn es wirklich sein muss"),
        list(
          "Pullover auf links drehen und Knöpfe schließen.",
          "Wollprogramm, höchstens 30 °C, sanft schleudern, Wollwaschmittel.",
          "Von Hand: Wasch- und Spülwasser gleich warm, nicht wringen.",
          "In ein Handtuch rollen, ausdrücken und liegend trocknen.",
        ),
        p(
          "Füllen Sie die Trommel nur zu einem Drittel: Eng gepackt reiben die Pullover aneinander, und Jeans haben bei ihnen nichts verloren. Nehmen Sie ein Waschmittel ohne Enzyme. Jene, die Eiweißflecken abbauen, greifen auch die Wolle an, denn sie besteht aus Keratin wie unsere Haare. Weichspüler legt sich nur um die Faser, den können Sie sich sparen. In der Maschine genügen 600 Umdrehungen. Von Hand reichen fünf Minuten im Wasser; über Nacht einweichen muss niemand.",
        ),
        shop("knitwear", "Strick für diese Saison"),
        h("Trocknen, ohne die Form zu verlieren"),
        p(
          "Nasse Wolle ist schwer und empfindlicher als trockene. Wer einen Pullover an den Schultern hochhebt, zieht ihn lang. Tragen Sie ihn auf beiden Händen wie eine schlafende Katze. Legen Sie ihn auf ein Handtuch, bringen Sie die Ärmel auf ihre Länge, schieben Sie die Bündchen zusammen und drehen Sie ihn nach einem halben Tag um. Fern von der Heizung und von der Sonne, die Weiß vergilben lässt, braucht er ein bis zwei Tage.",
        ),
        quote("Ein nass aufgehängter Pullover passt am Ende dem großen Bruder.", "Ilse, Stylistin"),
        p(
          "Der Trockner vereint die drei Feinde aus dem ersten Absatz in einem einzigen Gerät. Wenn Sie unbedingt bügeln möchten, legen Sie ein feuchtes Tuch zwischen Eisen und Maschen und drücken Sie nur, ohne zu schieben, bei höchstens 110 °C.",
        ),
        h("Die kleinen Knötchen"),
        p(
          "Sie entstehen, wo es reibt: unter den Armen und an den Seiten. Dort wandern kurze Fasern an die Oberfläche und rollen sich zusammen. Das ist kein Fehler. Einmal pro Saison mit einem Wollkamm darübergehen, liegend und ohne Druck. Ein neuer Pullover bildet vor allem in den ersten Wochen Knötchen, danach wird er ruhiger.",
        ),
        h("Über den Sommer bringen, ohne Gäste"),
        p(
          "Falten Sie die Pullover, hängen Sie sie nie auf den Bügel, und räumen Sie nur saubere weg. Die erwachsene Motte frisst gar nichts. Ihre Larven sind es, die Keratin verzehren, und am liebsten dort, wo noch etwas Schweiß oder Suppe sitzt. Eine gut geschlossene Hülle hält sie besser ab als Zedernholz, das zwar die Falter vertreibt, aber nicht beseitigt, was schon gelegt ist.",
        ),
        list(
          "Ein verdächtiges Loch? Der Pullover kommt in einer geschlossenen Tüte für eine Woche bei −18 °C in den Gefrierschrank.",
          "Saugen Sie Schubladenböden und Fußleisten ab, dort nisten sich Larven gern ein.",
          "Holen Sie die Wollsachen im Sommer einmal heraus und schütteln Sie sie aus.",
        ),
        p(
          "Schreiben Sie zum Schluss die Größe auf ein Stück Klebeband und kleben Sie es auf die Hülle. Im Oktober wissen Sie dann, ohne etwas auszupacken, welches Kind den roten Pullover erbt und welches einen anderen braucht.",
        ),
      ],
    },
    nl: {
      slug: "wol-wassen-zonder-vervilten",
      title: "Wol wassen zonder dat hij vervilt",
      excerpt: "Wol hoeft minder vaak in de was dan je denkt, en het gaat makkelijker dan je vreest.",
      blocks: [
        p(
          "Van een vervilte wollen trui maak je een prachtig poppenjasje, maar dat was zelden de bedoeling. Drie dingen doen wol vervilten: hitte, wrijving en plotselinge temperatuurverschillen. Vermijd die, en er gebeurt niets.",
        ),
        h("Waarom een trui krimpt"),
        p(
          "Onder de microscoop heeft een wolvezel schubben, als een dennenappel. Heet water en een alkalisch wasmiddel zetten die rechtop, de draaiende trommel haakt ze in elkaar, en het breisel trekt voorgoed samen. Geen crèmespoeling geeft een vervilte trui zijn mouwen terug. Is hij alleen wat korter geworden, dan kun je hem voorzichtig in model trekken. Wat vilt is, blijft vilt.",
        ),
        p(
          "Sommige wol is zo behandeld dat de schubben niet meer in elkaar grijpen. Op het label zie je dan een wastobbe met twee streepjes eronder: wolprogramma, zo min mogelijk beweging. Een hand in de tobbe betekent alleen handwas, op hooguit 40 °C; blijf op 30 °C, daar zal de wol niet over klagen. Een tobbe met een kruis erdoor stuurt de trui naar de stomerij, en dat lees je liever voordat je hem koopt.",
        ),
        h("Eerst luchten"),
        p(
          "De vezel raakt veel geurtjes vanzelf kwijt. Een nacht bij het raam, uit de regen, vervangt de meeste wasbeurten. Vlekken dep je meteen met een vochtige spons. Wol neemt ongeveer een derde van haar gewicht aan waterdamp op voordat ze nat aanvoelt. Een mistige avond frist haar dus heel goed op, en de badkamer na het douchen ook.",
        ),
        p(
          "Een trui die over een T-shirt gaat, was je drie of vier keer per seizoen, zelden vaker. Voor het kind dat zijn appelmoes al zelf eet, geldt een andere kalender. Voor dat kind is wol die in de machine mag ooit bedacht.",
        ),
        h("Als het echt moet"),
        list(
          "Keer de trui binnenstebuiten en doe de knoopjes dicht.",
          "Wolprogramma, hooguit 30 °C, zacht centrifugeren, wolwasmiddel.",
          "Met de hand: was- en spoelwater even warm, niet wringen.",
          "Rol in een handdoek, druk uit en laat plat drogen.",
        ),
        p(
          "Vul de trommel maar voor een derde: dicht op elkaar schuren de truien, en jeans horen er niet bij. Neem een wasmiddel zonder enzymen. De soort die eiwitvlekken afbreekt, tast ook wol aan, want die bestaat net als ons haar uit keratine. Wasverzachter kun je overslaan, die legt alleen een laagje om de vezel. In de machine is 600 toeren genoeg. Met de hand is vijf minuten in het sop lang zat; een nacht weken is nergens voor nodig.",
        ),
        shop("knitwear", "Breisels van dit seizoen"),
        h("Drogen zonder vervormen"),
        p(
          "Natte wol is zwaar en kwetsbaarder dan droge. Til je een trui bij de schouders op, dan rekt hij vanzelf uit. Draag hem op twee handen, als een slapende kat. Leg hem op een handdoek, breng de mouwen op lengte, duw de boorden naar elkaar toe en draai hem na een halve dag om. Uit de buurt van de verwarming, en uit de zon, want die maakt wit geel, duurt het een tot twee dagen.",
        ),
        quote("Een trui die je nat ophangt, past daarna je grote broer.", "Ilse, stylist"),
        p(
          "In de droger komen de drie vijanden uit de eerste alinea in één apparaat samen. Wil je toch strijken, leg dan een vochtige doek tussen bout en breisel en druk zonder te schuiven, op hooguit 110 °C.",
        ),
        h("De pluisjes"),
        p(
          "Die ontstaan waar het schuurt: onder de armen en aan de zijkant. Daar komen korte vezels naar boven en rollen zich op. Het is geen fout. Ga er één keer per seizoen met een wolkam overheen, plat en zonder te drukken. Een nieuwe trui pluist vooral de eerste weken, daarna wordt het minder.",
        ),
        h("De zomer door, zonder gasten"),
        p(
          "Vouw truien op, hang ze nooit op een hanger, en berg alleen schone op. Een volwassen mot eet niets. Het zijn de larven die keratine lusten, en het liefst waar nog wat zweet of soep in zit. Een goed gesloten hoes houdt ze beter tegen dan cederhout, dat de vlinders wegjaagt maar niets doet aan eitjes die er al liggen.",
        ),
        list(
          "Een verdacht gaatje? Dan gaat de trui in een dichte zak een week in de vriezer, op −18 °C.",
          "Stofzuig de bodem van de lades en langs de plinten, daar kruipen larven graag in.",
          "Haal de wollen spullen in de zomer een keer tevoorschijn en klop ze uit.",
        ),
        p(
          "Schrijf tot slot de maat op een stukje tape en plak dat op de hoes. In oktober weet je dan zonder iets uit te vouwen welk kind de rode trui erft, en welk kind een andere nodig heeft.",
        ),
      ],
    },
    es: {
      slug: "lavar-la-lana-sin-que-encoja",
      title: "Lavar la lana sin que encoja",
      excerpt:
        "La lana se lava menos de lo que creemos, y es más fácil de lo que tememos. Agua, jabón, secado y verano sin polillas.",
      blocks: [
        p(
          "Un jersey de lana encogido es una chaqueta de muñeca preciosa, pero pocas veces era la idea. Tres cosas apelmazan la lana: el calor, el roce y los cambios bruscos de temperatura. Evítalas y todo irá bien.",
        ),
        h("Por qué encoge un jersey"),
        p(
          "Vista al microscopio, la fibra de lana tiene escamas, como una piña. El agua caliente y un detergente alcalino las levantan; el tambor, al moverse, las engancha unas con otras, y el punto se cierra para siempre. No hay suavizante de pelo que devuelva las mangas a un jersey hecho fieltro. Si solo ha quedado un poco corto, se puede estirar con paciencia. El fieltro, fieltro se queda.",
        ),
        p(
          "Algunas lanas llevan un tratamiento para que las escamas no se agarren. La etiqueta lo indica con una cubeta y dos rayas debajo: programa de lana, con muy poco movimiento. Una mano en la cubeta significa lavar solo a mano, a 40 °C como mucho; quédate en 30 °C, que la lana no protestará. Una cubeta tachada manda el jersey a la tintorería, y eso conviene leerlo antes de comprar.",
        ),
        h("Primero, airear"),
        p(
          "La fibra pierde sola muchos olores. Una noche junto a la ventana, a salvo de la lluvia, sustituye a la mayoría de los lavados. Las manchas se tratan enseguida con una esponja húmeda. La lana absorbe más o menos un tercio de su peso en vapor de agua antes de parecer mojada, así que una tarde de niebla la refresca de maravilla, y el cuarto de baño después de la ducha también.",
        ),
        p(
          "Un jersey que se lleva sobre una camiseta se lava tres o cuatro veces por temporada, rara vez más. El de quien ya se come la compota sin ayuda sigue otro calendario, y para esa criatura se inventó la lana que va a la lavadora.",
        ),
        h("Cuando de verdad toca lavar"),
        list(
          "Dale la vuelta al jersey y abrocha los botones.",
          "Programa de lana, 30 °C como mucho, centrifugado suave, detergente para lana.",
          "A mano: la misma temperatura para lavar y aclarar, sin retorcer.",
          "Enróllalo en una toalla, aprieta y sécalo en horizontal.",
        ),
        p(
          "Llena el tambor solo hasta un tercio: apretados, los jerséis se rozan, y los vaqueros no pintan nada entre ellos. Elige un detergente sin enzimas, porque las que digieren las manchas de proteína atacan también la lana, que está hecha de queratina como el pelo. El suavizante sobra, no hace más que recubrir la fibra. En la máquina bastan 600 vueltas. A mano, cinco minutos de agua son suficientes; no hace falta dejarlo en remojo toda la noche.",
        ),
        shop("knitwear", "El punto de la temporada"),
        h("Secar sin deformar"),
        p(
          "La lana mojada pesa mucho y es más frágil que seca. Si levantas un jersey por los hombros, se alarga él solo; llévalo con las dos manos, como a un gato dormido. Ponlo sobre una toalla, coloca las mangas a su largo, junta con los dedos los puños de canalé y dale la vuelta al cabo de medio día. Lejos del radiador y del sol, que amarillea el blanco, tarda uno o dos días.",
        ),
        quote("Un jersey colgado mojado acaba con la talla de tu hermano mayor.", "Ilse, estilista"),
        p(
          "La secadora reúne en una sola máquina a los tres enemigos del primer párrafo. Si te empeñas en planchar, pon un paño húmedo entre la plancha y el punto y apoya sin deslizar, a 110 °C como máximo.",
        ),
        h("Las bolitas"),
        p(
          "Salen donde hay roce, bajo los brazos y en los costados, porque las fibras cortas suben a la superficie y se enroscan. No es un defecto: pasa un peine para lana una vez por temporada, en plano y sin apretar. Un jersey nuevo hace bolitas sobre todo las primeras semanas; después se calma.",
        ),
        h("Guardar para el verano, sin invitados"),
        p(
          "Guarda los jerséis doblados, nunca en percha, y siempre limpios. La polilla adulta no come nada: son sus larvas las que devoran la queratina, y prefieren el punto que conserva algo de sudor o de sopa. Una funda bien cerrada las frena mejor que el cedro, que ahuyenta a las mariposas pero no acaba con lo que ya han puesto.",
        ),
        list(
          "¿Un agujero sospechoso? El jersey pasa una semana en el congelador a −18 °C, en una bolsa cerrada.",
          "Aspira el fondo de los cajones y los rodapiés, donde se instalan las larvas.",
          "Saca y sacude las prendas de lana una vez a mitad del verano.",
        ),
        p(
          "Por último, apunta la talla en un trozo de cinta adhesiva y pégalo en la funda. En octubre sabrás, sin desdoblar nada, quién hereda el jersey rojo y quién tendrá que buscarse otro.",
        ),
      ],
    },
  },
};
