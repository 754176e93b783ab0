import type { SeoTexts } from "./pages.ts";

export const nl: SeoTexts = {
  index: [
    "Petite Malle: kinderkleding tot 14 jaar",
    "Kleding die stylisten kiezen voor kinderen van geboorte tot 14 jaar, in de shop of als koffer, bij je thuis bezorgd. Gratis retourneren.",
    "kinderkleding, kindermode, koffer, stylist, baby, meisjes, jongens",
  ],
  woman: [
    "Petite Malle Dames: een garderobe voor jou",
    "Jurken, truien, broeken en jassen van XS tot 4XL, gekozen door onze stylisten. Stel je outfit samen of bestel een koffer naar jouw smaak.",
    "dameskleding, stylist, koffer, jurk, grote maten",
  ],
  shop: [
    "De shop: kinder- en dameskleding | Petite Malle",
    "Bekijk onze collecties voor baby’s, meisjes, jongens en dames: nieuw binnen, truien en vesten, denim, regendagen en feestkleding.",
    "shop, collecties, kinderkleding, dameskleding",
  ],
  "shop/all-products": [
    "Alle producten | Petite Malle",
    "De hele shop op één pagina: filter op leeftijd, maat, soort en prijs en vind precies wat je zoekt.",
    "alle producten, kleding, filters, maat",
  ],
  blog: [
    "Het magazine: advies, stijl en het atelier | Petite Malle",
    "Maten, wol wassen, naar school, een kleine garderobe: advies van onze stylisten en een kijkje in het atelier.",
    "magazine, kindermode advies, stijl, atelier",
  ],
  faq: [
    "Veelgestelde vragen | Petite Malle",
    "Bestellingen, bezorging, retouren, maten, betaling, koffers en je gegevens: antwoord op je vragen, in gewone taal.",
    "faq, hulp, levering, retour, maat",
  ],
  "terms-and-conditions": [
    "Voorwaarden, juridische informatie en privacy | Petite Malle",
    "Algemene voorwaarden, verkoopvoorwaarden, juridische informatie en bescherming van je gegevens bij Petite Malle.",
    "voorwaarden, juridische informatie, privacy, herroeping",
  ],
  looks: [
    "Looks voor kinderen en dames | Petite Malle",
    "Veertig outfits van onze stylisten, van boomhut tot diner met vrienden. Elk kledingstuk is ook los te koop.",
    "looks, outfits, inspiratie, stylist",
  ],
  stylists: [
    "Onze stylisten | Petite Malle",
    "Acht stylisten, van Lyon tot Utrecht, kiezen de kleding in de shop en stellen je koffers samen. Maak kennis met ze.",
    "stylist, team, kledingadvies",
  ],
  testimonials: [
    "Beoordelingen van klanten | Petite Malle",
    "Wat ouders en vrouwen zeggen die een bestelling hebben ontvangen, en hoe we elke beoordeling controleren.",
    "beoordelingen, ervaringen, reviews",
  ],
  brands: [
    "Onze merken voor kinderen en dames | Petite Malle",
    "Kleine labels en ateliers uit Frankrijk, Duitsland, Nederland, België, Spanje en Portugal: ontdek onze merken.",
    "merken, ontwerpers, kinderkleding",
  ],
  concept: [
    "Zo werkt de koffer | Petite Malle",
    "Een paar vragen, een stylist, een voorbeeld vóór verzending, en je houdt wat je mooi vindt. Zo werkt de koffer.",
    "concept, koffer, abonnement, stylist",
  ],
  contact: [
    "Schrijf ons | Petite Malle",
    "Een vraag over een bestelling, een maat of een koffer? Schrijf de klantenservice, je hebt binnen twee werkdagen antwoord.",
    "contact, klantenservice, hulp",
  ],
  login: [
    "Inloggen | Petite Malle",
    "Vind je bestellingen, retouren, profielen en koffers terug in je account. Log hier in.",
    "inloggen, account",
  ],
  giftcard: [
    "Cadeaukaart kinderkleding | Petite Malle",
    "Geef een cadeaukaart aan kersverse ouders: te besteden in de shop of aan een koffer, in één keer of in delen.",
    "cadeaukaart, kraamcadeau, cadeau kind",
  ],
  "giftcard-woman": [
    "Cadeaukaart voor dames | Petite Malle",
    "Een cadeaukaart voor haar: ze kiest uit de dameslijn, zelf of met een stylist, van XS tot 4XL.",
    "cadeaukaart dames, cadeau-idee",
  ],
  loyalty: [
    "Little Club, het spaarprogramma | Petite Malle",
    "Spaar punten bij elke aankoop en wissel ze vanaf 200 punten in voor een tegoedbon. Meedoen is gratis.",
    "spaarprogramma, punten, tegoedbon",
  ],
  referral: [
    "Vrienden uitnodigen | Petite Malle",
    "Nodig een vriendin, je broer of de buurvrouw uit: jullie krijgen allebei een voordeel bij de eerste bestelling.",
    "uitnodigen, vrienden, voordeel",
  ],
  littlegeste: [
    "Littlegeste: te klein geworden kleding doorgeven",
    "Maak een gratis label en stuur ons kleding die je niet meer draagt. Je krijgt punten als dank.",
    "littlegeste, kleding inleveren, label, punten",
  ],
};
