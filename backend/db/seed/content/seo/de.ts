import type { SeoTexts } from "./pages.ts";

export const de: SeoTexts = {
  index: [
    "Petite Malle: Kindermode bis 14 Jahre",
    "Kleidung, vom Styling-Team ausgesucht für Kinder von der Geburt bis 14 Jahre, im Shop oder als Koffer, zu Ihnen nach Hause. Kostenlose Rückgabe.",
    "Kindermode, Kinderkleidung, Koffer, Stylistin, Baby, Mädchen, Jungen",
  ],
  woman: [
    "Petite Malle Damen: eine Garderobe für Sie",
    "Kleider, Strick, Hosen und Mäntel von XS bis 4XL, ausgesucht von unserem Styling-Team. Stellen Sie Ihr Outfit zusammen oder bestellen Sie einen Koffer.",
    "Damenmode, Stylistin, Koffer, Kleid, große Größen",
  ],
  shop: [
    "Der Shop: Mode für Kinder und Damen | Petite Malle",
    "Entdecken Sie unsere Kollektionen für Babys, Mädchen, Jungen und Damen: Neuheiten, Strick, Denim, Regentage und festliche Mode.",
    "Shop, Kollektionen, Kinderkleidung, Damenmode",
  ],
  "shop/all-products": [
    "Alle Produkte | Petite Malle",
    "Der ganze Shop auf einer Seite: Filtern Sie nach Alter, Größe, Kategorie und Preis, bis das Richtige dabei ist.",
    "alle Produkte, Kleidung, Filter, Größe",
  ],
  blog: [
    "Das Journal: Ratgeber, Stil und Einblicke | Petite Malle",
    "Größen, Wolle waschen, Schulstart, kleine Garderobe: Rat von unserem Styling-Team und ein Blick ins Atelier.",
    "Journal, Kindermode Ratgeber, Stil, Einblicke",
  ],
  faq: [
    "Häufige Fragen | Petite Malle",
    "Bestellung, Lieferung, Rückgabe, Größen, Zahlung, Koffer und Datenschutz: Antworten auf Ihre Fragen, einfach erklärt.",
    "FAQ, Hilfe, Lieferung, Rückgabe, Größe",
  ],
  "terms-and-conditions": [
    "AGB, Impressum und Datenschutz | Petite Malle",
    "Nutzungs- und Verkaufsbedingungen, Impressum und Datenschutzerklärung von Petite Malle.",
    "AGB, Impressum, Datenschutz, Widerruf",
  ],
  looks: [
    "Looks für Kinder und Damen | Petite Malle",
    "Vierzig Outfits von unserem Styling-Team, vom Baumhaus bis zum Essen mit Freunden. Jedes Teil gibt es auch einzeln.",
    "Looks, Outfits, Inspiration, Stylistin",
  ],
  stylists: [
    "Unsere Stylistinnen und Stylisten | Petite Malle",
    "Acht Menschen zwischen Lyon und Utrecht suchen die Stücke im Shop aus und stellen Ihre Koffer zusammen. Lernen Sie sie kennen.",
    "Stylistin, Team, Modeberatung",
  ],
  testimonials: [
    "Kundenbewertungen | Petite Malle",
    "Was Eltern und Frauen sagen, die eine Bestellung erhalten haben, und wie wir jede Bewertung prüfen.",
    "Bewertungen, Erfahrungen, Kundenmeinungen",
  ],
  brands: [
    "Unsere Marken für Kinder und Damen | Petite Malle",
    "Kleine Labels und Ateliers aus Frankreich, Deutschland, den Niederlanden, Belgien, Spanien und Portugal: unsere Marken.",
    "Marken, Designer, Kinderkleidung",
  ],
  concept: [
    "So funktioniert der Koffer | Petite Malle",
    "Ein paar Fragen, eine Stylistin, eine Vorschau vor dem Versand – und Sie behalten, was gefällt. So funktioniert der Koffer.",
    "Konzept, Koffer, Abo, Stylistin",
  ],
  contact: [
    "Schreiben Sie uns | Petite Malle",
    "Fragen zu Bestellung, Größe oder Koffer? Schreiben Sie dem Kundenservice, wir antworten innerhalb von zwei Werktagen.",
    "Kontakt, Kundenservice, Hilfe",
  ],
  login: [
    "Anmelden | Petite Malle",
    "Bestellungen, Rücksendungen, Profile und Koffer finden Sie in Ihrem Konto. Melden Sie sich hier an.",
    "Anmelden, Kundenkonto",
  ],
  giftcard: [
    "Geschenkkarte für Kindermode | Petite Malle",
    "Verschenken Sie eine Karte an frischgebackene Eltern: einlösbar im Shop oder für Koffer, auf einmal oder nach und nach.",
    "Geschenkkarte, Geburt, Geschenk für Kinder",
  ],
  "giftcard-woman": [
    "Geschenkkarte für Damen | Petite Malle",
    "Eine Geschenkkarte für sie: Sie wählt aus der Damenlinie, allein oder mit einer Stylistin, von XS bis 4XL.",
    "Geschenkkarte Damen, Geschenkidee",
  ],
  loyalty: [
    "Little Club, das Treueprogramm | Petite Malle",
    "Sammeln Sie bei jedem Einkauf Punkte und tauschen Sie sie ab 200 Punkten gegen Gutscheine. Die Mitgliedschaft ist kostenlos.",
    "Treueprogramm, Punkte, Gutschein",
  ],
  referral: [
    "Freunde werben | Petite Malle",
    "Laden Sie eine Freundin, den Bruder oder die Nachbarin ein: Beide bekommen einen Vorteil bei der ersten Bestellung.",
    "Empfehlung, einladen, Vorteil",
  ],
  littlegeste: [
    "Littlegeste: zu klein Gewordenes weitergeben",
    "Erstellen Sie ein kostenloses Etikett und schicken Sie uns Kleidung, die Sie nicht mehr tragen. Treuepunkte sagen Danke.",
    "Littlegeste, Kleiderspende, Rücknahme, Etikett",
  ],
};
