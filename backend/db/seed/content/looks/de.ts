import type { LookTexts } from "./slugs.ts";

export const de: LookTexts = {
  "first-days": ["Die ersten Tage", "Alles für den Heimweg aus der Klinik und für die tausend Fotos danach."],
  "nap-time": ["Mittagsschlaf", "Ein Schlafanzug in {pyjamas}, Socken, die halten, und ein Jäckchen zum Aufwachen."],
  "first-steps": ["Erste Schritte", "Eine Latzhose, die Stürze abfedert, und ein T-Shirt, das Apfelmus verzeiht."],
  "pram-in-the-park": [
    "Kinderwagen im Park",
    "Ein Hut für den Schatten, ein leichter Strampler: Der Spaziergang darf dauern.",
  ],
  "little-sailor": [
    "Kleiner Matrose",
    "{long-sleeve.Noun}, {joggers.noun} und {gilet.noun}, um auf dem Wohnzimmerteppich in See zu stechen.",
  ],
  "sunday-at-grandmas": ["Sonntag bei Oma", "Ein Kleid fürs Familienalbum und Socken, um durch den Flur zu rutschen."],
  treehouse: ["Das Baumhaus", "Latzhose, dickes Sweatshirt, Sneaker: So lässt sich bis zum Nachmittagskakao bauen."],
  "puddle-day": ["Pfützentag", "Die Regenjacke in {raincoat}, die alle sehen, und Stiefeletten, die springen wollen."],
  "first-day-of-school": [
    "Erster Schultag",
    "Hübsch, aber nicht steif: Trägerkleid, Bluse in {blouse} und Schmetterlinge im Bauch.",
  ],
  "marbles-champion": ["Murmelmeister", "Poloshirt, Shorts und volle Taschen: Die Pause gehört ihm."],
  "orchard-picnic": [
    "Picknick im Obstgarten",
    "Ein Kleid in {dress}, ein Hut und Sandalen, um zwischen den Apfelbäumen zu rennen.",
  ],
  "harbour-morning": [
    "Morgen am Hafen",
    "Ein T-Shirt in {t-shirt}, Jeans und Regenjacke, wenn die Boote zurückkommen.",
  ],
  "birthday-candles": ["Kerzen auspusten", "Ein Kleid in {dress}, eine weiche Strickjacke und einmal tief Luft holen."],
  "page-boy": ["Ringträger", "Hemd in {shirt} und Hose in {trousers}: elegant bis auf die Tanzfläche."],
  "cycle-path": ["Radweg", "Drei weiche Schichten, die beim Treten und bei Gegenwind mitmachen."],
  "autumn-leaves": [
    "Herbstlaub",
    "{jumper.Noun}, {skirt.noun} und {boots.noun}: Farben, die man unterwegs aufsammelt.",
  ],
  "museum-wednesday": [
    "Mittwoch im Museum",
    "Ein Pullover in {jumper} über dem Hemd in {shirt}, um Dinosauriern in die Augen zu sehen.",
  ],
  "ladybird-hunt": ["Marienkäfersuche", "Shorts in {shorts}, ein T-Shirt in {t-shirt} und die Knie im Gras."],
  "snow-on-the-roof": [
    "Schnee auf dem Dach",
    "Ein großer Mantel, eine Mütze, ein Pullover in {jumper}: Es fehlt nur der Schlitten.",
  ],
  sleepover: [
    "Übernachtungsparty",
    "Ein Schlafanzug in {pyjamas}, dicke Socken und Geheimnisse bis spät in die Nacht.",
  ],
  "chess-club": ["Schachclub", "Strickjacke in {cardigan}, Poloshirt und Jeans: konzentriert, aber bequem."],
  lighthouse: ["Der Leuchtturm", "Ein Rock in {skirt} und eine Regenjacke, um Stufen und Wellen zu zählen."],
  "garden-cooks": ["Gartenküche", "Latzhose und Hut: Heute gibt es Blättersuppe und Sandkuchen."],
  "dance-lesson": ["Tanzstunde", "Ein schwingender Rock, eine leichte Bluse und Ballerinas, die den Takt kennen."],
  "weekend-train": [
    "Im Wochenendzug",
    "Sweatshirt in {sweatshirt}, Jogginghose in {joggers}, eine eigene Tasche und der Platz am Fenster.",
  ],
  "camp-fire": ["Lagerfeuer", "Hemd in {shirt}, Jeans, Weste: Es darf dunkel werden, die Geschichten beginnen."],
  "kite-on-the-beach": [
    "Drachensteigen",
    "Ein Overall in {jumpsuit} und ein Pullover um die Schultern, um gegen den Wind zu laufen.",
  ],
  "almost-grown-up": [
    "Fast schon groß",
    "Hemd in {shirt}, Jeans und Jacke: die Klassiker, in ihrer Größe und nach ihrem Geschmack.",
  ],
  "quiet-monday": [
    "Ruhiger Montag",
    "Hemd in {shirt}, Hose in {trousers}, Strickjacke in {cardigan}: Die Woche beginnt leise.",
  ],
  "market-in-the-rain": [
    "Markt im Regen",
    "Ein Pullover in {jumper}, eine Regenjacke in {raincoat} und ein Strauß Blumen im Trockenen.",
  ],
  "dinner-with-friends": [
    "Essen mit Freunden",
    "Ein Kleid in {dress}, ein Gürtel, Ballerinas: fertig, bevor der Babysitter klingelt.",
  ],
  "back-to-the-office": [
    "Zurück im Büro",
    "Eine Bluse in {blouse} unter schlichter Jacke und eine Tasche in {bag}, die ganz Ihnen gehört.",
  ],
  "late-breakfast": ["Spätes Frühstück", "Schlafanzug in {pyjamas} und Strickjacke: Niemand hat es eilig."],
  "linen-afternoon": ["Leinennachmittag", "Weites Hemd, Shorts, Hut: Der Stuhl wandert mit dem Schatten."],
  "summer-wedding": [
    "Sommerhochzeit",
    "Ein Overall in {jumpsuit}, in dem Sie tanzen, ein Kind tragen und bis zum Morgen durchhalten.",
  ],
  "first-cold": ["Erste Kälte", "Ein Mantel in {coat} über einem Pullover in {jumper}: Der Atem darf dampfen."],
  "school-gate": ["Vor der Schule", "Sweatshirt, Jeans, gerader Mantel: einfach, pünktlich und schon schön."],
  "sea-wall": ["Auf der Mole", "Ein Rock in {skirt} und eine Regenjacke in {raincoat}, um bis ganz ans Ende zu gehen."],
  "gallery-opening": [
    "Vernissage",
    "Ein Rock in {skirt}, ein T-Shirt in {t-shirt} und Stiefeletten: Man spricht über die Bilder und über Ihre Jacke.",
  ],
  "weekend-away": [
    "Kleine Flucht",
    "Latzhose in {dungarees}, Poloshirt, eine Tasche, die schließt: Der Rest wartet bis Montag.",
  ],
};
