import type { CountryCode } from "#contract/locale.ts";

/** Town by the beginning of the postcode; the longest match wins. A beginning that is not listed is not served. */
const towns: Record<Exclude<CountryCode, "IE">, string> = {
  FR: "01 Bourg-en-Bresse|02 Laon|03 Moulins|04 Digne-les-Bains|05 Gap|06 Nice|07 Privas|08 Charleville-Mézières|09 Foix|10 Troyes|11 Carcassonne|12 Rodez|13 Marseille|14 Caen|15 Aurillac|16 Angoulême|17 La Rochelle|18 Bourges|19 Tulle|20 Ajaccio|202 Bastia|21 Dijon|22 Saint-Brieuc|23 Guéret|24 Périgueux|25 Besançon|26 Valence|27 Évreux|28 Chartres|29 Quimper|292 Brest|30 Nîmes|31 Toulouse|32 Auch|33 Bordeaux|34 Montpellier|35 Rennes|36 Châteauroux|37 Tours|38 Grenoble|39 Lons-le-Saunier|40 Mont-de-Marsan|41 Blois|42 Saint-Étienne|43 Le Puy-en-Velay|44 Nantes|45 Orléans|46 Cahors|47 Agen|48 Mende|49 Angers|50 Saint-Lô|51 Reims|52 Chaumont|53 Laval|54 Nancy|55 Bar-le-Duc|56 Vannes|57 Metz|58 Nevers|59 Lille|60 Beauvais|61 Alençon|62 Arras|63 Clermont-Ferrand|64 Pau|65 Tarbes|66 Perpignan|67 Strasbourg|68 Colmar|69 Lyon|70 Vesoul|71 Mâcon|72 Le Mans|73 Chambéry|74 Annecy|75 Paris|76 Rouen|77 Melun|78 Versailles|79 Niort|80 Amiens|81 Albi|82 Montauban|83 Toulon|84 Avignon|85 La Roche-sur-Yon|86 Poitiers|87 Limoges|88 Épinal|89 Auxerre|90 Belfort|91 Évry-Courcouronnes|92 Nanterre|93 Bobigny|94 Créteil|95 Cergy",
  MC: "98 Monaco",
  BE: "1 Bruxelles|13 Wavre|14 Nivelles|18 Vilvoorde|2 Antwerpen|23 Turnhout|28 Mechelen|3 Leuven|35 Hasselt|36 Genk|4 Liège|48 Verviers|5 Namur|6 Charleroi|66 Bastogne|67 Arlon|7 Mons|75 Tournai|8 Brugge|84 Oostende|85 Kortrijk|9 Gent|91 Sint-Niklaas|93 Aalst",
  LU: "1 Luxembourg|2 Luxembourg|3 Dudelange|4 Esch-sur-Alzette|5 Mondorf-les-Bains|6 Echternach|7 Mersch|8 Mamer|9 Diekirch",
  DE: "01 Dresden|02 Görlitz|03 Cottbus|04 Leipzig|06 Halle (Saale)|07 Jena|08 Zwickau|09 Chemnitz|10 Berlin|12 Berlin|13 Berlin|14 Potsdam|15 Frankfurt (Oder)|16 Oranienburg|17 Neubrandenburg|18 Rostock|19 Schwerin|20 Hamburg|21 Lüneburg|22 Hamburg|23 Lübeck|24 Kiel|25 Husum|26 Oldenburg|27 Bremerhaven|28 Bremen|29 Celle|30 Hannover|31 Hildesheim|32 Herford|33 Bielefeld|34 Kassel|35 Gießen|36 Fulda|37 Göttingen|38 Braunschweig|39 Magdeburg|40 Düsseldorf|41 Mönchengladbach|42 Wuppertal|44 Dortmund|45 Essen|46 Oberhausen|47 Duisburg|48 Münster|49 Osnabrück|50 Köln|51 Köln|52 Aachen|53 Bonn|54 Trier|55 Mainz|56 Koblenz|57 Siegen|58 Hagen|59 Hamm|60 Frankfurt am Main|61 Bad Homburg|63 Offenbach|64 Darmstadt|65 Wiesbaden|66 Saarbrücken|67 Ludwigshafen|68 Mannheim|69 Heidelberg|70 Stuttgart|71 Ludwigsburg|72 Tübingen|73 Esslingen|74 Heilbronn|75 Pforzheim|76 Karlsruhe|77 Offenburg|78 Konstanz|79 Freiburg im Breisgau|80 München|81 München|82 Starnberg|83 Rosenheim|84 Landshut|85 Ingolstadt|86 Augsburg|87 Kempten|88 Friedrichshafen|89 Ulm|90 Nürnberg|91 Erlangen|92 Amberg|93 Regensburg|94 Passau|95 Bayreuth|96 Bamberg|97 Würzburg|98 Suhl|99 Erfurt",
  AT: "1 Wien|2 Wiener Neustadt|3 St. Pölten|4 Linz|5 Salzburg|6 Innsbruck|68 Feldkirch|69 Bregenz|7 Eisenstadt|8 Graz|9 Klagenfurt|95 Villach",
  NL: "1 Amsterdam|12 Hilversum|13 Almere|18 Alkmaar|2 Den Haag|20 Haarlem|23 Leiden|26 Delft|27 Zoetermeer|28 Gouda|3 Utrecht|30 Rotterdam|31 Schiedam|33 Dordrecht|38 Amersfoort|4 Breda|43 Middelburg|5 Eindhoven|50 Tilburg|52 's-Hertogenbosch|6 Nijmegen|62 Maastricht|68 Arnhem|7 Apeldoorn|74 Deventer|75 Enschede|8 Zwolle|89 Leeuwarden|9 Groningen|94 Assen",
  ES: "01 Vitoria-Gasteiz|02 Albacete|03 Alicante|04 Almería|05 Ávila|06 Badajoz|07 Palma|08 Barcelona|09 Burgos|10 Cáceres|11 Cádiz|12 Castellón de la Plana|13 Ciudad Real|14 Córdoba|15 A Coruña|16 Cuenca|17 Girona|18 Granada|19 Guadalajara|20 San Sebastián|21 Huelva|22 Huesca|23 Jaén|24 León|25 Lleida|26 Logroño|27 Lugo|28 Madrid|29 Málaga|30 Murcia|31 Pamplona|32 Ourense|33 Oviedo|34 Palencia|36 Vigo|37 Salamanca|39 Santander|40 Segovia|41 Sevilla|42 Soria|43 Tarragona|44 Teruel|45 Toledo|46 Valencia|47 Valladolid|48 Bilbao|49 Zamora|50 Zaragoza",
  IT: "00 Roma|01 Viterbo|02 Rieti|03 Frosinone|04 Latina|05 Terni|06 Perugia|07 Sassari|08 Nuoro|09 Cagliari|10 Torino|11 Aosta|12 Cuneo|13 Vercelli|14 Asti|15 Alessandria|16 Genova|17 Savona|18 Imperia|19 La Spezia|20 Milano|21 Varese|22 Como|23 Lecco|24 Bergamo|25 Brescia|26 Cremona|27 Pavia|28 Novara|29 Piacenza|30 Venezia|31 Treviso|32 Belluno|33 Udine|34 Trieste|35 Padova|36 Vicenza|37 Verona|38 Trento|39 Bolzano|40 Bologna|41 Modena|42 Reggio Emilia|43 Parma|44 Ferrara|45 Rovigo|46 Mantova|47 Rimini|48 Ravenna|50 Firenze|51 Pistoia|52 Arezzo|53 Siena|54 Massa|55 Lucca|56 Pisa|57 Livorno|58 Grosseto|59 Prato|60 Ancona|61 Pesaro|62 Macerata|63 Ascoli Piceno|64 Teramo|65 Pescara|66 Chieti|67 L'Aquila|70 Bari|71 Foggia|72 Brindisi|73 Lecce|74 Taranto|75 Matera|80 Napoli|81 Caserta|82 Benevento|83 Avellino|84 Salerno|85 Potenza|86 Campobasso|87 Cosenza|88 Catanzaro|89 Reggio Calabria|90 Palermo|91 Trapani|92 Agrigento|93 Caltanissetta|94 Enna|95 Catania|96 Siracusa|97 Ragusa|98 Messina",
  PT: "1 Lisboa|2 Santarém|24 Leiria|28 Almada|29 Setúbal|3 Coimbra|35 Viseu|38 Aveiro|4 Porto|47 Braga|49 Viana do Castelo|5 Vila Real|53 Bragança|6 Castelo Branco|63 Guarda|7 Évora|73 Portalegre|78 Beja|8 Faro|9 Funchal|95 Ponta Delgada",
};

/** Null where no pickup network serves the postcode (upper case, without spaces). */
export function findTown(country: CountryCode, postcode: string): string | null {
  if (country === "IE") return null;
  const matches = towns[country]
    .split("|")
    .map((town) => ({ prefix: town.split(" ", 1)[0] ?? "", name: town.slice(town.indexOf(" ") + 1) }));
  return (
    matches.filter(({ prefix }) => postcode.startsWith(prefix)).toSorted((a, b) => b.prefix.length - a.prefix.length)[0]
      ?.name ?? null
  );
}

type Speech = "fr" | "de" | "nl" | "es" | "it" | "pt";
const list = (names: string): string[] => names.split("|");

export const shopNames: Record<Speech, string[]> = {
  fr: list(
    "Tabac de la Gare|Pressing des Halles|Épicerie du Marché|Fleurs & Papillons|Librairie du Centre|Cordonnerie Martin|Le Petit Primeur|Maison de la Presse|Café des Sports|Boulangerie des Lilas|La Mercerie d'Élise|Au Fil de l'Eau",
  ),
  de: list(
    "Kiosk am Markt|Blumen Lindner|Schreibwaren Vogel|Reinigung Sommer|Bäckerei Kornfeld|Lotto Krüger|Buchladen am Eck|Teehaus Winter|Feinkost Berger|Schuhmacherei Roth|Getränke Hoffmann|Zeitschriften Busch",
  ),
  nl: list(
    "Boekhandel De Pelikaan|Bloemen van Dijk|Buurtwinkel De Hoek|Stomerij Helder|Bakkerij 't Korenveld|Dierenwinkel Snuf|Fietsenwinkel De Trapper|Kaashandel Visser|Kantoorshop Jansen|Drogisterij De Linde|Speelgoed Pimpel|Tabakszaak Centrum",
  ),
  es: list(
    "Papelería Cervantes|Estanco La Plaza|Floristería Azahar|Librería El Faro|Tintorería Blanca|Ultramarinos Romero|Quiosco La Estación|Ferretería Molina|Herbolario Salvia|Copistería Campus|Panadería San Juan|Mercería Carmen",
  ),
  it: list(
    "Edicola della Stazione|Tabacchi Rossi|Cartoleria Leonardo|Fioraio Mimosa|Libreria del Corso|Lavanderia Chiara|Bar Sport|Ferramenta Bianchi|Panificio San Marco|Merceria Teresa|Ottica Centrale|Erboristeria Salvia",
  ),
  pt: list(
    "Papelaria Camões|Tabacaria Central|Florista Alecrim|Livraria do Largo|Lavandaria Branca|Mercearia do Bairro|Quiosque da Estação|Retrosaria Amália|Padaria São João|Pastelaria Aurora|Ervanária Sálvia|Casa das Chaves",
  ),
};

export const streets: Record<Speech, string[]> = {
  fr: list(
    "rue de la République|rue Victor-Hugo|place du Marché|avenue Jean-Jaurès|rue des Écoles|boulevard Gambetta|rue du Moulin|rue Pasteur|rue de la Gare|place de l'Église",
  ),
  de: list(
    "Hauptstraße|Bahnhofstraße|Gartenweg|Schillerstraße|Lindenallee|Marktplatz|Kirchgasse|Goethestraße|Mühlenweg|Schulstraße",
  ),
  nl: list(
    "Dorpsstraat|Kerkstraat|Stationsstraat|Marktplein|Molenweg|Schoolstraat|Julianalaan|Beukenlaan|Havenstraat|Nieuwstraat",
  ),
  es: list(
    "calle Mayor|calle del Carmen|avenida de la Constitución|plaza de España|calle San José|calle Real|paseo del Parque|calle de la Estación|calle Nueva|calle Cervantes",
  ),
  it: list(
    "via Roma|corso Garibaldi|via Dante|piazza del Duomo|via Mazzini|via Verdi|corso Italia|via della Stazione|via San Francesco|via Cavour",
  ),
  pt: list(
    "rua Direita|avenida da Liberdade|rua de Santo António|praça da República|rua da Igreja|rua do Comércio|rua 25 de Abril|largo do Rossio|rua da Escola|rua Nova",
  ),
};

/** Opening hours from Monday to Sunday; a day without hours is closed. */
export const openingWeeks: string[][][] = [
  [...Array.from({ length: 5 }, () => ["09:00-19:00"]), ["09:00-18:00"], []],
  [[], ...Array.from({ length: 4 }, () => ["09:30-12:30", "14:00-19:00"]), ["09:30-18:30"], []],
  [...Array.from({ length: 5 }, () => ["07:00-20:00"]), ["07:00-20:00"], ["08:00-13:00"]],
  [...Array.from({ length: 5 }, () => ["08:30-12:30", "13:30-18:30"]), ["08:30-12:30"], []],
];

/** Language of shop signs; Belgium and Luxembourg follow the customer. */
export const speechOf = (country: CountryCode, locale: "fr" | "de" | "nl" | "es"): Speech =>
  (
    {
      FR: "fr",
      MC: "fr",
      DE: "de",
      AT: "de",
      NL: "nl",
      ES: "es",
      IT: "it",
      PT: "pt",
      IE: "fr",
      BE: locale === "nl" ? "nl" : "fr",
      LU: locale === "de" ? "de" : "fr",
    } as const
  )[country];
