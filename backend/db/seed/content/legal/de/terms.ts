import { keepAllPercent, prepaymentCents, previewDays, tryOnDays } from "#contract/terms.ts";
import { company } from "../company.ts";
import { legalContent } from "../content.ts";

export const termsDe = {
  terms_and_conditions: legalContent(
    "Allgemeine Nutzungsbedingungen",
    [
      "demo",
      "Demonstrationsseite",
      "Diese Seite zeigt einen Demo-Shop. Unternehmen, Marken, Adressen und Preise sind erfunden; keine Bestellung wird wirklich geliefert oder abgebucht. Ein Shop, der eröffnet, ersetzt diese Texte und lässt sie anwaltlich prüfen.",
    ],
    [
      "purpose",
      "Gegenstand",
      `Diese Bedingungen regeln die Nutzung der Website Petite Malle und den Kofferservice, den ${company.name} („wir“) Verbrauchern („Sie“) anbietet. Für Einzelkäufe im Shop gelten zusätzlich die Verkaufsbedingungen des Shops.`,
      "Sie müssen volljährig sein und für private Zwecke bestellen. Es gelten die Bedingungen am Tag Ihrer Bestellung; Sie erhalten sie mit der Bestätigung auf einem dauerhaften Datenträger.",
    ],
    [
      "account",
      "Konto und Profile",
      "Ein Konto braucht eine gültige E-Mail-Adresse und ein Passwort, das Sie geheim halten. Sie können je ein Profil für Kinder anlegen, für die Sie verantwortlich sind, und eines für sich selbst. Profile und Konto können Sie jederzeit löschen.",
    ],
    [
      "boxes",
      "Koffer",
      `Ein Koffer enthält Stücke, die eine Stylistin anhand des Profils aussucht. Vor dem Versand zeigt eine Vorschau jedes Stück mit Preis: Bis zu ${previewDays} Tage lang können Sie es ersetzen, einen Kommentar hinterlassen, den Termin verschieben oder bestätigen. Hören wir in der angegebenen Frist nichts von Ihnen, packen wir den Koffer so, wie er ist.`,
      "Der Vertrag umfasst die behaltenen Stücke. Vor der Bestätigung zeigen wir den Gesamtbetrag, den voraussichtlichen Liefertermin und die Frist für die Rücksendung der übrigen Stücke.",
      `Bevor der Koffer losgeht, buchen wir eine Anzahlung von ${prepaymentCents / 100} € ab. Danach haben Sie ${tryOnDays} Tage nach dem Tag der Lieferung, um auszuwählen und anzumelden, was Sie zurückschicken; diese Frist kann einmal verlängert werden. Das Paket geben Sie spätestens 14 Tage nach der Anmeldung mit dem kostenlosen Etikett ab. Stücke, die nicht innerhalb der Frist angemeldet sind, gelten als behalten.`,
      `Dann buchen wir den Preis der behaltenen Stücke und, wenn er nicht kostenlos ist, den Versand ab; die Anzahlung rechnen wir an. Behalten Sie alle Stücke, sinkt ihr Preis um ${keepAllPercent} %. Was von der Anzahlung nicht gebraucht wird, erstatten wir; behalten Sie nichts, schulden Sie nichts.`,
      "Ihr gesetzliches Widerrufsrecht von 14 Tagen ab Erhalt bleibt für die behaltenen Stücke unberührt, auch wenn sie schon abgebucht sind: Es genügt eine Erklärung, wie unter „Widerruf“ beschrieben.",
    ],
    [
      "subscription",
      "Abonnement",
      "Das Abonnement gehört zu einem Profil, sein Rhythmus wird in Monaten gewählt, eine Mindestlaufzeit gibt es nicht. Sie können es kostenlos ändern, pausieren, fortsetzen oder kündigen: mit zwei Klicks auf der Seite „Meine Abos“ Ihres Kontos oder indem Sie uns schreiben. Die Kündigung wirkt sofort, ein schon gepackter Koffer kommt noch; wir bestätigen sie mit dem Enddatum per E-Mail.",
      `Ohne Konto geht es auf der Seite „Verträge hier kündigen“, deren Link unten auf jeder Seite steht; schriftlich über die Kontaktseite, an ${company.email} oder per Post an ${company.street}, ${company.city}, Frankreich. Preisänderungen gelten nur, wenn wir sie mindestens einen Monat vorher ankündigen und Sie kündigen können.`,
    ],
    [
      "withdrawal",
      "Widerruf",
      `Sie können innerhalb von 14 Tagen nach Erhalt ohne Angabe von Gründen widerrufen, bei einem Koffer wie bei einem Kauf im Shop. Im Shop verlängern wir diese Frist auf 30 Tage; bei einem Koffer schmälert die Frist von ${tryOnDays} Tagen zum Auswählen, beschrieben unter „Koffer“, Ihr Recht nicht. Die Einzelheiten stehen in den Verkaufsbedingungen des Shops unter „Widerrufsrecht“.`,
    ],
    [
      "conduct",
      "Faire Nutzung",
      "Aus berechtigtem Grund können wir eine Bestellung ablehnen, etwa bei einer offenen Zahlungsstreitigkeit oder wenn mehrere Konten genutzt werden, um ein Angebot für Erstbestellungen mehrfach zu erhalten. Den Grund nennen wir Ihnen.",
    ],
    [
      "liability",
      "Haftung",
      "Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper und Gesundheit und nach dem Produkthaftungsgesetz. Bei leicht fahrlässiger Verletzung wesentlicher Vertragspflichten haften wir auf den vorhersehbaren, typischen Schaden. Ihre gesetzlichen Verbraucherrechte bleiben unberührt.",
    ],
    [
      "law",
      "Anwendbares Recht und Streitigkeiten",
      "Es gilt französisches Recht. Wohnen Sie in einem anderen Land, behalten Sie den Schutz der dort zwingenden Vorschriften und können die dortigen Gerichte anrufen.",
      "Bei Unstimmigkeiten schreiben Sie uns bitte zuerst. Finden wir innerhalb von zwei Monaten keine Lösung, können Sie kostenlos eine Schlichtungsstelle anrufen; ihre Angaben stehen im Impressum. Bei grenzüberschreitenden Fällen hilft das Europäische Verbraucherzentrum Ihres Landes.",
    ],
  ),

  terms_and_conditions_shop: legalContent(
    "Verkaufsbedingungen des Shops",
    [
      "seller",
      "Verkäufer",
      `${company.name}, ${company.street}, ${company.city}, Frankreich (Demo-Unternehmen). Telefon ${company.phone}, E-Mail ${company.email}.`,
    ],
    [
      "products",
      "Produkte",
      "Jede Produktseite nennt die wesentlichen Merkmale: Zusammensetzung, Pflege, Länder von Weberei, Färberei und Konfektion, Hersteller und Sicherheitshinweise. Die Zeichnungen geben Modell, Farbe und Muster wieder; auf Ihrem Bildschirm kann ein Farbton leicht abweichen.",
    ],
    [
      "prices",
      "Preise",
      "Alle Preise sind in Euro, inklusive Mehrwertsteuer, zuzüglich Versand. Bei reduzierten Preisen nennen wir den niedrigsten Preis der 30 Tage vor der Reduzierung. Der Gesamtbetrag mit Versand steht vor der Zahlung fest und ändert sich danach nicht mehr.",
    ],
    [
      "order",
      "Bestellung",
      "So kommt der Vertrag zustande: Sie prüfen Warenkorb, Adresse, Lieferung und Gesamtbetrag, können jeden Schritt korrigieren und klicken auf „Zahlungspflichtig bestellen“. Wir bestätigen die Bestellung unverzüglich per E-Mail. Sie wird gespeichert und ist in Ihrem Konto einsehbar.",
    ],
    [
      "payment",
      "Zahlung",
      "Bezahlt wird bei der Bestellung mit den für Ihr Land angezeigten Zahlungsarten. Kartendaten verarbeitet unser Zahlungsdienstleister. Scheitert eine Zahlung, bleiben die Stücke für die angegebene Zeit reserviert; danach wird die Bestellung kostenlos storniert.",
    ],
    [
      "delivery",
      "Lieferung",
      "Wir liefern nach Frankreich, Monaco, Belgien, Österreich, Deutschland, in die Niederlande, nach Spanien, Italien, Irland, Luxemburg und Portugal, je nach Land nach Hause oder in einen Paketshop. Lieferzeiten sind in Werktagen angegeben; fehlt eine Angabe, liefern wir spätestens 30 Tage nach der Bestellung.",
      "Die Gefahr geht mit der Übergabe auf Sie über. Bei Verspätung können Sie uns eine angemessene Nachfrist setzen und danach zurücktreten; wir erstatten innerhalb von 14 Tagen.",
    ],
    [
      "withdrawal",
      "Widerrufsrecht",
      "Sie haben das Recht, binnen 14 Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beginnt an dem Tag, an dem Sie oder ein von Ihnen benannter Dritter die letzte Ware in Besitz genommen haben. Bei Käufen im Shop nehmen wir Ware zu denselben Bedingungen bis zu 30 Tage zurück.",
      `Melden Sie die Rücksendung dafür in Ihrem Konto an oder nutzen Sie, mit oder ohne Konto, die Seite „Vertrag widerrufen“, deren Link unten auf jeder Seite steht. Jede andere eindeutige Erklärung gilt ebenso: über die Kontaktseite, an ${company.email} oder per Post an ${company.street}, ${company.city}, Frankreich. Den Eingang bestätigen wir unverzüglich per E-Mail. Muster, nicht vorgeschrieben: „Hiermit widerrufe ich den Vertrag über folgende Waren … bestellt am … erhalten am … Name, Anschrift, Datum.“`,
      "Sie senden die Ware spätestens 14 Tage nach Ihrer Erklärung zurück. Das Rücksendeetikett ist kostenlos. Für einen Wertverlust haften Sie nur, wenn er auf einen Umgang zurückgeht, der über das Anprobieren hinausgeht.",
      "Wir erstatten alle Zahlungen einschließlich der Standardlieferung unverzüglich, spätestens 14 Tage nach Eingang Ihrer Erklärung, über dasselbe Zahlungsmittel. Wir dürfen warten, bis die Ware oder der Nachweis der Absendung da ist. Schicken Sie nur einen Teil zurück, erstatten wir diesen Teil.",
    ],
    [
      "guarantee",
      "Gesetzliche Gewährleistung",
      "Es gilt das gesetzliche Mängelhaftungsrecht; die Frist beträgt zwei Jahre ab Lieferung. Zeigt sich ein Mangel, genügt der Nachweis, dass er besteht; nach französischem Recht wird während der gesamten zwei Jahre vermutet, dass er schon bei der Lieferung vorlag.",
      "Sie können Reparatur oder Ersatz verlangen, innerhalb von 30 Tagen, kostenlos und ohne erhebliche Unannehmlichkeiten. Ist das nicht möglich, können Sie den Preis mindern oder vom Vertrag zurücktreten und erhalten den vollen Betrag zurück.",
      "Weitergehende Rechte, etwa wegen versteckter Mängel nach dem französischen Code civil, bleiben bestehen. Ansprechpartner ist immer der Verkäufer.",
    ],
    [
      "gift",
      "Geschenkkarten und Codes",
      "Eine Geschenkkarte gilt ab Kauf zwei Jahre, für Kundinnen und Kunden mit Wohnsitz in Deutschland drei Jahre ab Jahresende, und kann in mehreren Schritten im Shop und für Koffer verwendet werden; der Betrag wird dem Guthaben Ihres Kontos gutgeschrieben. Persönliche Rabattcodes gelten zu den mit ihnen angezeigten Bedingungen. Eine Geschenkkarte, die noch nicht eingelöst ist, können Sie ab der Zahlung 14 Tage lang zurückgeben und erhalten Ihr Geld zurück: auf der Seite „Meine Geschenkkarten“ Ihres Kontos, auf der Seite Ihres Geschenks, deren Link in der Quittung steht, oder auf der Seite „Vertrag widerrufen“.",
    ],
    [
      "disputes",
      "Beschwerden und Schlichtung",
      "Der Kundenservice antwortet innerhalb von zwei Werktagen. Bleibt eine schriftliche Beschwerde zwei Monate ohne befriedigende Antwort, können Sie kostenlos die im Impressum genannte Schlichtungsstelle anrufen.",
    ],
  ),
} as const;
