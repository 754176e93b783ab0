import type { TestimonialTexts } from "./texts.ts";

export const de: TestimonialTexts = [
  [
    "Mutter von Elsa, 4 Jahre",
    "Das Blumenkleid hat meine Tochter seit Samstag nicht mehr ausgezogen. Ich habe es nachts gewaschen, damit es morgens wieder da ist.",
  ],
  [
    "Vater von Mats, 7 Jahre",
    "Eine Hose, die die Rutsche aushält, und ein Sweatshirt, das er freiwillig aussucht. Mehr wollte ich nicht.",
  ],
  [
    "Mutter von Siem, 2 Jahre",
    "Sehr schöne Farben und Schnitte. Ich hätte eine Größe mehr nehmen sollen, der Umtausch war einfach.",
  ],
  ["Mutter von Vega, 5 Jahre", "Ich suchte eine Regenjacke und ging mit dem ganzen Outfit. Alles passte zusammen."],
  [
    "Kundin der Damenlinie",
    "Zum ersten Mal seit der Schwangerschaft fühle ich mich in einer Hose wohl. Die Größenberatung stimmte.",
  ],
  [
    "Vater von Gabin, 10 Jahre",
    "Mit zehn darf nichts mehr nach Baby aussehen. Jeans und Hemd haben die Prüfung bestanden.",
  ],
  [
    "Mutter von Paul, 18 Monate",
    "Der Body lässt sich wirklich mit einer Hand schließen. Wer ein krabbelndes Baby wickelt, versteht mich.",
  ],
  [
    "Mutter von Leo, 8 Jahre",
    "Die Qualität stimmt, aber das Paket kam zwei Tage später als angekündigt. Immerhin wurde ich informiert.",
  ],
  ["Kundin der Damenlinie", "Das weiße Hemd ist genau wie auf der Zeichnung. Ich trage es in der Kita und im Büro."],
  [
    "Vater von Noor, 6 Jahre",
    "Zwei Teile zurückgeschickt, das Geld war in weniger als einer Woche da. Die drei anderen sind im Dauereinsatz.",
  ],
  [
    "Mutter von Ava, 3 Jahre",
    "Sehr schöner Strick. Ein Stern weniger, weil die Mütze etwas groß ausfällt – dann eben nächsten Winter.",
  ],
  [
    "Kundin der Damenlinie",
    "Ich habe dasselbe Kleid in zwei Farben bestellt. Meine Tochter fragte, ob ich auf ein Fest gehe.",
  ],
  [
    "Kundin der Damenlinie",
    "Guter Schnitt, schöner Fall. Bei den Röcken hätte ich mir mehr Auswahl in großen Größen gewünscht.",
  ],
  [
    "Mutter von Sami, 9 Monate",
    "Ein Geschenk zur Geburt von einer Freundin. Das einzige Outfit, das wir nicht dreifach hatten.",
  ],
  [
    "Vater von Jeanne, 12 Jahre",
    "Zwölf Jahre, zu allem eine Meinung, und trotzdem keine Verhandlung. Danke an die Stylistin.",
  ],
  ["Kundin der Damenlinie", "Da stand Walkwolle, und es ist Walkwolle. Ich mag es, wenn die Angaben klar sind."],
  [
    "Mutter von Bruno, 4 Jahre",
    "Die Latzhose ist perfekt. Bei den Trägern braucht er auf der Toilette etwas Hilfe, so ist das Leben.",
  ],
  [
    "Mutter von Côme, 1 Jahr",
    "Weich, einfache Druckknöpfe, schöne Töne. Am Ende haben wir dasselbe unserem Neffen geschenkt.",
  ],
  [
    "Mutter von Mia, 6 Jahre",
    "Sie hat das Paket selbst geöffnet, sich angezogen und ist zur Schule gegangen. Sieben Uhr zwanzig, Rekord.",
  ],
  [
    "Großmutter von Anouk, 8 Jahre",
    "Ich weiß nie, welche Größe ich nehmen soll. Ich habe geschrieben, nach einer Stunde kam die Antwort, und das Kleid passt.",
  ],
  [
    "Kundin der Damenlinie",
    "Eine feine, warme Strickjacke, die nicht kratzt. Die Farbe ist etwas heller als auf meinem Bildschirm.",
  ],
  [
    "Vater von Floor, 11 Jahre",
    "Schöne Kleidung, nur die gewünschte Jacke war in der Größe nicht mehr da. Die Benachrichtigung kam nach drei Wochen.",
  ],
  [
    "Kundin der Damenlinie",
    "Bis drei Uhr morgens im salbeigrünen Overall getanzt. Er ist bereit für die nächste Hochzeit.",
  ],
  ["Vater von Zoé, 5 Jahre", "Abholung im Paketshop, samstags, mit zwei Kindern und einem Roller: nichts auszusetzen."],
];
