import { h, list, p, type Post, quote, shop } from "./post.ts";

export const rightSize: Post = {
  code: "right-size",
  category: "advice",
  author: "jonas",
  date: "2026-11-12",
  scene: "article-right-size",
  texts: {
    fr: {
      slug: "choisir-la-bonne-taille",
      title: "Choisir la bonne taille sans essayage",
      excerpt:
        "Un mètre ruban, un vêtement qui va bien et deux minutes : voilà de quoi se tromper beaucoup moins souvent.",
      blocks: [
        p(
          "L’âge inscrit sur l’étiquette est une moyenne. À quatre ans, certains enfants mesurent 96 cm et d’autres 112. Tous sont parfaitement normaux, mais ils ne portent pas la même taille.",
        ),
        h("La stature d’abord, l’âge ensuite"),
        p(
          "Une taille d’enfant correspond à une stature en centimètres : à peu près 74 pour 12 mois, 104 pour 4 ans. Mesurez le soir ou le matin, mais toujours à la même heure, car on perd jusqu’à un centimètre dans la journée. Sans chaussures, talons et épaules contre le chambranle, un livre posé bien à plat sur la tête : la marque au crayon est plus juste que tous les souvenirs.",
        ),
        p(
          "La vitesse compte autant que le chiffre. Un bébé prend environ 25 cm la première année, une douzaine la deuxième, puis la croissance se range autour de 6 cm par an jusqu’à la puberté. C’est à peu près l’écart entre deux tailles : un bébé change de taille tous les trois mois, un enfant d’école primaire une fois par an. On peut donc acheter un manteau avec une taille d’avance à sept ans, jamais à sept mois.",
        ),
        h("Mesurez un vêtement, pas l’enfant"),
        p(
          "Un enfant bouge, un pantalon non. Posez à plat celui qui va le mieux en ce moment et relevez trois mesures. Elles suffisent pour comparer avec nos fiches produit.",
        ),
        list(
          "La longueur du dos, de la couture du col à l’ourlet, pour les hauts.",
          "La longueur du côté, ceinture comprise, pour les bas.",
          "Pour les chaussures seulement, le pied lui-même, du talon au plus long orteil.",
        ),
        p(
          "Boutonnez avant de mesurer, lissez sans tirer. Pour la taille d’un pantalon à élastique, notez deux chiffres, au repos et étiré : c’est le second qui doit passer les hanches, et le premier qui ne doit pas marquer le ventre. Un trait rouge qui persiste une heure après le bain signale une ceinture trop serrée, quel que soit l’âge imprimé dessus.",
        ),
        shop("basics", "Les indispensables, du 1 mois au 14 ans"),
        h("Entre deux tailles"),
        p(
          "Prenez la plus grande pour ce qui se porte ample ou se retrousse : pulls, manteaux, pantalons à revers. Gardez la plus petite pour ce qui doit tenir : leggings, chaussettes, maillots de bain. Une manche trop longue se roule, une ceinture trop large tombe.",
        ),
        p(
          "Deux détails disent si le vêtement durera une saison. L’emmanchure d’abord : si l’on pince moins de deux centimètres de tissu sous le bras, le pull serrera avant Noël. L’ourlet ensuite : trois centimètres de réserve valent une année, car les jambes prennent à peu près la moitié de la croissance. Le coton non traité rétrécit de 3 à 5 % au premier lavage, soit un à deux centimètres sur une jambe ; un denim brut un peu juste le restera.",
        ),
        quote(
          "Je demande toujours la taille du dernier vêtement devenu trop court. C’est elle qui dit le plus vrai.",
          "Jonas, styliste",
        ),
        h("Le cas des chaussures"),
        p(
          "Une pointure française fait deux tiers de centimètre, soit 6,7 mm. Un pied d’enfant a besoin d’une douzaine de millimètres devant les orteils quand la chaussure est neuve : il s’allonge de quelques millimètres à chaque pas et continue de pousser. À moins de 5 mm, il est temps d’en changer. Notre guide des tailles compte déjà cette place : mesurez le pied nu et n’ajoutez rien.",
        ),
        list(
          "Mesurez debout, talon au mur, en fin de journée : le pied y est un peu plus grand.",
          "Mesurez les deux pieds et gardez le plus long.",
          "Recommencez tous les deux à trois mois avant trois ans, deux fois par an à l’école.",
          "Ne vous fiez pas au pouce sur le bout : l’enfant replie les orteils.",
        ),
        shop("shoes", "Des chaussures à leur pointure"),
        h("Et pour vous"),
        p(
          "Les tailles de femmes n’ont jamais appris à compter ensemble : un même 40 varie de plusieurs centimètres d’une maison à l’autre. Prenez trois tours sur la peau, sans serrer : poitrine à l’endroit le plus fort, taille au creux, hanches au plus large. Le mètre doit glisser d’un doigt. Pour une chemise, la poitrine décide ; pour un pantalon, les hanches, parce qu’une taille se reprend et que des hanches ne se discutent pas.",
        ),
        p(
          "Si le doute demeure, écrivez-le à votre styliste quand le questionnaire vous demande un mot : « grandit par à-coups » ou « long et mince » nous aide plus qu’un chiffre. Et si la pièce ne va pas, elle repart : 30 jours en boutique, étiquette de retour offerte. Le mètre ruban, lui, se range dans le tiroir des chaussettes. C’est là qu’on le cherchera.",
        ),
      ],
    },
    de: {
      slug: "die-richtige-groesse-waehlen",
      title: "Die richtige Größe, ganz ohne Anprobe",
      excerpt: "Ein Maßband, ein Teil, das gut sitzt, und zwei Minuten: So liegt man deutlich seltener daneben.",
      blocks: [
        p(
          "Das Alter auf dem Etikett ist ein Mittelwert. Mit vier Jahren messen manche Kinder 96 cm, andere 112. Alle sind völlig normal, nur tragen sie nicht dieselbe Größe.",
        ),
        h("Erst die Körpergröße, dann das Alter"),
        p(
          "Hinter einer Kindergröße steht eine Körpergröße in Zentimetern: etwa 74 bei 12 Monaten, 104 bei 4 Jahren. Messen Sie morgens oder abends, aber immer zur selben Zeit, denn über den Tag verliert man bis zu einem Zentimeter. Ohne Schuhe, Fersen und Schultern am Türrahmen, ein Buch flach auf dem Kopf: Der Bleistiftstrich ist genauer als jede Erinnerung.",
        ),
        p(
          "Das Tempo zählt so viel wie die Zahl. Im ersten Jahr wächst ein Baby rund 25 cm, im zweiten etwa zwölf, danach pendelt es sich bis zur Pubertät bei ungefähr 6 cm im Jahr ein. Das entspricht ziemlich genau dem Abstand zwischen zwei Größen: Ein Baby wechselt alle drei Monate, ein Schulkind einmal im Jahr. Den Mantel eine Nummer größer zu kaufen ist mit sieben Jahren klug und mit sieben Monaten sinnlos.",
        ),
        h("Messen Sie ein Kleidungsstück, nicht das Kind"),
        p(
          "Ein Kind bewegt sich, eine Hose nicht. Legen Sie das Teil, das gerade am besten passt, flach hin und nehmen Sie drei Maße. Mehr braucht es nicht für den Vergleich mit unseren Produktseiten.",
        ),
        list(
          "Bei Oberteilen die Rückenlänge, von der Kragennaht bis zum Saum.",
          "Bei Hosen die Seitenlänge, mit dem Bund.",
          "Nur bei Schuhen den Fuß selbst, von der Ferse bis zum längsten Zeh.",
        ),
        p(
          "Schließen Sie vorher die Knöpfe und streichen Sie glatt, ohne zu ziehen. Bei einem Gummibund notieren Sie zwei Zahlen, locker und gedehnt: Die zweite muss über die Hüfte, die erste darf sich nicht in den Bauch drücken. Ist eine Stunde nach dem Baden noch ein roter Streifen zu sehen, war der Bund zu eng, ganz gleich, welches Alter darin steht.",
        ),
        shop("basics", "Basics von 1 Monat bis 14 Jahre"),
        h("Zwischen zwei Größen"),
        p(
          "Nehmen Sie die größere bei allem, was weit sitzt oder sich umkrempeln lässt: Pullover, Mäntel, Hosen mit Umschlag. Bleiben Sie bei der kleineren, wo etwas halten muss: Leggings, Socken, Badesachen. Ein zu langer Ärmel lässt sich aufrollen, ein zu weiter Bund rutscht.",
        ),
        p(
          "Zwei Einzelheiten verraten, ob ein Teil die Saison übersteht. Zuerst das Armloch: Lassen sich unter dem Arm keine zwei Zentimeter Stoff fassen, ist der Pullover vor Weihnachten zu eng. Dann der Saum: Drei Zentimeter Zugabe sind ein Jahr wert, denn etwa die Hälfte des Wachstums geht in die Beine. Unbehandelte Baumwolle läuft bei der ersten Wäsche um 3 bis 5 % ein, an einem Hosenbein also ein bis zwei Zentimeter. Eine knappe Jeans aus rohem Denim bleibt knapp.",
        ),
        quote(
          "Ich frage immer nach der Größe des Teils, das zuletzt zu kurz wurde. Nichts sagt mehr.",
          "Jonas, Stylist",
        ),
        h("Sonderfall Schuhe"),
        p(
          "Eine europäische Schuhgröße misst zwei Drittel Zentimeter, also 6,7 mm. In einem neuen Schuh braucht ein Kinderfuß ungefähr zwölf Millimeter Platz vor den Zehen: Beim Abrollen schiebt er sich ein paar Millimeter nach vorn, und wachsen will er auch noch. Bei weniger als 5 mm wird es Zeit für die nächste Größe. Unsere Größentabelle rechnet diesen Platz schon mit ein. Messen Sie den nackten Fuß und zählen Sie nichts dazu.",
        ),
        list(
          "Im Stehen messen, Ferse an der Wand, gegen Abend: Dann ist der Fuß etwas größer.",
          "Beide Füße messen und den längeren nehmen.",
          "Vor dem dritten Geburtstag alle zwei bis drei Monate nachmessen, in der Schulzeit zweimal im Jahr.",
          "Auf den Daumentest ist kein Verlass: Kinder ziehen die Zehen ein.",
        ),
        shop("shoes", "Schuhe in ihrer Größe"),
        h("Und für Sie"),
        p(
          "Damengrößen haben nie gemeinsam zählen gelernt: Dieselbe 40 fällt von Haus zu Haus um mehrere Zentimeter anders aus. Nehmen Sie drei Umfänge direkt auf der Haut, ohne festzuziehen: die Brust an der stärksten Stelle, die Taille an der schmalsten, die Hüfte an der breitesten. Ein Finger soll noch unter das Band passen. Bei einer Bluse entscheidet die Brust, bei einer Hose die Hüfte, denn eine Taille lässt sich abnähen, ein Po nicht.",
        ),
        p(
          "Bleiben Zweifel, schreiben Sie sie Ihrer Stylistin, wenn der Fragebogen um ein paar Worte bittet: „wächst in Schüben“ oder „lang und schmal“ hilft uns mehr als jede Zahl. Passt ein Teil dann doch nicht, geht es zurück: Im Shop haben Sie 30 Tage, und das Rücksendeetikett kostet nichts. Das Maßband kommt in die Sockenschublade. Dort wird man es suchen.",
        ),
      ],
    },
    nl: {
      slug: "de-juiste-maat-kiezen",
      title: "De juiste maat kiezen zonder passen",
      excerpt: "Een meetlint, een kledingstuk dat goed zit en twee minuten: zo zit je er veel minder vaak naast.",
      blocks: [
        p(
          "De leeftijd op het label is een gemiddelde. Met vier jaar meten sommige kinderen 96 cm en andere 112. Allemaal heel gewoon, maar ze dragen niet dezelfde maat.",
        ),
        h("Eerst de lengte, dan de leeftijd"),
        p(
          "Achter een kindermaat zit een lichaamslengte in centimeters: ongeveer 74 bij 12 maanden, 104 bij 4 jaar. Meet ’s ochtends of ’s avonds, maar altijd op hetzelfde moment, want in de loop van de dag verlies je tot een centimeter. Zonder schoenen, hielen en schouders tegen de deurpost, een boek plat op het hoofd: dat potloodstreepje klopt beter dan elke herinnering.",
        ),
        p(
          "Het tempo telt net zo goed mee. In het eerste jaar groeit een baby zo’n 25 cm, in het tweede een centimeter of twaalf, en daarna tot de puberteit rond de 6 cm per jaar. Dat is vrijwel precies het verschil tussen twee maten: een baby gaat elke drie maanden een maat omhoog, een schoolkind één keer per jaar. Een jas op de groei kopen is dus slim met zeven jaar, en zinloos met zeven maanden.",
        ),
        h("Meet een kledingstuk, niet het kind"),
        p(
          "Een kind beweegt, een broek niet. Leg het stuk dat nu het best past plat neer en noteer drie maten. Meer heb je niet nodig om met onze productpagina’s te vergelijken.",
        ),
        list(
          "De ruglengte, van de halsnaad tot de zoom, voor bovenkleding.",
          "De lengte langs de zijkant, met de band erbij, voor broeken.",
          "Alleen voor schoenen de voet zelf, van de hiel tot de langste teen.",
        ),
        p(
          "Doe eerst de knopen dicht en strijk glad zonder te trekken. Bij een broek met elastiek noteer je twee getallen, ontspannen en uitgerekt: het tweede moet over de heupen, het eerste mag niet in de buik drukken. Staat er een uur na het bad nog een rode streep, dan zat de band te strak, welke leeftijd er ook in gedrukt staat.",
        ),
        shop("basics", "Basics van 1 maand tot 14 jaar"),
        h("Tussen twee maten in"),
        p(
          "Neem de grootste voor alles wat ruim mag vallen of omgeslagen kan worden: truien, jassen, broeken met omslag. Houd het bij de kleinste als iets moet blijven zitten: leggings, sokken, zwemkleding. Een te lange mouw rol je op, een te wijde broek zakt af.",
        ),
        p(
          "Aan twee details zie je of iets een seizoen meegaat. Eerst het armsgat: kun je onder de arm geen twee centimeter stof vastpakken, dan is de trui voor Kerst te krap. Dan de zoom: drie centimeter extra is goed voor een jaar, want ongeveer de helft van de groei zit in de benen. Onbehandeld katoen krimpt bij de eerste wasbeurt 3 tot 5 %, op een broekspijp is dat een of twee centimeter. Een stugge jeans die krap zit, blijft krap.",
        ),
        quote("Ik vraag altijd naar de maat van het laatste stuk dat te kort werd. Niets zegt meer.", "Jonas, stylist"),
        h("Schoenen zijn een verhaal apart"),
        p(
          "Een Europese schoenmaat is twee derde centimeter, dus 6,7 mm. In een nieuwe schoen heeft een kindervoet ongeveer twaalf millimeter ruimte voor de tenen nodig: bij elke stap schuift hij een paar millimeter naar voren, en groeien wil hij ook nog. Is er minder dan 5 mm over, dan is het tijd voor een nieuw paar. In ons maatadvies zit die ruimte al. Meet dus de blote voet en tel er niets bij op.",
        ),
        list(
          "Meet staand, hiel tegen de muur, aan het eind van de dag: dan is de voet net iets groter.",
          "Meet beide voeten en neem de langste.",
          "Meet tot drie jaar om de twee à drie maanden opnieuw, op school twee keer per jaar.",
          "Vertrouw niet op de duim op de neus: kinderen trekken hun tenen in.",
        ),
        shop("shoes", "Schoenen in hun maat"),
        h("En voor jou"),
        p(
          "Damesmaten hebben nooit samen leren tellen: dezelfde maat 40 scheelt van merk tot merk centimeters. Meet drie omtrekken op de huid, zonder aan te trekken: borst op het breedste punt, taille op het smalste, heupen op het breedste. Er moet nog één vinger onder het lint passen. Bij een blouse beslist de borst, bij een broek beslissen de heupen, want een taille kun je innemen en over billen valt niet te onderhandelen.",
        ),
        p(
          "Twijfel je nog? Schrijf het aan je stylist als de vragenlijst om een berichtje vraagt: ‘groeit met sprongen’ of ‘lang en smal’ helpt ons meer dan een getal. Past het dan toch niet, dan stuur je het terug: in de shop heb je 30 dagen en het retourlabel is gratis. Het meetlint leg je in de sokkenla. Daar ga je het zoeken.",
        ),
      ],
    },
    es: {
      slug: "elegir-la-talla-correcta",
      title: "Elegir la talla correcta sin probador",
      excerpt: "Una cinta métrica, una prenda que le quede bien y dos minutos: con eso te equivocarás mucho menos.",
      blocks: [
        p(
          "La edad de la etiqueta es una media. Con cuatro años, hay niños que miden 96 cm y otros 112. Todos son perfectamente normales, pero no llevan la misma talla.",
        ),
        h("Primero la estatura, luego la edad"),
        p(
          "Detrás de una talla infantil hay una estatura en centímetros: unos 74 a los 12 meses, 104 a los 4 años. Mide por la mañana o por la noche, pero siempre a la misma hora, porque a lo largo del día se pierde hasta un centímetro. Sin zapatos, talones y hombros contra el marco de la puerta, un libro bien plano sobre la cabeza: esa raya de lápiz es más exacta que cualquier recuerdo.",
        ),
        p(
          "El ritmo cuenta tanto como la cifra. Un bebé crece unos 25 cm el primer año, una docena el segundo, y después se queda en torno a 6 cm anuales hasta la pubertad. Es más o menos lo que separa dos tallas: un bebé cambia cada tres meses, y un niño de primaria una vez al año. Comprar el abrigo con una talla de ventaja es sensato a los siete años e inútil a los siete meses.",
        ),
        h("Mide una prenda, no al niño"),
        p(
          "Un niño se mueve, un pantalón no. Extiende la prenda que mejor le queda ahora y toma tres medidas. Bastan para comparar con nuestras fichas de producto.",
        ),
        list(
          "El largo de la espalda, de la costura del cuello al bajo, para la parte de arriba.",
          "El largo del costado, con la cintura incluida, para los pantalones.",
          "Solo para el calzado, el pie mismo, del talón al dedo más largo.",
        ),
        p(
          "Abrocha antes de medir y alisa sin estirar. En una cintura elástica, apunta dos cifras, en reposo y estirada: la segunda tiene que pasar por la cadera y la primera no debe apretar la barriga. Si una hora después del baño sigue habiendo una marca roja, la goma iba demasiado justa, ponga la edad que ponga.",
        ),
        shop("basics", "Básicos, de 1 mes a 14 años"),
        h("Entre dos tallas"),
        p(
          "Elige la grande para lo que se lleva holgado o se remanga: jerséis, abrigos, pantalones con vuelta. Quédate con la pequeña para lo que debe sujetar: leggings, calcetines, bañadores. Una manga larga se dobla; una cintura ancha se cae.",
        ),
        p(
          "Dos detalles dicen si la prenda durará la temporada. Primero, la sisa: si bajo el brazo no puedes pellizcar dos centímetros de tela, el jersey apretará antes de Navidad. Después, el dobladillo: tres centímetros de reserva valen un año, porque más o menos la mitad de lo que se crece va a las piernas. El algodón sin tratar encoge entre un 3 y un 5 % en el primer lavado, es decir, uno o dos centímetros en una pernera. Unos vaqueros rígidos que aprietan seguirán apretando.",
        ),
        quote(
          "Siempre pregunto la talla de la última prenda que se quedó corta. Es la que dice la verdad.",
          "Jonas, estilista",
        ),
        h("El calzado, capítulo aparte"),
        p(
          "Un número europeo equivale a dos tercios de centímetro, o sea, 6,7 mm. En un zapato nuevo, el pie de un niño necesita unos doce milímetros libres delante de los dedos: con cada paso avanza un poco, y además quiere seguir creciendo. Cuando quedan menos de 5 mm, toca cambiar. Nuestra guía de tallas ya cuenta con ese espacio, así que mide el pie descalzo y no añadas nada.",
        ),
        list(
          "Mide de pie, con el talón en la pared y al final del día: el pie está algo más grande.",
          "Mide los dos pies y quédate con el más largo.",
          "Repite cada dos o tres meses antes de los tres años, y dos veces al año en el cole.",
          "No te fíes de apretar la punta con el pulgar: encogen los dedos.",
        ),
        shop("shoes", "Zapatos de su número"),
        h("Y para ti"),
        p(
          "Las tallas de mujer nunca aprendieron a contar juntas: una misma 40 cambia varios centímetros de una casa a otra. Toma tres contornos sobre la piel, sin apretar: el pecho por lo más alto, la cintura por lo más estrecho, la cadera por lo más ancho. Debe caber un dedo bajo la cinta. En una camisa manda el pecho; en un pantalón, la cadera, porque una cintura se mete y un trasero no se negocia.",
        ),
        p(
          "Si sigues dudando, cuéntaselo a tu estilista cuando el cuestionario te pida unas palabras: «crece a estirones» o «larga y delgada» nos ayuda más que un número. Y si la prenda no le vale, vuelve: en la tienda tienes 30 días y la etiqueta de devolución es gratuita. La cinta métrica, al cajón de los calcetines. Ahí es donde la buscarás.",
        ),
      ],
    },
  },
};
