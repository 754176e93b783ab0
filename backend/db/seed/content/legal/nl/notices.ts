import { company, mediator } from "../company.ts";
import { legalContent } from "../content.ts";

/** What the model instructions say whatever was bought. */
const withdrawal = {
  right: "U heeft het recht om binnen een termijn van 14 dagen zonder opgave van redenen de overeenkomst te herroepen.",
  how: `Om het herroepingsrecht uit te oefenen, moet u ons (${company.name}, ${company.street}, ${company.city}, Frankrijk, telefoon ${company.phone}, ${company.email}) via een ondubbelzinnige verklaring (bijvoorbeeld schriftelijk per post of e-mail) op de hoogte stellen van uw beslissing de overeenkomst te herroepen. U kunt hiervoor gebruikmaken van het bijgevoegde modelformulier voor herroeping, maar bent hiertoe niet verplicht.`,
  online:
    "U kunt uw herroepingsrecht ook online uitoefenen, via de link ‘Overeenkomst hier herroepen’ onder aan elke pagina van deze site. Als u van deze onlinefunctie gebruikmaakt, sturen wij u onverwijld op een duurzame gegevensdrager (bijvoorbeeld per e-mail) een ontvangstbevestiging met de inhoud van de herroeping en de datum en het tijdstip van de indiening.",
  inTime:
    "Om de herroepingstermijn na te leven volstaat het om uw mededeling betreffende uw uitoefening van het herroepingsrecht te verzenden voordat de herroepingstermijn is verstreken.",
  refund:
    "Als u de overeenkomst herroept, ontvangt u alle betalingen die u tot op dat moment heeft gedaan, inclusief leveringskosten (met uitzondering van eventuele extra kosten ten gevolge van uw keuze voor een andere wijze van levering dan de door ons geboden goedkoopste standaard levering) onverwijld en in ieder geval niet later dan 14 dagen nadat wij op de hoogte zijn gesteld van uw beslissing de overeenkomst te herroepen, van ons terug. Wij betalen u terug met hetzelfde betaalmiddel als waarmee u de oorspronkelijke transactie heeft verricht, tenzij u uitdrukkelijk anderszins heeft ingestemd; in ieder geval zullen u voor zulke terugbetaling geen kosten in rekening worden gebracht.",
};

/** What the law adds: the model instructions on withdrawal in their official words, the rules of each country, and the accessibility statement. */
export const noticesNl = {
  withdrawal_instructions: legalContent(
    "Informatie over de uitoefening van het herroepingsrecht",
    [
      "right",
      "Herroepingsrecht",
      withdrawal.right,
      "De herroepingstermijn verstrijkt 14 dagen na de dag waarop u of een door u aangewezen derde, die niet de vervoerder is, het laatste goed fysiek in bezit krijgt.",
      withdrawal.how,
      withdrawal.online,
      withdrawal.inTime,
    ],
    [
      "effects",
      "Gevolgen van de herroeping",
      `${withdrawal.refund} Wij mogen wachten met terugbetaling tot wij de goederen hebben teruggekregen, of u heeft aangetoond dat u de goederen heeft teruggezonden, al naar gelang welk tijdstip eerst valt.`,
      `U dient de goederen onverwijld, doch in ieder geval niet later dan 14 dagen na de dag waarop u het besluit de overeenkomst te herroepen aan ons heeft medegedeeld, aan ${company.name}, ${company.street}, ${company.city}, Frankrijk, terug te zenden of te overhandigen. U bent op tijd als u de goederen terugstuurt voordat de termijn van 14 dagen is verstreken. Wij zullen de kosten van het terugzenden van de goederen voor onze rekening nemen.`,
      "U bent alleen aansprakelijk voor de waardevermindering van de goederen die het gevolg is van het gebruik van de goederen, dat verder gaat dan nodig is om de aard, de kenmerken en de werking van de goederen vast te stellen.",
    ],
  ),

  country_rules: legalContent(
    "Wat er in jouw land bij komt",
    [
      "all",
      "In alle landen",
      "De teksten van deze shop gelden overal waar we leveren. Geeft de wet van jouw land je meer, dan geldt die. Bij een geschil met een verkoper in een ander land geeft het Europees Consumenten Centrum in jouw land gratis advies (www.eccnet.eu).",
    ],
    [
      "fr",
      "Frankrijk en Monaco",
      "Gegevens volgens artikel 19 van de Franse wet 2004-575: die van de uitgever in de juridische informatie. Wettelijke garantie van conformiteit: twee jaar vanaf de levering (artikelen L. 217-1 en volgende van de Code de la consommation). Garantie voor verborgen gebreken: twee jaar vanaf de ontdekking (artikelen 1641 en volgende van de Code civil).",
      "Geschillen: de bemiddelaar in de juridische informatie; melden bij de DGCCRF via signal.conso.gouv.fr. Persoonsgegevens: CNIL (www.cnil.fr).",
    ],
    [
      "be",
      "België",
      "Gegevens volgens artikel XII.6 van het Wetboek van economisch recht: die van de uitgever in de juridische informatie. Wettelijke garantie: twee jaar vanaf de levering. Gedurende die twee jaar wordt vermoed dat een gebrek al bij de levering bestond.",
      "Geschillen: Consumentenombudsdienst (www.consumentenombudsdienst.be). Persoonsgegevens: Gegevensbeschermingsautoriteit.",
    ],
    [
      "lu",
      "Luxemburg",
      "Gegevens volgens artikel 5 van de wet van 14 augustus 2000 over elektronische handel: die van de uitgever in de juridische informatie. Wettelijke garantie van conformiteit: twee jaar vanaf de levering.",
      "Geschillen: Médiateur de la consommation (www.mediateurconsommation.lu). Persoonsgegevens: Commission nationale pour la protection des données.",
    ],
    [
      "de",
      "Duitsland",
      "Gegevens volgens § 5 DDG: die van de uitgever in de juridische informatie. Wettelijke garantie: twee jaar vanaf de levering (§ 438 BGB); in het eerste jaar hoef je niets te bewijzen (§ 477 BGB). Cadeaukaarten gelden er drie jaar vanaf het einde van het jaar van aankoop.",
      `Geschillen (§ 36 VSBG): we verbinden ons ertoe mee te doen aan een procedure bij de instantie waar wij onder vallen: Demonstratiebemiddelaar, ${mediator.street}, ${mediator.city}, Frankrijk, ${mediator.email}, ${mediator.website}. Persoonsgegevens: de toezichthouder van je deelstaat.`,
    ],
    [
      "at",
      "Oostenrijk",
      "Gegevens volgens § 5 ECG en § 25 MedienG: die van de uitgever in de juridische informatie; deze site presenteert onze shop. Wettelijke garantie: twee jaar vanaf de levering (§ 10 VGG); in het eerste jaar hoef je niets te bewijzen.",
      "Geschillen: Schlichtung für Verbrauchergeschäfte (www.verbraucherschlichtung.at). Persoonsgegevens: Datenschutzbehörde.",
    ],
    [
      "nl",
      "Nederland",
      "Gegevens volgens artikel 3:15d BW: die van de uitgever in de juridische informatie. Wettelijke garantie: een artikel moet zo lang meegaan als je redelijkerwijs mag verwachten, zonder vaste termijn (artikel 7:17 BW). Bij een gebrek in het eerste jaar wordt vermoed dat het al bij de levering bestond (artikel 7:18a BW).",
      "Advies en melden: ACM ConsuWijzer (www.consuwijzer.nl). Persoonsgegevens: Autoriteit Persoonsgegevens.",
    ],
    [
      "es",
      "Spanje",
      "Gegevens volgens artikel 10 van Ley 34/2002: die van de uitgever in de juridische informatie. Wettelijke garantie: drie jaar vanaf de levering; twee jaar lang wordt vermoed dat een gebrek al bij de levering bestond.",
      "Geschillen: het gemeentelijke consumentenbureau (OMIC); je kunt een klachtenformulier (‘hoja de reclamaciones’) vragen. Persoonsgegevens: AEPD (www.aepd.es).",
    ],
    [
      "it",
      "Italië",
      "Gegevens volgens artikel 7 van decreto legislativo 70/2003: die van de uitgever in de juridische informatie. Wettelijke garantie: twee jaar vanaf de levering, vorderingen verjaren na 26 maanden; bij een gebrek in het eerste jaar wordt vermoed dat het al bij de levering bestond (artikelen 128 en volgende van de Codice del consumo).",
      "Melden: AGCM (www.agcm.it). Persoonsgegevens: Garante per la protezione dei dati personali.",
    ],
    [
      "pt",
      "Portugal",
      "Gegevens volgens artikel 10 van wetsbesluit 7/2004: die van de uitgever in de juridische informatie. Wettelijke garantie: drie jaar vanaf de levering; twee jaar lang wordt vermoed dat een gebrek al bij de levering bestond (wetsbesluit 84/2021).",
      "Klachten: www.livroreclamacoes.pt. Persoonsgegevens: Comissão Nacional de Proteção de Dados.",
    ],
    [
      "ie",
      "Ierland",
      "Gegevens volgens regulation 7 van S.I. 68/2003: die van de uitgever in de juridische informatie. Wettelijke rechten volgens de Consumer Rights Act 2022; vorderingen verjaren na zes jaar en bij een gebrek in het eerste jaar wordt vermoed dat het al bij de levering bestond.",
      "Advies en melden: CCPC (www.ccpc.ie). Persoonsgegevens: Data Protection Commission.",
    ],
  ),

  accessibility_statement: legalContent(
    "Toegankelijkheidsverklaring",
    [
      "scope",
      "Waar het over gaat",
      "Deze verklaring geldt voor de shop Petite Malle, in zijn vier talen, op computer en telefoon. Ze beschrijft de site zoals die is; we passen haar aan als de site verandert.",
    ],
    [
      "service",
      "De dienst",
      "Je kunt kleding bekijken en bestellen, een koffer krijgen die een stylist heeft samengesteld, bestellingen volgen, terugsturen en betalen, en ons schrijven. Alles is als tekst te lezen: elk beeld dat iets zegt heeft een beschrijving, elke prijs, datum en stand staat er in woorden. Geen stap heeft een tijdslimiet zonder dat je het weet, niets knippert en niets praat vanzelf.",
    ],
    [
      "state",
      "Hoe toegankelijk de site is",
      "We richten ons op WCAG 2.2, niveau AA, waarop de norm EN 301 549 berust, zoals richtlijn (EU) 2019/882 vraagt. De site voldoet er gedeeltelijk aan: wat ontbreekt, staat hieronder.",
    ],
    [
      "tested",
      "Wat we hebben getest",
      "Bij elke versie: automatische controle (axe) van de pagina’s en wat daarop opengaat, ook menu’s, dialogen en foutmeldingen; een aankoop met alleen het toetsenbord; contrast in beide kleurwerelden.",
      "Met de hand, in november 2026: volgorde en zichtbaarheid van de focus, tekst op 200%, zoom op 400%, opgelegde kleuren, minder beweging, tekstafstand.",
    ],
    [
      "limits",
      "Wat nog niet goed is",
      "Schermlezers zijn nog niet pagina voor pagina uitgeprobeerd. Facturen, labels en voorwaarden in pdf bevatten tekst, maar geen structuurlabels; we sturen je de inhoud op verzoek in een andere vorm.",
      "Zonder JavaScript kun je door de shop bladeren, zoeken, je winkelmand vullen, bestellen (bij sommige betaaldiensten is het nodig om de kaart in te vullen), inloggen, ons schrijven, herroepen en opzeggen. JavaScript is nodig voor de pagina’s van je account, de vragenlijst van een koffer na de eerste vraag, cadeaukaarten, recyclinglabels, een vergeten wachtwoord, favorieten en de links in e-mails die een nieuw adres of een verklaring bevestigen. Die pagina’s zeggen het.",
      "De pagina van je bank bij het betalen ligt niet in onze hand. We hebben de site nog niet door een externe partij laten testen, en nog niet door een groep mensen met een beperking.",
    ],
    [
      "feedback",
      "Laat weten wat niet lukt",
      `Schrijf ons via de contactpagina of op ${company.email}, of bel ${company.phone}. Zeg op welke pagina je was en wat je wilde doen. We antwoorden binnen vijf werkdagen en geven je de informatie of regelen het op een andere manier.`,
    ],
    [
      "bodies",
      "Als ons antwoord niet genoeg is",
      "Frankrijk: DGCCRF (signal.conso.gouv.fr) en Défenseur des droits. België: FOD Economie. Luxemburg: OSAPS.",
      "Duitsland: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg. Oostenrijk: Sozialministeriumservice.",
      "Nederland: Autoriteit Consument & Markt (ACM). Spanje: de autoriteit die volgens wet 11/2023 is aangewezen. Italië: Agenzia per l’Italia Digitale (AgID). Portugal: de autoriteit die volgens wetsbesluit 82/2022 is aangewezen. Ierland: Competition and Consumer Protection Commission (CCPC).",
    ],
  ),

  withdrawal_instructions_gift_card: legalContent(
    "Informatie over de herroeping van een cadeaukaart",
    [
      "right",
      "Herroepingsrecht",
      withdrawal.right,
      "De herroepingstermijn verstrijkt 14 dagen na de dag van de sluiting van de overeenkomst.",
      withdrawal.how,
      withdrawal.online,
      withdrawal.inTime,
    ],
    ["effects", "Gevolgen van de herroeping", withdrawal.refund],
  ),
} as const;
