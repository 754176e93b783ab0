import { prepaymentCents, tryOnDays } from "#contract/terms.ts";
import { type FaqSection, faqSection } from "./section.ts";

export const nl: readonly FaqSection[] = [
  faqSection(
    "orders",
    "Bestellingen",
    [
      "Hoe bestel ik?",
      "Kies een maat, leg het kledingstuk in je winkelmand en volg de drie stappen: e-mail, bezorging, betaling. Een e-mailadres is genoeg: je account komt er met de bestelling, en in een e-mail kun je een wachtwoord kiezen. Je krijgt meteen een bevestiging per e-mail.",
    ],
    [
      "Kan ik mijn bestelling wijzigen of annuleren?",
      "Zolang het pakket niet is ingepakt, annuleer je de bestelling zelf, in je account onder Bestellingen; je krijgt alles terug. Wil je iets wijzigen, annuleer dan en bestel opnieuw, of schrijf ons met je bestelnummer. Is het al onderweg, dan stuur je de kleding het makkelijkst terug.",
    ],
    [
      "Waar vind ik mijn bestellingen en facturen?",
      "In je account, onder Bestellingen. Daar staan per bestelling de details, de status, de btw en het bezorgadres.",
    ],
    [
      "Iets is uitverkocht. Wat nu?",
      "Uitverkochte maten blijven zichtbaar op de productpagina. Vraag daar om een seintje: je krijgt één e-mail op de dag dat je maat terug is, en na een jaar houdt het vanzelf op.",
    ],
    [
      "De betaling is mislukt. Is mijn bestelling weg?",
      "Nee. De kleding blijft gereserveerd zolang als bij de bestelling staat. Open de bestelling in je account en betaal opnieuw, met dezelfde of een andere betaalmethode.",
    ],
  ),
  faqSection(
    "delivery",
    "Bezorging",
    [
      "In welke landen bezorgen jullie?",
      "In Frankrijk, Monaco, België, Oostenrijk, Duitsland, Nederland, Spanje, Italië, Ierland, Luxemburg en Portugal.",
    ],
    [
      "Wat kost de verzending?",
      "In Nederland en België is die gratis vanaf € 70, in de andere landen vanaf een bedrag tussen € 60 en € 100. Daaronder hangt de prijs af van het land en de bezorgwijze die je kiest; hij staat in je winkelmand voordat je betaalt.",
    ],
    [
      "Wanneer komt mijn pakket?",
      "Op elke productpagina en in je winkelmand staan een vroegste en een laatste dag, in werkdagen. Je krijgt een e-mail zodra het pakket vertrekt.",
    ],
    [
      "Kan ik een afhaalpunt kiezen?",
      "Ja, waar de vervoerder die aanbiedt. Vul bij de bezorging je postcode in: de dichtstbijzijnde punten verschijnen met hun openingstijden.",
    ],
  ),
  faqSection(
    "returns",
    "Retouren en terugbetaling",
    [
      "Hoelang heb ik bedenktijd?",
      `Voor de shop 30 dagen na ontvangst, dus langer dan de wettelijke 14 dagen. Bij een koffer kies je binnen ${tryOnDays} dagen wat je houdt; het wettelijke herroepingsrecht van 14 dagen blijft. Een reden hoef je niet te geven.`,
    ],
    [
      "Hoe stuur ik iets terug?",
      "Geef in je account aan wat je terugstuurt, print het label en lever het pakket in. Zonder account gebruik je de pagina ‘Een aankoop herroepen’, onder aan elke pagina. Passen mag, dragen niet; laat de labels er zo mogelijk aan.",
    ],
    ["Kost terugsturen geld?", "Nee, het retourlabel is gratis in alle landen waar we bezorgen."],
    [
      "Wanneer krijg ik mijn geld terug?",
      "Uiterlijk 14 dagen nadat je hebt herroepen, via de betaalmethode die je gebruikte. We mogen wachten tot we het pakket of het bewijs van verzending hebben.",
    ],
    [
      "Er is iets mis met een kledingstuk. Wat doe ik?",
      "Schrijf ons en stuur een foto mee. De wettelijke garantie geldt minstens twee jaar vanaf de levering: reparatie of vervanging, en anders terugbetaling, zonder kosten voor jou.",
    ],
  ),
  faqSection(
    "sizes",
    "Maten",
    [
      "Hoe kies ik de maat van mijn kind?",
      "Meet de lengte, staand en zonder schoenen, en kijk naar de centimeters in plaats van naar de leeftijd. Twijfel je tussen twee maten, neem dan de grootste.",
    ],
    [
      "Wat betekent ‘12 maanden’ of ‘4 jaar’?",
      "Dat is de leeftijd waarop een kind gemiddeld die lengte heeft: ongeveer 74 cm bij 12 maanden, 102 cm bij 4 jaar. Een kind van 3 kan prima ‘4 jaar’ dragen.",
    ],
    ["Welke damesmaten zijn er?", "XS tot 4XL, afhankelijk van het merk. Bij accessoires in één maat staat TU."],
    [
      "Hoe meet ik een voet?",
      "Staand, met de hiel tegen de muur, aan het eind van de dag. Meet beide voeten, neem de langste en vergelijk die met het maatadvies: wat ruimte vooraan is daarin al meegerekend.",
    ],
  ),
  faqSection(
    "payment",
    "Betaling",
    [
      "Hoe kan ik betalen?",
      "Met een bankkaart of creditcard en, als het bij het betalen wordt aangeboden, met iDEAL, PayPal of Klarna (later of nu). Een koffer betaal je na het passen; daarvoor bewaren we een betaalmiddel, dat je in je account wijzigt of verwijdert.",
    ],
    [
      "Is betalen veilig?",
      "Je kaartnummer vul je in bij onze betaaldienst en komt nooit op onze servers. Je bank kan vragen om de aankoop te bevestigen.",
    ],
    [
      "Wanneer wordt er afgeschreven?",
      `Bij het bestellen. Lukt de betaling niet, dan wordt er niets afgeschreven en wacht de bestelling in je account. Bij een koffer: € ${prepaymentCents / 100} bij vertrek, de rest als je hebt gekozen.`,
    ],
    [
      "Wat is de laagste prijs die bij een korting staat?",
      "Bij elke korting tonen we de laagste prijs van de 30 dagen ervoor. Zo weet je wat de korting echt waard is.",
    ],
  ),
  faqSection(
    "boxes",
    "Koffers",
    [
      "Wat is een koffer?",
      "Een pakket kleding dat een stylist uitkiest voor één persoon, kind of vrouw, op basis van smaak, maten en je budget. Je ziet de keuze vóór verzending en houdt wat je mooi vindt.",
    ],
    [
      "Moet ik een abonnement nemen?",
      "Nee. Je kunt één koffer bestellen of een ritme in maanden kiezen. Pauzeren of stoppen doe je kosteloos met twee klikken op de pagina ‘Mijn abonnementen’ van je account; zonder account op de pagina ‘Je overeenkomst opzeggen’, onder aan elke pagina.",
    ],
    [
      "Kan ik nog iets veranderen voor de verzending?",
      "Ja. In het voorbeeld vervang je een kledingstuk, laat je een berichtje achter voor de stylist of verschuif je de datum. Daarna bevestig je.",
    ],
    [
      "Tot welke leeftijd?",
      "We kleden kinderen van geboorte tot 14 jaar. Vrouwen hebben een eigen lijn, van XS tot 4XL.",
    ],
  ),
  faqSection(
    "account",
    "Account",
    [
      "Waarom een account?",
      "Om je bestellingen, adressen en retouren terug te vinden en de maten van je kinderen op te slaan. Een e-mailadres en een wachtwoord zijn genoeg.",
    ],
    [
      "Ik ben mijn wachtwoord vergeten.",
      "Volg op de inlogpagina ‘Wachtwoord vergeten?’ en geef het e-mailadres van je account op: daar sturen we een link heen waarmee je een nieuw wachtwoord kiest. Die werkt één keer en twee uur lang.",
    ],
    [
      "Kan ik meerdere profielen maken?",
      "Ja, één per kind en desgewenst één voor jezelf, elk met eigen maten en smaak.",
    ],
    [
      "Hoe verander ik van taal of land?",
      "Met de keuze onder aan elke pagina. Ben je ingelogd, dan onthouden we je keuze ook voor e-mails.",
    ],
  ),
  faqSection(
    "data",
    "Je gegevens",
    [
      "Welke gegevens bewaren jullie?",
      "Wat nodig is om te leveren, terug te betalen en te adviseren: je contactgegevens, je bestellingen en de profielen die je maakt. De details en termijnen staan op de pagina over gegevensbescherming.",
    ],
    [
      "Wat weten jullie van mijn kinderen?",
      "Alleen wat je zelf invult: een voornaam, een geboortedatum, maten en smaak. Een profiel kun je altijd los verwijderen.",
    ],
    [
      "Hoe krijg ik mijn gegevens of laat ik ze wissen?",
      "In je account, op de pagina ‘Privacy en gegevens’: je leest ze daar, neemt ze mee en kunt het account verwijderen. Zonder account schrijf je ons via de contactpagina; we antwoorden binnen een maand. Facturen bewaren we zo lang als de belastingwet vraagt.",
    ],
    [
      "Gebruiken jullie advertentiecookies?",
      "Geen enkele zonder je toestemming. Vanzelf plaatsen we alleen wat nodig is voor inloggen, winkelmand, taal en land. Laten we bezoeken meten, dan vragen we het je eerst: zonder jouw ja wordt er verder niets geplaatst. Je keuze geldt dan zes maanden en verander je onderaan elke pagina, bij ‘Meting van bezoeken’.",
    ],
  ),
];
