import { keepAllPercent, prepaymentCents, previewDays, tryOnDays } from "#contract/terms.ts";
import { company } from "../company.ts";
import { legalContent } from "../content.ts";

export const termsNl = {
  terms_and_conditions: legalContent(
    "Algemene voorwaarden van de dienst",
    [
      "demo",
      "Demonstratiesite",
      "Deze site laat een demonstratieshop zien. Het bedrijf, de merken, de adressen en de prijzen zijn verzonnen; geen enkele bestelling wordt echt geleverd of afgeschreven. Een shop die opengaat, vervangt deze teksten en laat ze door een jurist nalezen.",
    ],
    [
      "purpose",
      "Waar het over gaat",
      `Deze voorwaarden gelden voor het gebruik van de site Petite Malle en voor de kofferdienst die ${company.name} (‘wij’) aanbiedt aan consumenten (‘jij’). Voor losse aankopen gelden ook de verkoopvoorwaarden van de shop.`,
      "Je bent meerderjarig en bestelt voor privégebruik. De voorwaarden op de dag van je bestelling gelden; je krijgt ze met de bevestiging op een duurzame gegevensdrager.",
    ],
    [
      "account",
      "Account en profielen",
      "Voor een account heb je een geldig e-mailadres en een wachtwoord nodig, dat je geheimhoudt. Je kunt een profiel maken voor elk kind waarvoor je verantwoordelijk bent, en voor jezelf. Een profiel of het account kun je altijd verwijderen.",
    ],
    [
      "boxes",
      "Koffers",
      `In een koffer zit kleding die een stylist op basis van het profiel uitkiest. Vóór verzending zie je in een voorbeeld elk kledingstuk met zijn prijs: hooguit ${previewDays} dagen lang kun je het vervangen, een opmerking achterlaten, de datum verschuiven of bevestigen. Horen we binnen de aangegeven termijn niets, dan pakken we de koffer in zoals hij is.`,
      "De overeenkomst gaat over wat je houdt. Voordat je bevestigt, tonen we het totaalbedrag, de verwachte leverdatum en de uiterste datum om de rest terug te sturen.",
      `Voordat de koffer vertrekt, schrijven we een aanbetaling van € ${prepaymentCents / 100} af. Daarna heb je ${tryOnDays} dagen na de dag van levering om te kiezen en aan te melden wat je terugstuurt; die termijn kan één keer worden verlengd. Het pakket lever je uiterlijk 14 dagen na de aanmelding in, met het gratis label. Wat je niet binnen de termijn aanmeldt, geldt als gehouden.`,
      `Dan schrijven we de prijs af van wat je houdt en, als die niet gratis is, de verzending, na aftrek van de aanbetaling. Houd je alles, dan gaat er ${keepAllPercent}% van de prijs van de kleding af. Wat van de aanbetaling niet nodig is, krijg je terug; houd je niets, dan betaal je niets.`,
      "Je wettelijke herroepingsrecht van 14 dagen na ontvangst blijft volledig gelden voor wat je hebt gehouden, ook als het al is afgeschreven: een verklaring is genoeg, zoals beschreven onder ‘Herroeping’.",
    ],
    [
      "subscription",
      "Abonnement",
      "Een abonnement hoort bij een profiel en heeft een ritme in maanden, zonder minimale looptijd. Je kunt het kosteloos wijzigen, pauzeren, hervatten of opzeggen: met twee klikken op de pagina ‘Mijn abonnementen’ van je account, of door ons te schrijven. De opzegging geldt meteen, een koffer die al is ingepakt komt nog; we bevestigen haar per e-mail met de einddatum.",
      `Zonder account kan dat op de pagina ‘Je overeenkomst opzeggen’, waarvan de link onder aan elke pagina staat; schriftelijk via de contactpagina, op ${company.email} of per post aan ${company.street}, ${company.city}, Frankrijk. Een prijswijziging geldt pas als we je minstens een maand vooraf hebben ingelicht en je kunt opzeggen.`,
    ],
    [
      "withdrawal",
      "Herroeping",
      `Je kunt binnen 14 dagen na ontvangst zonder reden herroepen, bij een koffer net als bij een aankoop in de shop. In de shop maken we daar 30 dagen van; bij een koffer beperkt de termijn van ${tryOnDays} dagen om te kiezen, beschreven onder ‘Koffers’, dat recht niet. De regels staan in de verkoopvoorwaarden van de shop onder ‘Herroepingsrecht’.`,
    ],
    [
      "conduct",
      "Eerlijk gebruik",
      "We mogen een bestelling om een goede reden weigeren, bijvoorbeeld bij een lopend betalingsgeschil of als iemand met meerdere accounts een aanbieding voor eerste bestellingen stapelt. We vertellen je dan waarom.",
    ],
    [
      "liability",
      "Aansprakelijkheid",
      "Wij staan in voor de goede uitvoering van de overeenkomst. Niets in deze voorwaarden beperkt je rechten als consument of onze aansprakelijkheid bij letsel, opzet of grove schuld. Een korte onderbreking van de site voor onderhoud geeft geen recht op vergoeding.",
    ],
    [
      "law",
      "Toepasselijk recht en geschillen",
      "Het Franse recht is van toepassing. Woon je in een ander land, dan houd je de bescherming van de dwingende regels daar en kun je naar de rechter in dat land.",
      "Ben je het ergens niet mee eens, schrijf ons dan eerst. Komen we er binnen twee maanden niet uit, dan kun je gratis een bemiddelaar inschakelen; de gegevens staan onder ‘Juridische informatie’. Bij een geschil over de grens helpt het Europees Consumenten Centrum in je land.",
    ],
  ),

  terms_and_conditions_shop: legalContent(
    "Verkoopvoorwaarden van de shop",
    [
      "seller",
      "Verkoper",
      `${company.name}, ${company.street}, ${company.city}, Frankrijk (demonstratiebedrijf). Telefoon ${company.phone}, e-mail ${company.email}.`,
    ],
    [
      "products",
      "Producten",
      "Bij elk product staan de belangrijkste kenmerken: samenstelling, onderhoud, landen van weven, verven en confectie, fabrikant en veiligheidswaarschuwingen. De tekeningen komen overeen met model, kleur en patroon; op je scherm kan een tint iets afwijken.",
    ],
    [
      "prices",
      "Prijzen",
      "Prijzen zijn in euro, inclusief btw en exclusief verzending. Bij een korting tonen we de laagste prijs van de 30 dagen ervoor. Het totaal met verzending staat vast voordat je betaalt en verandert daarna niet meer.",
    ],
    [
      "order",
      "Bestelling",
      "Zo komt de overeenkomst tot stand: je controleert winkelmand, adres, levering en totaal, je kunt elke stap verbeteren en je klikt op ‘Bestelling met betalingsverplichting’. We bevestigen meteen per e-mail. De bestelling blijft bewaard en is in je account te zien.",
    ],
    [
      "payment",
      "Betaling",
      "Je betaalt bij de bestelling, op een van de manieren die voor jouw land worden getoond. Kaartgegevens worden verwerkt door onze betaaldienst. Mislukt een betaling, dan blijft de kleding zolang als aangegeven gereserveerd; daarna vervalt de bestelling kosteloos.",
    ],
    [
      "delivery",
      "Levering",
      "We leveren in Frankrijk, Monaco, België, Oostenrijk, Duitsland, Nederland, Spanje, Italië, Ierland, Luxemburg en Portugal, thuis of bij een afhaalpunt, afhankelijk van het land. Levertijden zijn in werkdagen; staat er niets, dan leveren we uiterlijk 30 dagen na de bestelling.",
      "Het risico gaat op jou over bij ontvangst. Zijn we te laat, dan kun je ons een redelijke extra termijn geven en daarna ontbinden; je krijgt je geld binnen 14 dagen terug.",
    ],
    [
      "withdrawal",
      "Herroepingsrecht",
      "Je kunt de overeenkomst zonder opgave van redenen herroepen binnen 14 dagen nadat jij, of iemand die je aanwijst, het laatste product hebt ontvangen. Bij aankopen in de shop nemen we kleding op dezelfde voorwaarden tot 30 dagen terug.",
      `Meld daarvoor de retour aan in je account of gebruik, met of zonder account, de pagina ‘Een aankoop herroepen’, waarvan de link onder aan elke pagina staat. Elke andere duidelijke verklaring is ook goed: via de contactpagina, aan ${company.email} of per post aan ${company.street}, ${company.city}, Frankrijk. We bevestigen de ontvangst zo snel mogelijk per e-mail. Voorbeeld, niet verplicht: ‘Ik herroep de overeenkomst over de volgende producten … besteld op … ontvangen op … naam, adres, datum.’`,
      "Je stuurt de kleding uiterlijk 14 dagen na je verklaring terug. Het retourlabel is gratis. Je bent alleen aansprakelijk voor waardevermindering als je er meer mee hebt gedaan dan passen.",
      "We betalen alles terug, ook de standaardlevering, zo snel mogelijk en uiterlijk 14 dagen na je verklaring, via dezelfde betaalmethode. We mogen wachten tot we de kleding of het bewijs van verzending hebben. Stuur je een deel terug, dan betalen we dat deel terug.",
    ],
    [
      "guarantee",
      "Wettelijke garantie",
      "Elk product moet voldoen aan de overeenkomst. Zie je binnen twee jaar na levering een gebrek, dan hoef je alleen te laten zien dat het er is; naar Frans recht wordt vermoed dat het er bij levering al was. De wet in jouw land kan je langer beschermen.",
      "Je kunt reparatie of vervanging vragen, binnen 30 dagen, gratis en zonder ernstige overlast. Lukt dat niet, dan kun je een prijsverlaging krijgen of de overeenkomst ontbinden tegen volledige terugbetaling.",
      "Andere rechten, zoals die bij verborgen gebreken volgens het Franse burgerlijk wetboek, blijven bestaan. Je richt je altijd tot de verkoper, zonder kosten.",
    ],
    [
      "gift",
      "Cadeaukaarten en codes",
      "Een cadeaukaart is vanaf aankoop twee jaar geldig (in Duitsland tot het einde van het derde jaar) en kan in delen worden gebruikt, in de shop en voor koffers; het bedrag komt bij het tegoed van je account. Persoonlijke kortingscodes gelden onder de voorwaarden die erbij staan. Van een cadeaukaart die nog niet is gebruikt, kun je vanaf de betaling 14 dagen lang afzien en je krijgt je geld terug: op de pagina ‘Mijn cadeaukaarten’ van je account, op de pagina van je cadeau, waarvan de link in de bon staat, of op de pagina ‘Een aankoop herroepen’.",
    ],
    [
      "disputes",
      "Klachten en bemiddeling",
      "De klantenservice antwoordt binnen twee werkdagen. Blijft een schriftelijke klacht twee maanden zonder goed antwoord, dan kun je gratis naar de bemiddelaar die onder ‘Juridische informatie’ staat.",
    ],
  ),
} as const;
