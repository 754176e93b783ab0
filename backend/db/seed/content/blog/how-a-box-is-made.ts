import { keepAllPercent, prepaymentCents, previewDays, tryOnDays } from "#contract/terms.ts";
import { h, list, p, type Post, quote, shop } from "./post.ts";

export const howABoxIsMade: Post = {
  code: "how-a-box-is-made",
  category: "behind-the-scenes",
  author: "lotte",
  date: "2026-09-24",
  scene: "article-how-a-box-is-made",
  texts: {
    fr: {
      slug: "comment-se-compose-une-malle",
      title: "Comment se compose une malle",
      excerpt:
        "De vos réponses au carton fermé : les gestes, les hésitations et les règles que nous ne transgressons pas.",
      blocks: [
        p(
          "Trois semaines avant la livraison, la malle s’ouvre à vos envies. Vous y glissez une pièce vue en boutique, ou rien du tout. Puis vient notre tour.",
        ),
        h("Nous commençons par les jamais"),
        p(
          "Avant de chercher ce qui plaira, nous retirons ce qui ne doit pas y être : une couleur refusée, une matière qui gratte, une pièce que votre enfant ne portera pas. Un « jamais » ne se discute pas, même pour un joli pull.",
        ),
        p(
          "Sortent aussi les pièces d’une autre saison, celles qui n’existent plus à la bonne taille, et tout ce que vous avez déjà acheté chez nous ou vu dans une malle précédente. Ce tri enlève beaucoup. Il laisse une table où tout pourrait convenir, et c’est là que le métier commence. Seule exception : ce que vous avez demandé vous-même. Si vous détestez le jaune et que vous glissez un ciré jaune dans vos envies, le ciré gagne.",
        ),
        h("La taille du jour, pas celle de la fiche"),
        list(
          "Le haut, le bas et la pointure se lisent séparément : un enfant long de jambes n’a pas une seule taille.",
          "À l’approche de l’anniversaire, une pièce peut venir un peu grande, pour durer ; l’aperçu le dit.",
          "Une pointure ne se devine jamais : sans elle, pas de chaussures dans la malle.",
        ),
        p(
          "C’est pourquoi deux minutes avec un mètre ruban nous aident plus qu’un long portrait. Une stature notée en septembre, relue en janvier, dit tout du pantalon à choisir. Et si la taille manque, la pièce ne vient pas, même demandée avec insistance : un beau manteau trop court reste un manteau trop court.",
        ),
        h("Puis nous construisons des tenues"),
        list(
          "Deux ou trois tenues complètes, plutôt que sept pièces éparses.",
          "Une pièce forte dans chacune, les autres l’accompagnent.",
          "Des couleurs qui se mélangent d’une tenue à l’autre.",
          "Un total qui respecte le budget indiqué.",
        ),
        p(
          "Une malle d’enfant compte d’ordinaire sept pièces, une malle de femme cinq. Sept, c’est peu : il y tient deux hauts, deux bas, une maille, de quoi sortir et un accessoire, à condition que chacun serve deux fois. Nous ne mettons qu’un imprimé par tenue, parce que deux motifs se coupent la parole. Et le budget est un plafond, pas un but. Quand nous restons dessous, nous ne rajoutons pas une paire de chaussettes pour faire le compte.",
        ),
        quote(
          "Je pose tout par terre et je plisse les yeux. Si une pièce se détache, c’est qu’elle n’est pas à sa place.",
          "Lotte, styliste",
        ),
        shop("new-in", "Ce qui vient d’arriver sur notre table"),
        p(
          "Les hésitations tiennent presque toujours au même endroit : le bas. On choisit volontiers un pull pour sa couleur ; un pantalon, lui, doit aller avec trois hauts, résister à la cour et passer à table. Nous en changeons souvent deux fois avant d’être tranquilles. Le haut se laisse toujours convaincre.",
        ),
        h("Vous avez le dernier mot"),
        p(
          `L’aperçu vous montre chaque pièce avec la raison de notre choix : une couleur aimée, une envie exaucée, un pull qui va avec le pantalon gardé la fois d’avant. Vous en remplacez une, vous laissez un commentaire, vous décalez la date, ou vous validez. Vous avez ${previewDays} jours au plus, et ce que vous avez échangé peut revenir si vous regrettez, tant que la pièce est encore là. Sans réponse de votre part, nous préparons la malle telle quelle.`,
        ),
        p(
          `Ensuite seulement nous la fermons. Avant le départ, ${prepaymentCents / 100} € sont prélevés ; ils comptent dans ce que vous gardez, et ce qui n’a pas servi vous est rendu.`,
        ),
        h("Chez vous"),
        p(
          `Vous avez ${tryOnDays} jours après la livraison pour essayer. Faites-le un jour sans école, avec les chaussures de tous les jours, et essayez les tenues entières avant les pièces seules : une jupe qui n’a l’air de rien sur la table s’éclaire sous son pull. Laissez les étiquettes tant que rien n’est décidé. S’il ne veut plus la quitter, vous avez votre réponse.`,
        ),
        p(
          `Ce qui ne va pas repart avec l’étiquette offerte, et vous ne payez que ce que vous gardez, avec ${keepAllPercent} % de moins si vous gardez tout. Dites-nous aussi pourquoi une pièce est revenue. « Trop petite » corrige une taille ; « jamais de col » corrige la prochaine malle. La même styliste la composera, et elle commencera, comme toujours, par les jamais.`,
        ),
      ],
    },
    de: {
      slug: "wie-ein-koffer-entsteht",
      title: "Wie ein Koffer entsteht",
      excerpt:
        "Von Ihren Antworten bis zum geschlossenen Karton: Handgriffe, Zweifel und Regeln, die wir nicht brechen.",
      blocks: [
        p(
          "Drei Wochen vor der Lieferung öffnet sich der Koffer für Ihre Wünsche. Sie legen ein Teil aus dem Shop hinein oder auch nichts. Dann sind wir an der Reihe.",
        ),
        h("Wir beginnen mit dem Nie"),
        p(
          "Bevor wir suchen, was gefallen wird, nehmen wir heraus, was nicht hineindarf: eine abgelehnte Farbe, ein kratziger Stoff, ein Teil, das Ihr Kind nicht anzieht. Über ein „Nie“ wird nicht verhandelt, auch nicht für einen schönen Pullover.",
        ),
        p(
          "Auch Teile für die falsche Jahreszeit fallen weg, solche, die es in der richtigen Größe nicht mehr gibt, und alles, was Sie schon bei uns gekauft oder in einem früheren Koffer gesehen haben. Danach liegt viel weniger auf dem Tisch, und alles davon könnte passen. Hier beginnt das Handwerk. Eine einzige Ausnahme gibt es: was Sie selbst verlangt haben. Wer Gelb ablehnt und sich eine gelbe Regenjacke wünscht, bekommt die Regenjacke.",
        ),
        h("Die Größe von heute, nicht die vom Formular"),
        list(
          "Oben, unten und Schuhe lesen wir getrennt: Ein Kind mit langen Beinen hat nicht nur eine Größe.",
          "Kurz vor dem Geburtstag darf ein Teil etwas größer sein, damit es länger hält; die Vorschau sagt es dazu.",
          "Eine Schuhgröße wird nie geraten: Fehlt sie, kommen keine Schuhe in den Koffer.",
        ),
        p(
          "Deshalb helfen uns zwei Minuten mit dem Maßband mehr als eine lange Beschreibung. Eine Körpergröße vom September, im Januar neu gemessen, sagt alles über die passende Hose. Und fehlt die Größe, kommt das Teil nicht mit, so dringend es auch gewünscht wird: Ein schöner Mantel, der zu kurz ist, bleibt ein Mantel, der zu kurz ist.",
        ),
        h("Dann bauen wir Outfits"),
        list(
          "Zwei oder drei vollständige Outfits statt sieben einzelner Teile.",
          "In jedem ein starkes Stück, das die anderen begleiten.",
          "Farben, die sich über die Outfits hinweg mischen lassen.",
          "Eine Summe, die Ihr Budget achtet.",
        ),
        p(
          "Im Koffer für ein Kind liegen in der Regel sieben Teile, in dem für eine Frau fünf. Sieben ist wenig: zwei Oberteile, zwei Hosen, etwas Gestricktes, etwas für draußen und ein Accessoire, vorausgesetzt, jedes dient zweimal. Pro Outfit gibt es nur ein Muster, denn zwei fallen einander ins Wort. Und das Budget ist eine Obergrenze, kein Ziel. Bleiben wir darunter, legen wir nicht noch ein Paar Socken dazu, damit die Rechnung aufgeht.",
        ),
        quote(
          "Ich lege alles auf den Boden und kneife die Augen zusammen. Sticht ein Teil heraus, liegt es am falschen Platz.",
          "Lotte, Stylistin",
        ),
        shop("new-in", "Was gerade auf unserem Tisch liegt"),
        p(
          "Gezweifelt wird fast immer an derselben Stelle: bei der Hose. Einen Pullover wählt man gern nach der Farbe. Eine Hose dagegen muss zu drei Oberteilen passen, den Schulhof aushalten und sich am Esstisch sehen lassen. Oft tauschen wir sie zweimal, bis wir Ruhe geben. Das Oberteil lässt sich immer überreden.",
        ),
        h("Das letzte Wort haben Sie"),
        p(
          `Die Vorschau zeigt jedes Teil mit dem Grund für unsere Wahl: eine Lieblingsfarbe, ein erfüllter Wunsch, ein Pullover, der zur Hose vom letzten Mal passt. Sie tauschen eines aus, schreiben einen Kommentar, verschieben den Termin oder geben den Koffer frei. Dafür haben Sie höchstens ${previewDays} Tage. Was Sie getauscht haben, kann zurückkommen, wenn Sie es bereuen und das Teil noch da ist. Hören wir nichts, packen wir den Koffer so, wie er ist.`,
        ),
        p(
          `Erst dann schließen wir ihn. Bevor er losgeht, buchen wir ${prepaymentCents / 100} € ab. Sie werden auf das angerechnet, was Sie behalten; was nicht gebraucht wird, bekommen Sie zurück.`,
        ),
        h("Bei Ihnen zu Hause"),
        p(
          `Nach der Lieferung haben Sie ${tryOnDays} Tage zum Anprobieren. Nehmen Sie sich dafür einen schulfreien Tag und die Schuhe, die sowieso getragen werden, und probieren Sie ganze Outfits vor einzelnen Teilen: Ein Rock, der auf dem Tisch nach nichts aussieht, wacht unter seinem Pullover auf. Lassen Sie die Etiketten dran, bis die Entscheidung gefallen ist. Will Ihr Kind nicht mehr heraus, haben Sie Ihre Antwort.`,
        ),
        p(
          `Was nicht passt, geht mit dem kostenlosen Etikett zurück. Sie bezahlen nur, was Sie behalten, und ${keepAllPercent} % weniger, wenn alles bleibt. Verraten Sie uns auch, warum ein Teil zurückkam. „Zu klein“ berichtigt eine Größe, „nie wieder Kragen“ den nächsten Koffer. Den stellt dieselbe Person zusammen, und sie beginnt, wie immer, mit dem Nie.`,
        ),
      ],
    },
    nl: {
      slug: "hoe-een-koffer-ontstaat",
      title: "Hoe een koffer ontstaat",
      excerpt: "Van je antwoorden tot de gesloten doos: handelingen, twijfels en regels waar we niet van afwijken.",
      blocks: [
        p(
          "Drie weken voor de levering gaat de koffer open voor je wensen. Je legt er iets uit de shop in, of niets. Dan zijn wij aan de beurt.",
        ),
        h("We beginnen met nooit"),
        p(
          "Voor we zoeken wat je mooi vindt, halen we eruit wat er niet in mag: een kleur die je niet wilt, een stof die kriebelt, een stuk dat je kind niet draagt. Over ‘nooit’ valt niet te praten, ook niet voor een mooie trui.",
        ),
        p(
          "Ook stukken voor een ander seizoen vallen af, stukken die er niet meer zijn in de goede maat, en alles wat je al bij ons kocht of in een eerdere koffer zag. Er blijft veel minder op tafel liggen, en alles daarvan zou kunnen. Daar begint het vak. Er is één uitzondering: wat je zelf hebt gevraagd. Wie geel afwijst en een gele regenjas bij de wensen legt, krijgt de regenjas.",
        ),
        h("De maat van vandaag, niet die van het formulier"),
        list(
          "Boven, onder en schoenen lezen we apart: een kind met lange benen heeft niet maar één maat.",
          "Vlak voor een verjaardag mag een stuk wat groter zijn, voor langer plezier; het voorbeeld zegt het erbij.",
          "Een schoenmaat raden we nooit: zonder maat komen er geen schoenen in de koffer.",
        ),
        p(
          "Daarom helpen twee minuten met een meetlint ons meer dan een lange beschrijving. Een lengte van september die je in januari opnieuw meet, zegt alles over de broek die past. En is de maat er niet, dan komt het stuk niet mee, hoe graag je het ook wilt: een mooie jas die te kort is, blijft een jas die te kort is.",
        ),
        h("Dan bouwen we outfits"),
        list(
          "Twee of drie complete outfits in plaats van zeven losse stukken.",
          "In elke outfit één blikvanger, de rest ondersteunt.",
          "Kleuren die je over de outfits heen kunt mengen.",
          "Een totaal dat binnen je budget blijft.",
        ),
        p(
          "In een koffer voor een kind zitten meestal zeven stukken, in die voor een vrouw vijf. Zeven is weinig: twee shirts, twee broeken, iets gebreids, iets voor buiten en een accessoire, mits elk stuk twee keer dienst doet. Per outfit kiezen we maar één print, want twee praten door elkaar heen. En het budget is een plafond, geen doel. Blijven we eronder, dan doen we er geen paar sokken bij om het bedrag rond te maken.",
        ),
        quote(
          "Ik leg alles op de grond en knijp mijn ogen tot spleetjes. Springt er één stuk uit, dan hoort het daar niet.",
          "Lotte, stylist",
        ),
        shop("new-in", "Wat net op onze tafel ligt"),
        p(
          "De twijfel zit bijna altijd op dezelfde plek: bij de broek. Een trui kies je graag om de kleur. Een broek moet bij drie shirts passen, het schoolplein overleven en ook nog aan tafel kunnen. Vaak wisselen we hem twee keer voor we rustig zijn. Het shirt laat zich altijd overhalen.",
        ),
        h("Jij hebt het laatste woord"),
        p(
          `In het voorbeeld zie je elk stuk met de reden van onze keuze: een lievelingskleur, een vervulde wens, een trui die past bij de broek van vorige keer. Je vervangt er een, laat een opmerking achter, schuift de datum op of keurt alles goed. Daar heb je hooguit ${previewDays} dagen voor. Wat je hebt geruild kan terugkomen als je spijt hebt en het stuk er nog is. Horen we niets, dan maken we de koffer zo klaar.`,
        ),
        p(
          `Pas dan sluiten we hem. Voordat hij vertrekt, schrijven we € ${prepaymentCents / 100} af. Dat gaat af van wat je houdt; wat niet nodig is, krijg je terug.`,
        ),
        h("Bij jou thuis"),
        p(
          `Na de bezorging heb je ${tryOnDays} dagen om te passen. Doe het op een vrije dag, met de schoenen van elke dag, en pas hele outfits voor losse stukken: een rok die op tafel niets voorstelt, komt onder zijn trui tot leven. Laat de kaartjes eraan tot de keuze gemaakt is. Wil je kind er niet meer uit, dan heb je je antwoord.`,
        ),
        p(
          `Wat niet past gaat terug met het gratis retourlabel. Je betaalt alleen wat je houdt, en ${keepAllPercent} % minder als je alles houdt. Vertel ons ook waarom een stuk terugkwam. ‘Te klein’ verbetert een maat, ‘nooit meer een kraag’ verbetert de volgende koffer. Die stelt dezelfde stylist samen, en ze begint, zoals altijd, met nooit.`,
        ),
      ],
    },
    es: {
      slug: "como-se-prepara-un-baul",
      title: "Cómo se prepara un baúl",
      excerpt: "De tus respuestas a la caja cerrada: los gestos, las dudas y las reglas que nunca rompemos.",
      blocks: [
        p(
          "Tres semanas antes de la entrega, el baúl se abre a tus deseos. Metes una prenda de la tienda, o nada. Después nos toca a nosotros.",
        ),
        h("Empezamos por los nunca"),
        p(
          "Antes de buscar lo que gustará, quitamos lo que no debe estar: un color rechazado, un tejido que pica, una prenda que tu peque no se pondrá. Un «nunca» no se discute, ni por un jersey precioso.",
        ),
        p(
          "Salen también las prendas de otra estación, las que ya no quedan en su talla y todo lo que ya nos compraste o viste en un baúl anterior. Sobre la mesa queda mucho menos, y todo podría valer. Ahí empieza el oficio. Solo hay una excepción: lo que has pedido tú. Quien rechaza el amarillo y mete un chubasquero amarillo entre sus deseos, recibe el chubasquero.",
        ),
        h("La talla de hoy, no la de la ficha"),
        list(
          "La parte de arriba, la de abajo y el pie se leen por separado: quien tiene las piernas largas no tiene una sola talla.",
          "Cerca del cumpleaños, una prenda puede ir algo grande para que dure; la vista previa lo avisa.",
          "El número de pie nunca se adivina: si falta, no hay zapatos en el baúl.",
        ),
        p(
          "Por eso dos minutos con una cinta métrica nos ayudan más que una larga descripción. Una estatura apuntada en septiembre y repetida en enero lo dice todo del pantalón que toca. Y si no queda su talla, la prenda no viene, por mucho que se pida: un abrigo precioso que se queda corto sigue siendo un abrigo corto.",
        ),
        h("Luego montamos conjuntos"),
        list(
          "Dos o tres conjuntos completos, en lugar de siete prendas sueltas.",
          "En cada uno, una prenda con carácter; las demás la acompañan.",
          "Colores que se mezclan de un conjunto a otro.",
          "Un total que respeta el presupuesto indicado.",
        ),
        p(
          "Un baúl infantil suele llevar siete prendas y uno de mujer, cinco. Siete son pocas: dos camisetas, dos pantalones, algo de punto, algo para salir y un accesorio, siempre que cada una sirva dos veces. En cada conjunto ponemos un solo estampado, porque dos se quitan la palabra. Y el presupuesto es un techo, no una meta. Si nos quedamos por debajo, no añadimos unos calcetines para que cuadre la cuenta.",
        ),
        quote(
          "Lo pongo todo en el suelo y entorno los ojos. Si una prenda destaca demasiado, no está en su sitio.",
          "Lotte, estilista",
        ),
        shop("new-in", "Lo que acaba de llegar a nuestra mesa"),
        p(
          "Las dudas se esconden casi siempre en el mismo sitio: el pantalón. Un jersey se elige a gusto por el color. Un pantalón tiene que ir con tres camisetas, aguantar el patio y poder sentarse a la mesa. Muchas veces lo cambiamos dos veces antes de quedarnos tranquilos. La camiseta siempre se deja convencer.",
        ),
        h("La última palabra es tuya"),
        p(
          `La vista previa te enseña cada prenda con el motivo de la elección: un color favorito, un deseo cumplido, un jersey que va con el pantalón de la última vez. Cambias una, dejas un comentario, mueves la fecha o das el visto bueno. Tienes ${previewDays} días como mucho. Lo que has cambiado puede volver si te arrepientes y la prenda sigue ahí. Si no nos dices nada, preparamos el baúl tal como está.`,
        ),
        p(
          `Solo entonces lo cerramos. Antes de que salga te cobramos ${prepaymentCents / 100} €. Se descuentan de lo que te quedas y, si sobra algo, te lo devolvemos.`,
        ),
        h("En tu casa"),
        p(
          `Desde la entrega tienes ${tryOnDays} días para probar. Hazlo un día sin cole, con los zapatos de siempre, y prueba conjuntos enteros antes que prendas sueltas: una falda que no dice nada encima de la mesa se despierta debajo de su jersey. Deja las etiquetas puestas hasta que esté decidido. Si ya no se la quiere quitar, ahí tienes la respuesta.`,
        ),
        p(
          `Lo que no va bien vuelve con la etiqueta gratuita. Solo pagas lo que te quedas, y un ${keepAllPercent} % menos si te lo quedas todo. Cuéntanos también por qué ha vuelto una prenda. «Pequeña» corrige una talla; «nunca más un cuello» corrige el próximo baúl. Lo preparará la misma estilista, y empezará, como siempre, por los nunca.`,
        ),
      ],
    },
  },
};
