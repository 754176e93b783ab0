import type { DescriptionTexts } from "./texts.ts";

export const nl: DescriptionTexts = {
  kid: {
    top: [
      "[De|Het|De] {noun} {model} gaat ’s ochtends onder een tuinbroek en wordt los gedragen zodra de zon schijnt.",
      "Zo aan en meteen favoriet: naar [de|het|de] {noun} {model} wordt bij het wakker worden al gevraagd.",
      "Met [de|het|de] {noun} {model} is de outfit al half klaar voor het ontbijt op tafel staat.",
    ],
    shirt: [
      "[De|Het|De] {noun} {model} oogt feestelijk en draagt zo makkelijk als een gewone dinsdag.",
      "Onder een vest of gewoon los: [de|het|de] {noun} {model} maakt elke outfit net wat verzorgder.",
      "[De|Het|De] {noun} {model} past bij de familiefoto én bij taart in de tuin.",
    ],
    knit: [
      "[De|Het|De] {noun} {model} gaat aan op frisse ochtenden en blijft vaak de hele dag aan.",
      "Buiten spelen of binnen voorlezen: [de|het|de] {noun} {model} is erbij.",
      "[De|Het|De] {noun} {model} gaat bij elk uitstapje mee in de tas, voor als de wind opsteekt.",
    ],
    sweat: [
      "De {noun} {model} is niet bang voor glijbanen, zandbakken of lange woensdagmiddagen.",
      "De {noun} {model} zit lekker ruim en gaat overal overheen als de dag nog niet voorbij is.",
    ],
    dress: [
      "In de {noun} {model} kun je draaien, rennen en in het gras zitten zonder dat er iets knelt.",
      "Met een maillot of blote benen danst de {noun} {model} het hele jaar door.",
      "De {noun} {model} is klaar voor een verjaardag en voor elke gewone dinsdag.",
    ],
    skirt: [
      "De {noun} {model} zwiert mee op het plein en past bij elk T-shirt uit de la.",
      "Makkelijk te combineren: de {noun} {model} draag je met een trui erin of een T-shirt eroverheen.",
    ],
    overall: [
      "De {noun} {model} geeft alle vrijheid om te klimmen, te kruipen en hutten te bouwen.",
      "Eén kledingstuk en je kind is aangekleed: de {noun} {model} redt haastige ochtenden.",
    ],
    baby: [
      "In [de|het|de] {noun} {model} mogen kleine beentjes trappelen, van de eerste lach tot het middagslaapje.",
      "[De|Het|De] {noun} {model} trek je zonder strijd aan, fijn als je baby andere plannen heeft.",
    ],
    night: [
      "Met de {noun} {model} begint het voorleesuur, en op zondag blijft hij gerust aan tot na het ontbijt.",
      "Soepel en licht: de {noun} {model} gaat mee in rustige nachten en de nodige kussengevechten.",
    ],
    bottom: [
      "De {noun} {model} buigt, rent en klimt mee zonder te knellen.",
      "Van de fiets tot op de bank: de {noun} {model} houdt het tempo van de dag bij.",
      "De {noun} {model} past bij bijna alles in de la, en wordt daarom zo vaak gedragen.",
    ],
    shorts: [
      "De {noun} {model} ruikt al naar vakantie, zandkastelen en zon op je knieën.",
      "Zodra het warm wordt, ligt de {noun} {model} altijd boven op de stapel.",
    ],
    outer: [
      "De {noun} {model} hangt klaar bij de deur, voor frisse lucht en zakken vol kastanjes.",
      "Over een dikke trui of een T-shirt: de {noun} {model} gaat overal mee naartoe.",
    ],
    rain: [
      "Met de {noun} {model} zijn plassen de beste reden om naar buiten te gaan.",
      "De {noun} {model} blijft vrolijk, ook als de lucht grijs is.",
    ],
    shoes: [
      "De {noun} {model} gaan mee met kleine stapjes en grote sprints.",
      "De {noun} {model} passen overal bij en zijn niet bang voor een flinke wandeling.",
    ],
    "summer-shoes": [
      "De {noun} {model} horen bij luchtige jurken en lange dagen buiten.",
      "Licht aan de voet: de {noun} {model} gaan van het terras naar de waterkant.",
    ],
    hat: [
      "De {noun} {model} geeft schaduw tot op het puntje van de neus en staat nog leuk ook.",
      "In de tuin of op het strand: de {noun} {model} past op kleine hoofdjes.",
    ],
    "winter-head": [
      "De {noun} {model} houdt warm op alle wegen van de dag.",
      "Als de kou prikt, zit de {noun} {model} heerlijk knus.",
    ],
    socks: [
      "De {noun} {model} steken net ver genoeg uit om op te vallen.",
      "De {noun} {model} maken de outfit af en rennen ook zonder schoenen door de gang.",
    ],
    bag: [
      "In de {noun} {model} passen een knuffel, een broodtrommel en wat schatten van onderweg.",
      "De {noun} {model} is precies groot genoeg voor de belangrijke spullen van kleine mensen.",
    ],
    belt: [
      "De {noun} {model} houdt broeken op waar nog in gegroeid wordt.",
      "De {noun} {model} is de laatste toets, bij een jeans of bij een short.",
    ],
  },
  woman: {
    top: [
      "[De|Het|De] {noun} {model} is de goed gesneden basic die overdag onder een blazer past en ’s avonds genoeg is.",
      "In je jeans gestopt of los over een rok: [de|het|de] {noun} {model} valt precies goed.",
      "[De|Het|De] {noun} {model} is zo’n kledingstuk dat je later in een tweede kleur erbij koopt.",
    ],
    shirt: [
      "[De|Het|De] {noun} {model} gaat van kantoor naar diner door simpelweg de mouwen op te stropen.",
      "Open over een topje of helemaal dichtgeknoopt: [de|het|de] {noun} {model} verandert met je mee.",
    ],
    knit: [
      "[De|Het|De] {noun} {model} ligt licht op je schouders, tot je vergeet dat je [hem|het|ze] draagt.",
      "Op een donkere jeans of een soepele rok: [de|het|de] {noun} {model} geeft warmte zonder volume.",
    ],
    sweat: [
      "De {noun} {model} zit als een zondag en is verzorgd genoeg voor de rest van de week.",
      "Onder een rechte mantel maakt de {noun} {model} je hele look wat losser.",
    ],
    dress: [
      "De {noun} {model} heeft weinig nodig: sandalen of enkellaarsjes erbij en je bent klaar.",
      "De {noun} {model} volgt je lichaam zonder te knellen; je draagt hem van de ochtend tot aan het diner.",
      "Met een riem of los vallend: de {noun} {model} past bij dagen die van plan veranderen.",
    ],
    skirt: [
      "De {noun} {model} beweegt met je mee en houdt evenveel van een T-shirt als van een mooie blouse.",
      "Overdag met sneakers, ’s avonds met ballerina’s: de {noun} {model} vindt altijd zijn plek.",
    ],
    overall: [
      "De {noun} {model} trek je in één beweging aan, met het gemak van werkkleding en een strakke lijn.",
      "Met een overhemd eronder of alleen een T-shirt past de {noun} {model} in elk seizoen.",
    ],
    night: [
      "Van de {noun} {model} krijg je zin om vroeg thuis te zijn en lang te ontbijten.",
      "Met de {noun} {model} zijn avonden thuis net zo mooi als de andere.",
    ],
    bottom: [
      "De {noun} {model} maakt een lange lijn en blijft tot ’s avonds lekker zitten.",
      "Met een overhemd of een korte trui staat je outfit rond de {noun} {model} in twee minuten.",
    ],
    shorts: [
      "De {noun} {model} hoort bij een ruim overhemd en een lange dag zonder afspraken.",
      "In de stad of aan zee: met de {noun} {model} blijf je stijlvol als het warm is.",
    ],
    outer: [
      "De {noun} {model} geeft een eenvoudige jeans pit en een jurk iets zachts.",
      "De {noun} {model} gaat overal overheen en maakt je look af zonder hem zwaar te maken.",
    ],
    rain: [
      "De {noun} {model} bewijst dat een bui je stijl niet in de weg zit.",
      "De {noun} {model} gaat opgerold in je tas en komt er bij de eerste druppels uit.",
    ],
    shoes: [
      "De {noun} {model} houden elk tempo bij, van een snelle rit tot een lange wandeling.",
      "Bij een jurk of een enkelbroek geven de {noun} {model} je outfit houvast.",
    ],
    "summer-shoes": [
      "De {noun} {model} schiet je zo aan en ze passen bij rokken die bewegen.",
      "Licht en strak van vorm: de {noun} {model} maken een zomeroutfit af.",
    ],
    hat: [
      "De {noun} {model} geeft je gezicht schaduw en je outfit karakter.",
      "In de stad of op het strand: de {noun} {model} is het accessoire voor heldere dagen.",
    ],
    "winter-head": [
      "De {noun} {model} brengt warmte in donkere mantels.",
      "Met de {noun} {model} worden winterochtenden een beetje zachter.",
    ],
    socks: [
      "De {noun} {model} laten zich graag zien tussen zoom en schoen.",
      "De {noun} {model} geven kleur waar je het niet verwacht.",
    ],
    bag: [
      "In de {noun} {model} past het belangrijkste, en desnoods een broodtrommel.",
      "De {noun} {model} gaat van schouder naar hand en van doordeweeks naar weekend.",
    ],
    belt: [
      "De {noun} {model} geeft een jurk taille of maakt een jeans met hoge taille af.",
      "De {noun} {model} is het stille detail dat een outfit structuur geeft.",
    ],
  },
  cloth: {
    jersey: [
      "Het zachte tricot beweegt soepel mee.",
      "Tricot dat van de ochtend tot de avond prettig op de huid voelt.",
    ],
    rib: ["Het ribtricot sluit aan en veert terug in vorm.", "De ribbels geven reliëf en rek."],
    denim: [
      "De stevige denim wordt soepeler naarmate je hem draagt.",
      "Eerlijke denim die met de tijd karakter krijgt.",
    ],
    knit: [
      "Het breisel is zacht, met duidelijk zichtbare steken.",
      "Een gelijkmatig breisel dat warm houdt zonder zwaar te zijn.",
    ],
    corduroy: [
      "Corduroy geeft reliëf en voelt fluwelig aan.",
      "Over de ribbels van de corduroy strijk je vanzelf met je vingers.",
    ],
    linen: [
      "Linnen laat lucht door en kreukt precies zoals het hoort.",
      "Koel en een tikje stug: linnen is op zijn best als het warm is.",
    ],
    poplin: ["De fijne, dicht geweven popeline valt mooi strak.", "Gladde popeline, keurig na het strijken."],
    fleece: [
      "De sweatstof is vanbinnen zacht en vanbuiten lekker stevig.",
      "Royale sweatstof met een opgeruwde binnenkant.",
    ],
    gauze: [
      "Lichte mousseline met een fijne kreuk, dus strijken hoeft niet.",
      "De luchtige mousseline wordt met elke wasbeurt zachter.",
    ],
    leather: [
      "Het leer wordt met de tijd soepeler en krijgt een eigen patina.",
      "Fijnkorrelig leer dat soepel aanvoelt.",
    ],
    velvet: ["Fluweel vangt het licht en vraagt om een aai.", "Zacht, diep fluweel dat bij elke stap anders glanst."],
    satin: ["Satijn glijdt over de huid en glanst zacht.", "Het soepele, licht glanzende satijn valt mooi."],
    coated: [
      "Op de gecoate stof parelen druppels weg; een natte spons is genoeg om hem schoon te maken.",
      "De coating houdt de bui tegen, de stof blijft soepel.",
    ],
    "boiled-wool": [
      "Dichte, soepele gekookte wol houdt de wind tegen.",
      "Gekookte wol met een matte touch, warm en toch niet zwaar.",
    ],
    teddy: ["De teddystof is zo zacht als een knuffel.", "Dikke krulletjes, zacht als een oude teddybeer."],
    canvas: ["Het stevige canvas laat je voet ademen.", "Mat katoenen canvas, eenvoudig en sterk."],
  },
  pattern: {
    plain: [
      "De kleur {color} past moeiteloos bij de rest van de kast.",
      "Effen, in {color}, zodat de snit voor zich spreekt.",
      "In {color}, heel eenvoudig.",
    ],
    stripe: ["Strepen maken de kleur {color} wakker.", "Heldere strepen geven de kleur {color} ritme."],
    gingham: [
      "De vichyruit geeft de kleur {color} iets van een picknick.",
      "Een heldere vichyruit, waar de kleur {color} vrolijk van wordt.",
    ],
    dot: ["Stippen huppelen over de kleur {color}.", "De stippen geven de kleur {color} iets ondeugends."],
    flower: [
      "Bloemen strooien een stukje tuin over de kleur {color}.",
      "De bloemen fleuren de kleur {color} op, in elk seizoen.",
    ],
    check: ["De ruiten kruisen hun lijnen op de kleur {color}.", "Het ruitpatroon geeft de kleur {color} karakter."],
    star: [
      "Op de kleur {color} schitteren sterren, zelfs overdag.",
      "Rondgestrooide sterren laten de kleur {color} dromen.",
    ],
    heart: [
      "Hartjes wandelen over de kleur {color}.",
      "Rondgestrooide hartjes maken de kleur {color} een tikje liever.",
    ],
    leaf: ["Blaadjes slingeren over de kleur {color}.", "De blaadjes tekenen een boswandeling op de kleur {color}."],
  },
  sizeAdvice: {
    BABY: [
      "Twijfel je tussen twee maten, neem dan de grootste: je baby groeit er snel in.",
      "Kijk liever naar de lengte van je baby in centimeters dan naar de leeftijd.",
    ],
    KID: [
      "Twijfel je tussen twee maten, neem dan de grootste: daar heb je langer plezier van.",
      "Kijk liever naar de lengte in centimeters dan naar de leeftijd.",
    ],
    WOMAN: [
      "Twijfel je tussen twee maten, neem dan de maat die je het vaakst draagt.",
      "Liever wat losser? Kies een maat groter.",
    ],
  },
  shoeAdvice: [
    "Meet de voet staand, aan het eind van de dag, en tel er een centimeter bij op.",
    "Twijfel je tussen twee schoenmaten, neem dan de grootste.",
  ],
};
