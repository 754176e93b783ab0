import { referralRewardCents, referralYearlyLimit } from "#contract/terms.ts";
import { company } from "../company.ts";
import { legalContent } from "../content.ts";

export const programmesNl = {
  terms_and_conditions_recycle: legalContent(
    "Voorwaarden van het programma Littlegeste",
    [
      "purpose",
      "Het idee",
      "Met Littlegeste geef je ons kinder- en dameskleding die je niet meer draagt. Wij geven die door aan inzamelpartners, die haar sorteren om weg te geven, door te verkopen of de vezels terug te winnen. Een bepaalde bestemming voor één kledingstuk beloven we niet.",
    ],
    [
      "who",
      "Wie kan meedoen",
      "Iedereen die meerderjarig is en een adres heeft in een land waar het programma loopt. De lijst zie je bij het maken van het label; staat jouw land er niet bij, dan zegt de site dat voordat ze iets anders vraagt.",
    ],
    [
      "what",
      "Wat je kunt sturen",
      "Kleding, schoenen per paar en textielaccessoires van alle merken, gewassen en droog. Stuur niets nats of vuils en laat niets in de zakken zitten: we kunnen het niet teruggeven.",
    ],
    [
      "how",
      "Het label",
      "Het label is gratis, 60 dagen geldig en voor een pakket tot 20 kg. Lever het pakket in bij het genoemde punt. Per e-mailadres staan er hoogstens vijf labels tegelijk open.",
    ],
    [
      "reward",
      "Het bedankje",
      "Zodra het pakket is geregistreerd, zetten we spaarpunten in je account, als je er een hebt en meedoet aan de Little Club. Hoeveel het er zijn, zie je voordat je het label maakt. Ze zijn niet overdraagbaar en niet inwisselbaar voor geld.",
    ],
    [
      "ownership",
      "Eigendom",
      "Door het pakket in te leveren geef je ons de kleding gratis en verklaar je dat je dat mag. Zodra de vervoerder het pakket heeft, is dat definitief.",
    ],
    [
      "end",
      "Wijziging en einde",
      "We kunnen het programma voor de toekomst wijzigen of beëindigen. Labels die je al hebt, blijven geldig tot hun einddatum en punten die je al hebt, houd je.",
    ],
  ),

  terms_and_conditions_little_club: legalContent(
    "Voorwaarden van de Little Club",
    [
      "purpose",
      "De club",
      `De Little Club is het spaarprogramma van ${company.name}. Meedoen is gratis, kan met een account en verplicht je niet om iets te kopen.`,
    ],
    [
      "earn",
      "Punten sparen",
      "Je spaart punten over het bedrag dat je in de shop betaalt en over kleding die je uit koffers houdt, zonder verzending en cadeaukaarten. Hoeveel dat er zijn, staat op de pagina van het programma. Ze zijn van jou na de retourtermijn; bij een retour vervallen ze naar verhouding.",
    ],
    [
      "use",
      "Punten gebruiken",
      "Vanaf 200 en vanaf 600 punten kun je ze inwisselen voor een tegoedbon; de waarde zie je in je account. Een bon gebruik je in één keer en niet samen met een andere bon van de club. Inwisselen is definitief, behalve als je de bestelling herroept: dan krijg je de bon terug.",
    ],
    [
      "birthday",
      "Verjaardagsaanbieding",
      "Heb je de geboortedatum van een kind ingevuld, dan kun je één keer per jaar per kind in de verjaardagsmaand een aanbieding krijgen. Invullen blijft vrijwillig.",
    ],
    [
      "referral",
      "Vrienden uitnodigen",
      `Je kunt iemand uitnodigen met je persoonlijke link of je e-mailadres. Het voordeel voor jullie beiden staat op de uitnodigingspagina; het jouwe krijg je zodra een bestelling van de ander, waarvan minstens € ${referralRewardCents / 100} zonder codes en tegoed is betaald, niet meer teruggestuurd kan worden. Het wordt kleiner naar verhouding van wat terugkwam; blijft er minder dan € ${referralRewardCents / 100} betaald, dan vervalt het. Wordt de bestelling later helemaal terugbetaald en telt er geen andere, dan nemen we het terug voor zover je tegoed reikt. Binnen één huishouden geldt de uitnodiging niet: zelfde adres, zelfde telefoon of zelfde kaart. Per kalenderjaar worden hoogstens ${referralYearlyLimit} uitnodigingen beloond. We schrijven de ander niet ongevraagd.`,
    ],
    ["expiry", "Geldigheid", "Punten vervallen niet. Ze hebben geen geldwaarde en zijn niet overdraagbaar."],
    [
      "end",
      "Stoppen",
      "Je kunt de club altijd zonder reden verlaten, met één druk op de pagina ‘Mijn spaarpunten’ van je account, en op dezelfde manier weer meedoen. Je punten blijven van jou en je kunt ze blijven besteden; zolang je eruit bent, komen er geen bij. Een bestelling waarvan de retourtermijn in die tijd afloopt, een koffer die in die tijd wordt betaald en een Littlegeste-pakket dat in die tijd aankomt, leveren ook later geen punten op. Wijzigingen melden we twee maanden vooraf; gespaarde punten blijven in die tijd bruikbaar. Met het account verdwijnen ook de punten.",
    ],
  ),
} as const;
