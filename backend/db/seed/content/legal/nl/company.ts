import { company, mediator } from "../company.ts";
import { legalContent } from "../content.ts";

export const companyNl = {
  legal_notice: legalContent(
    "Juridische informatie",
    [
      "demo",
      "Demonstratiegegevens",
      "Alle gegevens op deze pagina zijn verzonnen. Ze laten zien waar een shop de eigen gegevens invult en verwijzen naar geen enkel bestaand bedrijf.",
    ],
    [
      "publisher",
      "Uitgever",
      `${company.name}, vereenvoudigde aandelenvennootschap naar Frans recht met een kapitaal van ${company.capital} (demonstratie), ${company.street}, ${company.city}, Frankrijk. ${company.registration}. Btw-nummer: ${company.vat}.`,
      `Telefoon: ${company.phone}. E-mail: ${company.email}. Verantwoordelijk voor de inhoud: ${company.director}.`,
    ],
    ["host", "Hosting", "Demonstratiehost, 2 rue de l’Exemple, 75000 Paris, Frankrijk, telefoon +33 1 99 00 56 78."],
    [
      "mediation",
      "Bemiddeling",
      `Na een schriftelijke klacht kun je gratis terecht bij de bemiddelaar waar wij onder vallen: Demonstratiebemiddelaar, ${mediator.street}, ${mediator.city}, Frankrijk, ${mediator.email}, ${mediator.website}. Dat is niet verplicht en de weg naar de rechter blijft open.`,
      "Bij een geschil met een verkoper in een ander Europees land geeft het Europees Consumenten Centrum in jouw land gratis advies.",
    ],
    [
      "producers",
      "Producentnummers",
      "Textiel en schoenen in Frankrijk: FR000000_11DEMO. Verpakkingen: FR000000_01DEMO. Deze nummers zijn verzonnen.",
    ],
    [
      "property",
      "Auteursrecht",
      "De teksten, tekeningen en logo’s op deze site zijn beschermd. Citeren met een link mag graag; voor commercieel gebruik is onze schriftelijke toestemming nodig.",
    ],
    [
      "accessibility",
      "Toegankelijkheid",
      `We richten ons op WCAG 2.2, niveau AA. Lukt iets niet op een pagina, schrijf dan naar ${company.email}: we antwoorden binnen vijf werkdagen en geven je de informatie op een andere manier.`,
    ],
  ),

  personal_data_protection: legalContent(
    "Bescherming van persoonsgegevens",
    [
      "controller",
      "Verwerkingsverantwoordelijke",
      `${company.name} (demonstratiebedrijf), ${company.street}, ${company.city}, Frankrijk. Contact over je gegevens: ${company.dataEmail}.`,
    ],
    [
      "data",
      "Welke gegevens we verwerken",
      "Account: naam, e-mail, gehasht wachtwoord, taal. Bestellingen: adressen, telefoon, artikelen, bedragen, facturen, retouren. Profielen: voornaam, geboortedatum, maten en smaak die je invult; een foto als je die toevoegt. Contact: je berichten aan de klantenservice. Techniek: verbindingslogboeken.",
      "Je volledige kaartnummer krijgen we nooit. We kopen geen adreslijsten en verkopen je gegevens niet.",
    ],
    [
      "purposes",
      "Waarvoor en op welke grond",
      "Overeenkomst: account, bestellingen, koffers en de kaart die we daarvoor bewaren, levering, retouren, klantenservice. Wettelijke plicht: facturen, garantie, terugroepacties. Gerechtvaardigd belang: beveiliging, fraudepreventie, verbetering van de dienst. Toestemming: nieuwsbrief, meldingen die je vraagt, profielfoto, kaart die je bewaart voor latere aankopen in de shop, meting van bezoeken; die trek je in wanneer je wilt.",
      "De meting van bezoeken begint met je ja, en gaat dan over jou persoonlijk. Externe diensten vernemen welke pagina’s je leest, de aanbetaling van een koffer die je bestelt en, als je ingelogd bent, hoe je account ervoor staat: een nummer dat gelijk blijft, de dag van aanmelding, je taal en land, het aantal kinderen en damesprofielen, de stand van abonnementen, welke nieuwsbrieven je krijgt, of je een cadeaukaart hebt gegeven, hoeveel stukken in je winkelmand liggen, aantal en bedrag van je aankopen en de dag van de laatste. Naam, e-mail, telefoon en postadres geven we niet mee.",
    ],
    [
      "children",
      "Gegevens van kinderen",
      "Een kinderprofiel wordt gemaakt door een verantwoordelijke volwassene en dient alleen om kleding in de juiste maat te kiezen. Het is niet openbaar en wordt niet voor reclame gebruikt. Sta je de meting van bezoeken toe, dan hoort hun aantal daarbij. Elk profiel kun je los verwijderen.",
    ],
    [
      "recipients",
      "Ontvangers",
      "Ons team en de diensten die we nodig hebben: hosting, betaaldiensten, vervoerders, e-mailverzending, foutmeldingen. Zij handelen volgens onze instructies, betaaldiensten onder eigen verantwoordelijkheid. Sta je de meting van bezoeken toe, dan komen de diensten die meten erbij (tagmanager van Google, module van Facebook). De gegevens staan in de Europese Unie; verwerkt iemand ze elders, dan gelden de modelcontracten van de Europese Commissie.",
    ],
    [
      "retention",
      "Bewaartermijnen",
      "Account en profielen: tot je ze verwijdert, of drie jaar na je laatste bezoek. Bestellingen en facturen: tien jaar (boekhoudplicht). Winkelmand zonder account: 60 dagen. Berichten: drie jaar. Nieuwsbrief: tot je je afmeldt. Verbindingslogboeken: twaalf maanden. Verslag van wat onze klantenservice in je account bekijkt of verandert: twaalf maanden; je kunt het in je account lezen.",
    ],
    [
      "rights",
      "Je rechten",
      `Je kunt je gegevens inzien, verbeteren, wissen, het gebruik beperken, ze in een gangbaar formaat ontvangen, bezwaar maken tegen verwerking op grond van ons belang en je toestemming intrekken. Schrijf naar ${company.dataEmail}; we antwoorden binnen een maand.`,
      "Ben je niet tevreden met ons antwoord, dan kun je terecht bij de Autoriteit Persoonsgegevens, in België bij de Gegevensbeschermingsautoriteit, of bij de Franse CNIL.",
    ],
    [
      "decisions",
      "Geautomatiseerde besluiten",
      "Suggesties worden berekend uit de maten en smaak van het profiel en hebben geen rechtsgevolgen. Een fraudecontrole kan een bestelling markeren: voordat we weigeren, kijkt er altijd een mens naar.",
    ],
    [
      "cookies",
      "Cookies",
      "Ongevraagd plaatsen we alleen noodzakelijke cookies: die onthouden je sessie, winkelmand, taal en land. Het geheugen van je browser bewaart verder wat je onlangs hebt bekeken, wat je aan het invullen bent en enkele instellingen. Advertentie- of meetcookies plaatsen we nooit zonder je toestemming: meet deze shop bezoeken, dan vraagt hij het je eerst, weigeren is even makkelijk als toestaan, en je keuze blijft zes maanden en verander je via ‘Meting van bezoeken’ onderaan elke pagina. Waar niets wordt gevraagd, wordt niets gemeten.",
    ],
    [
      "security",
      "Beveiliging",
      "Verbindingen zijn versleuteld, wachtwoorden gehasht, toegang is beperkt en wordt vastgelegd. Bij een datalek met een hoog risico voor jou laten we het je meteen weten.",
    ],
  ),
} as const;
