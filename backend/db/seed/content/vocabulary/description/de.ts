import type { DescriptionTexts } from "./texts.ts";

export const de: DescriptionTexts = {
  kid: {
    top: [
      "Das {noun} {model} passt morgens unter die Latzhose und wird solo getragen, sobald die Sonne scheint.",
      "Schnell angezogen und schnell geliebt: Nach dem {noun} {model} wird schon beim Aufwachen gefragt.",
      "Mit dem {noun} {model} ist das Outfit halb fertig, noch bevor das Frühstück auf dem Tisch steht.",
    ],
    shirt: [
      "[Der|Die|Das|Die] {noun} {model} sieht nach Festtag aus und ist so unkompliziert wie ein Dienstag.",
      "Unter der Strickjacke oder ganz allein: [Der|Die|Das|Die] {noun} {model} macht jedes Outfit ein wenig feiner.",
      "[Der|Die|Das|Die] {noun} {model} ist beim Familienfoto ebenso dabei wie beim Kuchenessen im Garten.",
    ],
    knit: [
      "[Der|Die|Das|Die] {noun} {model} kommt an kühlen Morgen über die Schultern und bleibt oft bis zum Abend.",
      "Ob draußen beim Spielen oder drinnen beim Vorlesen: [Der|Die|Das|Die] {noun} {model} ist immer dabei.",
      "[Der|Die|Das|Die] {noun} {model} wandert bei jedem Ausflug mit in die Tasche, falls der Wind auffrischt.",
    ],
    sweat: [
      "[Der|Die|Das|Die] {noun} {model} nimmt es mit Rutsche, Sandkasten und langen Nachmittagen auf.",
      "Bequem geschnitten, passt [der|die|das|die] {noun} {model} über alles, wenn der Tag noch nicht zu Ende ist.",
    ],
    dress: [
      "Im {noun} {model} lässt sich drehen, rennen und im Gras sitzen, ohne dass etwas zwickt.",
      "Mit Strumpfhose oder nackten Beinen tanzt das {noun} {model} durch alle Jahreszeiten.",
      "Das {noun} {model} ist bereit für den Geburtstag und für jeden gewöhnlichen Dienstag.",
    ],
    skirt: [
      "Der {noun} {model} schwingt auf dem Spielplatz mit und verträgt sich mit jedem T-Shirt in der Schublade.",
      "Einfach zu kombinieren: Der {noun} {model} mag den Pullover im Bund genauso wie das T-Shirt darüber.",
    ],
    overall: [
      "[Der|Die|Das|Die] {noun} {model} lässt viel Freiheit zum Klettern, Krabbeln und Höhlenbauen.",
      "Ein Teil, und das Kind ist angezogen: [Der|Die|Das|Die] {noun} {model} rettet eilige Morgen.",
    ],
    baby: [
      "Im {noun} {model} dürfen kleine Beine strampeln, vom ersten Lächeln bis zum Mittagsschlaf.",
      "Der {noun} {model} ist ohne Kampf angezogen – gut, wenn das Baby andere Pläne hat.",
    ],
    night: [
      "Der {noun} {model} läutet die Vorlesezeit ein und bleibt sonntags gern bis nach dem Frühstück an.",
      "Weich und leicht begleitet der {noun} {model} ruhige Nächte und die eine oder andere Kissenschlacht.",
    ],
    bottom: [
      "Die {noun} {model} macht jede Kniebeuge, jeden Sprint und jeden Kletterbaum mit.",
      "Vom Fahrrad bis aufs Sofa: Die {noun} {model} hält mit dem Tag Schritt.",
      "Die {noun} {model} passt zu fast allem in der Schublade und wird deshalb so oft getragen.",
    ],
    shorts: [
      "Die {noun} {model} riechen schon nach Ferien, Sandburgen und Sonne auf den Knien.",
      "Sobald es warm wird, liegen die {noun} {model} immer ganz oben auf dem Stapel.",
    ],
    outer: [
      "[Der|Die|Das|Die] {noun} {model} hängt an der Tür bereit, für frische Luft und Taschen voller Kastanien.",
      "Über dem dicken Pullover oder einem T-Shirt: [Der|Die|Das|Die] {noun} {model} kommt überall mit hin.",
    ],
    rain: [
      "Mit der {noun} {model} werden Pfützen zum besten Grund, nach draußen zu gehen.",
      "Die {noun} {model} behält gute Laune, auch wenn der Himmel grau bleibt.",
    ],
    shoes: [
      "Die {noun} {model} machen kleine Schritte und große Rennen mit.",
      "Die {noun} {model} passen zu allem und scheuen keinen Weg zu Fuß.",
    ],
    "summer-shoes": [
      "Die {noun} {model} gehören zu luftigen Kleidern und langen Tagen im Freien.",
      "Leicht am Fuß, gehen die {noun} {model} von der Terrasse bis ans Wasser.",
    ],
    hat: [
      "Der {noun} {model} macht Schatten bis zur Nasenspitze und sieht dabei auch noch gut aus.",
      "Ob Garten oder Strand: Der {noun} {model} passt auf kleine Köpfe auf.",
    ],
    "winter-head": [
      "[Der|Die|Das|Die] {noun} {model} wärmt auf allen Wegen des Tages.",
      "Wenn die Kälte zwickt, hält [der|die|das|die] {noun} {model} kuschelig warm.",
    ],
    socks: [
      "Die {noun} {model} gucken gerade so weit heraus, dass man sie bemerkt.",
      "Die {noun} {model} machen das Outfit fertig und flitzen auch ohne Schuhe durch den Flur.",
    ],
    bag: [
      "In die {noun} {model} passen ein Kuscheltier, eine Brotdose und ein paar Fundstücke vom Weg.",
      "Die {noun} {model} ist gerade groß genug für die wichtigen Dinge kleiner Leute.",
    ],
    belt: [
      "Der {noun} {model} hält Hosen, in die noch hineingewachsen wird.",
      "Der {noun} {model} setzt den letzten Akzent, zur Jeans wie zu den Shorts.",
    ],
  },
  woman: {
    top: [
      "Das {noun} {model} ist das gut geschnittene Basic, das tagsüber unter den Blazer passt und abends allein genügt.",
      "In die Jeans gesteckt oder locker über dem Rock: Das {noun} {model} sitzt genau richtig.",
      "Das {noun} {model} gehört zu den Teilen, die man gern in einer zweiten Farbe nachkauft.",
    ],
    shirt: [
      "Ärmel hochkrempeln, und [der|die|das|die] {noun} {model} passt vom Büro bis zum Abendessen.",
      "Offen über dem Top oder hochgeschlossen: [Der|Die|Das|Die] {noun} {model} wechselt die Stimmung mit Ihnen.",
    ],
    knit: [
      "[Der|Die|Das|Die] {noun} {model} liegt leicht auf den Schultern und ist bis zum Abend vergessen.",
      "Zur dunklen Jeans oder zum fließenden Rock: [Der|Die|Das|Die] {noun} {model} wärmt, ohne aufzutragen.",
    ],
    sweat: [
      "[Der|Die|Das|Die] {noun} {model} ist bequem wie ein Sonntag und gepflegt genug für den Rest der Woche.",
      "Unter einem geraden Mantel lockert [der|die|das|die] {noun} {model} den ganzen Look auf.",
    ],
    dress: [
      "Das {noun} {model} braucht nicht viel: Sandalen oder Stiefeletten dazu, und Sie sind fertig.",
      "Das {noun} {model} folgt dem Körper, ohne einzuengen, und trägt sich vom Morgen bis zum Abendessen.",
      "Mit Gürtel oder lose fallend: Das {noun} {model} macht Tage mit, die ihre Pläne ändern.",
    ],
    skirt: [
      "Der {noun} {model} bewegt sich mit Ihnen und mag das T-Shirt genauso wie die schöne Bluse.",
      "Tagsüber mit Sneakern, abends mit Ballerinas: Der {noun} {model} findet immer seinen Platz.",
    ],
    overall: [
      "[Der|Die|Das|Die] {noun} {model} ist mit einem Griff angezogen – lässig wie Arbeitskleidung, klar in der Linie.",
      "Mit Hemd darunter oder nur mit T-Shirt passt [der|die|das|die] {noun} {model} in jede Jahreszeit.",
    ],
    night: [
      "Der {noun} {model} macht Lust, früh nach Hause zu kommen und lange zu frühstücken.",
      "Mit dem {noun} {model} werden Abende zu Hause so schön wie die anderen.",
    ],
    bottom: [
      "Die {noun} {model} streckt die Linie und bleibt bis zum Abend bequem.",
      "Mit Hemd oder kurzem Pullover steht das Outfit rund um die {noun} {model} in zwei Minuten.",
    ],
    shorts: [
      "Die {noun} {model} passen zu weiten Hemden und zu langen Tagen ohne Termine.",
      "In der Stadt wie am Meer sehen die {noun} {model} auch bei Hitze gut aus.",
    ],
    outer: [
      "[Der|Die|Das|Die] {noun} {model} gibt der schlichten Jeans Haltung und dem Kleid etwas Weiches.",
      "[Der|Die|Das|Die] {noun} {model} passt über alles und vollendet den Look, ohne ihn zu beschweren.",
    ],
    rain: [
      "Die {noun} {model} beweist, dass ein Schauer dem Stil nicht schadet.",
      "Die {noun} {model} lässt sich in der Tasche verstauen und kommt bei den ersten Tropfen heraus.",
    ],
    shoes: [
      "Die {noun} {model} gehen jedes Tempo mit, vom eiligen Weg bis zum langen Spaziergang.",
      "Zum Kleid oder zur kurzen Hose geben die {noun} {model} dem Outfit Halt.",
    ],
    "summer-shoes": [
      "Die {noun} {model} sind schnell am Fuß und begleiten schwingende Röcke.",
      "Leicht und klar in der Form, machen die {noun} {model} jedes Sommeroutfit fertig.",
    ],
    hat: [
      "Der {noun} {model} schenkt dem Gesicht Schatten und dem Outfit Charakter.",
      "Ob Stadt oder Strand: Der {noun} {model} ist das Accessoire für helle Tage.",
    ],
    "winter-head": [
      "[Der|Die|Das|Die] {noun} {model} bringt Wärme in dunkle Mäntel.",
      "Mit [dem|der|dem|den] {noun} {model} werden Wintermorgen ein wenig sanfter.",
    ],
    socks: [
      "Die {noun} {model} zeigen sich gern zwischen Saum und Schuh.",
      "Die {noun} {model} bringen Farbe an eine Stelle, an der man sie nicht erwartet.",
    ],
    bag: [
      "Die {noun} {model} fasst das Wesentliche und bei Bedarf auch eine Brotdose.",
      "Die {noun} {model} wechselt von der Schulter in die Hand und von der Woche ins Wochenende.",
    ],
    belt: [
      "Der {noun} {model} betont die Taille eines Kleides oder vollendet eine hoch geschnittene Jeans.",
      "Der {noun} {model} ist das leise Detail, das einem Outfit Struktur gibt.",
    ],
  },
  cloth: {
    jersey: [
      "Weicher Jersey macht jede Bewegung mit.",
      "Der Jersey liegt vom Morgen bis zum Abend angenehm auf der Haut.",
    ],
    rib: [
      "Der Rippstrick schmiegt sich an und findet in seine Form zurück.",
      "Die Rippen geben Struktur und Elastizität.",
    ],
    denim: [
      "Der feste Denim wird mit jedem Tragen weicher.",
      "Ein ehrlicher Denim, der mit der Zeit Charakter bekommt.",
    ],
    knit: [
      "Der Strick ist weich, mit gut sichtbaren Maschen.",
      "Gleichmäßiger Strick, der wärmt, ohne schwer zu sein.",
    ],
    corduroy: [
      "Cord bringt Struktur und einen samtigen Griff.",
      "Über die Rippen des Cords streicht man ganz von selbst.",
    ],
    linen: [
      "Leinen lässt Luft an die Haut und knittert genau so, wie es soll.",
      "Kühl und griffig fühlt sich Leinen an warmen Tagen am wohlsten.",
    ],
    poplin: [
      "Die feine, dicht gewebte Popeline fällt schön gerade.",
      "Glatte Popeline, die nach dem Bügeln tadellos aussieht.",
    ],
    fleece: [
      "Der Sweatstoff ist innen flauschig und außen schön dicht.",
      "Kräftiger Sweatstoff mit angerauter Innenseite.",
    ],
    gauze: [
      "Leichter Musselin mit feinem Knitter, der ohne Bügeln auskommt.",
      "Der luftige Musselin wird mit jeder Wäsche weicher.",
    ],
    leather: [
      "Das Leder wird mit der Zeit weicher und bekommt seine eigene Patina.",
      "Fein genarbtes Leder mit weichem Griff.",
    ],
    velvet: [
      "Samt fängt das Licht ein und lädt zum Streicheln ein.",
      "Weicher, tiefer Samt, der bei jedem Schritt anders schimmert.",
    ],
    satin: ["Satin gleitet über die Haut und schimmert sanft.", "Der fließende, leicht glänzende Satin fällt weich."],
    coated: [
      "Am beschichteten Gewebe perlen Tropfen ab; ein feuchter Schwamm genügt zum Reinigen.",
      "Die Beschichtung hält den Schauer ab, das Gewebe bleibt geschmeidig.",
    ],
    "boiled-wool": [
      "Dichte, weiche Walkwolle hält den Wind ab.",
      "Walkwolle mit mattem Griff, warm und doch nicht schwer.",
    ],
    teddy: ["Der Teddyfleece ist weich wie ein Kuscheltier.", "Dicke Löckchen, zart wie ein alter Teddybär."],
    canvas: ["Der robuste Canvas lässt Luft an den Fuß.", "Matter Baumwoll-Canvas, schlicht und stabil."],
  },
  pattern: {
    plain: [
      "Der Farbton {color} passt mühelos zum Rest des Kleiderschranks.",
      "Einfarbig in {color}, damit der Schnitt für sich spricht.",
      "In {color}, ganz schlicht.",
    ],
    stripe: ["Streifen machen den Farbton {color} munter.", "Klare Streifen geben dem Farbton {color} Rhythmus."],
    gingham: [
      "Das Vichykaro bringt Picknickstimmung in den Farbton {color}.",
      "Ein klares Vichykaro macht dem Farbton {color} gute Laune.",
    ],
    dot: ["Punkte hüpfen über den Farbton {color}.", "Die Punkte geben dem Farbton {color} etwas Verschmitztes."],
    flower: [
      "Blumen streuen ein Stück Garten auf den Farbton {color}.",
      "Die Blumen hellen den Farbton {color} zu jeder Jahreszeit auf.",
    ],
    check: [
      "Die Karos kreuzen ihre Linien auf dem Farbton {color}.",
      "Das Karomuster gibt dem Farbton {color} Charakter.",
    ],
    star: [
      "Auf dem Farbton {color} leuchten Sterne, sogar am Tag.",
      "Verstreute Sterne lassen den Farbton {color} träumen.",
    ],
    heart: [
      "Herzen spazieren über den Farbton {color}.",
      "Verstreute Herzen machen den Farbton {color} ein wenig zärtlicher.",
    ],
    leaf: [
      "Blätter ranken über den Farbton {color}.",
      "Die Blätter zeichnen einen Waldspaziergang auf den Farbton {color}.",
    ],
  },
  sizeAdvice: {
    BABY: [
      "Zwischen zwei Größen nehmen Sie besser die größere: Ihr Baby wächst schnell hinein.",
      "Verlassen Sie sich eher auf die Körpergröße Ihres Babys als auf das Alter.",
    ],
    KID: [
      "Zwischen zwei Größen nehmen Sie besser die größere: So wird länger getragen.",
      "Verlassen Sie sich eher auf die Körpergröße in Zentimetern als auf das Alter.",
    ],
    WOMAN: [
      "Wenn Sie zwischen zwei Größen schwanken, nehmen Sie die, die Sie am häufigsten tragen.",
      "Sie mögen es lockerer? Dann wählen Sie eine Größe mehr.",
    ],
  },
  shoeAdvice: [
    "Messen Sie den Fuß im Stehen, am besten abends, und geben Sie einen Zentimeter zu.",
    "Zwischen zwei Schuhgrößen nehmen Sie besser die größere.",
  ],
};
