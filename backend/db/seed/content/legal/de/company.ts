import { company, mediator } from "../company.ts";
import { legalContent } from "../content.ts";

export const companyDe = {
  legal_notice: legalContent(
    "Impressum",
    [
      "demo",
      "Demonstrationsdaten",
      "Alle Angaben auf dieser Seite sind erfunden. Sie zeigen, wo ein Shop seine eigenen einträgt, und bezeichnen kein wirkliches Unternehmen.",
    ],
    [
      "publisher",
      "Anbieter",
      `${company.name}, vereinfachte Aktiengesellschaft französischen Rechts mit einem Kapital von ${company.capital} (Demo), ${company.street}, ${company.city}, Frankreich. ${company.registration}. Umsatzsteuer-Identifikationsnummer: ${company.vat}.`,
      `Telefon: ${company.phone}. E-Mail: ${company.email}. Vertretungsberechtigt und verantwortlich für den Inhalt: ${company.director}.`,
    ],
    ["host", "Hosting", "Demo-Hoster, 2 rue de l’Exemple, 75000 Paris, Frankreich, Telefon +33 1 99 00 56 78."],
    [
      "mediation",
      "Streitbeilegung",
      `Nach einer schriftlichen Beschwerde können Sie kostenlos die für uns zuständige Stelle anrufen: Demo-Schlichtungsstelle, ${mediator.street}, ${mediator.city}, Frankreich, ${mediator.email}, ${mediator.website}. Das ist freiwillig und nimmt Ihnen nicht den Weg zum Gericht.`,
      "An einem Verfahren vor dieser Stelle nehmen wir teil. An Verfahren vor einer deutschen Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet. Bei Streit mit einem Händler in einem anderen europäischen Land berät das Europäische Verbraucherzentrum Ihres Landes kostenlos.",
    ],
    [
      "producers",
      "Herstellernummern",
      "Verpackungsregister LUCID: DE0000000000000-DEMO. Textilien und Schuhe in Frankreich: FR000000_11DEMO. Diese Nummern sind erfunden.",
    ],
    [
      "property",
      "Urheberrecht",
      "Texte, Zeichnungen und Logos dieser Seite sind geschützt. Zitate mit Link sind willkommen; eine gewerbliche Wiedergabe braucht unsere schriftliche Zustimmung.",
    ],
    [
      "accessibility",
      "Barrierefreiheit",
      `Wir richten uns nach den WCAG 2.2, Stufe AA. Wenn eine Seite Ihnen Mühe macht, schreiben Sie an ${company.email}: Wir antworten innerhalb von fünf Werktagen und stellen die Information auf anderem Weg bereit.`,
    ],
  ),

  personal_data_protection: legalContent(
    "Datenschutz",
    [
      "controller",
      "Verantwortlicher",
      `${company.name} (Demo-Unternehmen), ${company.street}, ${company.city}, Frankreich. Kontakt für Datenschutz: ${company.dataEmail}.`,
    ],
    [
      "data",
      "Welche Daten wir verarbeiten",
      "Konto: Name, E-Mail, gehashtes Passwort, Sprache. Bestellungen: Adressen, Telefon, Artikel, Beträge, Rechnungen, Rücksendungen. Profile: Vorname, Geburtsdatum, Größen und Vorlieben, die Sie angeben; ein Foto, wenn Sie eines hinzufügen. Austausch: Ihre Nachrichten an den Kundenservice. Technik: Verbindungsprotokolle.",
      "Ihre vollständige Kartennummer erhalten wir nie. Wir kaufen keine Adresslisten und verkaufen Ihre Daten nicht.",
    ],
    [
      "purposes",
      "Wozu und auf welcher Grundlage",
      "Vertrag: Konto, Bestellungen, Koffer und die dafür behaltene Karte, Lieferung, Rücksendung, Kundenservice. Rechtliche Pflicht: Rechnungen, Gewährleistung, Produktrückrufe. Berechtigtes Interesse: Sicherheit, Betrugsvorbeugung, Verbesserung des Angebots. Einwilligung: Newsletter, gewünschte Benachrichtigungen, Profilfoto, für spätere Einkäufe im Shop behaltene Karte, Messung der Besuche; sie ist jederzeit widerrufbar.",
      "Die Messung der Besuche beginnt mit Ihrem Ja, und dann gilt sie Ihnen persönlich. Fremde Dienste erfahren, welche Seiten Sie lesen, die Anzahlung eines bestellten Koffers und, wenn Sie angemeldet sind, den Stand Ihres Kontos: eine Nummer, die gleich bleibt, den Tag der Registrierung, Sprache und Land, die Zahl der Kinder und der Damenprofile, den Stand der Abos, welche Newsletter Sie bekommen, ob Sie eine Geschenkkarte verschenkt haben, wie viele Stücke im Warenkorb liegen, Zahl und Summe Ihrer Einkäufe und den Tag des letzten. Name, E-Mail, Telefon und Anschrift geben wir nicht dazu.",
    ],
    [
      "children",
      "Daten von Kindern",
      "Kinderprofile legt eine verantwortliche erwachsene Person an. Sie dienen nur dazu, Kleidung in der passenden Größe auszusuchen, sind nicht öffentlich und werden nicht für Werbung genutzt. Stimmen Sie der Messung der Besuche zu, gehört ihre Zahl dazu. Jedes Profil lässt sich einzeln löschen.",
    ],
    [
      "recipients",
      "Empfänger",
      "Unser Team und die Dienstleister, die wir brauchen: Hosting, Zahlungsdienste, Versanddienste, E-Mail-Versand, Fehlermeldung. Sie handeln nach unserer Weisung, Zahlungsdienste in eigener Verantwortung. Stimmen Sie der Messung der Besuche zu, kommen die Dienste hinzu, die messen (Tag Manager von Google, Modul von Facebook). Die Daten liegen in der Europäischen Union; verarbeitet sie jemand anderswo, gelten die Standardvertragsklauseln der Europäischen Kommission.",
    ],
    [
      "retention",
      "Speicherdauer",
      "Konto und Profile: bis zur Löschung oder drei Jahre nach der letzten Anmeldung. Bestellungen und Rechnungen: zehn Jahre (Buchführungspflicht). Warenkorb ohne Konto: 60 Tage. Nachrichten: drei Jahre. Newsletter: bis zur Abmeldung. Verbindungsprotokolle: zwölf Monate. Aufzeichnung dessen, was unser Kundenservice in Ihrem Konto ansieht oder ändert: zwölf Monate; Sie können sie in Ihrem Konto lesen.",
    ],
    [
      "rights",
      "Ihre Rechte",
      `Sie können Auskunft, Berichtigung, Löschung, Einschränkung und eine Kopie in einem gängigen Format verlangen, einer Verarbeitung aus berechtigtem Interesse widersprechen und Ihre Einwilligung widerrufen. Schreiben Sie an ${company.dataEmail}; wir antworten innerhalb eines Monats.`,
      "Sind Sie mit unserer Antwort nicht zufrieden, können Sie sich an die Datenschutzaufsicht Ihres Bundeslandes oder Wohnlandes oder an die französische CNIL wenden.",
    ],
    [
      "decisions",
      "Automatisierte Entscheidungen",
      "Vorschläge werden aus Größen und Vorlieben des Profils berechnet und haben keine rechtliche Wirkung. Eine Betrugsprüfung kann eine Bestellung markieren: Vor einer Ablehnung sieht sie sich immer ein Mensch an.",
    ],
    [
      "cookies",
      "Cookies",
      "Ungefragt setzen wir nur notwendige Cookies: Sie merken sich Sitzung, Warenkorb, Sprache und Land. Im Speicher Ihres Browsers bleiben außerdem zuletzt angesehene Stücke, angefangene Eingaben und einige Einstellungen. Werbe- oder Reichweiten-Cookies setzen wir nie ohne Ihr Einverständnis: Misst dieser Shop Besuche, fragt er Sie zuerst, Ablehnen ist so einfach wie Zustimmen, und Ihre Wahl bleibt sechs Monate und lässt sich über „Messung der Besuche“ unten auf jeder Seite ändern. Wo nichts gefragt wird, wird nichts gemessen.",
    ],
    [
      "security",
      "Sicherheit",
      "Übertragungen sind verschlüsselt, Passwörter gehasht, Zugriffe begrenzt und protokolliert. Bei einer Datenpanne mit hohem Risiko für Sie informieren wir Sie unverzüglich.",
    ],
  ),
} as const;
