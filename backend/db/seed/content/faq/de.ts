import { prepaymentCents, tryOnDays } from "#contract/terms.ts";
import { type FaqSection, faqSection } from "./section.ts";

export const de: readonly FaqSection[] = [
  faqSection(
    "orders",
    "Bestellungen",
    [
      "Wie bestelle ich?",
      "Wählen Sie eine Größe, legen Sie das Stück in den Warenkorb und folgen Sie den drei Schritten: E-Mail, Lieferung, Zahlung. Eine E-Mail-Adresse genügt: Das Konto entsteht mit der Bestellung, und eine E-Mail bietet Ihnen an, ein Passwort zu wählen. Die Bestätigung kommt sofort per E-Mail.",
    ],
    [
      "Kann ich meine Bestellung ändern oder stornieren?",
      "Solange das Paket nicht gepackt ist, stornieren Sie die Bestellung selbst, in Ihrem Konto unter Bestellungen; Sie bekommen alles zurück. Möchten Sie etwas ändern, stornieren Sie und bestellen neu, oder schreiben Sie uns mit Ihrer Bestellnummer. Ist es schon unterwegs, schicken Sie uns die Stücke am einfachsten zurück.",
    ],
    [
      "Wo finde ich meine Bestellungen und Rechnungen?",
      "In Ihrem Konto unter Bestellungen. Dort stehen zu jeder Bestellung die Einzelheiten, der Versandstatus, die Mehrwertsteuer und die Lieferadresse.",
    ],
    [
      "Ein Stück ist ausverkauft. Was nun?",
      "Ausverkaufte Größen bleiben auf der Produktseite sichtbar. Lassen Sie sich dort erinnern: Eine einzige E-Mail kommt an dem Tag, an dem Ihre Größe wieder da ist, und nach einem Jahr endet die Erinnerung von selbst.",
    ],
    [
      "Die Zahlung ist fehlgeschlagen. Ist meine Bestellung verloren?",
      "Nein. Die Stücke bleiben für die bei der Bestellung angegebene Zeit reserviert. Öffnen Sie die Bestellung in Ihrem Konto und bezahlen Sie noch einmal, mit derselben oder einer anderen Zahlungsart.",
    ],
  ),
  faqSection(
    "delivery",
    "Lieferung",
    [
      "In welche Länder liefern Sie?",
      "Nach Frankreich, Monaco, Belgien, Österreich, Deutschland, in die Niederlande, nach Spanien, Italien, Irland, Luxemburg und Portugal.",
    ],
    [
      "Was kostet der Versand?",
      "In Deutschland ist er ab 70 € kostenlos, in Österreich ab 80 €, in den übrigen Ländern je nach Land ab 60 € bis 100 €. Darunter hängt der Preis von Land und Versandart ab; er steht im Warenkorb, bevor Sie bezahlen.",
    ],
    [
      "Wann kommt mein Paket an?",
      "Auf jeder Produktseite und im Warenkorb stehen der früheste und der späteste Termin in Werktagen. Sobald das Paket unterwegs ist, bekommen Sie eine E-Mail.",
    ],
    [
      "Kann ich in einen Paketshop liefern lassen?",
      "Ja, wo der Versanddienst welche anbietet. Geben Sie bei der Lieferung Ihre Postleitzahl ein: Die nächsten Paketshops erscheinen mit ihren Öffnungszeiten.",
    ],
  ),
  faqSection(
    "returns",
    "Rückgabe und Erstattung",
    [
      "Wie lange kann ich es mir überlegen?",
      `Im Shop 30 Tage ab Erhalt, also länger als die 14 Tage des gesetzlichen Widerrufsrechts. Bei einem Koffer wählen Sie innerhalb von ${tryOnDays} Tagen aus, was Sie behalten; das gesetzliche Widerrufsrecht von 14 Tagen bleibt. Gründe müssen Sie nicht nennen.`,
    ],
    [
      "Wie schicke ich etwas zurück?",
      "Geben Sie in Ihrem Konto an, was Sie zurückschicken, drucken Sie das Etikett und geben Sie das Paket ab. Ohne Konto nutzen Sie die Seite „Vertrag widerrufen“, unten auf jeder Seite. Anprobieren ja, tragen nein; lassen Sie die Etiketten möglichst dran.",
    ],
    ["Kostet die Rücksendung etwas?", "Nein, das Rücksendeetikett ist in allen Ländern kostenlos, in die wir liefern."],
    [
      "Wann bekomme ich mein Geld zurück?",
      "Spätestens 14 Tage nach Ihrem Widerruf, über die Zahlungsart, mit der Sie bezahlt haben. Wir dürfen warten, bis das Paket oder der Versandnachweis bei uns ist.",
    ],
    [
      "Ein Stück hat einen Mangel. Was tun?",
      "Schreiben Sie uns und fügen Sie ein Foto bei. Die gesetzliche Gewährleistung gilt zwei Jahre ab Lieferung: Reparatur oder Ersatz, sonst Erstattung, für Sie kostenlos.",
    ],
  ),
  faqSection(
    "sizes",
    "Größen",
    [
      "Wie finde ich die Größe meines Kindes?",
      "Messen Sie die Körpergröße im Stehen und ohne Schuhe und verlassen Sie sich auf die Zentimeter statt auf das Alter. Zwischen zwei Größen nehmen Sie die größere.",
    ],
    [
      "Was heißt „12 Monate“ oder „4 Jahre“?",
      "Das ist das Alter, in dem ein Kind im Durchschnitt die vorgesehene Körpergröße erreicht: etwa 74 cm mit 12 Monaten, 102 cm mit 4 Jahren. Ein dreijähriges Kind kann gut „4 Jahre“ tragen.",
    ],
    [
      "Welche Damengrößen gibt es?",
      "XS bis 4XL, je nach Marke. Accessoires in Einheitsgröße sind mit TU gekennzeichnet.",
    ],
    [
      "Wie messe ich einen Fuß?",
      "Im Stehen, die Ferse an der Wand, am Abend. Messen Sie beide Füße, nehmen Sie den längeren und vergleichen Sie mit der Größenberatung: Etwas Luft vorn ist dort schon eingerechnet.",
    ],
  ),
  faqSection(
    "payment",
    "Zahlung",
    [
      "Welche Zahlungsarten gibt es?",
      "Mit Kredit- oder Debitkarte und, je nachdem, was beim Bezahlen angeboten wird, mit PayPal, Klarna (später oder sofort) oder iDEAL. Ein Koffer wird nach der Anprobe bezahlt; dafür speichern wir ein Zahlungsmittel, das Sie in Ihrem Konto ändern oder entfernen.",
    ],
    [
      "Ist die Zahlung sicher?",
      "Ihre Kartennummer geben Sie bei unserem Zahlungsdienstleister ein; sie läuft nie über unsere Server. Ihre Bank kann Sie bitten, den Kauf zu bestätigen.",
    ],
    [
      "Wann wird abgebucht?",
      `Bei der Bestellung. Klappt die Zahlung nicht, wird nichts abgebucht, und die Bestellung wartet in Ihrem Konto. Bei einem Koffer: ${prepaymentCents / 100} € vor dem Versand, der Rest, wenn Sie ausgewählt haben.`,
    ],
    [
      "Was bedeutet der niedrigste Preis neben einer Reduzierung?",
      "Bei jeder Reduzierung nennen wir den niedrigsten Preis der 30 Tage davor. So wissen Sie, was der Nachlass wirklich wert ist.",
    ],
  ),
  faqSection(
    "boxes",
    "Koffer",
    [
      "Was ist ein Koffer?",
      "Ein Paket mit Stücken, die eine Stylistin für eine Person aussucht, Kind oder Frau, nach Geschmack, Größe und Budget. Sie sehen die Auswahl vor dem Versand und behalten, was gefällt.",
    ],
    [
      "Muss ich ein Abo abschließen?",
      "Nein. Sie können einen einzelnen Koffer bestellen oder einen Rhythmus in Monaten wählen. Pausieren oder beenden können Sie das Abo kostenlos mit zwei Klicks auf der Seite „Meine Abos“ Ihres Kontos; ohne Konto auf der Seite „Verträge hier kündigen“, unten auf jeder Seite.",
    ],
    [
      "Kann ich vor dem Versand etwas ändern?",
      "Ja. In der Vorschau tauschen Sie ein Stück aus, schreiben der Stylistin oder verschieben den Termin, dann bestätigen Sie.",
    ],
    [
      "Bis zu welchem Alter?",
      "Wir kleiden Kinder von der Geburt bis 14 Jahre ein. Frauen haben ihre eigene Linie, von XS bis 4XL.",
    ],
  ),
  faqSection(
    "account",
    "Konto",
    [
      "Wozu brauche ich ein Konto?",
      "Um Bestellungen, Adressen und Rücksendungen wiederzufinden und die Größen Ihrer Kinder zu speichern. Eine E-Mail-Adresse und ein Passwort genügen.",
    ],
    [
      "Ich habe mein Passwort vergessen.",
      "Folgen Sie auf der Anmeldeseite „Passwort vergessen?“ und geben Sie die E-Mail-Adresse Ihres Kontos an: Dorthin schicken wir einen Link, mit dem Sie ein neues Passwort wählen. Er gilt einmal und zwei Stunden lang.",
    ],
    [
      "Kann ich mehrere Profile anlegen?",
      "Ja, eines je Kind und auf Wunsch eines für Sie, jedes mit eigenen Größen und Vorlieben.",
    ],
    [
      "Wie wechsle ich Sprache oder Land?",
      "Mit der Auswahl unten auf jeder Seite. Sind Sie angemeldet, merken wir uns Ihre Wahl auch für E-Mails.",
    ],
  ),
  faqSection(
    "data",
    "Ihre Daten",
    [
      "Welche Daten speichern Sie?",
      "Was wir brauchen, um zu liefern, zu erstatten und zu beraten: Ihre Kontaktdaten, Ihre Bestellungen und die Profile, die Sie anlegen. Einzelheiten und Fristen stehen auf der Seite zum Datenschutz.",
    ],
    [
      "Was wissen Sie über meine Kinder?",
      "Nur das, was Sie angeben: Vorname, Geburtsdatum, Größen und Vorlieben. Ein Profil können Sie jederzeit einzeln löschen.",
    ],
    [
      "Wie bekomme ich meine Daten oder lasse sie löschen?",
      "In Ihrem Konto auf der Seite „Meine Daten“: Dort lesen Sie sie, nehmen sie mit und können das Konto löschen. Ohne Konto schreiben Sie uns über die Kontaktseite; wir antworten innerhalb eines Monats. Rechnungen bewahren wir so lange auf, wie es das Steuerrecht verlangt.",
    ],
    [
      "Verwenden Sie Werbe-Cookies?",
      "Keine ohne Ihr Einverständnis. Von uns aus setzen wir nur, was Anmeldung, Warenkorb, Sprache und Land brauchen. Lassen wir Besuche messen, fragen wir Sie vorher: Ohne Ihr Ja wird nichts weiter gesetzt. Ihre Wahl gilt dann sechs Monate und lässt sich am Ende jeder Seite unter „Messung der Besuche“ ändern.",
    ],
  ),
];
