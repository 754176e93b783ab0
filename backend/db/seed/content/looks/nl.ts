import type { LookTexts } from "./slugs.ts";

export const nl: LookTexts = {
  "first-days": ["De eerste dagen", "Alles voor de weg naar huis, en voor de duizend foto’s die volgen."],
  "nap-time": [
    "Middagslaapje",
    "Een pyjama in {pyjamas}, sokken die blijven zitten en een vestje voor bij het wakker worden.",
  ],
  "first-steps": ["Eerste stapjes", "Een tuinbroek die valpartijen dempt en een T-shirt dat tegen appelmoes kan."],
  "pram-in-the-park": [
    "Kinderwagen in het park",
    "Een hoedje voor de schaduw, een luchtig boxpakje: de wandeling mag duren.",
  ],
  "little-sailor": [
    "Kleine matroos",
    "{long-sleeve.Noun}, {joggers.noun} en {gilet.noun}, om uit te varen op het kleed in de woonkamer.",
  ],
  "sunday-at-grandmas": ["Zondag bij oma", "Een jurk voor het familiealbum en sokken om mee door de gang te glijden."],
  treehouse: ["De boomhut", "Tuinbroek, dikke sweater, sneakers: bouwen tot het vieruurtje."],
  "puddle-day": ["Plassendag", "De regenjas in {raincoat} die iedereen ziet, en laarsjes die willen springen."],
  "first-day-of-school": [
    "Eerste schooldag",
    "Netjes maar niet stijf: overgooier, blouse in {blouse} en vlinders in je buik.",
  ],
  "marbles-champion": ["Knikkerkampioen", "Polo, short en volle zakken: de pauze is van hem."],
  "orchard-picnic": [
    "Picknick in de boomgaard",
    "Een jurk in {dress}, een hoed en sandalen om tussen de appelbomen te rennen.",
  ],
  "harbour-morning": [
    "Ochtend in de haven",
    "Een T-shirt in {t-shirt}, jeans en een regenjas, als de boten terugkomen.",
  ],
  "birthday-candles": ["Kaarsjes uitblazen", "Een jurk in {dress}, een zacht vest en één keer diep ademhalen."],
  "page-boy": ["Bruidsjonker", "Overhemd in {shirt} en broek in {trousers}: elegant tot op de dansvloer."],
  "cycle-path": ["Fietspad", "Drie soepele laagjes die meetrappen, ook met tegenwind."],
  "autumn-leaves": ["Herfstbladeren", "{jumper.Noun}, {skirt.noun} en {boots.noun}: kleuren die je onderweg opraapt."],
  "museum-wednesday": [
    "Woensdag in het museum",
    "Een trui in {jumper} over een overhemd in {shirt}, om dinosaurussen recht aan te kijken.",
  ],
  "ladybird-hunt": [
    "Lieveheersbeestjesjacht",
    "Een short in {shorts}, een T-shirt in {t-shirt} en je knieën in het gras.",
  ],
  "snow-on-the-roof": ["Sneeuw op het dak", "Een grote mantel, een muts, een trui in {jumper}: nu nog een slee."],
  sleepover: ["Logeerpartijtje", "Een pyjama in {pyjamas}, dikke sokken en geheimen tot diep in de nacht."],
  "chess-club": ["Schaakclub", "Een vest in {cardigan}, een polo en jeans: geconcentreerd, maar lekker zittend."],
  lighthouse: ["De vuurtoren", "Een rok in {skirt} en een regenjas, om treden en golven te tellen."],
  "garden-cooks": ["Tuinkoks", "Tuinbroek en hoed: vandaag bladersoep en zandtaart."],
  "dance-lesson": ["Dansles", "Een rok die zwiert, een luchtige blouse en ballerina’s die de maat kennen."],
  "weekend-train": [
    "De weekendtrein",
    "Sweater in {sweatshirt}, joggingbroek in {joggers}, een eigen tas en de plek bij het raam.",
  ],
  "camp-fire": ["Kampvuur", "Overhemd in {shirt}, jeans, bodywarmer: het mag donker worden, de verhalen beginnen."],
  "kite-on-the-beach": [
    "Vliegeren",
    "Een jumpsuit in {jumpsuit} en een trui om je schouders, om tegen de wind in te rennen.",
  ],
  "almost-grown-up": [
    "Bijna groot",
    "Het overhemd in {shirt}, de jeans, de jas: klassiekers in haar maat en naar haar smaak.",
  ],
  "quiet-monday": [
    "Rustige maandag",
    "Overhemd in {shirt}, broek in {trousers}, vest in {cardigan}: de week begint zachtjes.",
  ],
  "market-in-the-rain": [
    "Markt in de regen",
    "Een trui in {jumper}, een regenjas in {raincoat} en je bosje bloemen veilig droog.",
  ],
  "dinner-with-friends": [
    "Eten met vrienden",
    "Een jurk in {dress}, een riem, ballerina’s: klaar nog voor de oppas er is.",
  ],
  "back-to-the-office": [
    "Terug op kantoor",
    "Een blouse in {blouse} onder een nette jas, en een tas in {bag} die van jou is.",
  ],
  "late-breakfast": ["Laat ontbijt", "Een pyjama in {pyjamas} en een vest: niemand heeft haast."],
  "linen-afternoon": ["Linnen middag", "Ruim overhemd, short, hoed: je stoel schuift mee met de schaduw."],
  "summer-wedding": [
    "Zomerbruiloft",
    "Een jumpsuit in {jumpsuit} waarin je danst, een kind draagt en het volhoudt tot de ochtend.",
  ],
  "first-cold": ["Eerste kou", "Een mantel in {coat} over een trui in {jumper}: laat die wolkjes adem maar komen."],
  "school-gate": ["Bij het schoolhek", "Sweater, jeans, rechte mantel: simpel, op tijd en toch al mooi."],
  "sea-wall": ["De pier", "Een rok in {skirt} en een regenjas in {raincoat} om tot het einde te lopen."],
  "gallery-opening": [
    "Vernissage",
    "Een rok in {skirt}, een T-shirt in {t-shirt} en enkellaarsjes: het gaat over de schilderijen, en over jouw jas.",
  ],
  "weekend-away": ["Er even uit", "Tuinbroek in {dungarees}, polo, een tas die dicht kan: de rest wacht tot maandag."],
};
