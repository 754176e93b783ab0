import type { LookTexts } from "./slugs.ts";

export const de: LookTexts = {
  "first-days": ["Die ersten Tage", "Alles für den Heimweg aus der Klinik und für die tausend Fotos danach."],
  "nap-time": ["Mittagsschlaf", "Ganz zartes Blau, Socken, die halten, und ein Jäckchen zum Aufwachen."],
  "first-steps": ["Erste Schritte", "Eine Latzhose, die Stürze abfedert, und ein T-Shirt, das Apfelmus verzeiht."],
  "pram-in-the-park": [
    "Kinderwagen im Park",
    "Ein Hut für den Schatten, ein leichter Strampler: Der Spaziergang darf dauern.",
  ],
  "little-sailor": [
    "Kleiner Matrose",
    "Marine, Weiß und ein Hauch Rot, um auf dem Wohnzimmerteppich in See zu stechen.",
  ],
  "sunday-at-grandmas": ["Sonntag bei Oma", "Ein Kleid fürs Familienalbum und Socken, um durch den Flur zu rutschen."],
  treehouse: ["Das Baumhaus", "Latzhose, dickes Sweatshirt, Sneaker: So lässt sich bis zum Nachmittagskakao bauen."],
  "puddle-day": ["Pfützentag", "Die gelbe Regenjacke, die alle sehen, und Stiefeletten, die springen wollen."],
  "first-day-of-school": [
    "Erster Schultag",
    "Hübsch, aber nicht steif: Trägerkleid, weiße Bluse und Schmetterlinge im Bauch.",
  ],
  "marbles-champion": ["Murmelmeister", "Poloshirt, Shorts und volle Taschen: Die Pause gehört ihm."],
  "orchard-picnic": [
    "Picknick im Obstgarten",
    "Kirschrot, ein Hut und Sandalen, um zwischen den Apfelbäumen zu rennen.",
  ],
  "harbour-morning": ["Morgen am Hafen", "Streifen, Jeans und Regenjacke, wenn die Boote zurückkommen."],
  "birthday-candles": [
    "Kerzen auspusten",
    "Ein Kleid in Himbeere, eine weiche Strickjacke und einmal tief Luft holen.",
  ],
  "page-boy": ["Ringträger", "Weißes Hemd und Hose in Salbeigrün: elegant bis auf die Tanzfläche."],
  "cycle-path": ["Radweg", "Drei weiche Schichten, die beim Treten und bei Gegenwind mitmachen."],
  "autumn-leaves": ["Herbstlaub", "Rost, Senfgelb und Schokobraun: Farben, die man unterwegs aufsammelt."],
  "museum-wednesday": [
    "Mittwoch im Museum",
    "Ein tannengrüner Pullover über dem hellen Hemd, um Dinosauriern in die Augen zu sehen.",
  ],
  "ladybird-hunt": ["Marienkäfersuche", "Jeansshorts, etwas Rot und die Knie im Gras."],
  "snow-on-the-roof": [
    "Schnee auf dem Dach",
    "Ein großer Mantel, eine Mütze, ein königsblauer Pullover: Es fehlt nur der Schlitten.",
  ],
  sleepover: ["Übernachtungsparty", "Flieder und Weiß, dicke Socken und Geheimnisse bis spät in die Nacht."],
  "chess-club": ["Schachclub", "Strickjacke in Bordeaux, Poloshirt und Jeans: konzentriert, aber bequem."],
  lighthouse: ["Der Leuchtturm", "Ein marineblauer Rock und eine Regenjacke, um Stufen und Wellen zu zählen."],
  "garden-cooks": ["Gartenküche", "Latzhose und Hut: Heute gibt es Blättersuppe und Sandkuchen."],
  "dance-lesson": ["Tanzstunde", "Ein schwingender Rock, eine leichte Bluse und Ballerinas, die den Takt kennen."],
  "weekend-train": ["Im Wochenendzug", "Terrakotta und Schokobraun, eine eigene Tasche und der Platz am Fenster."],
  "camp-fire": ["Lagerfeuer", "Hemd in Rost, Jeans, Weste: Es darf dunkel werden, die Geschichten beginnen."],
  "kite-on-the-beach": [
    "Drachensteigen",
    "Ein himmelblauer Overall und ein Pullover um die Schultern, um gegen den Wind zu laufen.",
  ],
  "almost-grown-up": [
    "Fast schon groß",
    "Weißes Hemd, Jeans und Jacke: die Klassiker, in ihrer Größe und nach ihrem Geschmack.",
  ],
  "quiet-monday": ["Ruhiger Montag", "Weißes Hemd, marineblaue Hose, Strickjacke in Camel: Die Woche beginnt leise."],
  "market-in-the-rain": [
    "Markt im Regen",
    "Ein cremefarbener Pullover, eine Regenjacke in Khaki und ein Strauß Blumen im Trockenen.",
  ],
  "dinner-with-friends": [
    "Essen mit Freunden",
    "Ein Kleid in Bordeaux, ein Gürtel, Ballerinas: fertig, bevor der Babysitter klingelt.",
  ],
  "back-to-the-office": [
    "Zurück im Büro",
    "Weiße Bluse unter schlichter Jacke und ein Ton Bordeaux, der ganz Ihnen gehört.",
  ],
  "late-breakfast": ["Spätes Frühstück", "Schlafanzug in Puderrosa und Strickjacke: Niemand hat es eilig."],
  "linen-afternoon": ["Leinennachmittag", "Weites Hemd, Shorts, Hut: Der Stuhl wandert mit dem Schatten."],
  "summer-wedding": [
    "Sommerhochzeit",
    "Ein Overall in Salbeigrün, in dem Sie tanzen, ein Kind tragen und bis zum Morgen durchhalten.",
  ],
  "first-cold": ["Erste Kälte", "Ein Mantel in Camel über cremefarbenem Strick: Der Atem darf dampfen."],
  "school-gate": ["Vor der Schule", "Sweatshirt, Jeans, gerader Mantel: einfach, pünktlich und schon schön."],
  "sea-wall": ["Auf der Mole", "Marineblauer Rock, Streifen und gelbe Regenjacke, um bis ganz ans Ende zu gehen."],
  "gallery-opening": [
    "Vernissage",
    "Schwarz, Pflaume und Stiefeletten: Man spricht über die Bilder und über Ihre Jacke.",
  ],
  "weekend-away": [
    "Kleine Flucht",
    "Latzhose in Khaki, Poloshirt, eine Tasche, die schließt: Der Rest wartet bis Montag.",
  ],
};
